#!/usr/bin/env node
const neededMajor = 24
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < neededMajor) {
  process.stderr.write(
    `catenary: this is Node ${process.versions.node} (${process.execPath}); Node ${neededMajor} or newer is needed. ` +
      `"npm install node@${neededMajor}" puts one beside the package, and npx catenary then finds it\n`,
  )
  process.exit(1)
}

try {
  // Only now: an older Node could not even load the rest.
  const { runProgram } = await import('./program.ts')
  process.exit(await runProgram(process.argv.slice(2)))
} catch (error) {
  const why = error instanceof Error ? error.message : 'unknown reason'
  process.stderr.write(`catenary: the package is not whole, install it again: ${why}\n`)
  process.exit(1)
}
