import type { Node, Program, Symbol, Type } from './open-program.ts'
import { projectFiles } from './script-project.ts'
import type { Diagnostic, Finding, Origin } from './types.ts'

type Ast = Program['ast']

interface Reading extends Program {
  readonly file: string
  /** Where the author's text begins in the file. */
  readonly lead: number
}

/** What TypeScript's diagnostics are about. */
export async function readFindings(
  diagnostics: readonly Diagnostic[],
  reading: Reading,
): Promise<readonly Finding[]> {
  const source = await reading.project.program.getSourceFile(projectFiles.script)
  if (source === undefined) return []
  return Promise.all(
    diagnostics.map((diagnostic) => {
      const token = reading.ast.getTokenAtPosition(source, diagnostic.pos)
      return readFinding(diagnostic, widened(token, diagnostic), reading)
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
  { pos, end, code, text, messageChain }: Diagnostic,
  node: Node,
  reading: Reading,
): Promise<Finding> {
  const { file, lead, project } = reading
  const subject = subjectOf(node, reading.ast)
  const { checker } = project
  const [{ origin, members }, symbol, call] = await Promise.all([
    checker.getTypeAtLocation(subject).then((type) => describeType(type, project)),
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
    isToolMember: isOfTools(symbol),
    members,
    call,
    subject: subject === node ? undefined : file.slice(startOf(subject), subject.end),
  }
}

function flattened(chain: readonly Diagnostic[] | null | undefined): readonly string[] {
  return (chain ?? []).flatMap(({ text, messageChain }) => [text, ...flattened(messageChain)])
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

async function originOf(type: Type): Promise<Origin> {
  const parts = type.isUnionType() || type.isIntersectionType() ? ((await type.getTypes()) ?? []) : []
  if (parts.length > 0) {
    const origins = await Promise.all(parts.slice(0, 20).map(originOf))
    return (['script', 'tools', 'library'] as const).find((one) => origins.includes(one)) ?? 'plain'
  }
  const paths: readonly string[] = (await type.getSymbol())?.declarations.map(({ path }) => path) ?? []
  if (paths.includes(projectFiles.script)) return 'script'
  if (paths.includes(projectFiles.tools)) return 'tools'
  return paths.length === 0 ? 'plain' : 'library'
}

async function describeType(
  type: Type | undefined,
  project: Program['project'],
): Promise<Pick<Finding, 'origin' | 'members'>> {
  if (type === undefined) return { origin: 'plain', members: [] }
  const [origin, members] = await Promise.all([originOf(type), membersOf(type, project)])
  return { origin, members }
}

async function membersOf(type: Type, { checker }: Program['project']): Promise<readonly string[]> {
  return (await checker.getPropertiesOfType(type)).slice(0, 500).map(({ name }) => name)
}

function isOfTools(symbol: Symbol | undefined): boolean {
  return symbol?.declarations.some(({ path }) => path === projectFiles.tools) ?? false
}

/** The nearest call in whose arguments a node stands, or whose name it is, if that calls a tool. */
async function callAround(node: Node, { ast, file, project }: Reading): Promise<Finding['call']> {
  let inner = node
  for (let at: Node | undefined = node; at !== undefined; inner = at, at = at.parent) {
    if (!ast.isCallExpression(at)) continue
    const isCallee = at.expression === inner && nameOf(inner, ast) !== node && inner !== node
    if (isCallee) continue
    const symbol = await project.checker.getSymbolAtLocation(nameOf(at.expression, ast))
    if (!isOfTools(symbol)) return undefined
    const callee = file.slice(startOf(at.expression), at.expression.end)
    return { callee, arguments: file.slice(at.arguments.pos, at.arguments.end) }
  }
  return undefined
}
