import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../src/testing/postgres.ts'
import { openMeasuredGateway } from './measured-gateway.ts'
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
    const gateway = await openMeasuredGateway({ ...database.env, SCALE: String(given.scale) })
    const chosen = gateway.scenarios.filter(({ name }) => name.includes(given.only ?? ''))
    const rows: Row[] = []
    for (const scenario of chosen) {
      await gateway.measure(scenario, WARM_UP_S)
      const { cpuMs, ...measured } = await gateway.measure(scenario, given.seconds)
      const rate = paceOf(scenario, engine)
      const paced = rate ? await gateway.pace(scenario, given.seconds, rate) : undefined
      rows.push({ scenario, measured, cpuMs, paced })
    }
    await gateway.close()
    const table = tableOf(engine, gateway.scale, load, rows)
    process.stdout.write(`\n${table}\n\n`)
    if (given.only === undefined) await writeTable(engine, gateway.scale, table)
    return rows
  } finally {
    await database.close()
  }
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
