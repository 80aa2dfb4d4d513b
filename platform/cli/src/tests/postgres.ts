import { root } from '@borong/build/units'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { runJest } from './jest.ts'
import type { Outcome } from './part.ts'

export interface RunningPostgres {
  url: string
  restart(how: 'shutdown' | 'crash'): Promise<void>
  stop(): Promise<void>
}

type Started<Server> = Server | { reason: string }

/** Starts a PostgreSQL server and runs the tests that use a database on it, fast and long ones. */
export async function runOnPostgres(): Promise<Outcome> {
  const postgres = await openPostgres()
  try {
    return await runJest({
      paths: ['gateway/src', 'demo/src', 'platform/registry/src'],
      env: { TEST_DATABASE_URL: postgres.url },
    })
  } finally {
    await postgres.stop()
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
  return startOrInstall(() => startPostgres(options), installPostgres)
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
    throw new Complaint(`No tests ran on PostgreSQL: ${second.reason}`, 'failed')
  return second
}

function installPostgres(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  process.stderr.write('Installing PostgreSQL …\n')
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 2, 2] })
  // The package's own cluster is not used: the tests start their own server.
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
