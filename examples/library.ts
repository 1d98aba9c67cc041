import { readdir, stat } from 'node:fs/promises'
import { defineTool, Toolbox, ToolChainTool, ToolFailure, ToolInvoker } from 'catenary'

const listFiles = defineTool({
  name: 'list_files',
  description: 'Lists the names in the current folder.',
  execute: () => readdir('.'),
})
const fileSize = defineTool({
  name: 'file_size',
  description: 'Tells how large a file of the current folder is, in bytes.',
  input: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  execute: async ({ name }) => {
    const known = (await readdir('.')).find((file) => file === name)
    if (known === undefined) throw new ToolFailure('There is no such file: list_files gives the names.')
    return (await stat(known)).size
  },
})

const invoker = new ToolInvoker({ registry: Toolbox.from([listFiles, fileSize]) })
await using chains = new ToolChainTool({ invoker })
const result = await chains.run({
  script: `
    const names = await tools.list_files()
    const sizes = await Promise.all(names.map((name) => tools.file_size({ name })))
    const largest = Math.max(...sizes)
    return { files: names.length, largest, name: names[sizes.indexOf(largest)] }
  `,
})
console.log(result.status === 'ok' ? result.value : result)
console.log(result.trace.map(({ tool, status }) => `${tool}: ${status}`).join('\n'))
