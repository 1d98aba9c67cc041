const newline = 10

/** A fetch that gives up on a response, or on one line of a stream of events, that is over the limit. */
export function boundedFetch(maxBytes: number): typeof fetch {
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
          if (bytes > maxBytes) {
            controller.error(new RangeError(`a message is over the limit of ${maxBytes} bytes`))
          } else controller.enqueue(chunk)
        },
      }),
    )
    const { status, statusText, headers } = response
    return new Response(counted, { status, statusText, headers })
  }
}
