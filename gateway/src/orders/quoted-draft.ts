import type { CallInput } from '@borong/api/shape'
import type { createOrder } from '@borong/api/orders.shapes'
import {
  cartTotals,
  type Totals,
  type TotalsVendor,
  type TotalsVoucher,
} from '@borong/api/rules/cart-totals'
import type { ShippingOption } from '@borong/api/shipping.shapes'
import { findAddress } from '../addresses/public.ts'
import type { Database } from '../server/database.ts'
import { quoteLines } from '../shipping/public.ts'
import { bySeller, readLines, sentLines } from './draft.ts'
import { orderRefused } from './refused.ts'

export type DraftBody = CallInput<typeof createOrder>['body']
export type Wanted = { id_item: string; quantity: number }[]
export interface DraftOptions extends Partial<DraftBody> {
  voucher?: TotalsVoucher
}

interface Quoted {
  vendors: TotalsVendor[]
  shipping_used: DraftBody['shipping_used']
}

/** The draft that a browser sends for these goods: each seller's first available courier and the shared totals. */
export async function quotedDraft(
  db: Database,
  buyer: { userId: string; addressId: string },
  items: Wanted,
  options: DraftOptions,
  now: Date,
): Promise<DraftBody> {
  const { voucher, ...more } = options
  const plain = { items, shipping_address_id: buyer.addressId, payment_id: 'va-bca', ...more }
  const { vendors, shipping_used } = await quoted(
    db,
    buyer,
    { items, business: more.business },
    now,
  )
  const totals: Totals = cartTotals({
    vendors,
    voucher,
    points: more.points ?? 0,
    credit: more.credit_amount ?? 0,
    wallet: more.use_wallet ? (more.wallet_amount ?? 0) : 0,
  })
  return {
    ...plain,
    shipping_used: more.shipping_used ?? shipping_used,
    total_payment: totals.total_payment,
  }
}

async function quoted(
  db: Database,
  buyer: { userId: string; addressId: string },
  wanted: { items: Wanted; business: DraftBody['business'] },
  now: Date,
): Promise<Quoted> {
  const address = await findAddress(db, buyer.userId, buyer.addressId)
  if (!address) throw orderRefused('ADDRESS_UNKNOWN')
  const result: Quoted = { vendors: [], shipping_used: [] }
  const all = await readLines(db, buyer.userId, wanted, now, 'id')
  const quotes = await quoteLines(db, sentLines(all), address, now)
  for (const [sellerId, lines] of bySeller(all)) {
    const options = quotes.get(sellerId) ?? []
    const option = options.find(isOpen) ?? options[0]
    if (!option) throw orderRefused('NOT_COVERED')
    const insurance_fee = option.is_mandatory_insurance === 'yes' ? option.insurance_fee : 0
    result.vendors.push({
      id: String(sellerId),
      lines,
      shipping_price: option.price,
      insurance_fee,
    })
    result.shipping_used.push({ vendor_id: String(sellerId), shipping_id: option.id })
  }
  return result
}

const isOpen = (option: ShippingOption) =>
  option.kind !== 'pickup' && option.feature_flag === 'Y' && option.covered_city === 'Y'
