import { root } from '@borong/build/units'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Complaint } from '@borong/cli/command'
import { findProgram } from './find-program.ts'

export interface RunningHaproxy {
  /** Resolves when this service gets requests. */
  uses(server: string): Promise<void>
  /** Resolves when this service gets no requests. Until its checks fail HAProxy takes every service for usable. */
  spares(server: string): Promise<void>
  stop(): Promise<void>
}

/** The addresses of the configuration, by the names of its settings. */
export type HaproxyAddresses = Readonly<Record<string, string>>

const PATIENCE_MS = 30_000
const POLL_MS = 200

/** The program, or undefined when this machine has none. */
export const findHaproxy = (): Promise<string | undefined> => findProgram('haproxy')

/** Runs HAProxy with a configuration of `deploy/`, on these addresses. It ends with this process. */
export async function startHaproxy(
  program: string,
  config: 'haproxy.cfg' | 'postgres/haproxy.cfg',
  addresses: HaproxyAddresses,
  logs: string,
): Promise<RunningHaproxy> {
  await mkdir(logs, { recursive: true })
  const log = createWriteStream(join(logs, 'haproxy.log'), { flags: 'a' })
  const child = spawn(program, ['-db', '-f', join(root, 'deploy', config)], {
    env: { ...process.env, ...addresses },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  const exited = once(child, 'exit')
  const onExit = () => child.kill('SIGKILL')
  process.on('exit', onExit)

  const states = async () => {
    const answer = await fetch(`http://${addresses.STATS_BIND}/;csv`).catch(() => undefined)
    return answer?.ok ? statesIn(await answer.text()) : undefined
  }
  const eventually = async (server: string, isMeant: (state: string) => boolean) => {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(POLL_MS)) {
      const state = (await states())?.get(server)
      if (state !== undefined && isMeant(state)) return
      if (child.exitCode !== null)
        throw new Complaint('HAProxy ended; haproxy.log says why.', 'failed')
      if (Date.now() > deadline) throw new Complaint(`${server} is ${state} in HAProxy.`, 'failed')
    }
  }
  return {
    uses: (server) => eventually(server, (state) => state === 'UP'),
    // It is `UP 1/2` after the first check that failed, and still gets requests.
    spares: (server) => eventually(server, (state) => state.startsWith('DOWN')),
    async stop() {
      process.off('exit', onExit)
      child.kill('SIGKILL')
      await exited
      log.end()
    },
  }
}

/** The states of the services. The second column is the service, and the column `status` its state. */
function statesIn(csv: string): Map<string, string> {
  const [head = '', ...rows] = csv.replace(/^# /, '').split('\n')
  const status = head.split(',').indexOf('status')
  const cells = rows.map((row) => row.split(','))
  return new Map(cells.map((row) => [row[1] ?? '', row[status] ?? '']))
}
