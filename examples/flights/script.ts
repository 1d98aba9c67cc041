type Measures = { flights: number; delay: number; late: number }

// 4 MB of CSV: with `invoke` it stays outside, and the artifact stands for it.
const { artifact: csv } = await tools.load_csv.invoke({ dataset: 'flights-200k' })
progress({ step: 'loaded', bytes: csv.size })

const measures = 'count(*) AS flights, avg(delay) AS delay, avg(delay > 15) AS late'
const ask = async (sql: string) => (await tools.query({ csv, sql })).rows
const [[all], [short, long], hours] = await Promise.all([
  ask(`SELECT ${measures} FROM data`) as Promise<Measures[]>,
  ask(`SELECT ${measures} FROM data GROUP BY distance >= 1000 ORDER BY distance >= 1000`) as Promise<
    Measures[]
  >,
  ask(`SELECT CAST(time AS INTEGER) AS hour, ${measures} FROM data GROUP BY hour ORDER BY hour`),
])
const busy = hours.filter((row) => row.flights >= input.minFlights)
const [best, ...others] = busy.toSorted((a, b) => a.delay - b.delay)
const worst = others.at(-1)
console.log(
  `${all.flights} flights, ${busy.length} of ${hours.length} hours with at least ${input.minFlights}`,
)

const minutes = (n: number) => `${Math.abs(n).toFixed(1)} minutes ${n < 0 ? 'early' : 'late'}`
const percent = (n: number) => `${(n * 100).toFixed(1)} %`
const answer = `Leave between ${best.hour}:00 and ${best.hour}:59: on average these flights arrive ${minutes(best.delay)}.`
const drawn = await tools.draw_chart.invoke({
  title: 'The later a flight leaves, the later it arrives',
  subtitle: `${all.flights.toLocaleString('en-US')} U.S. flights; hours with at least ${input.minFlights} of them`,
  xTitle: 'Hour of departure',
  yTitle: 'Mean delay at arrival, minutes',
  points: busy.map((row) => ({ x: row.hour, y: row.delay })),
  highlight: [best.hour],
})
const report = await tools.submit_report({
  title: 'When to fly',
  answer,
  findings: [
    `Of all ${all.flights} flights, ${percent(all.late)} are more than 15 minutes late; the mean is ${minutes(all.delay)}.`,
    `Worst is ${worst.hour}:00 to ${worst.hour}:59, ${minutes(worst.delay)}: whoever leaves that late is often late already.`,
    `Length matters little: below 1000 miles ${minutes(short.delay)}, from 1000 miles on ${minutes(long.delay)}.`,
  ],
  chart: { $artifact: drawn.files[0].artifactRef },
})
return { answer, bestHour: best.hour, worstHour: worst.hour, meanDelay: all.delay, report: report.path }
