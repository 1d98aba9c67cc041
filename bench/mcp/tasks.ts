/** One call of a tool, as a model writes it. */
export interface Call {
  readonly server: string
  readonly tool: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** Something to be done with four servers, as a model does it with either set of tools. */
export interface Task {
  readonly name: string
  /** The calls of each turn, where the servers are mounted directly; those of one turn go out together. */
  readonly direct: readonly (readonly Call[])[]
  /** What is searched for before the script is written. */
  readonly searches: readonly string[]
  readonly script: string
}

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'))

/** The same tasks every time, in a folder that was filled the same way. */
export function makeTasks(folder: string): readonly Task[] {
  const file = (name: string): string => `${folder}/${name}`
  const read = (name: string): Call => ({
    server: 'files',
    tool: 'read_text_file',
    arguments: { path: file(name) },
  })
  const sql = (text: string): Call => ({ server: 'db', tool: 'execute_sql', arguments: { sql: text } })
  return [
    {
      name: 'one call: add two numbers',
      direct: [[{ server: 'everything', tool: 'get-sum', arguments: { a: 2, b: 40 } }]],
      searches: [],
      script: `return tools.everything.get_sum({ a: 2, b: 40 })`,
    },
    {
      name: 'twelve log files: which have errors, and how many',
      direct: [
        [{ server: 'files', tool: 'list_directory', arguments: { path: file('logs') } }],
        months.map((month) => read(`logs/2026-${month}.log`)),
      ],
      searches: ['read text files of a directory'],
      script: `const folder = ${JSON.stringify(file('logs'))}
const { content } = await tools.files.list_directory({ path: folder })
const names = content.match(/\\S+\\.log/g)
const texts = await Promise.all(names.map((name) => tools.files.read_text_file({ path: folder + '/' + name })))
return names.map((name, at) => [name, texts[at].content.split('ERROR').length - 1]).filter(([, count]) => count > 0)`,
    },
    {
      name: 'orders of a database against the targets in a CSV file',
      direct: [
        [
          sql('select region, sum(amount) as total, count(*) as n from orders group by region'),
          read('targets.csv'),
        ],
      ],
      searches: ['execute sql', 'read text file'],
      script: `const [result, file] = await Promise.all([
  tools.db.execute_sql({ sql: 'select region, sum(amount) as total from orders group by region' }),
  tools.files.read_text_file({ path: ${JSON.stringify(file('targets.csv'))} }),
])
const targets = Object.fromEntries(file.content.trim().split('\\n').slice(1).map((line) => line.split(',')))
return result.data.statements[0].rows.filter(({ region, total }) => total < Number(targets[region])).map(({ region }) => region)`,
    },
    {
      name: 'customers of a table into a graph: 40 entities',
      direct: [
        [sql('select name, city from customers')],
        [
          {
            server: 'memory',
            tool: 'create_entities',
            arguments: {
              entities: Array.from({ length: 40 }, (_, at) => ({
                name: `Customer ${at}`,
                entityType: 'customer',
                observations: [`lives in City ${at % 7}`],
              })),
            },
          },
        ],
      ],
      searches: ['execute sql', 'create entities'],
      script: `const { data } = await tools.db.execute_sql({ sql: 'select name, city from customers' })
const entities = data.statements[0].rows.map(({ name, city }) => ({ name, entityType: 'customer', observations: ['lives in ' + city] }))
await tools.memory.create_entities({ entities })
return entities.length`,
    },
    {
      name: 'a file of 200 KB: the lines about one order',
      direct: [[read('big.txt')]],
      searches: ['read text file'],
      script: `const { content } = await tools.files.read_text_file({ path: ${JSON.stringify(file('big.txt'))} })
return content.split('\\n').filter((line) => line.includes('order 1234 '))`,
    },
  ]
}
