import { existsSync, readlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, parse, resolve, sep } from 'node:path'

const maxLinks = 40

/**
 * What the child must be able to read to come up: its own folder, isolated-vm and its loader, and every link on the
 * way to them (package managers that keep one store fill `node_modules` with links).
 */
export function readablePaths(childPath: string): readonly string[] {
  const own = dirname(childPath)
  const engine = packageFolder('isolated-vm', childPath)
  const loader = engine.flatMap((folder) => packageFolder('node-gyp-build', `${folder}/package.json`))
  const paths = [own, ...engine, ...loader].flatMap((folder) => [folder, `${folder}/*`])
  return [...new Set(paths)]
}

function packageFolder(name: string, from: string): readonly string[] {
  const parents = createRequire(from).resolve.paths(name) ?? []
  const found = parents.map((parent) => join(parent, name)).find((folder) => existsSync(folder))
  return found === undefined ? [] : steps(found)
}

/** Each link on a path, then what is at its end. */
function steps(path: string): readonly string[] {
  const links: string[] = []
  let { at, rest } = fromRoot(path)
  while (rest.length > 0 && links.length < maxLinks) {
    const [name = '', ...further] = rest
    const next = join(at, name)
    const target = linkTarget(next)
    rest = further
    if (target === undefined) {
      at = next
      continue
    }
    links.push(next)
    const anew = fromRoot(resolve(at, target))
    at = anew.at
    rest = [...anew.rest, ...further]
  }
  return [...links, at]
}

function fromRoot(path: string): { readonly at: string; readonly rest: readonly string[] } {
  const { root } = parse(path)
  return {
    at: root,
    rest: path
      .slice(root.length)
      .split(sep)
      .filter((name) => name !== ''),
  }
}

function linkTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
