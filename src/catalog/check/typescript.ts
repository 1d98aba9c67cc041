import { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import type {
  API,
  Diagnostic,
  Project,
  Snapshot,
  Symbol as TypeSymbol,
  Type,
} from 'typescript/unstable/async'
import type * as ast from 'typescript/unstable/ast'
import type { Node } from 'typescript/unstable/ast'
import type * as is from 'typescript/unstable/ast/is'

import { forgiveWrites } from './forgive-writes.ts'
import { openProject, scriptFile } from './script-project.ts'
import type { ScriptProject } from './script-project.ts'
import type { CheckedScript, Finding, Origin } from './types.ts'

/** TypeScript's checker in a process of its own. */
export interface TypeScript {
  /** Findings in the author's text, most of which are no mistakes. Rejects when the process is gone. */
  findings(tools: string, script: CheckedScript): Promise<readonly Finding[]>
  /** Resolves when the process has ended, however it came to that. */
  readonly ended: Promise<void>
  readonly pid: number | undefined
  /** Ends the process at once. */
  kill(): void
}

/** Findings of one script that are looked into. */
const maxFindings = 50
/** Turns of the event loop that the API may take to start its process. */
const maxTurns = 1000

type Ast = typeof ast & typeof is

/** Starts a checker. It holds no process of ours open. Rejects where TypeScript is not installed or cannot start. */
export async function startTypeScript(): Promise<TypeScript> {
  const [api, nodes, kinds] = await Promise.all([
    import('typescript/unstable/async'),
    import('typescript/unstable/ast'),
    import('typescript/unstable/ast/is'),
  ])
  const project = openProject()
  try {
    const server = new api.API({ cwd: dirname(project.files.config) })
    const opening = server.updateSnapshot({ openProjects: [project.files.config] })
    const { child, ended } = await childOf(server, opening)
    void ended.then(() => project[Symbol.dispose]())
    const opened = await Promise.race([opening, ended.then(() => undefined)])
    if (opened === undefined) throw new Error('the type checker ended while it started')
    return new Server({ server, project, opened, child, ended, ast: { ...nodes, ...kinds } })
  } catch (error) {
    project[Symbol.dispose]()
    throw error
  }
}

interface ServerParts {
  readonly server: API
  readonly project: ScriptProject
  readonly opened: Snapshot
  readonly child: ChildProcess
  readonly ended: Promise<void>
  readonly ast: Ast
}

class Server implements TypeScript {
  readonly ended: Promise<void>
  readonly pid: number | undefined
  readonly #parts: ServerParts
  #opened: Snapshot
  #tools = ''

  constructor(parts: ServerParts) {
    this.#parts = parts
    this.#opened = parts.opened
    this.ended = parts.ended
    this.pid = parts.child.pid
  }

  async findings(tools: string, script: CheckedScript): Promise<readonly Finding[]> {
    const { project, server, ast } = this.#parts
    const { files } = project
    const { file, lead } = scriptFile(script)
    const changed: string[] = [files.script]
    if (this.#tools !== tools) {
      project.writeTools(tools)
      this.#tools = tools
      changed.push(files.tools)
    }
    project.writeScript(file)
    const before = this.#opened
    try {
      this.#opened = await server.updateSnapshot({ fileChanges: { changed } })
    } finally {
      project.writeScript('')
    }
    await before.dispose()
    const program = this.#opened.getProject(files.config)
    if (program === undefined) throw new Error('the project of the script is gone')
    return readFindings(program, { files, file, lead, length: script.text.length, ast })
  }

  kill(): void {
    this.#parts.child.kill('SIGKILL')
  }
}

// The API has no member for it, and a checker that cannot be ended is none that one may ask.
async function childOf(
  server: API,
  opening: Promise<unknown>,
): Promise<{ readonly child: ChildProcess; readonly ended: Promise<void> }> {
  const client: unknown = Reflect.get(server, 'client')
  opening.catch(() => undefined)
  for (let turn = 0; turn < maxTurns; turn++) {
    const child: unknown =
      typeof client === 'object' && client !== null ? Reflect.get(client, 'process') : undefined
    if (child instanceof ChildProcess) {
      release(child)
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
      return { child, ended }
    }
    await setImmediate()
  }
  throw new Error('this version of TypeScript hides its process')
}

// Whoever waits for a check has a timer of their own.
function release(child: ChildProcess): void {
  child.unref()
  if (child.stdin !== null) forgiveWrites(child.stdin)
  for (const stream of [child.stdin, child.stdout])
    if (stream instanceof Socket) {
      stream.unref()
      stream.on('error', () => undefined)
    }
}

interface Reading {
  readonly files: ScriptProject['files']
  readonly file: string
  /** Where the author's text begins in the file, and how long it is. */
  readonly lead: number
  readonly length: number
  readonly ast: Ast
}

async function readFindings(project: Project, reading: Reading): Promise<readonly Finding[]> {
  const { lead, length } = reading
  const found = await project.program.getSemanticDiagnostics(reading.files.script)
  const own = found.filter(({ pos, end }) => pos >= lead && end <= lead + length).slice(0, maxFindings)
  if (own.length === 0) return []
  const source = await project.program.getSourceFile(reading.files.script)
  if (source === undefined) return []
  return Promise.all(
    own.map((diagnostic) => {
      const node = reading.ast.getTokenAtPosition(source, diagnostic.pos)
      return readFinding(diagnostic, widened(node, diagnostic), { ...reading, project })
    }),
  )
}

/** The largest node that is all within a finding. */
function widened(token: Node, { pos, end }: Diagnostic): Node {
  let node = token
  while (node.parent !== undefined && node.parent.end <= end && startOf(node.parent) >= pos)
    node = node.parent
  return node
}

const startOf = (node: Node): number => node.end - node.getWidth()

async function readFinding(
  { pos, end, code, text, messageChain = [] }: Diagnostic,
  node: Node,
  reading: Reading & { readonly project: Project },
): Promise<Finding> {
  const { file, lead, project } = reading
  const subject = subjectOf(node, reading.ast)
  const { checker } = project
  const type = await checker.getTypeAtLocation(subject)
  const [origin, members, symbol, call] = await Promise.all([
    type === undefined ? ('plain' as const) : originOf(type, reading.files),
    type === undefined ? [] : membersOf(type, project),
    checker.getSymbolAtLocation(nameOf(node, reading.ast)),
    callAround(node, reading),
  ])
  return {
    code,
    start: pos - lead,
    end: end - lead,
    messages: [text, ...flattened(messageChain)],
    text: file.slice(pos, end),
    isType: isInType(node, reading.ast),
    isProbe: isProbe(node, file, reading.ast),
    origin,
    isToolMember: isOfTools(symbol, reading.files),
    members,
    call,
    subject: subject === node ? undefined : file.slice(startOf(subject), subject.end),
  }
}

function flattened(chain: readonly Diagnostic[]): readonly string[] {
  return chain.flatMap(({ text, messageChain = [] }) => [text, ...flattened(messageChain)])
}

/** What a member is taken of: by a dot, by destructuring, or else the expression itself. */
function subjectOf(node: Node, ast: Ast): Node {
  const { parent } = node
  if (ast.isPropertyAccessExpression(parent) && parent.name === node) return parent.expression
  const bound = ast.isBindingElement(node) ? node : parent
  if (ast.isBindingElement(bound)) {
    const declaration = bound.parent.parent
    if (ast.isVariableDeclaration(declaration)) return declaration.initializer ?? node
  }
  return node
}

function nameOf(node: Node, ast: Ast): Node {
  if (ast.isPropertyAccessExpression(node)) return node.name
  // A comparison is about what stands at its left.
  if (ast.isBinaryExpression(node)) return nameOf(node.left, ast)
  return node
}

function isInType(node: Node, ast: Ast): boolean {
  for (let at: Node | undefined = node; at !== undefined; at = at.parent) {
    if (ast.isTypeNode(at)) return true
    if (ast.isBlock(at)) return false
  }
  return false
}

function isProbe(node: Node, file: string, ast: Ast): boolean {
  if (ast.isTypeOfExpression(node.parent)) return true
  return /^\s*(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)?=(?![=>])/.test(file.slice(node.end, node.end + 20))
}

async function originOf(type: Type, files: ScriptProject['files']): Promise<Origin> {
  const parts = type.isUnionType() || type.isIntersectionType() ? ((await type.getTypes()) ?? []) : []
  if (parts.length > 0) {
    const origins = await Promise.all(parts.slice(0, 20).map((part) => originOf(part, files)))
    return (['script', 'tools', 'library'] as const).find((one) => origins.includes(one)) ?? 'plain'
  }
  const symbol = await type.getSymbol()
  const paths = symbol?.declarations.map(({ path }) => path) ?? []
  if (paths.some((path) => isAt(path, files.script))) return 'script'
  if (paths.some((path) => isAt(path, files.tools))) return 'tools'
  return paths.length === 0 ? 'plain' : 'library'
}

// Where case does not count, TypeScript writes paths in lower case.
function isAt(path: string, file: string): boolean {
  return path === file || path === file.toLowerCase()
}

async function membersOf(type: Type, { checker }: Project): Promise<readonly string[]> {
  return (await checker.getPropertiesOfType(type)).slice(0, 500).map(({ name }) => name)
}

function isOfTools(symbol: TypeSymbol | undefined, { tools }: ScriptProject['files']): boolean {
  return symbol?.declarations.some(({ path }) => isAt(path, tools)) ?? false
}

/** The nearest call in whose arguments a node stands, or whose name it is, if that calls a tool. */
async function callAround(
  node: Node,
  { ast, file, files, project }: Reading & { readonly project: Project },
): Promise<Finding['call']> {
  let inner = node
  for (let at: Node | undefined = node; at !== undefined; inner = at, at = at.parent) {
    if (!ast.isCallExpression(at)) continue
    const isCallee = at.expression === inner && nameOf(inner, ast) !== node && inner !== node
    if (isCallee) continue
    const symbol = await project.checker.getSymbolAtLocation(nameOf(at.expression, ast))
    if (!isOfTools(symbol, files)) return undefined
    const callee = file.slice(startOf(at.expression), at.expression.end)
    return { callee, arguments: file.slice(at.arguments.pos, at.arguments.end) }
  }
  return undefined
}
