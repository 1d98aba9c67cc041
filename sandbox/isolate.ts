import ivm from 'isolated-vm'

/** How a guest left an entry. `rejected` is an unhandled rejection: the guest lives on. */
export type Entry =
  | { readonly status: 'returned' }
  | { readonly status: 'rejected'; readonly message: string }
  | { readonly status: 'cpu' | 'memory' }

/** The code of the inside end. V8's cache of it is made and used within one process only. */
export interface GuestCode {
  /** One expression whose value is the boot function. */
  readonly text: string
  /** Isolates that have compiled it. */
  compiled: number
  cache: ivm.ExternalCopy<ArrayBuffer> | undefined
}

export interface GuestOptions {
  readonly code: GuestCode
  readonly setup: string
  /** Takes one text from the guest; a returned text is why it was refused. */
  onPost(text: string): string
  onFinish(kind: string, text: string): void
  /** Answers what the guest cannot do by itself, at once. */
  onAssist(operation: string, text: string): string
}

/** One context of an isolate with its prelude, ready for one script. */
export interface Guest {
  start(body: string, start: string, cpuMs: number): Entry
  send(text: string): Entry
  /** CPU microseconds used by the script so far; asked while it runs, too. */
  cpuMicros(): number
  /** The same as of the end of the last entry, at no cost. */
  readonly usedMicros: number
  /** Gives the context back; the isolate lives on. */
  release(): void
}

/** One isolate. Only strings and numbers cross its edge, through three callbacks that each prelude keeps to itself. */
export interface GuestIsolate {
  /** A fresh context; the options' callbacks are this guest's own. */
  open(options: GuestOptions): Guest
  /** How many contexts it has had. */
  readonly opened: number
  /** Whether another context may find too little room, or the isolate is gone. */
  readonly isWorn: boolean
  dispose(): void
}

/** What stands between the guest's frames and those of this process. */
const boundary = '\n    at (<isolated-vm boundary>)'
const maxDescription = 4000

// The isolate's own timer counts wall time: the parent, which reads the process's CPU time, is the exact clock.
// This one only has to end a loop that a parent which is held up does not see, so it is generous: on a busy machine a
// script waits many times as long as it runs. It is the same for each entry of a chain: isolated-vm starts a thread,
// and keeps it, for every timer that ends before all that there are.
const returned: Entry = { status: 'returned' }
const entryTimeoutMs = (budgetMs: number): number => budgetMs * 10 + 2000

export interface IsolateOptions {
  /** Heap in MiB. */
  readonly memoryMb: number
  /** The heap cannot be saved; the process must end now. */
  onCatastrophe(message: string): void
}

/** Makes an isolate. */
export function createIsolate({ memoryMb, onCatastrophe }: IsolateOptions): GuestIsolate {
  const isolate = new ivm.Isolate({
    memoryLimit: memoryMb,
    onCatastrophicError: (message) => onCatastrophe(message),
  })
  let opened = 0
  let prelude: ivm.Script | undefined
  return {
    open(options) {
      opened += 1
      prelude ??= compilePrelude(isolate, options.code)
      return openGuest(isolate, prelude, options)
    },
    get opened() {
      return opened
    },
    get isWorn() {
      if (isolate.isDisposed) return true
      const { used_heap_size: used } = isolate.getHeapStatisticsSync()
      return used > (memoryMb * 1024 * 1024) / 4
    },
    dispose() {
      if (!isolate.isDisposed) isolate.dispose()
    },
  }
}

function compilePrelude(isolate: ivm.Isolate, code: GuestCode): ivm.Script {
  const filename = 'catenary:prelude'
  code.compiled += 1
  // The first isolate of a process is waited for: to make a cache takes half as long again.
  if (code.compiled === 1) return isolate.compileScriptSync(code.text, { filename })
  const script = isolate.compileScriptSync(
    code.text,
    code.cache === undefined ? { filename, produceCachedData: true } : { filename, cachedData: code.cache },
  )
  if ('cachedData' in script) code.cache ??= script.cachedData as GuestCode['cache']
  return script
}

function openGuest(isolate: ivm.Isolate, prelude: ivm.Script, options: GuestOptions): Guest {
  const context = isolate.createContextSync()
  const entry = boot(prelude, context, options)
  let cpuMs = 0
  /** As of the last entry's end. */
  let usedMicros = 0
  const base = isolate.cpuTime
  const cpuMicros = (): number => (isolate.isDisposed ? 0 : Number((isolate.cpuTime - base) / 1000n))
  const enter = (operation: number, text: string, extra: string): Entry => {
    if (usedMicros / 1000 >= cpuMs) return { status: 'cpu' }
    const timeout = Math.ceil(entryTimeoutMs(cpuMs))
    const before = performance.now()
    try {
      entry.applySync(undefined, [operation, text, extra], { timeout })
      usedMicros = cpuMicros()
      return returned
    } catch (error) {
      if (isolate.isDisposed) return { status: 'memory' }
      usedMicros = cpuMicros()
      // The message may be the guest's own (an unhandled rejection); only the time that passed cannot be forged.
      if (performance.now() - before >= timeout - 1) return { status: 'cpu' }
      return { status: 'rejected', message: describe(error) }
    }
  }
  return {
    start(body, start, budget) {
      cpuMs = budget
      return enter(0, body, start)
    },
    send: (text) => enter(1, text, ''),
    cpuMicros,
    get usedMicros() {
      return usedMicros
    },
    release() {
      if (isolate.isDisposed) return
      entry.release()
      context.release()
    },
  }
}

function boot(prelude: ivm.Script, context: ivm.Context, options: GuestOptions): ivm.Reference {
  const start: ivm.Reference = prelude.runSync(context, { reference: true })
  const callbacks = [
    new ivm.Callback((text: unknown) => (typeof text === 'string' ? options.onPost(text) : 'not a text')),
    new ivm.Callback((kind: unknown, text: unknown) => {
      if (typeof kind === 'string' && typeof text === 'string') options.onFinish(kind, text)
    }),
    new ivm.Callback((operation: unknown, text: unknown) =>
      typeof operation === 'string' && typeof text === 'string' ? options.onAssist(operation, text) : '',
    ),
  ]
  return start.applySync(undefined, [...callbacks, options.setup], { result: { reference: true } })
}

// With the frames that are the guest's own.
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'a value that is no error'
  const [stack = ''] = (error.stack ?? '').split(boundary)
  return (stack === '' ? `${error.name}: ${error.message}` : stack).slice(0, maxDescription)
}
