import type { CountedVisit } from './report-log.ts'
import { ErrorGroups } from './error-groups.ts'
import { Documents } from './documents.ts'
import { MOST_OF_A_NETWORK } from './networks.ts'
import { Timeline } from './timeline.ts'
import { LOOKS, MOST_VISITORS, type Share, type Tally } from './verdict.ts'

const MOST_SAMPLES = 1000
const MOST_BOOKS = 500

interface Book {
  visitors: Set<string>
  /** The number of visitors by network. */
  networks: Map<string, number>
  failing: Set<string>
  lcp: number[]
  inp: number[]
  documents: Documents
  /** The last look at its silence. */
  looked: number
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
  readonly #patienceMs: number

  /** `patienceMs` is the time within which a visitor with a document normally reports. */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  /** Whether the visit changes a tally. */
  changes(visit: CountedVisit): boolean {
    const book = this.#books.get(keyOf(visit))
    if (!book) return true
    if (visit.isDocument) return book.documents.changes(visit)
    if (book.documents.isWaitingFor(visit.visitor)) return true
    if (book.visitors.has(visit.visitor)) return visit.failing && !book.failing.has(visit.visitor)
    return !isFull(book, visit)
  }

  /** Whether a report is not counted because its network has enough visitors. */
  isOfFullNetwork(visit: CountedVisit): boolean {
    const book = this.#books.get(keyOf(visit))
    return book !== undefined && !book.visitors.has(visit.visitor) && hasFullNetwork(book, visit)
  }

  /** Counts a visit; true when the version reached a number of visitors at which it is judged. */
  add(visit: CountedVisit): boolean {
    if (!this.changes(visit)) return false
    const book = this.#book(keyOf(visit))
    if (visit.isDocument) {
      book.documents.add(visit, book.visitors.has(visit.visitor))
      return false
    }
    book.documents.answer(visit, this.#patienceMs)
    if (!book.visitors.has(visit.visitor) && isFull(book, visit)) return false
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
  tally(counted: Counted): Tally {
    const books = this.#booksOf(counted)
    return {
      visitors: books.reduce((sum, { visitors }) => sum + visitors.size, 0),
      failing: books.reduce((sum, { failing }) => sum + failing.size, 0),
      lcp: books.flatMap(({ lcp }) => lcp).slice(-MOST_SAMPLES),
      inp: books.flatMap(({ inp }) => inp).slice(-MOST_SAMPLES),
    }
  }

  /** The visitors with a document of a version whose time to report is over, and those who sent none. */
  silence(counted: Counted, now: number): Share {
    const shares = this.#booksOf(counted).map(({ documents }) =>
      documents.silence(now, this.#patienceMs),
    )
    return {
      visitors: shares.reduce((sum, { visitors }) => sum + visitors, 0),
      failing: shares.reduce((sum, { failing }) => sum + failing, 0),
    }
  }

  /** Whether a version has reached another number of visitors at which its silence is judged. */
  isLookDue(counted: Counted & { since: string }, { visitors }: Share): boolean {
    const look = LOOKS.findLast((one) => one <= visitors) ?? 0
    const book = this.#books.get(keyOf(counted))
    if (!book || look <= book.looked) return false
    book.looked = look
    return true
  }

  #booksOf({ channel, unit, version, since }: Counted): Book[] {
    const start = `${channel} ${unit} ${version} `
    return [...this.#books].flatMap(([key, book]) =>
      (since === undefined ? key.startsWith(start) : key === start + since) ? [book] : [],
    )
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
      documents: new Documents(),
      looked: 0,
    }
    this.#books.set(key, book)
    return book
  }
}

const hasFullNetwork = ({ networks }: Book, { network }: CountedVisit) =>
  (networks.get(network) ?? 0) >= MOST_OF_A_NETWORK

/** Whether a further visitor of this network is not counted. */
const isFull = (book: Book, visit: CountedVisit) =>
  book.visitors.size >= MOST_VISITORS || hasFullNetwork(book, visit)

const keyOf = ({ channel, unit, version, since }: Counted) =>
  `${channel} ${unit} ${version} ${since}`
