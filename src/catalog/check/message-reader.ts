const header = /^Content-Length: (\d+)\r\n(?:[^\r\n]+\r\n)*\r\n/
/** Longer than any header: what is no header by then never will be one. */
const maxHeader = 200

/** Cuts a stream into messages that each have their length before them. The function it gives throws at what is none. */
export function createMessageReader(onMessage: (text: string) => void): (chunk: Buffer) => void {
  let held: Buffer[] = []
  let size = 0
  let needed = 0
  return (chunk) => {
    held.push(chunk)
    size += chunk.length
    if (size < needed) return
    let rest = Buffer.concat(held)
    for (;;) {
      const found = header.exec(rest.toString('latin1', 0, maxHeader))
      if (found === null && rest.length >= maxHeader) throw new Error('a message has no length')
      const start = found?.[0].length ?? 0
      needed = found === null ? 0 : start + Number(found[1])
      if (found === null || rest.length < needed) break
      onMessage(rest.toString('utf8', start, needed))
      rest = rest.subarray(needed)
    }
    held = [rest]
    size = rest.length
  }
}
