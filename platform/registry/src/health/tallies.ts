import type { CountedVisit } from './report-log.ts'
import { ErrorGroups } from './error-groups.ts'
import { Timeline } from './timeline.ts'
import { LOOKS, MOST_VISITORS, type Tally } from './verdict.ts'

/** A few visitors of an operator's or an office's network represent all of it. An attacker has few networks. */
const MOST_OF_A_NETWORK = 5
const MOST_SAMPLES = 1000
const MOST_BOOKS = 500

interface Book {
  visitors: Set<string>
  /** The number of visitors by network. */
  networks: Map<string, number>
  failing: Set<string>
  lcp: number[]
  inp: number[]
}

/** A version in a channel; with `since`, in one period of comparison. */
export interface Counted {
  channel: string
  unit: string
  version: string
  since?: string
}

/**
 * The tallies of all versions, computed from the counted visits. Each visitor counts once in a period, and each network
 * for only a few visitors. So neither a browser that reports in a loop nor a program that poses as many visitors
 * changes a verdict.
 */
export class Tallies {
  readonly timeline = new Timeline()
  readonly errors = new ErrorGroups()
  #books = new Map<string, Book>()

  /** Whether the visit changes a tally. */
  changes(visit: CountedVisit): boolean {
    const book = this.#books.get(keyOf(visit))
    if (!book) return true
    if (book.visitors.has(visit.visitor)) return visit.failing && !book.failing.has(visit.visitor)
    return (
      book.visitors.size < MOST_VISITORS &&
      (book.networks.get(visit.network) ?? 0) < MOST_OF_A_NETWORK
    )
  }

  /** Counts a visit; true when the version reached a number of visitors at which it is judged. */
  add(visit: CountedVisit): boolean {
    if (!this.changes(visit)) return false
    const book = this.#book(keyOf(visit))
    const isNew = !book.visitors.has(visit.visitor)
    this.timeline.add(visit, { visitor: isNew, failure: visit.failing })
    if (visit.failing) book.failing.add(visit.visitor)
    this.errors.add(visit)
    if (!isNew) return false
    book.visitors.add(visit.visitor)
    book.networks.set(visit.network, (book.networks.get(visit.network) ?? 0) + 1)
    for (const vital of ['lcp', 'inp'] as const) {
      const sample = visit[vital]
      if (sample !== undefined) book[vital].push(sample)
      if (book[vital].length > MOST_SAMPLES) book[vital].shift()
    }
    return LOOKS.includes(book.visitors.size)
  }

  /** The figures of a version, over all its periods or in one of them. */
  tally({ channel, unit, version, since }: Counted): Tally {
    const start = `${channel} ${unit} ${version} `
    const books = [...this.#books].flatMap(([key, book]) =>
      (since === undefined ? key.startsWith(start) : key === start + since) ? [book] : [],
    )
    return {
      visitors: books.reduce((sum, { visitors }) => sum + visitors.size, 0),
      failing: books.reduce((sum, { failing }) => sum + failing.size, 0),
      lcp: books.flatMap(({ lcp }) => lcp).slice(-MOST_SAMPLES),
      inp: books.flatMap(({ inp }) => inp).slice(-MOST_SAMPLES),
    }
  }

  #book(key: string): Book {
    const found = this.#books.get(key)
    if (found) return found
    const oldest = this.#books.size >= MOST_BOOKS ? this.#books.keys().next().value : undefined
    if (oldest !== undefined) this.#books.delete(oldest)
    const book: Book = {
      visitors: new Set(),
      networks: new Map(),
      failing: new Set(),
      lcp: [],
      inp: [],
    }
    this.#books.set(key, book)
    return book
  }
}

const keyOf = ({ channel, unit, version, since }: CountedVisit) =>
  `${channel} ${unit} ${version} ${since}`
