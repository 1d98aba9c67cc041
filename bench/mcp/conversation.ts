import type { CallToolResult, Tool } from '@modelcontextprotocol/client'
import { encode } from 'gpt-tokenizer/encoding/o200k_base'

const tokensOf = (text: string): number => encode(text).length

/** The tokens that a model's provider is told of tools in. */
export function definitionTokens(
  tools: readonly Pick<Tool, 'name' | 'description' | 'inputSchema'>[],
): number {
  return tokensOf(
    JSON.stringify(tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }))),
  )
}

/** The tokens of one task, turn by turn: what is in the context, and what was read again with every turn. */
export class Conversation {
  readonly #definitions: number
  #held = 0
  #read = 0
  #turns = 0

  constructor(definitions: number) {
    this.#definitions = definitions
  }

  /** Calls of one turn, and what came of them. */
  turn(calls: readonly object[], results: readonly CallToolResult[]): void {
    this.#turns += 1
    this.#read += this.#definitions + this.#held
    for (const call of calls) this.#held += tokensOf(JSON.stringify(call))
    for (const { content } of results) {
      for (const block of content) {
        if (block.type === 'text') this.#held += tokensOf(block.text)
        else if (block.type === 'resource_link') this.#held += tokensOf(JSON.stringify(block))
      }
    }
  }

  /** After the last turn the model reads all of it once more to answer. */
  get totals(): { readonly turns: number; readonly held: number; readonly read: number } {
    return { turns: this.#turns + 1, held: this.#held, read: this.#read + this.#definitions + this.#held }
  }
}
