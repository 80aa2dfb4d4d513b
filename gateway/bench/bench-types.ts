/** A request of the driver. The gateway's process creates it, because ids, tokens and drafts come from its database. */
export interface BenchRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** Each request has an idempotency key of its own, in its header and in place of `ONCE` in its body. */
  isOnce?: boolean
}

/** The placeholder of a request's own key. */
export const ONCE = 'the-key-of-this-request'

/** The body of a request with its own key. */
export const bodyWith = (body: string | undefined, key: string) => body?.replace(ONCE, key)

/** One row of the table. */
export interface Scenario {
  name: string
  /** The target rate in requests a second on PostgreSQL; the target of the embedded database is a third of it. */
  aim?: number
  /** The target latency of the 99th percentile, in milliseconds. */
  aimP99?: number
  /** The rate in requests a second at which latency is measured without a target rate. */
  pace?: number
  /** The embedded database is measured at the full rate too, not at a third of it. */
  isSameOnBoth?: boolean
  connections: number
  /** Sent in rotation; each connection begins at another position. */
  requests: BenchRequest[]
}

/** The message of the gateway's process when it listens. */
export interface Opened {
  origin: string
  scale: number
  scenarios: Scenario[]
}

/** The measurements of one scenario. */
export interface Measured {
  perSecond: number
  p50: number
  p99: number
  answered: number
  failed: number
}

/** The measurements at a constant rate, independent of the replies. */
export interface Paced {
  /** Requests a second: sent, and replied to in time. */
  rate: number
  perSecond: number
  p50: number
  p99: number
  failed: number
}

/** The CPU time of the gateway's process in microseconds: other processes affect it least. */
export interface Spent {
  spent: number
}
