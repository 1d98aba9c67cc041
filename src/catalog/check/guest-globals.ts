/** What scripts find beside the language, as TypeScript. What this cannot tell exactly is `any`. */
export const guestGlobals = `
declare const input: any
declare const workspace: any
declare const artifacts: any
declare function progress(value: any): void
declare function sleep(ms: number): Promise<void>
declare function setTimeout(callback: (...args: any[]) => any, ms?: number, ...args: any[]): number
declare function clearTimeout(id: any): void
declare function queueMicrotask(callback: () => any): void
declare function structuredClone<T>(value: T, options?: any): T
declare function btoa(value: any): string
declare function atob(value: any): string
declare const crypto: { randomUUID(): string }
declare const console: { [method: string]: (...values: any[]) => void }
declare class TextEncoder { readonly encoding: string; encode(text?: string): Uint8Array }
declare class TextDecoder { constructor(label?: string, options?: any); decode(bytes?: any, options?: any): string; [member: string]: any }
declare class URLSearchParams {
  constructor(init?: any)
  readonly size: number
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string, value?: string): boolean
  set(name: string, value: any): void
  append(name: string, value: any): void
  delete(name: string, value?: string): void
  sort(): void
  forEach(callback: (value: string, name: string, all: URLSearchParams) => any, self?: any): void
  keys(): IterableIterator<string>
  values(): IterableIterator<string>
  entries(): IterableIterator<[string, string]>
  [Symbol.iterator](): IterableIterator<[string, string]>
  toString(): string
}
declare class URL {
  constructor(url: any, base?: any)
  static canParse(url: any, base?: any): boolean
  static parse(url: any, base?: any): URL | null
  href: string; origin: string; protocol: string; username: string; password: string; host: string
  hostname: string; port: string; pathname: string; search: string; hash: string
  readonly searchParams: URLSearchParams
  toString(): string
  toJSON(): string
}
declare class ToolError extends Error {
  readonly tool: string
  readonly status: string
  readonly code: string
  readonly retryable: boolean
  readonly effect: 'none' | 'done' | 'unknown'
  [member: string]: any
}
declare class Artifact {
  readonly ref: string; readonly size: number; readonly mediaType: string; readonly preview: string
  readonly sha256?: string; readonly outline?: string
  text(): Promise<string>
  json(): Promise<any>
  slice(from?: number, to?: number): Promise<Uint8Array>
  bytes(): Promise<Uint8Array>
  lines(): AsyncIterableIterator<string>
}
/** The outcome of a call that does not throw. */
interface ToolOutcome {
  readonly status: 'ok' | 'error' | 'denied' | 'timeout' | 'cancelled'
  readonly callId: string; readonly tool: string; readonly code?: string; readonly retryable: boolean
  readonly effect: 'none' | 'done' | 'unknown'
  readonly text: string
  readonly structured?: any
  readonly artifact?: Artifact; readonly artifactRef?: string; readonly bytes: number; readonly mediaType: string
  readonly files: any[]; readonly durationMs: number; readonly sha256?: string; readonly outline?: string
}
interface CatenaryTool<A extends unknown[], R> {
  (...args: A): Promise<R>
  invoke(...args: A): Promise<ToolOutcome>
}
interface FoundTool { path: string; description: string; signature: string }
interface CatenaryCatalogue {
  $search(query: string, options?: { limit?: number }): Promise<FoundTool[]>
  $describe(path: string): Promise<string>
}
`
