import type { ChainFile } from '../kernel/index.ts'

/** The files that the calls of a session have made, and the names of those that are to come. */
export class SessionFiles {
  readonly #made: ChainFile[] = []
  readonly #takenPaths: ReadonlySet<string>
  #count = 0
  #sealed = false

  /** @param takenPaths what no file may be named */
  constructor(takenPaths: readonly string[] = []) {
    this.#takenPaths = new Set(takenPaths)
  }

  /** In the order in which they were made; a copy. */
  list(): readonly ChainFile[] {
    return [...this.#made]
  }

  add(file: ChainFile): void {
    if (!this.#sealed) this.#made.push(file)
  }

  /** There are no more from now on. */
  seal(): void {
    this.#sealed = true
  }

  /** Counts files that have got their names elsewhere. */
  count(files: number): void {
    this.#count += files
  }

  /** A path that no other file has. */
  nextPath(name: string, extension: string): string {
    this.#count += 1
    const path = `/workspace/media/${name}_${this.#count}.${extension}`
    return this.#takenPaths.has(path) ? this.nextPath(name, extension) : path
  }
}
