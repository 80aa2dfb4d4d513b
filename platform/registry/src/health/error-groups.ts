import type { CountedVisit } from './report-log.ts'

/** The same error of several visitors. */
export interface ErrorGroup {
  version: string
  /** The message and the stack of the latest one. */
  text: string
  visitors: number
  first: string
  last: string
}

const MOST_GROUPS = 500
/** Errors with the same message whose innermost calls are the same are one. */
const CALLS = 3

/** Errors by unit, version and place. A visitor counts once in a period, as in the tallies. */
export class ErrorGroups {
  #groups = new Map<string, { unit: string; group: ErrorGroup }>()

  add({ unit, version, at, error }: CountedVisit) {
    if (error === undefined) return
    const key = [unit, version, ...error.split('\n', 1 + CALLS)].join('\n')
    const known = this.#groups.get(key)
    // The group that was seen last is the last one of the map, so that the first one is the oldest.
    this.#groups.delete(key)
    const { visitors, first } = known?.group ?? { visitors: 0, first: at }
    const group = { version, text: error, visitors: visitors + 1, first, last: at }
    this.#groups.set(key, { unit, group })
    if (this.#groups.size > MOST_GROUPS)
      this.#groups.delete(this.#groups.keys().next().value as string)
  }

  of(unit: string, version?: string): ErrorGroup[] {
    return [...this.#groups.values()]
      .filter((known) => known.unit === unit)
      .map(({ group }) => group)
      .filter((group) => (version ?? group.version) === group.version)
      .toSorted((a, b) => b.visitors - a.visitors || (a.last < b.last ? 1 : -1))
  }
}
