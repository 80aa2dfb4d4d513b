import type { CallParsed } from '@borong/api/shape'
import type { draftQuotes } from '@borong/api/quotes.shapes'
import { type Goods, goodsOf } from '../cart/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { isVerifiedAdult } from '../users/public.ts'
import { hasRoom } from './owner.ts'
import { draftUntil } from './valid-until.ts'

type Body = CallParsed<typeof draftQuotes>['body']
type Refused = 'PRODUCT_UNKNOWN' | 'AGE_UNVERIFIED' | 'QUOTES_LIMIT'

/** Creates one draft per seller, or finds those that this key has created before. Returns their ids. */
export async function makeDrafts(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  buyerId: string,
  { key, source, items }: Body,
): Promise<string[] | Refused> {
  const at = now()
  const quantities = new Map<number, number>()
  for (const { product_id, quantity } of items)
    quantities.set(Number(product_id), (quantities.get(Number(product_id)) ?? 0) + quantity)
  const goods = await goodsOf(db, [...quantities.keys()], at)
  if (goods.size < quantities.size) return 'PRODUCT_UNKNOWN'
  const hasAdult = [...goods.values()].some(({ isAdult }) => isAdult)
  if (hasAdult && !(await isVerifiedAdult(db, buyerId, at))) return 'AGE_UNVERIFIED'
  const bySeller = Map.groupBy(goods.values(), ({ seller }) => seller.id)
  return atomically(db, async (trx) => {
    const earlier = await idsByKey(trx, buyerId, key)
    if (earlier.length > 0) return earlier
    if (!(await hasRoom(trx, { buyerId, companyId: null }, bySeller.size))) return 'QUOTES_LIMIT'
    for (const [sellerId, sold] of bySeller)
      await insertDraft(trx, { buyerId, sellerId, key, source, at }, sold, quantities)
    return idsByKey(trx, buyerId, key)
  })
}

const idsByKey = async (trx: Trx, buyerId: string, key: string) =>
  (
    await trx
      .selectFrom('quotes')
      .select('id')
      .where('user_id', '=', buyerId)
      .where('key', '=', key)
      .orderBy('seller_id')
      .execute()
  ).map(({ id }) => id)

async function insertDraft(
  trx: Trx,
  draft: {
    buyerId: string
    sellerId: number
    key: string
    source: Body['source']
    at: Date
  },
  goods: readonly Goods[],
  quantities: ReadonlyMap<number, number>,
) {
  const inserted = await trx
    .insertInto('quotes')
    .values({
      id: newId(),
      number: newSerial('QTN', draft.at),
      user_id: draft.buyerId,
      company_id: null,
      seller_id: draft.sellerId,
      tender_id: null,
      source: draft.source,
      key: draft.key,
      state: 'draft',
      version: 1,
      address: null,
      freight: null,
      delivery_days: null,
      terms: '',
      valid_until: draftUntil(draft.at),
      order_id: null,
      order_serial: null,
      is_unread: false,
      created_at: draft.at,
      updated_at: draft.at,
    })
    // A concurrent request with the same key has created the draft first.
    .onConflict((conflict) => conflict.columns(['user_id', 'key', 'seller_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return
  await trx
    .insertInto('quote_lines')
    .values(
      goods.map((one, position) => ({
        quote_id: inserted.id,
        position,
        product_id: one.id,
        alias: one.alias,
        name: one.name,
        image: one.image,
        unit: one.unit,
        quantity: quantities.get(one.id) ?? 1,
        unit_price: null,
      })),
    )
    .execute()
}
