/** Branches whose calls depend on what came before, with waits, chance, effects of two kinds and approvals. */
export const killScript = `
  const unknown = []
  const order = []
  const effect = async (tool, label) => {
    const outcome = await tool.invoke({ label })
    order.push(label)
    if (outcome.code === 'outcome_unknown') unknown.push(label)
    else if (outcome.status !== 'ok') throw new Error(label + ': ' + outcome.code)
  }
  const branch = async (name) => {
    let sum = 0
    for (let i = 0; i < 3; i++) {
      sum += await tools.read({ label: name.repeat(i + 1) })
      order.push(name + i)
      if (i === 1) await sleep(Math.random() * 15)
      await effect(tools.write, 'write-' + name + i + '-' + order.length + '-' + Math.floor(Math.random() * 1e9))
      await effect(tools.put, 'put-' + name + i + '-' + crypto.randomUUID() + '-' + Date.now())
    }
    if (name === 'b') await effect(tools.publish, 'publish-' + name)
    return sum
  }
  const sums = await Promise.all(['a', 'b', 'c'].map(branch))
  await effect(tools.publish, 'publish-end')
  return { sums, unknown, order }
`

/** What the script returns. */
export interface KillValue {
  readonly sums: readonly number[]
  readonly unknown: readonly string[]
  readonly order: readonly string[]
}

/** The sums of a run that nobody disturbed. */
export const undisturbedSums = [6, 6, 6]
/** Effects that the script asks for. */
export const effectCount = 3 * 3 * 2 + 2
