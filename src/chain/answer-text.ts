import type { Answer } from '../../bridge/index.ts'

/** An answer as one text, for the journal: `<kind>\n<body>`. */
export function writeAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'json':
    case 'outcome':
      return `${answer.kind}\n${answer.json}`
    case 'text':
      return `text\n${answer.text}`
    case 'artifact':
      return `artifact\n${JSON.stringify(answer.artifact)}`
    case 'none':
      return 'none\n'
    case 'refused':
      return `refused\n${JSON.stringify(answer.refusal)}`
    case 'error':
      return `error\n${JSON.stringify(answer.failure)}`
    default:
      return answer satisfies never
  }
}

/** The answer of such a text; undefined for another. The journal is the host's own, so its body is believed. */
export function readAnswer(text: string): Answer | undefined {
  const end = text.indexOf('\n')
  const kind = text.slice(0, end)
  const body = text.slice(end + 1)
  switch (kind) {
    case 'json':
    case 'outcome':
      return { kind, json: body }
    case 'text':
      return { kind, text: body }
    case 'none':
      return { kind }
    case 'artifact':
      return { kind, artifact: JSON.parse(body) }
    case 'refused':
      return { kind, refusal: JSON.parse(body) }
    case 'error':
      return { kind, failure: JSON.parse(body) }
    default:
      return undefined
  }
}
