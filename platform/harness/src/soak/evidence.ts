/** One answer, or 0 in place of its status when the connection ended without one. */
export interface Answered {
  name: string
  status: number
  at: number
  /** Whether this status is part of a normal visit. */
  isExpected: boolean
  /** How long the visitor waited; undefined when the visitor itself was slow. */
  ms?: number
}

/** The numbers of requests of a hostile client by their outcome. */
export interface Attack {
  /** Answered like those of a visitor. */
  answered: number
  /** Answered with 4xx. */
  refused: number
  /** Answered with 5xx or not at all. */
  failed: number
  /** Whether it sends what the shop refuses or limits; the others ask for more than caches may hold. */
  mustBeRefused: boolean
}

/** The time in which a disturbance may cost answers. */
export interface Window {
  name: string
  from: number
  until: number
  /** The names of the requests that it may cost; without it those of all visitors. */
  only?: readonly string[]
}

export interface OrderSent {
  buyerId: string
  key: string
  total: number
  /** How often the buyer sent it, with the same key. */
  tries: number
}

export interface OrderAcknowledged {
  buyerId: string
  key: string
  orderId: string
}

/** An event stream that a buyer holds open and opens again when it ends. */
export interface HeldStream {
  buyerId: string
  /** The times from each end to the first event of the next stream. */
  gaps: { from: number; until: number }[]
  /** The time at which the last stream ended; undefined while one is open. */
  endedAt: number | undefined
  notifications: number
}

export interface MemorySample {
  at: number
  /** Bytes after a garbage collection: objects, and buffers outside of the heap. */
  heap: number
  external: number
  resident: number
}

/** The database at the end, for the buyers of the soak. */
export interface Books {
  orders: readonly {
    id: string
    buyerId: string
    key: string
    total: number
    paymentState: string
    /** How often the order was marked as paid, and how often the bank reported it. */
    timesPaid: number
    timesReported: number
  }[]
  messages: readonly { buyerId: string; key: string }[]
  /** Payments that were returned to a wallet because their order was paid or had ended. */
  refunds: number
  /** Transfers of the ledger whose sides do not add up to zero. */
  unbalanced: number
  /** The pieces in stock and those of all orders that have not ended: orders only move pieces between both. */
  pieces: number
}

/** The answers that visitors got, and the books behind them. */
export interface Visits {
  answers: readonly Answered[]
  windows: readonly Window[]
  /** How often each disturbance was made. */
  disturbances: Readonly<Record<string, number>>
  /** The services that ended without being told to. */
  ended: readonly string[]
  sent: readonly OrderSent[]
  acknowledged: readonly OrderAcknowledged[]
  /** The ids of orders whose payment the bank confirmed. */
  paid: readonly string[]
  messages: readonly { buyerId: string; key: string }[]
  streams: readonly HeldStream[]
  piecesAtStart: number
  books: Books
}

export interface Evidence extends Visits {
  attacks: Readonly<Record<string, Attack>>
  /** The times in which the hostile clients sent. The visitors' waits within them are compared with those between them. */
  attackWindows: readonly { from: number; until: number }[]
  /** Bodies that arrived over seconds and were answered normally, and bodies that the edge gave up. */
  slowBodies: { answered: number; givenUp: number }
  memory: Readonly<Record<string, readonly MemorySample[]>>
  connections: { atRest: number; atEnd: number }
}
