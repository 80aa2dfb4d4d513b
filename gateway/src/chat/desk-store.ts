import {
  changeGtin,
  type Gtin,
  openSeller,
  repriceProduct,
  restockProduct,
} from '../catalogue/public.ts'
import { indexProduct } from '../search/public.ts'
import type { Trx } from '../server/database.ts'

/** Changes by a seller that affect goods in the carts of buyers. */
export const storeActions = ['close', 'open', 'raise', 'lower', 'sell-out', 'restock'] as const
type StoreAction = (typeof storeActions)[number]

const RESTOCKED = 100
const FACTORS = { raise: 1.1, lower: 0.9 }

/**
 * Changes a store or one of its products. Returns false when the address names neither, or one of another seller than
 * `sellerId`. An operator passes null and may change all.
 */
export async function actAsSeller(
  trx: Trx,
  address: string,
  action: StoreAction,
  { sellerId, name, at }: { sellerId: number | null; name: string; at: Date },
): Promise<boolean> {
  const store = await storeAt(trx, address, sellerId)
  if (!store) return false
  if (action === 'close' || action === 'open') {
    await openSeller(trx, store.id, action === 'open')
    return true
  }
  if (store.product === undefined) return false
  const goods = { alias: store.product, sellerId: store.id }
  if (action === 'raise' || action === 'lower') return repriceProduct(trx, goods, FACTORS[action])
  const stock = action === 'restock' ? RESTOCKED : 0
  return restockProduct(trx, goods, { stock, actor: name, at })
}

/** Sets or removes the GTIN of a product, and what it is found by. Returns false as `actAsSeller` does. */
export async function setGtin(
  trx: Trx,
  address: string,
  gtin: Gtin | undefined,
  sellerId: number | null,
): Promise<boolean> {
  const store = await storeAt(trx, address, sellerId)
  if (store?.product === undefined) return false
  const id = await changeGtin(trx, { alias: store.product, sellerId: store.id }, gtin)
  if (id === undefined) return false
  await indexProduct(trx, id)
  return true
}

/** The store of an address, and the alias of its product; undefined for another seller's. */
async function storeAt(trx: Trx, address: string, sellerId: number | null) {
  const [, seller = '', product] = /\/v\/([^/?#]+)(?:\/product\/([^/?#]+))?/.exec(address) ?? []
  const store = await trx
    .selectFrom('sellers')
    .select('id')
    .where('alias', '=', seller)
    .executeTakeFirst()
  if (!store || (sellerId !== null && store.id !== sellerId)) return undefined
  return { id: store.id, product }
}
