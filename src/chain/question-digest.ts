import { hash } from 'node:crypto'

import type {
  CallMessage,
  CatalogueMessage,
  IoMessage,
  ReadMessage,
  TimerMessage,
} from '../../bridge/index.ts'

/** What a question asks, in few characters: another question at its place is another script. */
export function questionDigest(
  message: CallMessage | CatalogueMessage | ReadMessage | IoMessage | TimerMessage,
): string {
  switch (message.type) {
    case 'call':
      return `call ${hash('sha256', `${message.form} ${message.name}\n${message.argumentsJson}`)}`
    case 'read':
      return `read ${message.ref} ${message.from} ${message.to} ${message.as}`
    case 'io':
      return `io ${hash('sha256', `${JSON.stringify(message.request)}\n${message.body}`)}`
    case 'catalogue':
      return `catalogue ${message.what} ${hash('sha256', message.body)}`
    case 'timer':
      return `timer ${message.ms}`
    default:
      return message satisfies never
  }
}
