import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** The work of the processors since the machine started, in clock ticks. */
export interface Ticks {
  busy: number
  /** Time that this machine requested and the hypervisor gave to its neighbours. */
  stolen: number
}

const MOST_STOLEN = 0.05
const ATTEMPTS = 8
/** Neighbours are visible only while this machine has work itself. */
const PROBE_MS = 300
const PAUSE_MS = 3_000
const MOST_PAUSES = 40

/** The number of measurements, of repetitions and of disturbed ones. */
export interface Count {
  measured: number
  again: number
  disturbed: number
}

export interface QuietMachine {
  /** Repeats the work when neighbours took much of the time: such figures describe them, not the shop. */
  measure<T>(work: () => Promise<T>): Promise<T>
  /** The course of the measurements, in sentences for the table. */
  describe(): string
}

/**
 * A virtual machine has neighbours, and Linux reports the time that they take. Other systems report nothing, so each
 * measurement is made once.
 */
export function quietMachine(
  read: () => Ticks | undefined = readTicks,
  becomeQuiet = () => whenQuiet(read),
  count: Count = { measured: 0, again: 0, disturbed: 0 },
): QuietMachine {
  const load = loadavg()[0] ?? 0
  return {
    async measure(work) {
      for (let attempt = 1; ; attempt += 1) {
        const before = read()
        const result = await work()
        count.measured += 1
        if (stolenBetween(before, read()) <= MOST_STOLEN) return result
        if (attempt === ATTEMPTS) {
          count.disturbed += 1
          return result
        }
        count.again += 1
        await becomeQuiet()
      }
    },
    describe() {
      const { measured, again, disturbed } = count
      const limit = `${MOST_STOLEN * 100} %`
      return [
        `Other work on the machine had a load average of ${load.toFixed(1)} when it began.`,
        again > 0
          ? `Of ${measured} measurements ${again} were made again, because neighbours on the same hardware took more than ${limit} of the processors' time meanwhile.`
          : '',
        disturbed > 0
          ? `${disturbed} count although they did, each the last of ${ATTEMPTS} attempts.`
          : '',
      ]
        .filter(Boolean)
        .join(' ')
    },
  }
}

async function whenQuiet(read: () => Ticks | undefined) {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    await sleep(PAUSE_MS)
    const before = read()
    const until = Date.now() + PROBE_MS
    while (Date.now() < until);
    if (stolenBetween(before, read()) <= MOST_STOLEN) return
  }
}

function stolenBetween(before: Ticks | undefined, after: Ticks | undefined): number {
  if (!before || !after) return 0
  const stolen = after.stolen - before.stolen
  return stolen / Math.max(1, after.busy - before.busy + stolen)
}

function readTicks(): Ticks | undefined {
  try {
    const [, ...fields] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]!.split(/\s+/)
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
      fields.map(Number)
    return { busy: user + nice + system + irq + softirq, stolen }
  } catch {
    return undefined
  }
}
