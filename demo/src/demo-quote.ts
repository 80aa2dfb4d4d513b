import { DAY_MS } from '@borong/api/rules/time'
import type { Goods } from '@borong/gateway/cart/goods'
import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import { findAddress } from '@borong/gateway/addresses/public'
import { changeQuote } from '@borong/gateway/quotes/change'
import { makeDrafts } from '@borong/gateway/quotes/drafts'
import { writeLines } from '@borong/gateway/quotes/lines'
import { atomically } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import { demoAddressIds } from './addresses.ts'
import { demoBuyers } from './buyers.ts'

const DAYS_VALID = 14
const MANY = 20
const DISCOUNT = 0.92

/** Seeds a quote of Budi that a seller has answered: it can be accepted, countered or declined. */
export async function seedQuote(gateway: Gateway, candidates: readonly Goods[]): Promise<void> {
  const product = candidates.findLast(({ minimumOrder, stock }) => minimumOrder * MANY < stock)
  const tier = product && tierFor(product.prices, product.minimumOrder * MANY)
  if (!tier) return
  const { db, now } = gateway
  const { budi } = demoBuyers
  const quantity = product.minimumOrder * MANY
  const product_id = String(product.id)
  const made = await makeDrafts(gateway, budi.id, {
    key: 'demo-quote',
    source: 'product',
    items: [{ product_id, quantity }],
  })
  const address = await findAddress(db, budi.id, demoAddressIds.shop)
  const [quoteId] = made
  if (typeof made === 'string' || !quoteId || !address) return
  const price = Math.round((unitPrice(tier) * DISCOUNT) / 100) * 100
  const freight = 150_000
  const until = new Date(now().getTime() + DAYS_VALID * DAY_MS)
  await atomically(db, async (trx) => {
    await changeQuote(
      trx,
      {
        quoteId,
        party: { side: 'buyer', userId: budi.id },
        act: 'ask',
        version: 1,
        text: 'Untuk dapur pusat kami, setiap bulan. Mohon harga terbaik.',
        at: new Date(now().getTime() - DAY_MS),
      },
      async () => ({ valid_until: until }),
    )
    await trx
      .updateTable('quotes')
      .set({ address: JSON.stringify(address) })
      .where('id', '=', quoteId)
      .execute()
    await changeQuote(
      trx,
      {
        quoteId,
        party: { side: 'seller', sellerId: product.seller.id },
        act: 'offer',
        version: 2,
        text: 'Harga termasuk bongkar muat.',
        at: now(),
      },
      async () => ({
        freight,
        delivery_days: 3,
        terms: 'Harga termasuk bongkar muat.',
        valid_until: until,
        total:
          freight + (await writeLines(trx, quoteId, [{ product_id, quantity, unit_price: price }])),
      }),
    )
  })
}
