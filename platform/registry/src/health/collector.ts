import type { Tally } from './verdict.ts'

/** A browser's report on one unit in one visit. */
export interface UnitReport {
  version: string
  loadFailures?: number
  errors?: number
  lcp?: number
  inp?: number
}

/** The origin of a report. */
export interface Source {
  visitor: string
  network: string
}

interface Book {
  visitors: Set<string>
  /** The number of visitors by network. */
  networks: Map<string, number>
  failing: Set<string>
  lcp: number[]
  inp: number[]
}

const MOST_VISITORS = 5000
/** A few visitors of an operator's or an office's network represent all of it. An attacker has few networks. */
const MOST_OF_A_NETWORK = 5
const MOST_SAMPLES = 1000
const MOST_BOOKS = 500

/**
 * Counts reports by channel, unit and version, in memory. Each visitor counts once, and each network for only a few
 * visitors. So neither a browser that reports in a loop nor a program that poses as many visitors changes a verdict.
 */
export class Collector {
  #books = new Map<string, Book>()
  #begun = new Map<string, string>()

  add(channel: string, unit: string, { visitor, network }: Source, report: UnitReport) {
    const book = this.#book(`${channel} ${unit} ${report.version}`)
    if (!book.visitors.has(visitor)) {
      const ofNetwork = book.networks.get(network) ?? 0
      if (book.visitors.size >= MOST_VISITORS || ofNetwork >= MOST_OF_A_NETWORK) return
      book.networks.set(network, ofNetwork + 1)
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

  /** Restarts a unit's count when a candidate starts: both versions are then measured over the same period. */
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
