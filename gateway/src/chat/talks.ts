import type { ChatSeller } from '@borong/api/chat.shapes'
import type { InferOutput } from 'valibot'
import type { StoredSellerCard } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'

type Seller = InferOutput<typeof ChatSeller>

const view = ({ alias, name, image, is_open }: StoredSellerCard): Seller => ({
  alias,
  name,
  image,
  is_open,
})

export async function findSeller(
  db: Database,
  alias: string,
): Promise<{ id: number; seller: Seller } | undefined> {
  const row = await db
    .selectFrom('sellers')
    .select(['id', 'card'])
    .where('alias', '=', alias)
    .executeTakeFirst()
  return row && { id: row.id, seller: view(row.card) }
}

export async function sellersByIds(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Seller>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('sellers')
    .select(['id', 'card'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, card }) => [id, view(card)]))
}

/** The last message of each of the buyer's talks, the latest talk first. */
export async function latestTalks(
  db: Database,
  buyerId: string,
  { page, limit }: { page: number; limit: number },
) {
  const rows = await db
    .with('last', (query) =>
      query
        .selectFrom('seller_messages')
        .distinctOn('seller_id')
        .select(['id', 'seller_id', 'text', 'from_seller', 'created_at'])
        .where('user_id', '=', buyerId)
        .orderBy('seller_id')
        .orderBy('id', 'desc'),
    )
    .selectFrom('last')
    .selectAll()
    .select((eb) => [
      eb.fn.countAll<number>().over().as('total'),
      eb
        .selectFrom('seller_messages as unread')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('unread.user_id', '=', buyerId)
        .whereRef('unread.seller_id', '=', 'last.seller_id')
        .where('unread.from_seller', '=', true)
        .where('unread.read_at', 'is', null)
        .as('unread_count'),
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    talks: rows.map((row) => ({ ...row, unread_count: Number(row.unread_count) })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** The page of a buyer's talk with a seller. */
export const talkPath = (alias: string): `/chat/${string}` => `/chat/${alias}`
