import type { CountedVisit } from './report-log.ts'

/** The counted visitors of a version in one hour, and those of them who met their first failure in it. */
export interface HourFigures {
  /** The beginning of the hour. */
  at: string
  version: string
  visitors: number
  failing: number
}

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** The longest time that a chart shows. */
const MOST_HOURS = 30 * 24
/** Each channel and unit has one series for each version. */
const MOST_SERIES = 500

/** The counted visitors of each version by hour. It counts exactly the visits that the tallies count. */
export class Timeline {
  #series = new Map<string, Map<number, { visitors: number; failing: number }>>()

  add({ channel, unit, version, at }: CountedVisit, isNew: { visitor: boolean; failure: boolean }) {
    const hours = this.#hours(`${channel} ${unit} ${version}`)
    const hour = Math.floor(Date.parse(at) / HOUR_MS)
    const figures = hours.get(hour) ?? { visitors: 0, failing: 0 }
    if (isNew.visitor) figures.visitors += 1
    if (isNew.failure) figures.failing += 1
    hours.set(hour, figures)
    if (hours.size > MOST_HOURS) hours.delete(Math.min(...hours.keys()))
  }

  /** The hours of the last days in which a version had visitors, the earliest first. */
  hours(
    { channel, unit }: { channel: string; unit: string },
    days: number,
    now: Date,
  ): HourFigures[] {
    const start = `${channel} ${unit} `
    const first = Math.floor((now.getTime() - days * DAY_MS) / HOUR_MS)
    return [...this.#series]
      .filter(([key]) => key.startsWith(start))
      .flatMap(([key, hours]) =>
        [...hours]
          .filter(([hour]) => hour > first)
          .map(([hour, figures]) => ({
            at: new Date(hour * HOUR_MS).toISOString(),
            version: key.slice(start.length),
            ...figures,
          })),
      )
      .toSorted((a, b) => a.at.localeCompare(b.at) || a.version.localeCompare(b.version))
  }

  #hours(key: string) {
    const found = this.#series.get(key)
    if (found) return found
    const oldest = this.#series.size >= MOST_SERIES ? this.#series.keys().next().value : undefined
    if (oldest !== undefined) this.#series.delete(oldest)
    const hours = new Map<number, { visitors: number; failing: number }>()
    this.#series.set(key, hours)
    return hours
  }
}
