import { isPrepaid } from '@borong/api/rules/prepaid'
import { operatorOf, readBillNumber } from '@borong/api/rules/bill-number'
import type { BillProblem, OfferedProduct, PayRequest } from '@borong/gateway/billing/bill-provider'
import type { Database } from '@borong/gateway/server/database'
import { isCutOff, wibDay } from './wib.ts'

export interface Refusal {
  problem: BillProblem
  detail: string
}

/** The reasons why a product can't be had at this time, of an inquiry and a payment alike. */
export function closedReason(product: OfferedProduct, now: Date): BillProblem | undefined {
  if (!product.open) return 'PRODUCT_CLOSED'
  return isCutOff(product.cutOff, now) ? 'CUT_OFF' : undefined
}

export function wrongNumber(product: OfferedProduct, number: string): BillProblem | undefined {
  if ('problem' in readBillNumber(product.kind, number)) return 'NUMBER_UNKNOWN'
  const isMobile = product.kind === 'pulsa' || product.kind === 'data'
  return isMobile && operatorOf(number) !== product.operator ? 'OPERATOR_MISMATCH' : undefined
}

interface Terms {
  /** The money that the biller takes. */
  cost: number
  refusal: Refusal | undefined
}

/** The cost of a payment, and the reason to refuse it. */
export async function termsOf(
  db: Database,
  request: PayRequest,
  product: OfferedProduct,
  now: Date,
): Promise<Terms> {
  const problem = closedReason(product, now) ?? wrongNumber(product, request.number)
  if (problem) return { cost: 0, refusal: { problem, detail: problem } }
  if (isPrepaid(product.kind)) return priced(product.cost ?? 0, request.maxCost)
  const inquiry = await db
    .selectFrom('biller_inquiries')
    .selectAll()
    .where('id', '=', request.billerReference ?? '')
    .where('code', '=', request.code)
    .where('number', '=', request.number)
    .where('months', '=', request.months)
    .executeTakeFirst()
  if (!inquiry) return rejected('INQUIRY_UNKNOWN')
  if (inquiry.wib_day !== wibDay(now)) return rejected('INQUIRY_OF_ANOTHER_DAY')
  return priced((inquiry.amount ?? 0) + (inquiry.admin ?? 0), request.maxCost)
}

const rejected = (detail: string): Terms => ({
  cost: 0,
  refusal: { problem: 'REJECTED', detail },
})

const priced = (cost: number, most: number): Terms =>
  cost > most ? { ...rejected('PRICE_RAISED'), cost } : { cost, refusal: undefined }
