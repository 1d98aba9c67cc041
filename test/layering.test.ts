import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

/** The table of docs/architecture.md as data: which folders a folder may import from, and which packages. */
interface Room {
  readonly folder: string
  /** Folders of ours, beside its own. */
  readonly rooms: readonly string[]
  /** Packages from npm by the file that may import them; `*` for every file of the room. */
  readonly packages: Readonly<Record<string, readonly string[]>>
}

const rooms: readonly Room[] = [
  {
    folder: 'store',
    rooms: [],
    packages: {
      '@aws-sdk/client-s3': [
        's3/blob-bucket.ts',
        's3/multipart-upload.ts',
        's3/lost-uploads.ts',
        's3/prepare-bucket.ts',
      ],
    },
  },
  {
    folder: 'sandbox',
    rooms: [],
    packages: {
      'isolated-vm': ['isolate.ts'],
      esbuild: ['transform-syntax.ts', 'bundle-packages.ts'],
      acorn: ['parse-body.ts'],
    },
  },
  { folder: 'bridge', rooms: [], packages: { zod: ['*'] } },
  { folder: 'src/kernel', rooms: ['store/types.ts'], packages: { zod: ['*'] } },
  {
    folder: 'src/invoker',
    rooms: ['src/kernel', 'store', 'bridge'],
    packages: {
      zod: ['*'],
      ajv: ['*'],
      'ajv-formats': ['*'],
      'p-limit': ['*'],
      '@standard-schema/spec': ['*'],
    },
  },
  {
    folder: 'src/catalog',
    rooms: ['src/kernel'],
    packages: {
      typescript: ['check/open-program.ts'],
      zod: ['check/rpc-process.ts', 'check/typescript.ts'],
    },
  },
  { folder: 'src/journal', rooms: ['src/kernel'], packages: { zod: ['*'] } },
  { folder: 'src/approval', rooms: ['src/kernel'], packages: { zod: ['*'] } },
  {
    folder: 'src/trace',
    rooms: ['src/kernel'],
    packages: { zod: ['*'], '@opentelemetry/api': ['opentelemetry.ts'] },
  },
  {
    folder: 'src/chain',
    rooms: [
      'src/kernel',
      'src/invoker',
      'src/approval',
      'src/journal',
      'src/trace',
      'src/catalog',
      'store',
      'sandbox',
      'bridge',
    ],
    packages: { zod: ['*'], 'p-limit': ['*'] },
  },
  {
    folder: 'src/adapters',
    rooms: ['src/index.ts'],
    packages: {
      zod: ['*'],
      yaml: ['openapi/parse-document.ts'],
      '@langchain/core': ['langchain.ts'],
      '@modelcontextprotocol/client': ['mcp-client/sdk.ts'],
      '@modelcontextprotocol/server': ['mcp-server/sdk.ts'],
    },
  },
  {
    folder: 'src/cli',
    rooms: ['src/index.ts', 'src/adapters/mcp.ts', 'store/s3.ts'],
    packages: { commander: ['*'] },
  },
]

const root = resolve(import.meta.dirname, '..')

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [
    ...text.matchAll(/^\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm),
  ].map((match) => match[1] ?? match[2] ?? '')
}

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function violations({ folder, rooms: allowed, packages }: Room): string[] {
  return sourceFiles(folder).flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      if (specifier.startsWith('node:')) return []
      if (!specifier.startsWith('.')) {
        const files = packages[packageOf(specifier)]
        const fine = files?.some((name) => name === '*' || file.endsWith(`/${name}`)) ?? false
        return fine ? [] : [`${file} imports the package ${specifier}`]
      }
      const target = relative(root, resolve(root, dirname(file), specifier))
      if (target.startsWith(`${folder}/`)) return []
      const isDoor = allowed.some((room) => target === room || target === `${room}/index.ts`)
      return isDoor ? [] : [`${file} imports ${target}`]
    }),
  )
}

describe('layering', () => {
  for (const room of rooms) {
    it(`${room.folder} imports only what the architecture allows, by its door`, () => {
      expect(sourceFiles(room.folder).length).toBeGreaterThan(0)
      expect(violations(room)).toEqual([])
    })
  }

  it('every folder of the product is in the table', () => {
    const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && sourceFiles(`src/${entry.name}`).length > 0)
      .map((entry) => `src/${entry.name}`)
    expect(folders.filter((folder) => !rooms.some((room) => room.folder === folder))).toEqual([])
  })

  it('finds a planted violation', () => {
    const planted: Room = { folder: 'src/chain', rooms: [], packages: {} }
    expect(violations(planted).length).toBeGreaterThan(0)
  })
})
