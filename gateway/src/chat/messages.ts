import type { ChatMessage } from '@borong/api/chat.shapes'
import type { InferOutput } from 'valibot'
import { cardsOf } from '../catalogue/public.ts'
import type { Database } from '../server/database.ts'
import type { Visitor } from '../server/visitor.ts'
import type { SellerMessageTable } from './table.ts'

/** The newest messages of a talk, or those before one of them. */
export const messagesOf = (
  db: Database,
  buyerId: string,
  sellerId: number,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<SellerMessageTable[]> =>
  db
    .selectFrom('seller_messages')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('seller_id', '=', sellerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Messages as their buyer reads them. */
export async function viewMessages(
  db: Database,
  rows: readonly SellerMessageTable[],
  visitor: Visitor,
): Promise<InferOutput<typeof ChatMessage>[]> {
  const productIds = rows.flatMap(({ product_id }) => product_id ?? [])
  const cards = new Map((await cardsOf(db, productIds, visitor)).map((card) => [card.id, card]))
  return rows.map((row) => ({
    id: row.id,
    from_seller: row.from_seller,
    text: row.text,
    product: cards.get(String(row.product_id)) ?? null,
    created_at: row.created_at.toISOString(),
  }))
}
