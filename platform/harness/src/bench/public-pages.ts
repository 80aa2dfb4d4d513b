import { fromShop } from './from-shop.ts'

type Pages = [name: string, path: string][]

/** One page of each public kind, with names from this shop's market. */
export async function publicPages(shop: string): Promise<Pages> {
  const search = await (await fromShop(`${shop}/search/beras?all_offers=1`)).text()
  const product = /href="(\/v\/[^"]+\/product\/[^"]+)"/.exec(search)?.[1]
  if (!product) throw new Error('The search for “beras” shows no product')
  return [
    ['home', '/'],
    ['search', '/search/beras'],
    ['product', product],
    ['seller', product.slice(0, product.indexOf('/product/'))],
    ['category', '/category'],
    ['brands', '/brand'],
    ['promos', '/promo'],
    ['deals', '/daily-deals'],
    ['local stores', '/local-store'],
    ['services', '/services'],
  ]
}
