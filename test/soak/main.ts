/** `npm run soak`: mixed chains for long, and what they leave behind. */
import { parseArgs } from 'node:util'

import { breaches } from './bounds.ts'
import { runSoak } from './run-soak.ts'

const usage = `npm run soak -- [options]
  --chains N        ends after so many chains (default 100000)
  --minutes M       or after so many minutes (default 120)
  --concurrency C   chains at once (default 16)
  --seed S          which chain comes next is drawn from this (default 1)`

const { values } = parseArgs({
  options: {
    chains: { type: 'string', default: '100000' },
    minutes: { type: 'string', default: '120' },
    concurrency: { type: 'string', default: '16' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  process.stdout.write(`${usage}\n`)
  process.exit()
}
const report = await runSoak({
  chains: Number(values.chains),
  maxMs: Number(values.minutes) * 60_000,
  concurrency: Number(values.concurrency),
  seed: Number(values.seed),
  onProgress: ({ chains, ms, faultCount, peakRssMb }) =>
    void process.stderr.write(
      `${chains} chains, ${Math.round(ms / 1000)} s, ${faultCount} faults, ${Math.round(peakRssMb)} MiB at most\n`,
    ),
})
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
const broken = breaches(report)
for (const text of broken) process.stderr.write(`broken: ${text}\n`)
process.exitCode = broken.length > 0 ? 1 : 0
