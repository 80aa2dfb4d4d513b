import { taxIn, taxOfLine } from '@borong/api/rules/ppn'
import { type Refund, returnedBy } from '../complaints/public.ts'
import { type OrderLine, type OrderRow, totalsOf } from '../orders/public.ts'
import { priceOf, refundedPrice } from '../tax-invoices/public.ts'
import type { journalAccountMessages } from './messages.ts'

export type Account = keyof typeof journalAccountMessages

/** An amount on an account: positive in debit, negative in credit. */
export type Posting = readonly [account: Account, amount: number]

type JournalLine = Pick<OrderLine, 'id' | 'quantity' | 'unit_price' | 'tax' | 'is_pkp'>

/** A journal has input tax only where a tax invoice was requested from a seller that issues one. Elsewhere it is cost. */
const hasInputTax = ({ facture }: Pick<OrderRow, 'facture'>, line: JournalLine) =>
  facture !== null && line.is_pkp

/** The purchase of an order: its goods and costs, and how it is paid. Debit and credit are equal. */
export function purchasePostings(
  order: Pick<OrderRow, 'totals' | 'facture' | 'created_at' | 'paid_at'>,
  lines: readonly JournalLine[],
  isOnCredit: boolean,
): Posting[] {
  const totals = totalsOf(order)
  const tax = lines
    .filter((line) => hasInputTax(order, line))
    .reduce((sum, line) => sum + taxOfLine(line, order.paid_at ?? order.created_at).tax, 0)
  const { total_shipping_price, insurance_fee, service_fee, unique_code } = totals
  return posted([
    ['purchases', lines.reduce((sum, line) => sum + priceOf(line), 0) - tax],
    ['inputTax', tax],
    ['costs', total_shipping_price + insurance_fee + service_fee + unique_code],
    ['discounts', -(totals.total_discount + totals.subvention_shipping_fee + totals.rounding)],
    ['balance', -(totals.points_used + totals.credit_used + totals.wallet_used)],
    [isOnCredit ? 'payable' : 'bank', -totals.total_payment],
  ])
}

/** A refund: the goods that it takes back, and where its money went. `onCredit` lowered what the buyer owes. */
export function refundPostings(
  order: Pick<OrderRow, 'facture' | 'created_at' | 'paid_at'>,
  refund: Refund,
  lines: readonly JournalLine[],
  onCredit: number,
): Posting[] {
  const goods = refund.lines.flatMap(({ lineId, ...part }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const price = refundedPrice(line, part, refund)
    const tax = hasInputTax(order, line) ? taxIn(price, order.paid_at ?? order.created_at).tax : 0
    return [{ price, tax }]
  })
  const price = goods.reduce((sum, one) => sum + one.price, 0)
  const tax = goods.reduce((sum, one) => sum + one.tax, 0)
  return posted([
    ['payable', onCredit],
    ['balance', returnedBy(refund) - onCredit],
    ['earnings', refund.deducted],
    ['discounts', price - refund.refunded + refund.relief],
    ['costs', -refund.costs],
    ['purchases', tax - price],
    ['inputTax', -tax],
  ])
}

/** A payment of what the buyer owes. */
export const paymentPostings = (amount: number): Posting[] => [
  ['payable', amount],
  ['bank', -amount],
]

const posted = (postings: readonly Posting[]) => postings.filter(([, amount]) => amount !== 0)
