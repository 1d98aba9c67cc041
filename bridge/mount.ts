import { BridgeError } from './errors.ts'

/** Where in the guest's `tools` one tool is found. */
export interface MountPoint {
  readonly path: readonly string[]
  readonly tool: string
}

// `await tools` and `JSON.stringify(tools)` would call tools of these names.
const hidden = new Set(['then', 'toJSON'])
const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u

/**
 * The plan of the guest's `tools` object. Every tool is there under its own name; a dotted one also as members of
 * its namespaces; one that is no identifier also under a sanitised name (`-` and other characters become `_`, `/`
 * becomes `__`, a leading digit gets `_` before it, `then` and `toJSON` get `_` behind them and lose the name itself).
 *
 * @throws BridgeError `name_collision` when two tools would stand at one place
 */
export function planMount(names: readonly string[]): readonly MountPoint[] {
  const taken = new Map<string, string>()
  const points: MountPoint[] = []
  const add = (path: readonly string[], tool: string): void => {
    const key = placeOf(path)
    const other = taken.get(key)
    if (other === tool) return
    if (other !== undefined) throw collision(path, other, tool)
    taken.set(key, tool)
    points.push({ path, tool })
  }
  for (const name of names) if (!hidden.has(name)) add([name], name)
  for (const name of names) for (const path of aliases(name)) add(path, name)
  refuseHiddenMembers(points, taken)
  return points.toSorted((a, b) => a.path.length - b.path.length)
}

// A name may hold any character: only this form keeps two paths apart.
const placeOf = (path: readonly string[]): string => JSON.stringify(path)

function aliases(name: string): readonly (readonly string[])[] {
  const segments = name.split('.')
  const dotted = segments.length > 1 && segments.every((segment) => segment !== '')
  // A namespace must not be thenable either.
  if (dotted && segments.some((segment) => hidden.has(segment))) return [segments.map(sanitise)]
  if (dotted) return [segments, segments.map(sanitise)]
  return [[sanitise(name)]]
}

// The identifier that stands for a name.
function sanitise(name: string): string {
  if (hidden.has(name)) return `${name}_`
  if (identifier.test(name)) return name
  const clean = name.replaceAll('/', '__').replaceAll(/[^\p{ID_Continue}$]/gu, '_')
  return identifier.test(clean) ? clean : `_${clean}`
}

// A namespace that is also a tool carries its members beside `invoke`.
function refuseHiddenMembers(points: readonly MountPoint[], taken: ReadonlyMap<string, string>): void {
  for (const { path, tool } of points) {
    for (const [at, segment] of path.entries()) {
      if (at === 0 || segment !== 'invoke') continue
      const parent = taken.get(placeOf(path.slice(0, at)))
      if (parent !== undefined) throw collision(path, `${parent}.invoke()`, tool)
    }
  }
}

function collision(path: readonly string[], first: string, second: string): BridgeError {
  const names = `${JSON.stringify(first)} and ${JSON.stringify(second)}`
  return new BridgeError(
    'name_collision',
    `the tools ${names} would both be tools.${path.join('.')} in a script: rename one of them`,
  )
}
