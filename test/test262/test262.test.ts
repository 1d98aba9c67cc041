import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readExceptions, runSuite } from './run-suite.ts'
import { findTests } from './suite.ts'

/** CATENARY_TEST262=full runs the whole selection; CATENARY_TEST262_DIR names a checkout of the whole suite. */
const suite = process.env['CATENARY_TEST262_DIR'] ?? fileURLToPath(new URL('selection', import.meta.url))
const isFull = process.env['CATENARY_TEST262'] === 'full'
const all = findTests(suite)
const short = 600
const step = Math.ceil(all.length / short)
const paths = isFull ? all : all.filter((_, at) => at % step === 0)

describe('test262 inside the sandbox', () => {
  it(
    'passes wherever bare V8 does, but for the exceptions that are listed',
    { timeout: 120_000 + paths.length * 500 },
    async () => {
      const report = await runSuite({ suite, paths })
      const exceptions = readExceptions()
      const differences = Object.entries(report.differences).filter(([path]) => !exceptions.has(path))
      expect(differences).toEqual([])
      // An exception that is none any more is struck off the list.
      const stale = paths.filter((path) => exceptions.has(path) && !(path in report.differences))
      expect(stale).toEqual([])
      expect(report.gains).toEqual([])
      expect(report.ran).toBeGreaterThan(paths.length * 0.9)
      // Were both kinds of realm broken they would agree too.
      expect(report.barePassed / report.ran).toBeGreaterThan(0.97)
    },
  )
})
