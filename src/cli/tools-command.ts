import { Command } from 'commander'

import type { ToolCatalogue } from '../index.ts'
import { exitCode } from './exit-code.ts'
import type { Output } from './output.ts'
import { printableJson } from './printable.ts'
import { toolsHelp } from './tool-option.ts'
import { readWholeNumber } from './whole-number.ts'

interface ToolsFlags {
  readonly tools: string
  readonly limit?: number
  readonly json?: true
}

/** The command `catenary tools`, with `list`, `search` and `describe`. `settle` is told the exit code. */
export function createToolsCommand(output: Output, settle: (code: number) => void): Command {
  const command = (name: string, description: string): Command =>
    new Command(name)
      .description(description)
      .requiredOption('--tools <module>', toolsHelp)
      .option('--json', 'print one line of JSON instead')
  return new Command('tools')
    .description('What scripts can call.')
    .addCommand(
      command('list', 'List the tools, one a line.').action(async (flags: ToolsFlags) => {
        const catalogue = await open(flags)
        const tools = catalogue.list()
        await print(output, flags, {
          value: tools,
          text: tools.map(({ path, description }) => `${path}  ${firstLine(description)}`),
        })
        settle(exitCode.ok)
      }),
    )
    .addCommand(
      command('search', 'Find tools by what they do; typing errors do not matter.')
        .argument('<query>', 'a few words')
        .option('--limit <n>', 'tools at most', readWholeNumber, 10)
        .action(async (query: string, flags: ToolsFlags) => {
          const found = (await open(flags)).search(query, flags.limit)
          await print(output, flags, {
            value: found,
            text: found.map(({ signature, description }) => `${signature}\n  ${firstLine(description)}`),
          })
          settle(found.length === 0 ? exitCode.failed : exitCode.ok)
        }),
    )
    .addCommand(
      command('describe', 'Print the types of one tool.')
        .argument('<path>', 'as scripts call it: crm.get')
        .action(async (path: string, flags: ToolsFlags) => {
          const { ok, text } = (await open(flags)).describe(path)
          if (ok) await print(output, flags, { value: { path, text }, text: [text] })
          else output.note('catenary:', text)
          settle(ok ? exitCode.ok : exitCode.failed)
        }),
    )
}

async function open({ tools }: ToolsFlags): Promise<ToolCatalogue> {
  const [{ openCatalogue }, { loadTools }] = await Promise.all([
    import('../index.ts'),
    import('./load-tools.ts'),
  ])
  return openCatalogue(await loadTools(tools))
}

function print(
  output: Output,
  { json }: ToolsFlags,
  { value, text }: { readonly value: unknown; readonly text: readonly string[] },
): Promise<void> {
  return output.write(json === true ? `${printableJson(value)}\n` : text.map((line) => `${line}\n`).join(''))
}

const firstLine = (text: string): string => (/^[^\r\n]*/.exec(text)?.[0] ?? '').slice(0, 200)
