import type { ReportCounts } from '../api/answers.ts'

const HOUR_MS = 60 * 60 * 1000

type Result = keyof ReportCounts

const none = (): ReportCounts => ({ counted: 0, network: 0, side: 0, guest: 0 })

/** The results of the reports that this registry received, by channel: in all, and in the present and the last hour. */
export class ReportCounter {
  readonly #all = new Map<string, ReportCounts>()
  readonly #hours = new Map<string, { hour: number; now: ReportCounts; before: ReportCounts }>()

  add(channel: string, result: Result, at: Date, times = 1) {
    const all = this.#all.get(channel) ?? none()
    all[result] += times
    this.#all.set(channel, all)
    this.#hour(channel, at).now[result] += times
  }

  all(): ReadonlyMap<string, ReportCounts> {
    return this.#all
  }

  /** The results since the beginning of the last hour. */
  latest(at: Date): Record<string, ReportCounts> {
    return Object.fromEntries(
      [...this.#hours.keys()].map((channel) => {
        const { now, before } = this.#hour(channel, at)
        const sums = (Object.keys(now) as Result[]).map((result) => [
          result,
          now[result] + before[result],
        ])
        return [channel, Object.fromEntries(sums) as ReportCounts]
      }),
    )
  }

  #hour(channel: string, at: Date) {
    const hour = Math.floor(at.getTime() / HOUR_MS)
    const known = this.#hours.get(channel)
    if (known?.hour === hour) return known
    const before = known?.hour === hour - 1 ? known.now : none()
    const next = { hour, now: none(), before }
    this.#hours.set(channel, next)
    return next
  }
}
