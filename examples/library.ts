import { readdir, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { defineTool, Toolbox, ToolChainTool, ToolInvoker } from 'catenary'

const listFiles = defineTool({
  name: 'list_files',
  description: 'Lists the names in the current folder.',
  execute: () => readdir('.'),
})
const fileSize = defineTool({
  name: 'file_size',
  description: 'Tells how large a file of the current folder is, in bytes.',
  input: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  execute: async ({ name }) => (await stat(basename(String(name)))).size,
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
