import type { CartAdjustment, CartLineInput, CartNoteInput } from '@borong/api/cart-schema'
import { newId } from '../orders/new-id.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { goodsOf, type Goods } from './goods.ts'
import { settle } from './settle.ts'
import type { Stored, StoredLine } from './view.ts'

export interface CartWrite {
  lines: readonly CartLineInput[]
  notes: readonly CartNoteInput[]
}

export interface Held {
  stored: Stored
  goods: Map<number, Goods>
  adjustments: CartAdjustment[]
}

/** Reads a cart as one state: every part of it belongs to the version that it says. */
export function readCart(db: Database, buyerId: string, now: Date): Promise<Held> {
  return db.transaction().execute(async (trx) => {
    const cart = await trx
      .selectFrom('carts')
      .selectAll()
      .where('user_id', '=', buyerId)
      .forShare()
      .executeTakeFirst()
    const { lines, notes } = await contents(trx, buyerId)
    const goods = await goodsOf(trx, live(lines), now)
    const stored = {
      id: cart?.id ?? '',
      version: cart?.version ?? 0,
      sequence: cart?.sequence ?? 0,
      lines,
      notes,
    }
    return { stored, goods, adjustments: [] }
  })
}

/** Writes lines and notes inside the caller's transaction; the cart's row is locked first, so a buyer's writes are one after the other. */
export async function writeCart(
  trx: Trx,
  buyerId: string,
  write: CartWrite,
  now: Date,
  language: Language,
): Promise<Held> {
  const cart = await nextVersion(trx, buyerId, sequences(write))
  const { lines, notes } = await contents(trx, buyerId)
  const goods = await goodsOf(
    trx,
    [...new Set([...live(lines), ...write.lines.map((line) => Number(line.id_item))])],
    now,
  )
  const settled = settle({
    lines,
    goods,
    write: write.lines,
    sequence: cart.sequence,
    now,
    language,
  })
  await saveLines(trx, buyerId, settled.changed, now)
  await saveNotes(trx, buyerId, write.notes, notes, cart.sequence)
  return {
    stored: { ...cart, lines: settled.lines, notes },
    goods,
    adjustments: settled.adjustments,
  }
}

/** Takes ordered products out of the cart; a write that was sent before the order doesn't bring them back. */
export async function removeOrdered(
  trx: Trx,
  buyerId: string,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const cart = await nextVersion(trx, buyerId, { highest: 0, some: true })
  await trx
    .updateTable('cart_lines')
    .set({ quantity: 0, sequence: cart.sequence, updated_at: now })
    .where('user_id', '=', buyerId)
    .where('product_id', 'in', [...productIds])
    .where('saved', '=', false)
    .execute()
}

/** Locks the buyer's cart, whose id this is, without changing it. */
export async function lockCart(trx: Trx, buyerId: string): Promise<void> {
  await trx
    .insertInto('carts')
    .values({ user_id: buyerId, id: newId(), version: 0, sequence: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ version: eb.ref('carts.version') })),
    )
    .execute()
}

const live = (lines: readonly StoredLine[]) =>
  lines.filter((line) => line.quantity > 0).map((line) => line.product_id)

function sequences(write: CartWrite): { highest: number; some: boolean } {
  const given = [...write.lines, ...write.notes].map((part) => part.sequence)
  return {
    highest: Math.max(0, ...given.map((sequence) => sequence ?? 0)),
    some: given.some((sequence) => sequence === undefined),
  }
}

// Parts without a sequence of their own are newer than anything before them.
function nextVersion(
  trx: Trx,
  buyerId: string,
  { highest, some }: { highest: number; some: boolean },
) {
  const step = some ? 1 : 0
  return trx
    .insertInto('carts')
    .values({ user_id: buyerId, id: newId(), version: 1, sequence: Math.max(highest, step) })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        version: eb('carts.version', '+', 1),
        sequence: eb.fn<number>('greatest', [eb('carts.sequence', '+', step), eb.val(highest)]),
      })),
    )
    .returning(['id', 'version', 'sequence'])
    .executeTakeFirstOrThrow()
}

async function contents(trx: Trx, buyerId: string) {
  const lines: StoredLine[] = await trx
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity', 'selected', 'saved', 'sequence', 'seen_prices', 'added_at'])
    .where('user_id', '=', buyerId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute()
  const rows = await trx
    .selectFrom('cart_notes')
    .select(['seller_id', 'note', 'sequence'])
    .where('user_id', '=', buyerId)
    .execute()
  const notes = new Map(
    rows.map((row) => [row.seller_id, { note: row.note, sequence: row.sequence }]),
  )
  return { lines, notes }
}

async function saveLines(trx: Trx, buyerId: string, lines: readonly StoredLine[], now: Date) {
  if (lines.length === 0) return
  await trx
    .insertInto('cart_lines')
    .values(
      lines.map((line) => ({
        ...line,
        seen_prices: JSON.stringify(line.seen_prices),
        user_id: buyerId,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        selected: eb.ref('excluded.selected'),
        saved: eb.ref('excluded.saved'),
        sequence: eb.ref('excluded.sequence'),
        seen_prices: eb.ref('excluded.seen_prices'),
        added_at: eb.ref('excluded.added_at'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

async function saveNotes(
  trx: Trx,
  buyerId: string,
  writes: readonly CartNoteInput[],
  notes: Map<number, { note: string; sequence: number }>,
  newest: number,
) {
  for (const write of writes) {
    const seller_id = Number(write.id_vendor)
    const sequence = write.sequence ?? newest
    if (sequence < (notes.get(seller_id)?.sequence ?? 0)) continue
    notes.set(seller_id, { note: write.note, sequence })
    await trx
      .insertInto('cart_notes')
      .values({ user_id: buyerId, seller_id, note: write.note, sequence })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'seller_id']).doUpdateSet({ note: write.note, sequence }),
      )
      .execute()
  }
}
