import type { Database, Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import type { Request } from './steps.ts'
import type { LoweredLine, RefusedLine, SubjectType } from './table.ts'

/** The subject of a request, as its approver sees it. */
export interface RequestedSubject {
  serial: string
  /** Of a bill: its product and number. */
  name: string | null
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

/** A bill that its approver judges, or a batch of bills. */
export interface RequestedBill {
  biller: string
  number: string
  /** The customer at the biller. */
  owner: string | null
  months: number
  payment_name: string
}

/** Why an approval cannot go on: the subject has changed, or has to wait. */
export type Hindrance =
  | { problem: 'BILL_CHANGED' | 'BILL_WAITS'; values: { reason: string } }
  | { problem: 'BILLS_LEFT_OUT'; values: { count: number; reason: string } }

/** A line of a requested order with the quantities that it can be lowered to. */
export type RequestedLine = RefusedLine & { product_id: number; least: number; step: number }

/** The result of a request that its requester is notified of. */
export interface Result {
  id: string
  requesterId: string
  serial: string
  kind: 'GRANTED' | 'PARTLY' | 'REFUSED'
  detail: string
  at: Date
}

/** The functions of an order or a bill that decisions need. `domains.ts` passes them, because both domains import this one. */
export interface ApprovalSubject {
  /** Locks the subject first, as every change of it does. */
  lock(trx: Trx, id: string): Promise<void>
  /**
   * Before the transaction of an approval: compares the subject with its present price, which may mean to ask another
   * service. Ends a subject that has to be requested again.
   */
  check?(
    gateway: Gateway,
    checked: { id: string; language: Language },
  ): Promise<Hindrance | undefined>
  /** Frees the refused lines and the rest of the lowered ones. Returns a problem and changes nothing, or the lines. */
  refuseLines(
    trx: Trx,
    refused: {
      id: string
      refusedLines: readonly string[]
      loweredLines: readonly { line: string; quantity: number; seen: number }[]
      language: Language
      at: Date
    },
  ): Promise<ApprovalProblem | { refused: RefusedLine[]; lowered: LoweredLine[] }>
  /** Another approver has this time to decide. */
  wait(trx: Trx, waiting: { id: string; until: Date }): Promise<void>
  /** Opens the payment of an approved subject, or pays it. */
  release(
    trx: Trx,
    approved: { id: string; gateway: Gateway; language: Language; at: Date },
  ): Promise<void>
  /** Ends the subject and frees everything that it holds. */
  refuse(trx: Trx, refused: { id: string; reason: string; at: Date }): Promise<void>
  read(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, RequestedSubject>>
  lines(db: Database, id: string, at: Date): Promise<RequestedLine[]>
  /** The facts of a bill or a batch. */
  bill?(gateway: Gateway, id: string, language: Language): Promise<RequestedBill>
  /** The unit price of the company's last paid order of each product, beside this subject. */
  lastPrices(
    db: Database,
    bought: { companyId: string; productIds: readonly number[]; id: string },
  ): Promise<ReadonlyMap<number, { unit_price: number; paid_at: Date }>>
  notifyOfResult(trx: Trx, result: Result): Promise<void>
}

export type ApprovalSubjects = Record<SubjectType, ApprovalSubject>

/** A request's reference to its subject. */
export type SubjectOf = Pick<Request, 'order_id' | 'subject_type'>

/** The subjects of requests, by their ids. */
export async function readSubjects(
  db: Database,
  subjects: ApprovalSubjects,
  requests: readonly SubjectOf[],
): Promise<ReadonlyMap<string, RequestedSubject>> {
  const found = new Map<string, RequestedSubject>()
  for (const [type, some] of Map.groupBy(requests, ({ subject_type }) => subject_type)) {
    const ids = some.map(({ order_id }) => order_id)
    for (const [id, subject] of await subjects[type].read(db, ids)) found.set(id, subject)
  }
  return found
}

/** The subject of one request; undefined when it is gone. */
export const readSubject = async (
  db: Database,
  subjects: ApprovalSubjects,
  request: SubjectOf,
): Promise<RequestedSubject | undefined> =>
  (await readSubjects(db, subjects, [request])).get(request.order_id)

/** The number of a request's subject; empty when it is gone. */
export const serialOf = async (
  db: Database,
  subjects: ApprovalSubjects,
  request: SubjectOf,
): Promise<string> => (await readSubject(db, subjects, request))?.serial ?? ''
