import { randomBytes } from 'node:crypto'
import type { OfferedProduct } from '@borong/gateway/billing/bill-provider'
import type { Database } from '@borong/gateway/server/database'
import { catalogue, productOf } from './catalogue/catalogue.ts'
import { isMode, type Mode } from './modes.ts'

/** A change of one product, or of every product under `*`. */
interface Override {
  closed?: boolean
  raisedPercent?: number
}

export interface Settings {
  mode: Mode
  waitSeconds: number
  deposit: number
  secret: string
  overrides: Record<string, Override>
  /** PLN stops from 23:00 to 01:00 WIB. Without the stop its products can be bought at any time. */
  stopsAtNight: boolean
}

export const FULL_DEPOSIT = 1_000_000_000
const WAIT_SECONDS = 4

/** The present settings of the biller: one row, so that all gateways of the shop agree. */
export async function readSettings(db: Database): Promise<Settings> {
  const read = () =>
    db.selectFrom('biller_settings').selectAll().where('id', '=', 'biller').executeTakeFirst()
  let row = await read()
  if (!row) {
    await db
      .insertInto('biller_settings')
      .values({
        id: 'biller',
        mode: 'normal',
        wait_seconds: WAIT_SECONDS,
        deposit: FULL_DEPOSIT,
        secret: randomBytes(32).toString('hex'),
        overrides: '{}',
        stops_at_night: true,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = (await read())!
  }
  return {
    mode: isMode(row.mode) ? row.mode : 'normal',
    waitSeconds: row.wait_seconds,
    deposit: row.deposit,
    secret: row.secret,
    overrides: JSON.parse(row.overrides),
    stopsAtNight: row.stops_at_night,
  }
}

/** Switches the biller. A change of a product replaces its earlier one; an empty one withdraws it. */
export async function changeSettings(
  db: Database,
  changes: {
    mode?: Mode
    waitSeconds?: number
    deposit?: number
    products?: Settings['overrides']
    stopsAtNight?: boolean
  },
): Promise<void> {
  const present = await readSettings(db)
  await db
    .updateTable('biller_settings')
    .set({
      mode: changes.mode ?? present.mode,
      wait_seconds: changes.waitSeconds ?? present.waitSeconds,
      overrides: JSON.stringify({ ...present.overrides, ...changes.products }),
      stops_at_night: changes.stopsAtNight ?? present.stopsAtNight,
      // A payment may change the deposit meanwhile.
      ...(changes.deposit === undefined ? {} : { deposit: changes.deposit }),
    })
    .where('id', '=', 'biller')
    .execute()
}

/** The products at their present prices. */
export const offered = (settings: Settings): OfferedProduct[] =>
  catalogue.map((product) => changed(product, settings))

export function offeredProduct(settings: Settings, code: string): OfferedProduct | undefined {
  const product = productOf(code)
  return product && changed(product, settings)
}

function changed(product: OfferedProduct, { overrides, stopsAtNight }: Settings): OfferedProduct {
  const { closed = false, raisedPercent = 0 } = { ...overrides['*'], ...overrides[product.code] }
  const raised = (amount: number | null) =>
    amount === null ? null : Math.ceil((amount * (100 + raisedPercent)) / 100)
  return {
    ...product,
    open: product.open && !closed,
    cutOff: stopsAtNight ? product.cutOff : null,
    cost: raised(product.cost),
    admin: raised(product.admin),
  }
}
