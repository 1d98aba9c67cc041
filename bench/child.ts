/** A process of the bench: it runs one system, so that a crash of that system ends nothing else. */
import { benchTools } from './tools.ts'
import { systems } from './systems/index.ts'
import { workloads } from './workloads/index.ts'

const tell = (message: object): void => void process.send?.(message)
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 300)

const entry = systems.find(({ name }) => name === process.argv[2])
if (entry === undefined) throw new Error(`no system is named ${process.argv[2]}`)
process.on('disconnect', () => process.exit())
try {
  const loadedAt = performance.now()
  const system = await entry.load()
  const openedAt = performance.now()
  const open = await system.open(benchTools())
  process.on('message', (name: string) => {
    const workload = workloads.find((one) => one.name === name)
    if (workload === undefined) return tell({ error: `no workload is named ${name}` })
    if (workload.script.py === undefined && entry.name === '@pydantic/monty')
      return tell({ error: 'not offered' })
    workload.measure(open).then(
      (value) => tell({ value }),
      (error: unknown) => tell({ error: reasonOf(error) }),
    )
  })
  if (entry.only === undefined) await open.run(workloads[0]!.script)
  tell({ ready: true, loadMs: openedAt - loadedAt, firstResultMs: performance.now() - openedAt })
} catch (error) {
  tell({ error: reasonOf(error) })
}
