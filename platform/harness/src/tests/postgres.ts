import { root } from '@borong/build/units'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Complaint } from '@borong/cli/command'
import { installPackage } from './install-package.ts'
import { runJest, type JestOptions } from './jest.ts'
import type { Outcome } from './part.ts'

export interface RunningPostgres {
  url: string
  restart(how: 'shutdown' | 'crash'): Promise<void>
  stop(): Promise<void>
}

type Started<Server> = Server | { reason: string }

/**
 * Runs the fast Jest tests, or those of the named files. Those that use a database run on PostgreSQL, which opens one in a tenth of the time; on a
 * machine that cannot have PostgreSQL they run on the embedded database.
 */
export async function runFastUnitTests(
  open = openPostgres,
  run = runJest,
  chosen: JestOptions = { length: 'fast' },
): Promise<Outcome> {
  const postgres = await open().catch((error: unknown) => {
    if (!(error instanceof Complaint)) throw error
    process.stderr.write(`These tests take longer on the embedded database. ${error.message}\n`)
    return undefined
  })
  return runUnitTests(chosen, postgres, run)
}

/** Runs the long Jest tests. Without PostgreSQL they fail: no other part would run the tests of several gateways on it. */
export async function runLongUnitTests(): Promise<Outcome> {
  // Its promtool checks the alert rules. Without it these tests are skipped.
  if (spawnSync('promtool', ['--version']).status !== 0) installPackage('Prometheus', 'prometheus')
  return runUnitTests({ length: 'long' }, await openPostgres(), runJest)
}

async function runUnitTests(
  chosen: JestOptions,
  postgres: RunningPostgres | undefined,
  run: typeof runJest,
): Promise<Outcome> {
  try {
    return await run({ ...chosen, env: { TEST_DATABASE_URL: postgres?.url ?? '' } })
  } finally {
    await postgres?.stop()
  }
}

/** Starts a private PostgreSQL server, which is installed first if there is none. */
export async function openPostgres(
  options: { isDurable?: boolean } = {},
): Promise<RunningPostgres> {
  // Resolved at run time: the gateway is no dependency of the command line.
  const { startPostgres } = (await import(join(root, 'gateway/src/testing/postgres.ts'))) as {
    startPostgres(given: typeof options): Promise<Started<RunningPostgres>>
  }
  // The package's own cluster is not used: the tests start their own server.
  const install = () => installPackage('PostgreSQL', 'postgresql')
  return startOrInstall(() => startPostgres(options), install)
}

/** Starts a server, and installs PostgreSQL first if none starts; throws if none starts then either. */
export async function startOrInstall<Server extends { url: string }>(
  start: () => Promise<Started<Server>>,
  install: () => void,
): Promise<Server> {
  const first = await start()
  if (!('reason' in first)) return first
  install()
  const second = await start()
  if ('reason' in second)
    throw new Complaint(`PostgreSQL cannot run here: ${second.reason}`, 'failed')
  return second
}
