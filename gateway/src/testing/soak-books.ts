import { sql } from 'kysely'
import type { PaymentEvent } from '../payments/payment-provider.ts'
import { openDatabase, type Database } from '../server/database.ts'

/** Each reading opens a connection, because the server restarts between them. */
export const readingFrom =
  (url: string) =>
  async <T>(read: (db: Database) => Promise<T>): Promise<T> => {
    const { db, close } = await openDatabase({ url, poolSize: 1 })
    return read(db).finally(close)
  }

/** Reads the database of a soak. */
export function soakBooks(url: string) {
  const reading = readingFrom(url)
  return {
    connections: () => reading(countConnections),
    openCallbacks: () => reading(countOpenCallbacks),
    pieces: () => reading(countPieces),
    read: (buyerIds: readonly string[]) => reading((db) => readBooks(db, buyerIds)),
  }
}

/** The connections of all other clients. */
async function countConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  return rows[0]!.count
}

/** The callbacks that the bank has not sent yet. */
async function countOpenCallbacks(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('bank_callbacks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The pieces in stock and those of all orders that have not ended. */
export async function countPieces(db: Database): Promise<number> {
  const inStock = await db
    .selectFrom('product_stock')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('stock'), sql.lit(0)).as('count'))
    .executeTakeFirstOrThrow()
  const ordered = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('line.quantity'), sql.lit(0)).as('count'))
    .where('orders.state', 'not in', ['cancelled', 'expired'])
    .executeTakeFirstOrThrow()
  return inStock.count + ordered.count
}

/** The orders, payments and messages of these buyers, and what else must not have happened to the money. */
export async function readBooks(db: Database, buyerIds: readonly string[]) {
  return {
    orders: await readOrders(db, buyerIds),
    messages: await db
      .selectFrom('seller_messages')
      // The stored key is that of the client after the id of the seller.
      .select(['user_id as buyerId', sql<string>`split_part(key, '/', 2)`.as('key')])
      .where('user_id', 'in', buyerIds)
      .where('from_seller', '=', false)
      .execute(),
    refunds: await countRefunds(db, buyerIds),
    unbalanced: await countUnbalanced(db),
    pieces: await countPieces(db),
  }
}

async function readOrders(db: Database, buyerIds: readonly string[]) {
  const orders = await db
    .selectFrom('orders')
    .leftJoin('payments', (join) =>
      join.onRef('subject_id', '=', 'orders.id').on('subject_type', '=', 'order'),
    )
    .select(['orders.id', 'orders.user_id as buyerId', 'idempotency_key as key', 'totals'])
    .select(['payments.id as paymentId', 'payments.state as paymentState'])
    .where('orders.user_id', 'in', buyerIds)
    .execute()
  const paid = await db
    .selectFrom('order_events')
    .select('order_id')
    .where('code', '=', 'ORDER_PAID')
    .execute()
  const callbacks = await db.selectFrom('bank_callbacks').select('body').execute()
  const events = callbacks.map(({ body }) => JSON.parse(body) as PaymentEvent)
  const timesPaid = timesOf(paid.map(({ order_id }) => order_id))
  const reported = events.filter(({ event }) => event === 'paid')
  const timesReported = timesOf(reported.map(({ payment_id }) => payment_id))
  return orders.map(({ paymentId, totals, ...order }) => ({
    ...order,
    total: totals.total_payment,
    timesPaid: timesPaid(order.id),
    timesReported: timesReported(paymentId),
  }))
}

/** How often each of these ids occurs. */
function timesOf(ids: readonly string[]) {
  const times = Map.groupBy(ids, (id) => id)
  return (id: string | null) => (id === null ? 0 : (times.get(id)?.length ?? 0))
}

/** Payments that went to a wallet because their subject had ended. */
async function countRefunds(db: Database, buyerIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('wallet_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', 'in', buyerIds)
    .where('reference', 'like', '%/late')
    .executeTakeFirstOrThrow()
  return count
}

async function countUnbalanced(db: Database): Promise<number> {
  const rows = await db
    .selectFrom('wallet_entries')
    .select('transfer_id')
    .groupBy(['transfer_id', 'currency'])
    .having((eb) => eb.fn.sum('amount'), '<>', 0)
    .execute()
  return rows.length
}
