import { redactSecrets, SqliteRuleStore, ToolChainTool, ToolInvoker } from '../index.ts'
import type { ChainPolicy, RuleFile, ToolInvokerOptions } from '../index.ts'
import type { ApprovalMode } from './approval-mode.ts'
import { chooseApproval } from './choose-approval.ts'
import { divertStdout } from './divert-stdout.ts'
import { readJsonOption } from './json-option.ts'
import { giveFiles } from './give-files.ts'
import { createLiveView } from './live-view.ts'
import { loadRules } from './load-rules.ts'
import { loadTools } from './load-tools.ts'
import { openStore } from './open-store.ts'
import { openTraceSinks } from './open-trace-sink.ts'
import type { Output } from './output.ts'
import { readPolicyOption } from './policy-option.ts'
import { presentResult } from './present-result.ts'
import { readText } from './read-text.ts'
import { reasonOf } from './reason-of.ts'
import { UsageError } from './usage-error.ts'
import { watchProcess } from './watch-process.ts'
import { openWorkspace } from './workspace.ts'
import type { Workspace } from './workspace.ts'

/** The flags of `catenary run`, as they were given. */
export interface RunFlags {
  readonly tools: string
  readonly input?: string
  readonly policy?: string
  readonly store: string
  readonly approve?: ApprovalMode
  readonly rules?: string
  readonly journal?: string
  readonly json?: true
  readonly workspace?: string
  readonly file?: readonly string[]
  readonly trace?: string
  readonly traceKeyFile?: string
  readonly traceContent?: true
  readonly tenant: string
  readonly agent: string
}

/** Runs one chain from the command line and says with which code the process is to end. @throws UsageError */
export async function runChain(script: string, flags: RunFlags, output: Output): Promise<number> {
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
  const sources = await watch.race(readSources(script, flags.tools)).catch((error: unknown) => {
    if (watch.exitCode === undefined) throw error
  })
  if (sources === undefined) {
    output.note('[not done]', 'no tool was called')
    return watch.exitCode ?? 0
  }
  const files = await giveFiles(flags.file ?? [], { store: opened.store, tenant: flags.tenant })
  await using chains = openChains({
    registry: sources.registry,
    approvalHandler,
    artifactStore: opened.store,
    ...settings.rules,
    ...(flags.journal === undefined ? {} : { ruleStore: openRuleStore(flags.journal) }),
    hooks: [view.hook],
    traceSinks: sinks.all,
    ...(flags.traceContent === undefined ? {} : { redact: redactSecrets }),
  })
  const result = await chains.run({
    script: sources.source,
    input: settings.input,
    files,
    policy: settings.policy,
    signal: watch.signal,
    ctx: { tenant: flags.tenant, agentId: flags.agent },
    onLog: view.onLog,
    onProgress: view.onProgress,
  })
  const code = await presentResult(result, { script, flags, opened, workspace: settings.workspace, output })
  return result.status === 'ok' ? code : (watch.exitCode ?? code)
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

async function readSources(script: string, tools: string): Promise<Sources> {
  const source = await readText({ path: script, label: '<script>' })
  return { source, registry: await loadTools(tools) }
}

function openChains(options: ToolInvokerOptions): ToolChainTool {
  try {
    return new ToolChainTool({ invoker: new ToolInvoker(options), sandbox: { maxProcesses: 1 } })
  } catch (error) {
    // Everything else was checked before: what is refused here are the tools.
    throw new UsageError(`--tools: ${error instanceof Error ? error.message : 'they cannot be used'}`)
  }
}
