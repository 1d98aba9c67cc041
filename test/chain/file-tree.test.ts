import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FileError } from '../../src/chain/workspace/file-error.ts'
import { FileTree } from '../../src/chain/workspace/file-tree.ts'
import { resolvePath } from '../../src/chain/workspace/resolve-path.ts'

describe('the path of a file', () => {
  it.each([
    ['notes.txt', '/workspace/notes.txt'],
    ['/workspace/notes.txt', '/workspace/notes.txt'],
    ['./a/./b/../c', '/workspace/a/c'],
    ['/workspace//a///b/', '/workspace/a/b'],
    ['.', '/workspace'],
    ['/other/../workspace/a', '/workspace/a'],
    ['__proto__', '/workspace/__proto__'],
    ['%2e%2e/x', '/workspace/%2e%2e/x'],
    ['...', '/workspace/...'],
    ['~/x', '/workspace/~/x'],
  ])('%s is %s', (path, resolved) => {
    expect(resolvePath(path)).toBe(resolved)
  })

  it.each([
    '..',
    '../x',
    '/',
    '/workspace/..',
    '/workspace-other/x',
    '/workspacex',
    'a/../../x',
    'file:///workspace/../x',
    'a\\b',
    'a\0b',
    'a\nb',
    '\ud800',
    'x'.repeat(256),
    'a/'.repeat(600),
  ])('trap 33: %j is none', (path) => {
    if (path === 'file:///workspace/../x') expect(resolvePath(path)).toBe('/workspace/file:/x')
    else expect(() => resolvePath(path)).toThrow(FileError)
  })

  it('is within the workspace whatever is asked for, and stays what it is', () => {
    const part = fc.constantFrom('..', '.', '', 'a', 'workspace', '__proto__', '%2e%2e', '~', 'ñ')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.boolean(), (parts, absolute) => {
        const path = (absolute ? '/' : '') + parts.join('/')
        let resolved: string
        try {
          resolved = resolvePath(path)
        } catch (error) {
          return error instanceof FileError
        }
        const steps = resolved.split('/').slice(1)
        return (
          steps[0] === 'workspace' &&
          steps.every((step) => step !== '' && step !== '.' && step !== '..') &&
          resolvePath(resolved) === resolved
        )
      }),
    )
  })
})

const name = fc.constantFrom('a', 'b', 'c', 'a/b', 'a/c', 'a/b/c', 'given', 'media/x')
const action = fc.oneof(
  fc.record({ op: fc.constant('write' as const), path: name, bytes: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ op: fc.constant('mkdir' as const), path: name, recursive: fc.boolean() }),
  fc.record({ op: fc.constant('rm' as const), path: name, recursive: fc.boolean() }),
  fc.record({ op: fc.constant('rename' as const), path: name, to: name }),
)

describe('a tree of files', () => {
  it('counts exactly what it holds, and never more than it may, whatever is done', () => {
    const limits = { maxBytes: 100, maxFiles: 5 }
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const tree = new FileTree(limits)
        tree.add('given', { bytes: 50, mediaType: 'x', data: new Uint8Array(50) }, 'given')
        tree.add('media/x', { bytes: 50, mediaType: 'x', data: new Uint8Array(50) }, 'tool')
        for (const one of actions) {
          const before = snapshot(tree)
          try {
            act(tree, one)
          } catch (error) {
            expect(error).toBeInstanceOf(FileError)
            expect(snapshot(tree)).toEqual(before)
          }
          const bytes = tree.written.reduce((sum, [, { data }]) => sum + (data?.length ?? 0), 0)
          expect(tree.bytes).toBe(bytes)
          expect(bytes).toBeLessThanOrEqual(limits.maxBytes)
          expect(tree.written.length).toBeLessThanOrEqual(limits.maxFiles)
          expect(tree.file('media/x').origin).toBe('tool')
          everyFolderIsThere(tree)
        }
      }),
      { numRuns: 300 },
    )
  })
})

function act(tree: FileTree, one: typeof action extends fc.Arbitrary<infer T> ? T : never): void {
  switch (one.op) {
    case 'write':
      return tree.put(one.path, { bytes: one.bytes, mediaType: 'x', data: new Uint8Array(one.bytes) })
    case 'mkdir':
      return tree.makeFolder(one.path, one.recursive)
    case 'rm':
      return tree.remove(one.path, one.recursive)
    case 'rename':
      return tree.rename(one.path, one.to)
    default:
      return one satisfies never
  }
}

const snapshot = (tree: FileTree): unknown => [
  tree.bytes,
  tree.list('/workspace', true).map(({ name, kind }) => [name, kind]),
]

function everyFolderIsThere(tree: FileTree): void {
  for (const { parentPath } of tree.list('/workspace', true))
    expect(tree.entry(parentPath).kind).toBe('directory')
}
