import { JournalError, redactSecrets, SqliteRuleStore, ToolChainTool, ToolInvoker } from '../index.ts'
import type { ChainPolicy, CheckMode, Journal, RuleFile, RunOptions, ToolInvokerOptions } from '../index.ts'
import type { ApprovalMode } from './approval-mode.ts'
import { chooseApproval } from './choose-approval.ts'
import { divertStdout } from './divert-stdout.ts'
import { readJsonOption } from './json-option.ts'
import { giveFiles } from './give-files.ts'
import { createLiveView } from './live-view.ts'
import { loadRules } from './load-rules.ts'
import { loadTools } from './load-tools.ts'
import { openExistingChains, openChainJournal } from './open-chain-journal.ts'
import { openStore } from './open-store.ts'
import { openTraceSinks, type TraceSinkFlags } from './open-trace-sink.ts'
import type { Output } from './output.ts'
import { readPolicyOption } from './policy-option.ts'
import { presentResult } from './present-result.ts'
import { readText } from './read-text.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'
import { watchProcess } from './watch-process.ts'
import { openWorkspace } from './workspace.ts'
import type { Workspace } from './workspace.ts'

/** Here the checker is always still starting; whether a script is checked must not hang on how fast it is. */
const checkWaitMs = 5000

/** The flags of `catenary run`, as they were given. */
export interface RunFlags extends TraceSinkFlags {
  readonly tools: string
  readonly input?: string
  readonly policy?: string
  readonly store: string
  readonly approve?: ApprovalMode
  readonly check?: CheckMode
  readonly rules?: string
  readonly journal?: string
  readonly json?: true
  readonly workspace?: string
  readonly file?: readonly string[]
  readonly tenant: string
  readonly agent: string
}

/** The flags of `catenary resume`, as they were given. */
export type ResumeFlags = Omit<RunFlags, 'input' | 'policy' | 'file' | 'tenant' | 'agent'> & {
  readonly journal: string
}

/** A chain to run, or one to go on with. */
type Task =
  | { readonly kind: 'run'; readonly script: string }
  | { readonly kind: 'resume'; readonly chainId: string }

/** Runs one chain from the command line and says with which code the process is to end. @throws UsageError */
export function runChain(script: string, flags: RunFlags, output: Output): Promise<number> {
  return conduct({ kind: 'run', script }, flags, output)
}

/** Goes on with a chain of a journal, and says with which code the process is to end. @throws UsageError */
export async function resumeChain(chainId: string, flags: ResumeFlags, output: Output): Promise<number> {
  const tenant = await tenantOf(chainId, flags.journal)
  return conduct({ kind: 'resume', chainId }, { ...flags, tenant, agent: 'local' }, output)
}

async function conduct(task: Task, flags: RunFlags, output: Output): Promise<number> {
  const script = task.kind === 'run' ? task.script : 'script'
  const approvalHandler = chooseApproval({
    given: flags.approve,
    scriptFrom: script === '-' ? 'stdin' : 'file',
    stdinIsTerminal: process.stdin.isTTY,
    journal: flags.journal,
    output,
  })
  const settings = await readSettings(flags)
  divertStdout()
  const view = createLiveView(output)
  using watch = watchProcess({
    output,
    onAbandoned: () => view.accountSoFar().forEach(({ label, text }) => output.note(label, text)),
  })
  await using opened = await openStore(flags.store)
  await using sinks = await openTraceSinks(flags)
  const sources = await watch.race(readSources(task, flags.tools)).catch((error: unknown) => {
    if (watch.exitCode === undefined) throw error
  })
  if (sources === undefined) {
    output.note('[not done]', 'no tool was called')
    return watch.exitCode ?? 0
  }
  const files = await giveFiles(flags.file ?? [], { store: opened.store, tenant: flags.tenant })
  await using journal = flags.journal === undefined ? undefined : openChainJournal(flags.journal)
  const gate = { approvalHandler, artifactStore: opened.store, hooks: [view.hook], traceSinks: sinks.all }
  const more = { registry: sources.registry, ...settings.rules, ...journalOptions(flags) }
  await using chains = openChains({ ...gate, ...more }, { journal, check: flags.check })
  const watched = { signal: watch.signal, onLog: view.onLog, onProgress: view.onProgress }
  const running =
    task.kind === 'resume'
      ? chains.resume(task.chainId, watched)
      : chains.run({ ...watched, ...requestOf(settings, flags), script: sources.source, files })
  const result = await running.catch(asUsageError)
  const code = await presentResult(result, { script, flags, opened, workspace: settings.workspace, output })
  if (result.status === 'suspended' && flags.journal !== undefined)
    output.note('[suspended]', howToGoOn(result.chainId, flags))
  return result.status === 'ok' ? code : (watch.exitCode ?? code)
}

function requestOf({ input, policy }: Settings, { tenant, agent }: RunFlags): Omit<RunOptions, 'script'> {
  return { input, policy, ctx: { tenant, agentId: agent } }
}

function asUsageError(error: unknown): never {
  throw error instanceof JournalError ? new UsageError(error.message) : error
}

function howToGoOn(chainId: string, { journal, tools }: RunFlags): string {
  return `after the decision: catenary resume ${chainId} --journal ${journal} --tools ${tools} --approve inbox`
}

async function tenantOf(chainId: string, file: string): Promise<string> {
  await using journal = openExistingChains(file)
  const chain = journal.get(chainId)
  if (chain === undefined) throw new UsageError(`<id>: the journal ${file} has no such chain`)
  return chain.tenant
}

interface Settings {
  readonly policy: Partial<ChainPolicy>
  readonly input: unknown
  readonly rules: Pick<ToolInvokerOptions, 'rules' | 'baseRules'>
  readonly workspace: Workspace | undefined
}

async function readSettings({ policy, input, rules, workspace }: RunFlags): Promise<Settings> {
  return {
    policy: policy === undefined ? {} : await readPolicyOption(policy),
    input: input === undefined ? undefined : await readJsonOption('--input', input),
    rules: rules === undefined ? {} : rulesOf(await loadRules(rules)),
    workspace: workspace === undefined ? undefined : await openWorkspace(workspace),
  }
}

function rulesOf({ rules, base }: RuleFile): Settings['rules'] {
  return { rules, ...(base === 'none' ? { baseRules: [] } : {}) }
}

function journalOptions({ journal, traceContent }: RunFlags): Partial<ToolInvokerOptions> {
  return {
    ...(journal === undefined ? {} : { ruleStore: openRuleStore(journal) }),
    ...(traceContent === undefined ? {} : { redact: redactSecrets }),
  }
}

function openRuleStore(file: string): SqliteRuleStore {
  try {
    return new SqliteRuleStore(file)
  } catch (error) {
    throw new UsageError(`--journal: ${file}: ${reasonOf(error)}`)
  }
}

interface Sources {
  readonly source: string
  readonly registry: ToolInvokerOptions['registry']
}

async function readSources(task: Task, tools: string): Promise<Sources> {
  const source = task.kind === 'run' ? await readText({ path: task.script, label: '<script>' }) : ''
  return { source, registry: await loadTools(tools) }
}

function openChains(
  options: ToolInvokerOptions,
  {
    journal,
    check = 'error',
  }: { readonly journal: Journal | undefined; readonly check: CheckMode | undefined },
): ToolChainTool {
  try {
    return new ToolChainTool({
      invoker: new ToolInvoker(options),
      sandbox: { maxProcesses: 1 },
      check,
      checkWaitMs,
      ...(journal === undefined ? {} : { journal }),
    })
  } catch (error) {
    // Everything else was checked before: what is refused here are the tools.
    throw new UsageError(`--tools: ${error instanceof Error ? error.message : 'they cannot be used'}`)
  }
}
