import { MINUTE_MS } from '@borong/api/rules/time'
import { isPrepaid } from '@borong/api/rules/prepaid'
import type { Selectable } from 'kysely'
import type { Owned } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { rupiah } from '../server/rupiah.ts'
import { refuseClosed } from './inquire.ts'
import { numberOf } from './numbers.ts'
import { marginOf } from './prices.ts'
import { findProduct, type ProductRow } from './products.ts'
import { InquiryRefused, PayRefused } from './refused.ts'
import { billsOfEither } from './owner.ts'
import { ownSerial, refuseSameBill } from './same-bill.ts'
import type { BillInquiryTable } from './table.ts'
import { wibDay } from '../server/wib.ts'

type InquiryRow = Selectable<BillInquiryTable>

const SAME_AGAIN_MS = 10 * MINUTE_MS

/** The purchase that the buyer confirmed. */
export interface WantedBill {
  product: string
  number: string
  months: number
  inquiry_id?: string | undefined
  price: number
  again: boolean
}

/** A purchase that passed every check, with the prices of this moment. */
export interface JudgedBill {
  product: ProductRow
  inquiry: InquiryRow | undefined
  /** The payment's id at the biller. A monthly bill is paid with the reference of its inquiry. */
  reference: string
  number: string
  months: number
  amount: number
  admin: number
  price: number
  maxCost: number
}

/**
 * Judges a purchase in the transaction that makes it, which has locked the buyer: product, number, inquiry, price, and
 * whether the buyer makes the same one already. Throws `InquiryRefused` or `PayRefused`.
 */
export async function judgePurchase(
  gateway: Gateway,
  trx: Trx,
  owner: Owned,
  wanted: WantedBill,
  language: Language,
): Promise<JudgedBill> {
  const at = gateway.now()
  const { user_id: buyerId } = owner
  const product = await findProduct(gateway, trx, wanted.product)
  if (!product) throw new InquiryRefused('PRODUCT_UNKNOWN')
  const number = numberOf(product.kind, wanted.number, language)
  refuseClosed(product, at)
  const needsInquiry = product.kind !== 'pulsa' && product.kind !== 'data'
  const inquiry = needsInquiry
    ? await inquiryOf(trx, { buyerId, product, number, wanted, at })
    : undefined
  if (inquiry && !isPrepaid(product.kind))
    await refuseSameBill(trx, { owner, product, number, inquiredAt: inquiry.created_at })
  if (!wanted.again) await refuseSameAgain(trx, { owner, code: product.code, number, at })
  const { amount, admin } = amountsOf(product, inquiry)
  const price = amount + admin
  if (price > wanted.price)
    throw new PayRefused('PRICE_CHANGED', {
      values: { price: rupiah(price, language) },
      data: { price },
    })
  const reference = inquiry && !isPrepaid(product.kind) ? inquiry.reference : newId()
  const maxCost = price - marginOf(product.kind)
  const months = isPrepaid(product.kind) ? 1 : wanted.months
  return { product, inquiry, reference, number, months, amount, admin, price, maxCost }
}

async function refuseSameAgain(
  trx: Trx,
  { owner, code, number, at }: { owner: Owned; code: string; number: string; at: Date },
): Promise<void> {
  const same = await trx
    .selectFrom('bill_transactions')
    .select(['serial', 'user_id'])
    .where(billsOfEither(owner))
    .where('created_at', '>', new Date(at.getTime() - SAME_AGAIN_MS))
    .where('product_code', '=', code)
    .where('number', '=', number)
    .where('state', 'not in', ['expired', 'cancelled', 'failed', 'refunded'])
    .limit(1)
    .executeTakeFirst()
  if (same) throw new PayRefused('SAME_AGAIN', ownSerial(same, owner))
}

async function inquiryOf(
  trx: Trx,
  input: {
    buyerId: string
    product: ProductRow
    number: string
    wanted: WantedBill
    at: Date
  },
): Promise<InquiryRow> {
  const { product, wanted } = input
  const inquiry = await trx
    .selectFrom('bill_inquiries')
    .selectAll()
    .where('id', '=', wanted.inquiry_id ?? '')
    .where('user_id', '=', input.buyerId)
    .executeTakeFirst()
  // A meter has the same owner for every nominal of a token.
  const isOfThis =
    inquiry?.kind === product.kind &&
    (product.kind === 'token' || inquiry.product_code === product.code) &&
    inquiry.number === input.number &&
    (isPrepaid(product.kind) || inquiry.months === wanted.months)
  // Billers accept the payment of a bill on the day of its inquiry only.
  if (!inquiry || !isOfThis || inquiry.wib_day !== wibDay(input.at))
    throw new PayRefused('INQUIRY_STALE')
  if (!isPrepaid(product.kind) && (await isUsed(trx, inquiry.reference)))
    throw new PayRefused('INQUIRY_STALE')
  return inquiry
}

const isUsed = (trx: Trx, reference: string) =>
  trx
    .selectFrom('bill_transactions')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst()

/** The amount of a purchase now: of its product, or of its inquiry. Throws `InquiryRefused` or `PayRefused`. */
export function amountsOf(product: ProductRow, inquiry: InquiryRow | undefined) {
  if (!isPrepaid(product.kind)) {
    if (!inquiry || inquiry.amount === null || inquiry.admin === null)
      throw new PayRefused('INQUIRY_STALE')
    return { amount: inquiry.amount, admin: inquiry.admin }
  }
  const { price, nominal } = product
  if (price === null) throw new InquiryRefused('PRODUCT_CLOSED')
  // A token shows its fee; credit and data have one price.
  const amount = product.kind === 'token' && nominal !== null && nominal <= price ? nominal : price
  return { amount, admin: price - amount }
}
