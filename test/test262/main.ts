/** `node test/test262/main.ts`: the language inside the sandbox beside the language in bare V8. */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

import { readExceptions, runSuite } from './run-suite.ts'
import { findTests } from './suite.ts'

const usage = `node test/test262/main.ts [options]
  --suite DIR   a checkout of tc39/test262 (default: the selection that is kept here)
  --under PATH  only tests below this, as built-ins/Promise`

const { values } = parseArgs({
  options: {
    suite: { type: 'string', default: fileURLToPath(new URL('selection', import.meta.url)) },
    under: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(`${usage}\n`)
  process.exit()
}
const paths = findTests(values.suite).filter((path) => path.startsWith(values.under))
const report = await runSuite({
  suite: values.suite,
  paths,
  onProgress: ({ ran, barePassed, preludePassed }) =>
    void process.stderr.write(`${ran} ran, passed: ${barePassed} bare, ${preludePassed} with the prelude\n`),
})
process.stdout.write(`${JSON.stringify(report, null, 1)}\n`)
const exceptions = readExceptions()
const unexpected = Object.entries(report.differences).filter(([path]) => !exceptions.has(path))
for (const [path, why] of unexpected) process.stderr.write(`${path}: ${why}\n`)
const rate = (passed: number): string => `${((100 * passed) / report.ran).toFixed(2)} %`
process.stderr.write(
  `${report.ran} ran, ${rate(report.barePassed)} pass in bare V8, ${rate(report.preludePassed)} with the prelude; ` +
    `${Object.keys(report.differences).length} differ, ${unexpected.length} without a reason\n`,
)
process.exitCode = unexpected.length > 0 ? 1 : 0
