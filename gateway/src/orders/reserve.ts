import { agreedAt } from '../cart/public.ts'
import { takeDeal, takeStock } from '../catalogue/public.ts'
import { ownerIdOf } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { takeVoucher, voucherMessage } from '../vouchers/public.ts'
import { move } from '../wallet/public.ts'
import { shortage } from './draft.ts'
import type { PricedOrder } from './price.ts'
import { orderRefused } from './refused.ts'

/** The lines of all parcels. */
export const linesOf = (priced: PricedOrder) => priced.packages.flatMap((parcel) => parcel.lines)

/** The lines of an order, one for each product with its whole quantity. */
export const wholeLines = (priced: PricedOrder) =>
  [...Map.groupBy(linesOf(priced), ({ goods }) => goods.id).values()].map((same) => ({
    ...same[0]!,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }))

/** The units of an order that have an agreed price. */
export const callOffsOf = (priced: PricedOrder) =>
  wholeLines(priced).flatMap(({ goods, quantity }) => {
    const agreed = agreedAt(goods, quantity)
    return agreed ? [{ agreementId: agreed.agreementId, productId: goods.id, quantity }] : []
  })

/** Takes the goods of an order from the stock and from their deals. */
export async function reserveGoods(trx: Trx, priced: PricedOrder, at: Date) {
  const lines = wholeLines(priced)
  const short = await takeStock(
    trx,
    lines.map(({ goods, quantity }) => ({ productId: goods.id, quantity })),
  )
  if (short.length > 0) {
    const stocks = new Map(short.map((line) => [line.productId, line.stock]))
    throw shortage(
      lines
        .filter(({ goods }) => stocks.has(goods.id))
        .map((line) => ({ line, stock: stocks.get(line.goods.id) ?? 0 })),
    )
  }
  for (const line of lines) {
    const isTaken =
      !line.goods.deal ||
      (await takeDeal(trx, { productId: line.goods.id, quantity: line.quantity }, at))
    if (!isTaken) throw shortage([{ line, stock: 0 }])
  }
}

/** Takes the voucher, and the balances of the order's owner. */
export async function takeMoney(
  trx: Trx,
  {
    buyerId,
    companyId,
    language,
  }: { buyerId: string; companyId: string | null; language: Language },
  priced: PricedOrder,
  order: { id: string; serial: string },
  at: Date,
) {
  const { voucher, totals } = priced
  if (voucher && !(await takeVoucher(trx, { voucher, buyerId, orderId: order.id }))) {
    const message = voucherMessage('QUOTA_EMPTY', language)
    throw orderRefused('VOUCHER_REFUSED', {
      values: { message },
      data: { reason: 'QUOTA_EMPTY', message },
    })
  }
  const used = [
    ['POINT', totals.points_used],
    ['CREDIT', totals.credit_used],
    ['IDR', totals.wallet_used],
  ] as const
  for (const [currency, amount] of used) {
    if (amount === 0) continue
    const paid = await move(trx, {
      userId: ownerIdOf({ user_id: buyerId, company_id: companyId }),
      currency,
      amount: -amount,
      counter: 'shop:sales',
      category: 'ORDER_PAYMENT',
      reference: order.serial,
      remark: order.serial,
      at,
    })
    if (!paid) throw orderRefused('WALLET_REFUSED', { data: { currency_code: currency } })
  }
}
