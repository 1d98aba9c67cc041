import { Command, InvalidArgumentError, Option } from 'commander'

import type { McpAddFlags } from './mcp-add.ts'
import type { McpServeFlags } from './mcp-serve.ts'
import type { Output } from './output.ts'

const notes = `
Without a subcommand it serves: one MCP server with few tools stands before all servers of the file.

A client is told of it like this:
  { "mcpServers": { "catenary": { "command": "catenary", "args": ["mcp", "--config", "/path/to/catenary.json"] } } }

Examples:
  catenary mcp add files --trust annotations -- npx -y @modelcontextprotocol/server-filesystem .
  catenary mcp add tickets --url https://tickets.example/mcp --header 'Authorization: Bearer \${TICKETS_TOKEN}'
  catenary mcp test
  catenary mcp --http`

/** The command `catenary mcp`. `settle` is told the exit code. */
export function createMcpCommand(output: Output, settle: (code: number) => void): Command {
  const config = (): Option => new Option('--config <file>', 'the configuration').default('catenary.json')
  const command = new Command('mcp')
    .description('Serve one MCP server with few tools before any number of others.')
    .addOption(config())
    .option('--http', 'listen for streamable HTTP instead of speaking on stdin and stdout')
    .option('--port <n>', 'with --http: the port (default: that of the file, or 3333)', port)
    .option(
      '--trace <file>',
      'write what is done to this trace instead of that of the file (.jsonl or .sqlite)',
    )
    .option('--trace-key-file <file>', 'the key that makes the trace one that nobody else can write')
    .option('--trace-content', 'keep arguments and results in it too, what looks like a secret masked')
    .option('--verbose', 'tell also what servers print')
    .addHelpText('after', notes)
    .action(async (flags: McpServeFlags) => {
      const { serveMcp } = await import('./mcp-serve.ts')
      settle(await serveMcp(flags, output))
    })
  command.addCommand(addCommand(output, settle).addOption(config()))
  command.addCommand(
    new Command('list')
      .description('List the servers of the file.')
      .addOption(config())
      .option('--json', 'print them as one line of JSON')
      .action(async (_flags: unknown, self: Command) => {
        const { listMcp } = await import('./mcp-list.ts')
        settle(await listMcp(self.optsWithGlobals(), output))
      }),
  )
  command.addCommand(
    new Command('test')
      .description('Connect the servers of the file, and tell what they offer and what each call would need.')
      .argument('[server...]', 'only these')
      .addOption(config())
      .option('--json', 'print the findings as one line of JSON')
      .action(async (names: string[], _flags: unknown, self: Command) => {
        const { testMcp } = await import('./mcp-test.ts')
        settle(await testMcp(names, self.optsWithGlobals(), output))
      }),
  )
  return command
}

function addCommand(output: Output, settle: (code: number) => void): Command {
  return new Command('add')
    .description('Add a server to the file.')
    .argument('<name>', 'what its tools are found under: tools.<name>')
    .argument('[command...]', 'after --: the program and its arguments')
    .option('--url <url>', 'the address of a server that is reached over HTTP')
    .option('--env <NAME=value...>', 'environment variables; ${NAME} stands for one of yours')
    .option('--header <header...>', "HTTP headers, as in 'Name: value'")
    .addOption(
      new Option('--trust <what>', 'whether tools that the server calls read-only run unasked').choices([
        'none',
        'annotations',
      ]),
    )
    .addOption(new Option('--source <kind>', 'what content it brings in').choices(['untrusted', 'private']))
    .option('--sink', 'it can carry data out')
    .option('--replace', 'take the place of a server of that name')
    .action(async (...given: [string, string[], unknown, Command]) => {
      const [name, program, , self] = given
      const { addMcp } = await import('./mcp-add.ts')
      settle(await addMcp(name, { ...self.optsWithGlobals<McpAddFlags>(), program }, output))
    })
}

function port(text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  throw new InvalidArgumentError('It must be a whole number from 0 to 65535.')
}
