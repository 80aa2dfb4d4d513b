import type { planOutletOrder } from '@borong/api/outlet-plans'
import type { Input } from '@borong/contract'
import { type Outlet, type OutletTable, partsOf } from './outlet-table.ts'

export type PlanBody = Input<typeof planOutletOrder>['body']

/** One hundred per cent in hundredths. */
const WHOLE = 10_000

/** The per cents as typed, in hundredths; a text that is no per cent with at most two decimals is undefined. */
export function hundredthsOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return 0
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined
}

/** The shares of a table, or the hundredths of a per cent that are missing; null for a text that is no per cent. */
export function sharesOf({
  centres,
}: Pick<OutletTable, 'centres'>):
  | { cost_centres: { cost_centre_id: string; percent: number }[] }
  | { missing: number | null } {
  const typed = Object.entries(centres.percents).map(
    ([id, text]) => [id, hundredthsOf(text)] as const,
  )
  if (typed.some(([, part]) => part === undefined)) return { missing: null }
  const parts = typed.map(([id, part]) => [id, part ?? 0] as const).filter(([, part]) => part > 0)
  const missing = WHOLE - parts.reduce((sum, [, part]) => sum + part, 0)
  if (missing !== 0) return { missing }
  return {
    cost_centres: parts.map(([cost_centre_id, part]) => ({ cost_centre_id, percent: part / 100 })),
  }
}

/** The plan of a table; undefined without goods. */
export function planBody(
  companyId: string,
  table: OutletTable,
  outlets: readonly Outlet[],
): PlanBody | undefined {
  const parts = partsOf(table, outlets)
  if (parts.length === 0) return undefined
  const { centres, couriers } = table
  const centreOf = new Map(outlets.map(({ id, centreId }) => [id, centreId]))
  const shares = centres.way === 'percent' ? sharesOf(table) : undefined
  const ownCentre = (productId: string, addressId: string) =>
    centres.way === 'outlet'
      ? centreOf.get(addressId)
      : centres.way === 'product'
        ? centres.products[productId]
        : undefined
  return {
    company_id: companyId,
    items: parts.map(({ productId, addressId, quantity }) => {
      const cost_centre_id = ownCentre(productId, addressId)
      return {
        id_item: productId,
        quantity,
        shipping_address_id: addressId,
        ...(cost_centre_id ? { cost_centre_id } : {}),
      }
    }),
    ...(centres.way === 'one' && centres.one ? { cost_centre_id: centres.one } : {}),
    ...(shares && 'cost_centres' in shares ? shares : {}),
    couriers,
    shipping_used: placed(table.chosen, centreOf).map(({ choice, ...place }) => ({
      ...place,
      shipping_id: choice,
    })),
  }
}

/** Choices by seller and address, of the columns of the table. */
export const placed = <Choice>(
  choices: Readonly<Record<string, Choice>>,
  columns: Pick<ReadonlyMap<string, unknown>, 'has'>,
) =>
  Object.entries(choices).flatMap(([key, choice]) => {
    const [vendor_id = '', shipping_address_id = ''] = key.split(' ')
    return columns.has(shipping_address_id) ? [{ vendor_id, shipping_address_id, choice }] : []
  })
