/** Builds the package: types and code by tsc, the guest's plain JavaScript as it is. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, rmSync } from 'node:fs'

rmSync('dist', { recursive: true, force: true })
const { status } = spawnSync(
  process.execPath,
  ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json'],
  {
    stdio: 'inherit',
  },
)
if (status !== 0) process.exit(status ?? 1)
for (const room of ['sandbox', 'bridge']) cpSync(`${room}/guest`, `dist/${room}/guest`, { recursive: true })
const cli = 'dist/src/cli/main.js'
if (existsSync(cli)) chmodSync(cli, 0o755)
