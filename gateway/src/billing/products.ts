import type { Product } from '@borong/api/billing-entities'
import * as billingCalls from '@borong/api/billing'
import type { Selectable } from 'kysely'
import type { InferOutput } from 'valibot'
import { containing } from '../server/containing.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { billProviderOf } from './provider.ts'
import type { BillProductTable } from './table.ts'
import { isCutOff } from '../server/wib.ts'

export type ProductRow = Selectable<BillProductTable>

/** The longest lists, data packages and water utilities, have some hundred products. */
const MOST = 1000

/** F-07 R-38: the products of one kind, cheapest first. */
export function serveProducts(gateway: Gateway): void {
  const { serve, db, now } = gateway
  serve(billingCalls.billProducts, async ({ query }) => {
    const { kind, operator, q } = query
    const pattern = containing(q)
    const rows = await db
      .selectFrom('bill_products')
      .selectAll()
      .where('provider', '=', billProviderOf(gateway).name)
      .where('kind', '=', kind)
      .$if(operator !== undefined, (some) => some.where('operator', '=', operator!))
      .$if(q !== '', (some) =>
        some.where((eb) =>
          eb.or([
            eb('name', 'ilike', pattern),
            eb('operator_name', 'ilike', pattern),
            eb('region', 'ilike', pattern),
          ]),
        ),
      )
      .orderBy('operator_name')
      .orderBy('price')
      .orderBy('name')
      .limit(MOST)
      .execute()
    return { result: { items: rows.map((row) => viewProduct(row, now())) } }
  })
}

/** The product of the configured biller with this code. */
export const findProduct = (
  gateway: Gateway,
  db: Database,
  code: string,
): Promise<ProductRow | undefined> =>
  db
    .selectFrom('bill_products')
    .selectAll()
    .where('provider', '=', billProviderOf(gateway).name)
    .where('code', '=', code)
    .executeTakeFirst()

/** Whether a product can be bought now. */
export function productState(row: ProductRow, at: Date): InferOutput<typeof Product>['state'] {
  const stop = cutOff(row)
  if (!row.is_open) return 'closed'
  return stop && isCutOff(stop, at) ? 'cut_off' : 'open'
}

const cutOff = ({ cut_off_from, cut_off_to }: ProductRow) =>
  cut_off_from !== null && cut_off_to !== null ? { from: cut_off_from, to: cut_off_to } : null

export const viewProduct = (row: ProductRow, at: Date): InferOutput<typeof Product> => ({
  code: row.code,
  kind: row.kind,
  operator: row.operator,
  operator_name: row.operator_name,
  name: row.name,
  description: row.description,
  region: row.region,
  nominal: row.nominal,
  price: row.price,
  admin: row.admin,
  days: row.days,
  megabytes: row.megabytes,
  state: productState(row, at),
  cut_off: cutOff(row),
})
