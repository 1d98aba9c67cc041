import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

/** The lines of a TypeScript text that its compiler complains of, with what it says; strict, as a user would have it. */
export function complaints(text: string): ReadonlyMap<number, string> {
  const folder = mkdtempSync(join(tmpdir(), 'catenary-types-'))
  try {
    writeFileSync(join(folder, 'tools.ts'), text)
    const flags = [
      '--noEmit',
      '--strict',
      '--target',
      'es2024',
      '--lib',
      'es2024',
      '--types',
      '',
      '--pretty',
      'false',
    ]
    const { stdout } = spawnSync(process.execPath, [compiler, ...flags, 'tools.ts'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    const found = new Map<number, string>()
    for (const [, line, message = ''] of stdout.matchAll(/^tools\.ts\((\d+),\d+\): (.*)$/gm))
      if (!found.has(Number(line))) found.set(Number(line), message)
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
