import { sql } from 'kysely'
import type { Trx } from '../server/database.ts'

/**
 * P-04: changes the tier of a store, also on its card, on those of its products, and in the searches. Returns the tier
 * before; undefined for an unknown store.
 */
export async function changeMembership(
  trx: Trx,
  alias: string,
  membership: 0 | 2 | 3,
): Promise<number | undefined> {
  const store = await trx
    .selectFrom('sellers')
    .select(['id', 'card', 'membership'])
    .where('alias', '=', alias)
    .forUpdate()
    .executeTakeFirst()
  if (!store) return undefined
  const card = JSON.stringify({ ...store.card, seller_membership_type_id: membership })
  await trx.updateTable('sellers').set({ membership, card }).where('id', '=', store.id).execute()
  await sql`update products
    set card = jsonb_set(card, '{seller_membership_type_id}', to_jsonb(${membership}::integer))
    where seller_id = ${store.id}`.execute(trx)
  await trx
    .updateTable('product_search')
    .set({ membership })
    .where('id', 'in', (query) =>
      query.selectFrom('products').select('id').where('seller_id', '=', store.id),
    )
    .execute()
  await trx.updateTable('seller_search').set({ membership }).where('id', '=', store.id).execute()
  return store.membership
}

/** Changes the mail address of a store; undefined for an unknown store, or one that is not `sellerId`'s. */
export const changeStoreEmail = (
  trx: Trx,
  { alias, sellerId, email }: { alias: string; sellerId: number | null; email: string | null },
) =>
  trx
    .updateTable('sellers')
    .set({ email })
    .where('alias', '=', alias)
    .$if(sellerId !== null, (own) => own.where('id', '=', sellerId!))
    .returning('id')
    .executeTakeFirst()
