import { namespaceTree } from '../namespace-tree.ts'
import type { Namespace } from '../namespace-tree.ts'
import type { NamedShape } from '../name-shapes.ts'
import { printName, printShape, printType } from '../print-type.ts'
import type { Printing } from '../print-type.ts'
import { readTools } from '../read-tools.ts'
import type { ReadTool } from '../read-tools.ts'
import type { CheckedTools } from './types.ts'

/** The tools as the checker is told of them: without comments, with `invoke`, under every name a script may use. */
export function declareChecked({ tools, aliases }: CheckedTools): string {
  const { tools: read, shapes } = readTools(tools)
  const printing: Printing = { names: new Map(shapes.map(({ key, name }) => [key, name])) }
  const tree = namespaceTree(read, ({ tool }) => tool.path)
  const others = aliases
    .filter(({ path }) => path.length === 1)
    .map(({ path, of }) => `\n${printName(path[0] ?? '')}: typeof tools.${of}`)
  const members = `${printSpace(tree, printing)}${others.join('')}`
  return `${shapes.map((shape) => printAlias(shape, printing)).join('')}declare const tools: CatenaryCatalogue & {${members}\n}\n`
}

const printAlias = ({ name, type }: NamedShape, printing: Printing): string =>
  `type ${name} = ${printShape(type, printing)}\n`

function printSpace(space: Namespace<ReadTool>, printing: Printing): string {
  const names = new Set([...space.leaves.map(({ name }) => name), ...space.spaces.keys()])
  const leaves = new Map(space.leaves.map(({ name, leaf }) => [name, leaf]))
  return Array.from(names, (name) => {
    const leaf = leaves.get(name)
    const inner = space.spaces.get(name)
    const parts = [
      ...(leaf === undefined ? [] : [printTool(leaf, printing)]),
      ...(inner === undefined ? [] : [`{${printSpace(inner, printing)}\n}`]),
    ]
    return `\n${printName(name)}: ${parts.join(' & ')}`
  }).join('')
}

function printTool({ input, isInputOptional, output }: ReadTool, printing: Printing): string {
  const type = input === undefined ? 'Record<string, never>' : printType(input, printing)
  const optional = input === undefined || isInputOptional ? '?' : ''
  return `CatenaryTool<[args${optional}: ${type}], ${output === undefined ? 'any' : printType(output, printing)}>`
}
