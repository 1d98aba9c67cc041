import { ToolFailure } from '../../index.ts'
import type { HttpRequest } from './build-request.ts'
import { sendRequest, type HttpAnswer, type SendOptions } from './send-request.ts'

const maxRedirects = 5
const unchanged = new Set([307, 308])
const rewritten = new Set([301, 302, 303])

/** Sends a request and goes where the answer points, as long as that is the same origin. @throws ToolFailure */
export async function followRedirects(request: HttpRequest, options: SendOptions): Promise<HttpAnswer> {
  const deadline = performance.now() + options.timeoutMs
  let next = request
  for (let hops = 0; ; hops += 1) {
    const timeoutMs = Math.max(1, Math.ceil(deadline - performance.now()))
    const answer = await sendRequest(next, { ...options, timeoutMs })
    const { location } = answer.headers
    const isRedirect = unchanged.has(answer.status) || rewritten.has(answer.status)
    if (!isRedirect || location === undefined) return answer
    if (hops >= maxRedirects) throw new ToolFailure(`The server redirected more than ${maxRedirects} times.`)
    next = redirected(next, answer.status, location)
  }
}

function redirected(request: HttpRequest, status: number, location: string): HttpRequest {
  const url = URL.parse(location, request.url.href) ?? undefined
  const hasUser = url !== undefined && (url.username !== '' || url.password !== '')
  if (url === undefined || hasUser || url.origin !== request.url.origin) {
    const where = url === undefined ? 'to no address' : `to another origin, ${url.origin}`
    throw new ToolFailure(`The server redirects ${where}; that is not followed.`)
  }
  if (unchanged.has(status) || request.method === 'GET' || request.method === 'HEAD')
    return { ...request, url }
  // A page to look at after the work is done: it is asked for without the body.
  const { body: _body, ...rest } = request
  const headers = Object.entries(rest.headers).filter(([name]) => name !== 'content-type')
  return { ...rest, url, method: 'GET', headers: Object.fromEntries(headers) }
}
