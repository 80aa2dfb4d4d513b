import { setTimeout as sleep } from 'node:timers/promises'
import type { Journal } from './journal.ts'
import type { SoakShop } from './open-soak-shop.ts'

/** The time after a kill, or after PostgreSQL is back, in which requests may still fail. */
const WINDOW_MS = 5_000
/** How long a killed gateway and a stopped registry stay away. */
const AWAY_MS = 3_000

interface Disturbance {
  name: string
  /** Calls `back` when visitors can be served again. Without it no request may fail. */
  make(shop: SoakShop, back: () => void): Promise<void>
}

const postgres =
  (how: 'shutdown' | 'crash'): Disturbance['make'] =>
  async (shop, back) => {
    await shop.postgres.restart(how)
    back()
  }

const disturbances: readonly Disturbance[] = [
  {
    name: 'gateway killed',
    async make({ gateways: [, gateway] }, back) {
      await gateway.kill()
      back()
      await sleep(AWAY_MS)
      await gateway.start()
    },
  },
  { name: 'PostgreSQL restarted', make: postgres('shutdown') },
  {
    name: 'registry stopped',
    async make({ registry }) {
      await registry.stop()
      await sleep(AWAY_MS)
      await registry.start()
    },
  },
  { name: 'PostgreSQL crashed', make: postgres('crash') },
]

/** Makes one disturbance after the other until `end`, with a pause after each. */
export async function disturb(
  shop: SoakShop,
  journal: Journal,
  { pauseMs, end, report }: { pauseMs: number; end: number; report(text: string): void },
): Promise<void> {
  for (const { name } of disturbances) journal.disturbances[name] = 0
  for (let turn = 0; Date.now() + pauseMs < end; turn += 1) {
    await sleep(pauseMs)
    const { name, make } = disturbances[turn % disturbances.length]!
    report(name)
    const window = { name, from: Date.now(), until: Infinity }
    let isExcused = false
    const back = () => {
      isExcused = true
      window.until = Date.now() + WINDOW_MS
    }
    journal.windows.push(window)
    await make(shop, back)
    journal.disturbances[name]! += 1
    if (!isExcused) journal.windows.splice(journal.windows.indexOf(window), 1)
  }
}
