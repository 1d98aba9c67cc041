import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Puts the files and the database of the tasks into a folder, the same every time. */
export function fillFolder(folder: string): void {
  mkdirSync(join(folder, 'logs'))
  for (let month = 1; month <= 12; month += 1) {
    const lines = Array.from({ length: 60 }, (_, at) => {
      const level = (at * month) % 53 === 7 ? 'ERROR' : 'INFO'
      return `2026-${month}-${(at % 28) + 1} ${level} request ${at * month} took ${(at * 37) % 900} ms`
    })
    writeFileSync(join(folder, 'logs', `2026-${String(month).padStart(2, '0')}.log`), lines.join('\n'))
  }
  writeFileSync(
    join(folder, 'targets.csv'),
    'region,target\nnorth,90000\nsouth,60000\neast,70000\nwest,80000\n',
  )
  const big = Array.from(
    { length: 3600 },
    (_, at) => `order ${at} went out to customer ${(at * 7) % 40} in one parcel`,
  )
  writeFileSync(join(folder, 'big.txt'), big.join('\n'))
  const db = new DatabaseSync(join(folder, 'shop.db'))
  db.exec('create table orders (region text, amount integer); create table customers (name text, city text)')
  const order = db.prepare('insert into orders values (?, ?)')
  const regions = ['north', 'south', 'east', 'west']
  for (let at = 0; at < 600; at += 1) order.run(regions[at % 4] ?? '', (at * 131) % 997)
  const customer = db.prepare('insert into customers values (?, ?)')
  for (let at = 0; at < 40; at += 1) customer.run(`Customer ${at}`, `City ${at % 7}`)
  db.close()
}
