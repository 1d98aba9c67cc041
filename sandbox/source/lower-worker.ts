import { parentPort } from 'node:worker_threads'
import type { StripEnd, StripMessage, StripRequest } from './strip-protocol.ts'
import { endTransforms, transformSyntax } from './transform-syntax.ts'

parentPort?.on('message', (request: StripRequest | StripEnd) => {
  void (request.task === 'end' ? end() : transformSyntax(request.code).then(say))
})
say({ status: 'ready' })

function say(message: StripMessage): void {
  parentPort?.postMessage(message)
}

async function end(): Promise<void> {
  await endTransforms()
  parentPort?.close()
}
