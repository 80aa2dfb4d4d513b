import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from '../soak/journal.ts'
import type { Cluster } from './database.ts'
import type { Failover } from './judge-failover.ts'

const NAME = 'PostgreSQL primary killed'
/** The time in which requests may fail once the standby is the primary: pools replace their connections. */
const WINDOW_MS = 5_000
/** The time for which visitors then use the new primary. */
const AFTER_MS = 10_000

/**
 * Kills the machine of the primary, and starts it again when the standby has taken over. `returned` are the
 * milliseconds until it is the synchronous standby.
 */
export async function losePrimary(
  { nodes: [primary, standby], uses }: Cluster,
  journal: Journal,
  report: (text: string) => void,
): Promise<Omit<Failover, 'whole'> & { returned: Promise<number> }> {
  journal.disturbances[NAME] = 0
  await primary.is('primary')
  await standby.is('sync')
  report('The primary of PostgreSQL is killed')
  const from = Date.now()
  const window = { name: NAME, from, until: Infinity }
  journal.windows.push(window)
  await primary.kill()
  await standby.is('primary')
  await uses(standby)
  const takenOver = Date.now() - from
  window.until = Date.now() + WINDOW_MS
  report(`The standby takes statements after ${(takenOver / 1000).toFixed(1)} s`)
  primary.start()
  const returned = primary.is('sync').then(() => Date.now() - from)
  // A failure is thrown to the caller, who waits for it later.
  returned.catch(() => {})
  await sleep(AFTER_MS)
  journal.disturbances[NAME] = 1
  return { from, takenOver, returned }
}
