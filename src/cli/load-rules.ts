import { ApprovalError, parseRuleFile, type RuleFile } from '../index.ts'
import { readText } from './read-text.ts'
import { UsageError } from './usage-error.ts'

/** The rules in the file. @throws UsageError naming what is wrong with it */
export async function loadRules(path: string): Promise<RuleFile> {
  const text = await readText({ path, label: '--rules' })
  try {
    return parseRuleFile(text)
  } catch (error) {
    if (ApprovalError.isInstance(error)) throw new UsageError(`--rules: ${path}: ${error.message}`)
    throw error
  }
}
