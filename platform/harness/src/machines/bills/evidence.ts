export interface BillSent {
  buyerId: string
  key: string
  price: number
  /** How often the buyer sent it, with the same key. */
  tries: number
}

export interface BillAcknowledged {
  buyerId: string
  key: string
  serial: string
}

/** The requests of the buyers, and the answers that they got. */
export interface BillJournal {
  sent: BillSent[]
  acknowledged: BillAcknowledged[]
}

/** The database at the end, for these buyers. */
export interface BillBooks {
  bills: readonly {
    serial: string
    buyerId: string
    key: string
    price: number
    state: string
    /** The state at the biller; null when the biller was never asked to sell it. */
    sale: string | null
    /** The amounts of its movements in the wallet. */
    payments: readonly number[]
    refunds: readonly number[]
  }[]
  wallets: readonly { buyerId: string; balance: number }[]
  /** The sales of the biller that belong to no bill. */
  strangeSales: number
}

export interface BillEvidence extends BillJournal {
  /** The amount that was in each wallet at first. */
  filled: number
  books: BillBooks
}
