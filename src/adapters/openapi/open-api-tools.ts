import { CatenaryError, Toolbox, type Tool } from '../../index.ts'
import { OperationTool } from './operation-tool.ts'
import { nodeAt, parseDocument, textAt } from './parse-document.ts'
import { readOperations } from './read-operations.ts'
import { securitySchemes } from './read-security.ts'
import { ToolNames } from './tool-name.ts'
import type { OpenApiNote, OpenApiOptions, OpenApiTools } from './types.ts'

/**
 * Makes a tool of each operation of an OpenAPI document (3.0 or 3.1; JSON, YAML or an object). What cannot be
 * understood is noted in `skipped` and `warnings`.
 *
 * @throws CatenaryError `invalid_options` if the document is none, or an option is not what it must be
 */
export function openApiTools(document: unknown, options: OpenApiOptions = {}): OpenApiTools {
  checkOptions(options)
  const parsed = parseDocument(document)
  checkCredentials(Object.keys(options.credentials ?? {}), Object.keys(securitySchemes(parsed)))
  const { operations, skipped, warnings } = readOperations(parsed, options)
  const names = new ToolNames(options.namespace)
  const tools: Tool[] = []
  const refused: OpenApiNote[] = []
  for (const entry of operations) {
    const [operation] = entry
    const tool = new OperationTool(names.name(operation), entry, options)
    const reason = refusal(tool)
    if (reason === undefined) tools.push(tool)
    else refused.push({ operation: `${operation.method.toUpperCase()} ${operation.path}`, reason })
  }
  return {
    title: textAt(nodeAt(parsed, 'info'), 'title') ?? '',
    tools,
    skipped: [...skipped, ...refused],
    warnings,
  }
}

/** Why no toolbox would take a tool: a schema that is none, for one. */
function refusal(tool: Tool): string | undefined {
  try {
    new Toolbox().add(tool)
    return undefined
  } catch (error) {
    if (CatenaryError.isInstance(error)) return error.message
    throw error
  }
}

/** A slip in a name would send requests that need no credential without one, and nobody would know. */
function checkCredentials(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return
  const there = known.length === 0 ? 'it describes none' : `it describes ${known.slice(0, 20).join(', ')}`
  const text = `credentials.${unknown} is no security scheme of the document; ${there}.`
  throw new CatenaryError('invalid_options', text, { field: 'credentials' })
}

function checkOptions({
  maxResponseBytes = 1,
  timeoutMs = 1,
  namespace,
  headers = {},
  answer = 'body',
  allowPrivateAddresses = false,
}: OpenApiOptions): void {
  const refuse = (field: string, problem: string): never => {
    throw new CatenaryError('invalid_options', `${field} ${problem}.`, { field })
  }
  if (!Number.isInteger(maxResponseBytes) || maxResponseBytes < 1)
    refuse('maxResponseBytes', 'must be a positive integer of bytes')
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1 || timeoutMs >= 2 ** 31)
    refuse('timeoutMs', 'must be a positive integer of milliseconds below 2^31')
  if (namespace !== undefined && !/^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/.test(namespace))
    refuse('namespace', 'must be an identifier, or several with dots between')
  if (answer !== 'body' && answer !== 'response') refuse('answer', 'must be "body" or "response"')
  if (typeof allowPrivateAddresses !== 'boolean') refuse('allowPrivateAddresses', 'must be true or false')
  for (const [name, value] of Object.entries(headers)) {
    if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
      refuse(
        'headers',
        `has a header that cannot be sent: its name or its value has characters that none may have`,
      )
  }
}
