/** What the driver sends: made where the gateway runs, because ids, tokens and drafts come from its database. */
export interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** Each sending has an idempotency key of its own. */
  isOnce?: boolean
}

/** One line of the table. */
export interface Scenario {
  name: string
  /** Requests a second that PostgreSQL should reach; the embedded database a third of it. */
  aim?: number
  /** Milliseconds under which 99 of 100 answers should stay. */
  aimP99?: number
  /** Requests a second at which latency is measured where no rate is aimed at. */
  pace?: number
  connections: number
  /** Sent in turn, each connection beginning at another place. */
  requests: Asked[]
}

/** What the gateway's process says once it listens. */
export interface Opened {
  origin: string
  scale: number
  scenarios: Scenario[]
}

/** What was measured of one scenario. */
export interface Measured {
  perSecond: number
  p50: number
  p99: number
  answered: number
  failed: number
}

/** What was measured while requests came at an even pace, whether or not the ones before were answered. */
export interface Paced {
  /** Requests a second that were sent, and that were answered in time. */
  rate: number
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/** How long the gateway's process has computed, in microseconds: unlike the others, a figure that no neighbour changes. */
export interface Spent {
  spent: number
}
