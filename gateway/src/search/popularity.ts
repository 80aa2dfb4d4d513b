import { sql } from 'kysely'
import { addPopularity } from '../catalogue/public.ts'
import { atomically, type Database, type Trx } from '../server/database.ts'
import type { Job } from '../server/domain.ts'
import { daysBefore } from './day-visitor.ts'

/**
 * The most that clicks and orders add to the popularity of a product, which is at most 1,000,000 without them. It lifts a
 * product of the middle above a fifth of all others, and never above one that is much better by itself: a new product
 * keeps its place on a first page.
 */
export const MOST_BONUS = 150_000

/** An order counts as many visitors who opened the product: about one of ten buys. */
const POINTS_OF_ORDER = 10
// Half of the bonus. More visitors add less and less, so that no crowd decides alone.
const POINTS_OF_HALF = 100
const COUNTED_DAYS = 30
const EVERY_SECONDS = 60
const BATCH = 500
const MOST_BATCHES = 20
// Orders are counted when their transaction has certainly ended.
const SETTLED_MS = 60_000

/** Counts new orders, and computes the bonus of the products whose clicks or orders changed. */
export const popularityJob: Job = {
  name: 'popularity',
  everySeconds: EVERY_SECONDS,
  run: ({ db, now }) => renewPopularity(db, now()),
}

export async function renewPopularity(db: Database, now: Date): Promise<void> {
  await repeat(() => atomically(db, (trx) => countOrders(trx, now)))
  await repeat(() => forgetDays(db, now))
  await repeat(() => atomically(db, (trx) => computeBonus(trx, now)))
}

/** Repeats a step until it has done less than a batch. The rest waits for the next run. */
async function repeat(step: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch++) if ((await step()) < BATCH) return
}

/** Counts the next paid orders for their products; returns the number of orders. */
async function countOrders(trx: Trx, now: Date): Promise<number> {
  await sql`insert into search_popularity_states (id, paid_at, order_id)
    values (1, ${daysBefore(now, COUNTED_DAYS)}::timestamptz, '') on conflict (id) do nothing`.execute(
    trx,
  )
  // Another gateway that holds the row counts the same orders.
  const { rows } = await sql<{ paid_at: Date; order_id: string }>`
    select paid_at, order_id from search_popularity_states where id = 1 for update skip locked`.execute(
    trx,
  )
  const [at] = rows
  if (!at) return 0
  const settled = new Date(now.getTime() - SETTLED_MS)
  const orders = await sql<{ id: string; paid_at: Date }>`
    select id, paid_at from orders where paid_at is not null and paid_at <= ${settled}
      and (paid_at, id) > (${at.paid_at}, ${at.order_id}) order by paid_at, id limit ${BATCH}`.execute(
    trx,
  )
  const last = orders.rows.at(-1)
  if (!last) return 0
  const ids = orders.rows.map(({ id }) => id)
  await sql`with bought as (
      select l.product_id, (o.paid_at at time zone 'UTC')::date as day, count(distinct o.id)::integer as orders
      from orders o join order_lines l on l.order_id = o.id
      where o.id = any(${ids}::text[]) and l.order_id = any(${ids}::text[])
      group by 1, 2),
    days as (
      insert into search_product_days as p (product_id, day, visitors, orders)
      select product_id, day, 0, orders from bought order by product_id, day
      on conflict (product_id, day) do update set orders = p.orders + excluded.orders)
    insert into search_popularity as s (product_id, bonus, is_stale)
    select distinct product_id, 0, true from bought order by product_id
    on conflict (product_id) do update set is_stale = true where not s.is_stale`.execute(trx)
  await sql`update search_popularity_states set paid_at = ${last.paid_at}, order_id = ${last.id} where id = 1`.execute(
    trx,
  )
  return orders.rows.length
}

/** Forgets days that no longer count, so that a product that was popular once loses its bonus. */
async function forgetDays(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`with old as materialized (
      select product_id, day from search_product_days where day < ${daysBefore(now, COUNTED_DAYS)}::date
      order by day limit ${BATCH} for update skip locked),
    gone as (
      delete from search_product_days d using old where d.product_id = old.product_id and d.day = old.day),
    stale as (
      update search_popularity s set is_stale = true from old where s.product_id = old.product_id and not s.is_stale)
    select count(*)::integer as count from old`.execute(db)
  return rows[0]!.count
}

/** Computes the bonus of the next products; returns their number. */
async function computeBonus(trx: Trx, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number; more: number }>`with stale as materialized (
      select product_id, bonus from search_popularity where is_stale order by product_id limit ${BATCH}
      for update skip locked),
    counted as (
      select s.product_id, s.bonus,
        coalesce(sum(d.visitors + d.orders * ${POINTS_OF_ORDER}::integer), 0)::numeric as points
      from stale s left join search_product_days d
        on d.product_id = s.product_id and d.day >= ${daysBefore(now, COUNTED_DAYS)}::date
      group by s.product_id, s.bonus),
    renewed as materialized (
      select product_id, bonus as before, floor(${MOST_BONUS}::integer * points / (points + ${POINTS_OF_HALF}))::integer as bonus
      from counted),
    stored as (
      update search_popularity s set bonus = renewed.bonus, is_stale = false from renewed
      where s.product_id = renewed.product_id)
    select product_id as id, bonus - before as more from renewed`.execute(trx)
  await addPopularity(
    trx,
    rows.filter(({ more }) => more !== 0),
  )
  return rows.length
}
