import { LimitReached, release, reserve, withinLimits } from '../identity/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import type { OfferedProduct } from './bill-provider.ts'
import { pricesOf } from './prices.ts'
import { billProviderOf } from './provider.ts'

/** All gateways together read the biller's list once in this time: billers limit how often it is read. */
const ONCE = { key: 'bill-products', most: 1, windowSeconds: 15 * 60 }
const ROWS_PER_BATCH = 500

/** Reads the biller's products every 15 minutes. A failed attempt is repeated a minute later. */
export async function syncProducts(gateway: Gateway): Promise<void> {
  const turn = await withinLimits(gateway.db, (trx) => reserve(trx, [ONCE], gateway.now()))
  if (turn instanceof LimitReached) return
  try {
    await readProducts(gateway)
  } catch (error) {
    await release(gateway.db, [ONCE.key])
    throw error
  }
}

/** Reads the products at the first start. A biller that is down does not keep the shop closed. */
export async function readFirstProducts(gateway: Gateway): Promise<void> {
  const any = await gateway.db
    .selectFrom('bill_products')
    .select('code')
    .limit(1)
    .executeTakeFirst()
  if (any) return
  await syncProducts(gateway).catch((error: unknown) =>
    gateway.app.log.error({ err: error }, 'the products of the biller were not read'),
  )
}

/** Reads the products now, without regard to the last time. */
export async function readProducts(gateway: Gateway): Promise<void> {
  const provider = billProviderOf(gateway)
  const offered = await provider.products()
  // An empty list is a defect of the biller: it must not close all products.
  if (offered.length === 0) throw new Error('The biller has sent an empty product list')
  const updated_at = gateway.now()
  const rows = [...new Map(offered.map((product) => [product.code, product])).values()].map(
    (product) => ({ ...rowOf(product), provider: provider.name, updated_at }),
  )
  await atomically(gateway.db, async (trx) => {
    for (let at = 0; at < rows.length; at += ROWS_PER_BATCH)
      await upsert(trx, rows.slice(at, at + ROWS_PER_BATCH))
    await trx
      .updateTable('bill_products')
      .set({ is_open: false })
      .where('provider', '=', provider.name)
      .where('updated_at', '<', updated_at)
      .execute()
  })
}

const rowOf = (product: OfferedProduct) => ({
  code: product.code,
  kind: product.kind,
  operator: product.operator,
  operator_name: product.operatorName,
  name: product.name,
  description: product.description,
  region: product.region,
  nominal: product.nominal,
  cost: product.cost,
  ...pricesOf(product),
  days: product.days,
  megabytes: product.megabytes,
  is_open: product.open,
  ...cutOffOf(product),
  is_repeatable: product.repeatable,
})

// Billers write 0:15 too; equal times mean no stop.
function cutOffOf({ cutOff }: OfferedProduct) {
  const [from, to] = [cutOff?.from, cutOff?.to].map((time) => time?.padStart(5, '0') ?? null)
  return from === to
    ? { cut_off_from: null, cut_off_to: null }
    : { cut_off_from: from ?? null, cut_off_to: to ?? null }
}

const upsert = (
  trx: Trx,
  rows: (ReturnType<typeof rowOf> & { provider: string; updated_at: Date })[],
) =>
  trx
    .insertInto('bill_products')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['provider', 'code']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        operator: eb.ref('excluded.operator'),
        operator_name: eb.ref('excluded.operator_name'),
        name: eb.ref('excluded.name'),
        description: eb.ref('excluded.description'),
        region: eb.ref('excluded.region'),
        nominal: eb.ref('excluded.nominal'),
        cost: eb.ref('excluded.cost'),
        price: eb.ref('excluded.price'),
        admin: eb.ref('excluded.admin'),
        days: eb.ref('excluded.days'),
        megabytes: eb.ref('excluded.megabytes'),
        is_open: eb.ref('excluded.is_open'),
        cut_off_from: eb.ref('excluded.cut_off_from'),
        cut_off_to: eb.ref('excluded.cut_off_to'),
        is_repeatable: eb.ref('excluded.is_repeatable'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
