import type { Tally } from './verdict.ts'

/** What a browser tells of one unit in one visit. */
export interface UnitReport {
  version: string
  loadFailures?: number
  errors?: number
  lcp?: number
  inp?: number
}

interface Book {
  visitors: Set<string>
  failing: Set<string>
  lcp: number[]
  inp: number[]
}

const MOST_VISITORS = 5000
const MOST_SAMPLES = 1000
const MOST_BOOKS = 500

/**
 * Counts reports by channel, unit and version, in memory. Each visitor counts once: a browser that reports in a loop, well or
 * ill, changes nothing.
 */
export class Collector {
  #books = new Map<string, Book>()
  #begun = new Map<string, string>()

  add(channel: string, unit: string, visitor: string, report: UnitReport) {
    const book = this.#book(`${channel} ${unit} ${report.version}`)
    if (!book.visitors.has(visitor)) {
      if (book.visitors.size >= MOST_VISITORS) return
      book.visitors.add(visitor)
      if (report.lcp !== undefined) book.lcp.push(report.lcp)
      if (report.inp !== undefined) book.inp.push(report.inp)
      if (book.lcp.length > MOST_SAMPLES) book.lcp.shift()
      if (book.inp.length > MOST_SAMPLES) book.inp.shift()
    }
    if ((report.loadFailures ?? 0) + (report.errors ?? 0) > 0) book.failing.add(visitor)
  }

  tally(channel: string, unit: string, version: string): Tally {
    const book = this.#books.get(`${channel} ${unit} ${version}`)
    if (!book) return { visitors: 0, failing: 0, lcp: [], inp: [] }
    return {
      visitors: book.visitors.size,
      failing: book.failing.size,
      lcp: book.lcp,
      inp: book.inp,
    }
  }

  /** Starts a unit's count anew when a candidate began: both sides are then measured over the same time. */
  startAt(channel: string, unit: string, since: string) {
    const key = `${channel} ${unit}`
    if (this.#begun.get(key) === since) return
    this.#begun.set(key, since)
    for (const name of this.#books.keys()) if (name.startsWith(`${key} `)) this.#books.delete(name)
  }

  #book(key: string): Book {
    const found = this.#books.get(key)
    if (found) return found
    const oldest = this.#books.size >= MOST_BOOKS ? this.#books.keys().next().value : undefined
    if (oldest !== undefined) this.#books.delete(oldest)
    const book: Book = { visitors: new Set(), failing: new Set(), lcp: [], inp: [] }
    this.#books.set(key, book)
    return book
  }
}
