import { tierFor } from '@borong/api/rules/price-tier'
import { goodsOf, taxOnTop } from '../cart/public.ts'
import { companyFacts } from '../memberships/public.ts'
import { type AgreedQuote, takeQuote } from '../quotes/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { isVerifiedAdult } from '../users/public.ts'
import type { Draft, DraftLine } from './draft.ts'
import type { Package } from './packages.ts'
import { orderRefused } from './refused.ts'
import { orderFor } from './visible.ts'

/** Locks the quote of a draft; the order that it has become, when there is one. The lines must be the quote's. */
export async function agreedOf(
  trx: Trx,
  buyerId: string,
  { quote_id: quoteId, items, business }: Draft,
  at: Date,
): Promise<AgreedQuote | { orderId: string } | undefined> {
  if (quoteId === undefined) return undefined
  const agreed = await takeQuote(trx, { quoteId, buyerId, at })
  if (typeof agreed === 'string') throw orderRefused(agreed)
  if ('orderId' in agreed) {
    // Another member may have ordered it: the order is returned to those who may pay it.
    if (!(await orderFor(trx, 'pay', { buyerId, orderId: agreed.orderId })))
      throw orderRefused('QUOTE_UNUSABLE')
    return agreed
  }
  if (agreed.companyId !== null && agreed.companyId !== business?.company_id) {
    const company = (await companyFacts(trx, [agreed.companyId])).get(agreed.companyId)
    throw orderRefused('QUOTE_OF_COMPANY', { values: { company: company?.name ?? '' } })
  }
  const asked = new Map(items.map(({ id_item, quantity }) => [Number(id_item), quantity]))
  const isSame =
    asked.size === items.length &&
    asked.size === agreed.lines.length &&
    agreed.lines.every(({ productId, quantity }) => asked.get(productId) === quantity)
  if (!isSame) throw orderRefused('QUOTE_UNUSABLE')
  return agreed
}

/**
 * The one package of a quote, with its prices, freight and address. The rules of the shop about prices, minimums and
 * couriers do not apply; the stock is taken as for every order.
 */
export async function agreedPackages(
  db: Database,
  buyerId: string,
  agreed: AgreedQuote,
  now: Date,
): Promise<Package[]> {
  const known = await goodsOf(
    db,
    agreed.lines.map(({ productId }) => productId),
    now,
  )
  const gone = agreed.lines.filter(({ productId }) => !known.has(productId))
  if (gone.length > 0)
    throw orderRefused('ITEM_UNAVAILABLE', {
      data: { items: gone.map(({ productId }) => String(productId)) },
    })
  const lines = agreed.lines.map(({ productId, quantity, unitPrice }): DraftLine => {
    // A deal's quota is for its own price.
    const goods = { ...known.get(productId)!, deal: null }
    const shopPrice = tierFor(goods.prices, Math.max(quantity, goods.minimumOrder))?.price ?? 0
    return {
      id_item: String(productId),
      quantity,
      unit_price: unitPrice,
      strike_unit_price: Math.max(unitPrice, shopPrice),
      tax: taxOnTop(goods, quantity * unitPrice, now),
      goods,
    }
  })
  const adult = lines.filter(({ goods }) => goods.isAdult)
  if (adult.length > 0 && !(await isVerifiedAdult(db, buyerId, now)))
    throw orderRefused('AGE_UNVERIFIED', {
      data: { items: adult.map(({ goods }) => ({ id_item: String(goods.id), name: goods.name })) },
    })
  const { seller } = lines[0]!.goods
  return [
    {
      id: String(seller.id),
      seller,
      lines,
      address: agreed.address,
      note: agreed.number,
      shipping_price: agreed.freight,
      insurance_fee: 0,
      courier: {
        id: 'quote',
        company: seller.name,
        service: agreed.number,
        price: agreed.freight,
        insurance_fee: 0,
        duration_shortest: 1,
        duration_longest: agreed.deliveryDays,
        duration_uom: 'day',
      },
    },
  ]
}
