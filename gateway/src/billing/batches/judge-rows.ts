import type { BillKind } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { Owned } from '../../memberships/public.ts'
import type { Trx } from '../../server/database.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { Refused } from '../../server/refused.ts'
import { type JudgedBill, judgePurchase } from '../purchase.ts'
import { InquiryRefused, PayRefused } from '../refused.ts'
import { rowProblem, type RowProblem } from './row-problem.ts'

/** A row that the buyer has confirmed. */
export interface ConfirmedRow {
  product: string
  number: string
  months: number
  inquiry_id?: string | undefined
  price: number
}

/**
 * Judges all rows as single purchases in the transaction that makes them. Throws `Refused` with every bad row, which has
 * changed since it was checked.
 */
export async function judgeRows(
  gateway: Gateway,
  trx: Trx,
  input: {
    owner: Owned
    kind: BillKind
    rows: readonly ConfirmedRow[]
    again: boolean
    language: Language
  },
): Promise<JudgedBill[]> {
  const { owner, kind, again, language } = input
  const judged: JudgedBill[] = []
  const refused: (RowProblem & { index: number; data?: unknown })[] = []
  const purchases = new Set<string>()
  const references = new Set<string>()
  for (const [index, row] of input.rows.entries())
    try {
      const bill = await judgePurchase(gateway, trx, owner, { ...row, again }, language)
      if (bill.product.kind !== kind) throw new InquiryRefused('PRODUCT_UNKNOWN')
      const purchase = `${bill.product.code} ${bill.number}`
      if (purchases.has(purchase) && !again) throw new PayRefused('SAME_AGAIN')
      // One inquiry pays one bill.
      if (references.has(bill.reference)) throw new PayRefused('INQUIRY_STALE')
      if (purchases.has(purchase) && !isPrepaid(kind)) throw new PayRefused('BILL_OPEN')
      purchases.add(purchase)
      references.add(bill.reference)
      judged.push(bill)
    } catch (error) {
      const problem = rowProblem(error, language)
      const { data } = (error as InquiryRefused | PayRefused).more
      refused.push({ index, ...problem, ...(data === undefined ? {} : { data }) })
    }
  if (refused.length > 0) throw new Refused('ROWS_REFUSED', { data: { rows: refused } })
  return judged
}
