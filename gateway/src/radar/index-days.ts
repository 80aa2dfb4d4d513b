import { DAY_MS } from '@borong/api/rules/time'
import type { RadarRegion, Staple } from '@borong/api/rules/staples'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { wibDay, wibDayEnd, wibDayStart } from '../server/wib.ts'
import { regionOf } from '../shipping/public.ts'
import { stapleOf, stapleSlugs } from './staples.ts'
import type { StaplePriceTable } from './table.ts'

const LONGEST_DAYS = 365
// Orders of the last days can still be paid late or cancelled.
const UNSETTLED_DAYS = 2

/** Computes the index of each day since the last one, from the paid orders of the shop. Safe to repeat. */
export async function indexDays({ db, now }: Pick<Gateway, 'db' | 'now'>): Promise<void> {
  const at = now().getTime()
  const dayBefore = (days: number) => wibDay(new Date(at - days * DAY_MS))
  const started = (await lastDay(db)) ?? (await firstSale(db))
  if (started === undefined) return
  const unsettled = dayBefore(UNSETTLED_DAYS)
  const from = started < unsettled ? started : unsettled
  for (let days = LONGEST_DAYS; days >= 0; days--) {
    const day = dayBefore(days)
    if (day >= from) await store(db, await pricesOn(db, day))
  }
}

const lastDay = async (db: Database): Promise<string | undefined> =>
  (
    await db
      .selectFrom('staple_prices')
      .select('day')
      .orderBy('day', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.day

async function firstSale(db: Database): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('paid_at')
    .where('paid_at', 'is not', null)
    .orderBy('paid_at')
    .limit(1)
    .executeTakeFirst()
  return row?.paid_at ? wibDay(row.paid_at) : undefined
}

interface Sold {
  name: string
  slug: string
  province: string
  grams: number
  amount: number
}

async function pricesOn(db: Database, day: string): Promise<StaplePriceTable[]> {
  const { rows } = await sql<Sold>`
    select p.name, c.slug, s.province, sum((l.quantity - l.cancelled)::int8 * p.weight_grams)::int8 as grams,
      sum((l.quantity - l.cancelled) * l.unit_price)::int8 as amount
    from orders o join order_lines l on l.order_id = o.id join products p on p.id = l.product_id
      join categories c on c.id = p.category_id join sellers s on s.id = p.seller_id
    where o.paid_at >= ${wibDayStart(day)} and o.paid_at < ${wibDayEnd(day)}
      and o.state in ('processed', 'shipped', 'delivered', 'completed')
      and c.slug in (${sql.join(stapleSlugs)}) and p.weight_grams > 0 and l.quantity > l.cancelled
    group by p.id, p.name, c.slug, s.province`.execute(db)
  const sums = new Map<string, { staple: Staple; region: RadarRegion } & Sum>()
  for (const row of rows) {
    const staple = stapleOf(row)
    if (!staple) continue
    for (const region of ['all', regionOf(row.province)] as const) {
      const key = `${staple} ${region}`
      const sum = sums.get(key) ?? { staple, region, grams: 0, amount: 0 }
      sum.grams += Number(row.grams)
      sum.amount += Number(row.amount)
      sums.set(key, sum)
    }
  }
  return [...sums.values()].map(({ staple, region, grams, amount }) => ({
    staple,
    region,
    day,
    price: Math.round((amount * 1000) / grams),
    grams,
  }))
}

type Sum = Pick<Sold, 'grams' | 'amount'>

async function store(db: Database, rows: StaplePriceTable[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('staple_prices')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['staple', 'region', 'day']).doUpdateSet((eb) => ({
        price: eb.ref('excluded.price'),
        grams: eb.ref('excluded.grams'),
      })),
    )
    .execute()
}
