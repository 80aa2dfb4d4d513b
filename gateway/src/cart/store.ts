import type { CartAdjustment, CartLineInput, CartNoteInput } from '@borong/api/cart-schema'
import { sql } from 'kysely'
import { newId } from '../server/new-id.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { cartCompany } from './cart-company.ts'
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
  /** The company whose prices the goods have. */
  companyId: string | null
  adjustments: CartAdjustment[]
}

type Notes = Map<number, { note: string; sequence: number }>

const ATTEMPTS = 200

/** Reads a cart as one consistent state: every part belongs to the returned version. */
export async function readCart(db: Database, buyerId: string, now: Date): Promise<Held> {
  const stored = await storedCart(db, buyerId)
  const companyId = await cartCompany(db, buyerId)
  const goods = await goodsOf(db, live(stored.lines), now, companyId)
  return { stored, goods, companyId, adjustments: [] }
}

/**
 * Writes lines and notes, or nothing when a line names an unknown product. A buyer's writes are serialized: the one
 * statement that writes applies only to the version that was read, and is retried with the newer version.
 */
export async function writeCart(
  db: Database,
  buyerId: string,
  write: CartWrite,
  now: Date,
  language: Language,
): Promise<Held | undefined> {
  const companyId = await cartCompany(db, buyerId)
  for (let attempt = 1; ; attempt++) {
    const before = await storedCart(db, buyerId)
    const written = write.lines.map((line) => Number(line.id_item))
    const ids = [...new Set([...live(before.lines), ...written])]
    const goods = await goodsOf(db, ids, now, companyId)
    const isUnknown = (line: CartLineInput) =>
      (line.product_quantity ?? 1) > 0 && !goods.has(Number(line.id_item))
    if (write.lines.some(isUnknown)) return undefined

    const sequence = nextSequence(before.sequence, write)
    const { lines, changed, adjustments } = settle({
      lines: before.lines,
      goods,
      write: write.lines,
      sequence,
      now,
      language,
    })
    const notes = newNotes(before.notes, write.notes, sequence)
    const next = { sequence, changed, notes, now }
    const saved = await saveCart(db, buyerId, before.version, next)
    if (saved) {
      const stored = { ...saved, sequence, lines, notes: new Map([...before.notes, ...notes]) }
      return { stored, goods, companyId, adjustments }
    }
    // A lost attempt means that a concurrent write succeeded.
    if (attempt === ATTEMPTS) throw new Error('A cart was written to all the time')
  }
}

/** Removes ordered products from the cart; a write that was sent before the order doesn't restore them. */
export async function removeOrdered(
  trx: Trx,
  buyerId: string,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const cart = await trx
    .updateTable('carts')
    .set((eb) => ({ version: eb('version', '+', 1), sequence: eb('sequence', '+', 1) }))
    .where('user_id', '=', buyerId)
    .returning('sequence')
    .executeTakeFirst()
  if (!cart) return
  await trx
    .updateTable('cart_lines')
    .set({ quantity: 0, sequence: cart.sequence, updated_at: now })
    .where('user_id', '=', buyerId)
    .where('product_id', 'in', [...productIds])
    .where('saved', '=', false)
    .execute()
}

/** Locks the buyer's cart without changing it; creates it when the buyer has none. */
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

// Parts without a sequence are newer than all earlier ones.
function nextSequence(sequence: number, write: CartWrite): number {
  const given = [...write.lines, ...write.notes].map((part) => part.sequence)
  const own = given.includes(undefined) ? sequence + 1 : sequence
  return given.reduce((highest: number, it) => Math.max(highest, it ?? 0), own)
}

function newNotes(before: Stored['notes'], write: readonly CartNoteInput[], newest: number): Notes {
  const notes: Notes = new Map()
  for (const { id_vendor, note, sequence = newest } of write) {
    const id = Number(id_vendor)
    const known = notes.get(id) ?? before.get(id)
    if (!known || sequence >= known.sequence) notes.set(id, { note, sequence })
  }
  return notes
}

// One statement reads a consistent state; JSON makes it one row.
async function storedCart(db: Database, buyerId: string): Promise<Stored> {
  const { rows } = await sql<{
    id: string
    version: number
    sequence: number
    lines: (Omit<StoredLine, 'added_at'> & { added_at: string })[] | null
    notes: { seller_id: number; note: string; sequence: number }[] | null
  }>`
    select c.id, c.version, c.sequence,
      (select json_agg(line) from (
        select l.product_id, l.quantity, l.selected, l.saved, l.sequence, l.seen_prices, l.added_at from cart_lines l
        where l.user_id = c.user_id order by l.added_at desc, l.product_id) line) as lines,
      (select json_agg(noted) from (
        select n.seller_id, n.note, n.sequence from cart_notes n where n.user_id = c.user_id) noted) as notes
    from carts c where c.user_id = ${buyerId}`.execute(db)
  const cart = rows[0]
  if (!cart) return { id: '', version: 0, sequence: 0, lines: [], notes: new Map() }
  const lines = cart.lines ?? []
  const notes = cart.notes ?? []
  return {
    ...cart,
    lines: lines.map((line) => ({ ...line, added_at: new Date(line.added_at) })),
    notes: new Map(notes.map(({ seller_id, ...note }) => [seller_id, note])),
  }
}

/** Saves the changes since `version`; undefined when the cart has another version by now. */
async function saveCart(
  db: Database,
  buyerId: string,
  version: number,
  next: { sequence: number; changed: readonly StoredLine[]; notes: Notes; now: Date },
): Promise<{ id: string; version: number } | undefined> {
  const notes = [...next.notes].map(([seller_id, note]) => ({ seller_id, ...note }))
  const { rows } = await sql<{ id: string; version: number }>`
    with cart as (
      insert into carts (user_id, id, version, sequence) values (${buyerId}, ${newId()}, 1, ${next.sequence})
      on conflict (user_id) do update set version = carts.version + 1, sequence = excluded.sequence
        where carts.version = ${version}
      returning user_id, id, version),
    lines as (
      insert into cart_lines (user_id, product_id, quantity, selected, saved, sequence, seen_prices, added_at, updated_at)
      select cart.user_id, l.product_id, l.quantity, l.selected, l.saved, l.sequence, l.seen_prices, l.added_at, ${next.now}::timestamptz
      from cart, json_to_recordset(${JSON.stringify(next.changed)}::json) as l (product_id integer, quantity integer,
        selected boolean, saved boolean, sequence bigint, seen_prices jsonb, added_at timestamptz)
      on conflict (user_id, product_id) do update set quantity = excluded.quantity, selected = excluded.selected,
        saved = excluded.saved, sequence = excluded.sequence, seen_prices = excluded.seen_prices, added_at = excluded.added_at,
        updated_at = excluded.updated_at),
    notes as (
      insert into cart_notes (user_id, seller_id, note, sequence)
      select cart.user_id, n.seller_id, n.note, n.sequence
      from cart, json_to_recordset(${JSON.stringify(notes)}::json) as n (seller_id integer, note text, sequence bigint)
      on conflict (user_id, seller_id) do update set note = excluded.note, sequence = excluded.sequence)
    select id, version from cart`.execute(db)
  return rows[0]
}
