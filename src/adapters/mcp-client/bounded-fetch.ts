const newline = 10

export interface BoundedFetchOptions {
  readonly maxBytes: number
  /** Told why a response was given up: whoever waits for it is not told by the stream. */
  readonly onOver: (problem: string) => void
}

/** A fetch that gives up on a response, or on one line of a stream of events, that is over the limit. */
export function boundedFetch({ maxBytes, onOver }: BoundedFetchOptions): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.body === null) return response
    const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          // A stream of events may go on for ever; only a line of it has an end.
          const last = isStream ? chunk.lastIndexOf(newline) : -1
          bytes = last === -1 ? bytes + chunk.length : chunk.length - last
          if (bytes <= maxBytes) return controller.enqueue(chunk)
          const problem = `a message is over the limit of ${maxBytes} bytes`
          controller.error(new RangeError(problem))
          onOver(problem)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
