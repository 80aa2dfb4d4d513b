import { arrive, must } from './register.ts'
import type { Visited } from './send.ts'

/** A product of the market, as lists show it. */
export interface Product {
  id: string
  alias: string
  vendor_alias: string
  minimum_order: number
}

const KEYWORDS = ['beras', 'minyak', 'gula', 'kopi', 'sabun', 'kertas', 'teh', 'susu']

/** Products that every buyer can buy. */
export async function findProducts(shop: Visited): Promise<Product[]> {
  const guest = await arrive(shop)
  const found: Product[] = []
  for (const keyword of KEYWORDS) {
    const { data } = await must<{
      data: { items: (Product & { is_app_only: boolean; masked_price: boolean })[] }
    }>(shop, guest, {
      name: 'search',
      path: `/gateway/search/v3/items?keyword=${keyword}&in_stock=true`,
    })
    found.push(...data.items.filter((item) => !item.is_app_only && !item.masked_price))
  }
  return found
}
