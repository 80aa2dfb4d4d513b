import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../src/testing/postgres.ts'
import type { Measured, Opened, Paced, Spent } from './bench-types.ts'
import type { Order } from './drive.ts'
import { loadOfOthers, type Engine, paceOf, type Row, tableOf, writeTable } from './report.ts'

const WARM_UP_S = 3

/** Benchmarks the gateway; returns whether every request got the expected reply. */
export async function benchGateway(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      engine: { type: 'string' },
      scale: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '10' },
      only: { type: 'string' },
    },
  })
  const engines = (['postgres', 'pglite'] as const).filter(
    (engine) => !values.engine || engine === values.engine,
  )
  let failed = 0
  for (const engine of engines) {
    const given = {
      scale: Number(values.scale),
      seconds: Number(values.seconds),
      only: values.only,
    }
    const rows = await benchEngine(engine, given)
    failed += rows.reduce((sum, row) => sum + row.measured.failed + (row.paced?.failed ?? 0), 0)
  }
  if (failed > 0) process.stdout.write(`${failed} requests were not answered with success.\n`)
  return failed === 0
}

async function benchEngine(
  engine: Engine,
  given: { scale: number; seconds: number; only: string | undefined },
): Promise<Row[]> {
  const load = loadOfOthers()
  const database = await databaseFor(engine)
  if ('reason' in database) {
    process.stdout.write(`Not measured on PostgreSQL: ${database.reason}\n`)
    return []
  }
  try {
    const env = { ...process.env, ...database.env, SCALE: String(given.scale) }
    const gateway = fork(join(import.meta.dirname, 'gateway-process.ts'), { env })
    const opened = await messageOf<Opened>(gateway)
    const chosen = opened.scenarios.filter(({ name }) => name.includes(given.only ?? ''))
    const rows: Row[] = []
    for (const scenario of chosen) {
      const order = { origin: opened.origin, scenario, seconds: given.seconds }
      await drive<Measured>({ ...order, seconds: WARM_UP_S })
      const before = await spentBy(gateway)
      const measured = await drive<Measured>(order)
      const cpuMs =
        ((await spentBy(gateway)) - before) / 1000 / (measured.answered + measured.failed)
      const rate = paceOf(scenario, engine)
      const paced = rate ? await drive<Paced>({ ...order, rate }) : undefined
      rows.push({ scenario, measured, cpuMs, paced })
    }
    const ended = new Promise((resolve) => gateway.once('exit', resolve))
    gateway.disconnect()
    await ended
    const table = tableOf(engine, opened.scale, load, rows)
    process.stdout.write(`\n${table}\n\n`)
    if (given.only === undefined) await writeTable(engine, opened.scale, table)
    return rows
  } finally {
    await database.close()
  }
}

async function drive<T extends Measured | Paced>(order: Order): Promise<T> {
  const driver = fork(join(import.meta.dirname, 'drive.ts'))
  driver.send(order)
  return messageOf<T>(driver)
}

async function spentBy(gateway: ChildProcess): Promise<number> {
  const answer = messageOf<Spent>(gateway)
  gateway.send('spent')
  return (await answer).spent
}

function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) =>
      reject(new Error(`${child.spawnargs.at(-1)} ended with ${code} before it answered`))
    child.once('exit', fail)
    child.once('message', (message) => {
      child.off('exit', fail)
      resolve(message as T)
    })
  })
}

async function databaseFor(engine: Engine) {
  if (engine === 'pglite') {
    const directory = await mkdtemp(join(tmpdir(), 'borong-bench-'))
    return {
      env: { BENCH_DIRECTORY: join(directory, 'database') },
      close: () => rm(directory, { recursive: true, force: true }),
    }
  }
  const { BENCH_DATABASE_URL: url } = process.env
  if (url) return { env: { DATABASE_URL: url }, close: async () => {} }
  const postgres = await startPostgres({ isDurable: true })
  return 'reason' in postgres
    ? postgres
    : { env: { DATABASE_URL: postgres.url }, close: postgres.stop }
}
