/**
 * From now on, what others print to stdout goes to stderr: stdout carries one value and nothing else. A process
 * that a tool starts with an inherited stdout is out of reach.
 */
export function divertStdout(): void {
  const { stdout, stderr } = process
  stdout.write = stderr.write.bind(stderr)
}
