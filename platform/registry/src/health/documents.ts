import type { CountedVisit } from './report-log.ts'
import { MOST_OF_A_NETWORK } from './networks.ts'
import { MOST_VISITORS, type Share } from './verdict.ts'

interface Served {
  at: number
  /** Whether the visitor reported in time. */
  isAnswered: boolean
}

/** The visitors of one period to whom edges served a document with a version, and those of them who reported on it. */
export class Documents {
  #visitors = new Map<string, Served>()
  #networks = new Map<string, number>()

  /** Whether the document is its visitor's first one, and its network is not counted enough. */
  changes({ visitor, network }: CountedVisit): boolean {
    return (
      !this.#visitors.has(visitor) &&
      this.#visitors.size < MOST_VISITORS &&
      (this.#networks.get(network) ?? 0) < MOST_OF_A_NETWORK
    )
  }

  add({ visitor, network, at }: CountedVisit, isAnswered: boolean) {
    this.#visitors.set(visitor, { at: Date.parse(at), isAnswered })
    this.#networks.set(network, (this.#networks.get(network) ?? 0) + 1)
  }

  /** Whether a report of this visitor is still missing. */
  isWaitingFor(visitor: string): boolean {
    return this.#visitors.get(visitor)?.isAnswered === false
  }

  /** Counts a report, unless it comes too late: all visitors have equally long. */
  answer({ visitor, at }: CountedVisit, patienceMs: number) {
    const served = this.#visitors.get(visitor)
    if (served && Date.parse(at) - served.at <= patienceMs) served.isAnswered = true
  }

  /** The visitors whose time to report is over, and those of them who were silent. */
  silence(now: number, patienceMs: number): Share {
    const due = [...this.#visitors.values()].filter(({ at }) => now - at > patienceMs)
    return { visitors: due.length, failing: due.filter(({ isAnswered }) => !isAnswered).length }
  }
}
