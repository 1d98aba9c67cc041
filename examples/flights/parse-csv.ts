/** The records of a CSV text (RFC 4180), the header line first. @throws SyntaxError if a quote is not closed */
export function* parseCsv(text: string): Generator<string[]> {
  const field = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y
  field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  let record: string[] = []
  while (field.lastIndex < text.length) {
    const start = field.lastIndex
    const match = field.exec(text)
    if (match === null) throw new SyntaxError(`The CSV has a broken quote at character ${start + 1}.`)
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',') {
      if (field.lastIndex === text.length) yield [...record, '']
      continue
    }
    yield record
    record = []
  }
}
