import type { Database, Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import type { LoweredLine, RefusedLine } from './table.ts'

/** The order of a request, as its approver sees it. */
export interface RequestedOrder {
  serial: string
  company_name: string
  cost_centre_name: string | null
  po_number: string | null
  wanted_on: string | null
  reference: string | null
  grand_total: number
  discount: number
  shipping_and_fees: number
  line_count: number
}

export type ApprovalProblem =
  | { problem: 'LINE_UNKNOWN' | 'ALL_LINES_REFUSED' | 'REST_TOO_SMALL' | 'LINE_CHANGED' }
  | { problem: 'QUANTITY_TOO_LOW'; values: { name: string; least: number } }

/** A line of a requested order with the quantities that it can be lowered to. */
export type RequestedLine = RefusedLine & { product_id: number; least: number; step: number }

/** The functions of orders that decisions need. `domains.ts` passes them, because orders import this domain. */
export interface RequestedOrders {
  /** Locks the order first, as every change of an order does. */
  lock(trx: Trx, orderId: string): Promise<void>
  /** Frees the refused lines and the rest of the lowered ones. Returns a problem and changes nothing, or the lines. */
  refuseLines(
    trx: Trx,
    refused: {
      orderId: string
      refusedLines: readonly string[]
      loweredLines: readonly { line: string; quantity: number; seen: number }[]
      language: Language
      at: Date
    },
  ): Promise<ApprovalProblem | { refused: RefusedLine[]; lowered: LoweredLine[] }>
  /** Another approver has this time to decide. */
  wait(trx: Trx, waiting: { orderId: string; until: Date }): Promise<void>
  /** Opens the payment of an approved order. */
  release(
    trx: Trx,
    approved: { orderId: string; gateway: Gateway; language: Language; at: Date },
  ): Promise<void>
  /** Ends the order and frees everything that it holds. */
  refuse(trx: Trx, refused: { orderId: string; reason: string; at: Date }): Promise<void>
  read(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, RequestedOrder>>
  lines(db: Database, orderId: string, at: Date): Promise<RequestedLine[]>
  /** The unit price of the company's last paid order of each product, beside this order. */
  lastPrices(
    db: Database,
    bought: { companyId: string; productIds: readonly number[]; orderId: string },
  ): Promise<ReadonlyMap<number, { unit_price: number; paid_at: Date }>>
}
