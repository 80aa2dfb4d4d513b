import * as catalogueCalls from '@borong/api/catalogue'
import { sameProduct } from '@borong/api/offers'
import * as searchCalls from '@borong/api/search'
import { SEARCH_PAGE_SIZE } from '@borong/api/search.shapes'
import { agreedCards } from '../cart/public.ts'
import { findDetail } from '../catalogue/public.ts'
import { atlas } from '../places/public.ts'
import { isVerifiedAdult } from '../users/public.ts'
import type { Gateway } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { countClick, countSearch } from './clicks.ts'
import { keyOf, readDelivered } from './delivered-prices.ts'
import { countFacets } from './facets.ts'
import { namesOf } from './filter-names.ts'
import { findProducts } from './find-products.ts'
import { deleteSearches, historyOf, remember } from './history.ts'
import { countMiss, isPlain } from './misses.ts'
import { pageOf } from './page-of.ts'
import { groupKeyOf, readGroup } from './product-group.ts'
import { readOffers } from './product-offers.ts'
import { findRelated } from './related.ts'
import { searchFile } from './search-file.ts'
import { countSellerFacets } from './seller-facets.ts'
import { listSellers } from './seller-list.ts'
import { popularKeywords, recentSearchOf, suggest } from './suggest.ts'
import { topUnderstood } from './top-understood.ts'
import { searchStores } from './understand/search-stores.ts'

/** The other offers beside a product, without its own. */
const OTHER_OFFERS = 3

const districtOf = (id: string | undefined) => (id ? atlas().byId.get(id) : undefined)

const addressOf = ({ alias, vendor_alias: seller }: { alias: string; vendor_alias: string }) => ({
  alias,
  seller,
})

export function searchRoutes({ serve, db, reads, now }: Gateway): void {
  serve(searchCalls.suggestions, async ({ query, visitor, language }) => ({
    data: await suggest(reads, query.keyword, query.limit, { visitor, language }),
  }))

  serve(searchCalls.searchHistory, async ({ visitor }) => ({ data: await historyOf(db, visitor) }))

  serve(searchCalls.clearSearchHistory, async ({ query, visitor }) => ({
    data: { removed: await deleteSearches(db, visitor, query.keyword) },
  }))

  serve(searchCalls.quickSearch, async ({ query, visitor }) => {
    const { products } = await topUnderstood(
      reads,
      query.keyword || undefined,
      visitor,
      query.limit,
    )
    return {
      result: {
        keywords: await popularKeywords(reads, query.keyword, query.limit),
        products: products.map(recentSearchOf),
      },
    }
  })

  serve(searchCalls.searchItems, async ({ query, visitor, buyerId, language, refuse }) => {
    if (query.age_restricted && !(await isVerifiedAdult(db, buyerId, now())))
      refuse('AGE_UNVERIFIED')
    const { district_id, ...filters } = query
    const destination = districtOf(district_id)
    const page = { page: query.page, limit: SEARCH_PAGE_SIZE }
    const isNew = query.keyword !== undefined && query.page === 1
    const [found] = await Promise.all([
      findProducts(reads, filters, { visitor, language, destination, now: now() }, page),
      isNew ? remember(db, visitor, query.keyword ?? '', now()) : undefined,
    ])
    if (isNew && isPlain(filters)) {
      const count = found.value.data.total_count === 0 ? countMiss : countSearch
      await count(db, visitor, query.keyword ?? '', now())
    }
    if (visitor.kind !== 'buyer') return found
    const { data } = found.value
    const items = await agreedCards(db, { buyerId, language, at: now() }, data.items)
    return items ? { data: { ...data, items } } : found
  })

  serve(searchCalls.searchClick, async ({ body, visitor }) => {
    const click = { keyword: body.keyword, productId: Number(body.product_id) }
    return { data: { counted: await countClick(db, visitor, click, now()) } }
  })

  serve(searchCalls.searchFile, async ({ query, visitor, buyerId, language, reply, refuse }) => {
    if (query.age_restricted && !(await isVerifiedAdult(db, buyerId, now())))
      refuse('AGE_UNVERIFIED')
    const { district_id, ...filters } = query
    const destination = districtOf(district_id)
    const asking = { visitor, language, destination, now: now() }
    const file = await searchFile(reads, filters, asking)
    return sendCsv(reply, 'borong-products', file)
  })

  serve(searchCalls.productGroup, async ({ params, query, visitor, language, refuse }) => {
    const district = districtOf(query.district_id)
    if (query.district_id && !district) return refuse('DISTRICT_UNKNOWN')
    const key = keyOf(params.group)
    const page = { page: query.page, limit: SEARCH_PAGE_SIZE }
    const asking = { visitor, language, now: now(), destination: district }
    const group = Number.isSafeInteger(key) ? await readGroup(reads, key, page, asking) : undefined
    if (!group) return refuse('GROUP_UNKNOWN')
    const first = query.page === 1 && group.items[0]?.product
    const best = first && (await findDetail(reads, { ...asking, ...addressOf(first) }))
    return { data: best ? { ...group, best } : group }
  })

  serve(sameProduct, async ({ params, query, visitor, language, refuse }) => {
    const district = districtOf(query.district_id)
    if (query.district_id && !district) return refuse('DISTRICT_UNKNOWN')
    const key = await groupKeyOf(reads, Number(params.productId))
    const asking = { visitor, language, now: now(), destination: district }
    const page = { page: 1, limit: OTHER_OFFERS + 1 }
    const group = key === undefined ? undefined : await readGroup(reads, key, page, asking)
    return group ? { data: group } : refuse('GROUP_UNKNOWN')
  })

  serve(searchCalls.productOffers, async ({ query, visitor }) => ({
    result: await readOffers(reads, query.ids, { visitor, now: now() }),
  }))

  serve(searchCalls.deliveredPrices, async ({ query, visitor, refuse }) => {
    const destination = districtOf(query.district_id)
    if (!destination) return refuse('DISTRICT_UNKNOWN')
    const keys = new Map(query.groups?.map((group) => [keyOf(group), group]))
    const listed = { ids: query.ids ?? [], groups: [...keys.keys()].filter(Number.isSafeInteger) }
    const delivery = { visitor, destination, now: now() }
    const { products, groups } = await readDelivered(reads, listed, delivery)
    return {
      result: {
        products: Object.fromEntries(products),
        groups: Object.fromEntries([...groups].map(([key, one]) => [keys.get(key), one])),
      },
    }
  })

  serve(searchCalls.searchSellers, async ({ query, visitor, language }) => {
    const page = { page: query.page, limit: SEARCH_PAGE_SIZE }
    const [found, names] = await Promise.all([
      searchStores(reads, query, (wanted) =>
        listSellers(reads, wanted, { visitor, language }, page),
      ),
      query.page === 1 ? namesOf(reads, query, language) : {},
    ])
    return { data: { ...found, ...pageOf(found, page), ...names } }
  })

  serve(searchCalls.searchFacets, async ({ query, visitor, buyerId, language, refuse }) => {
    if (query.age_restricted && !(await isVerifiedAdult(db, buyerId, now())))
      refuse('AGE_UNVERIFIED')
    const [facets, names] = await Promise.all([
      countFacets(reads, query, { visitor, language }),
      namesOf(reads, query, language),
    ])
    return { data: { ...facets, ...names } }
  })

  serve(searchCalls.sellerFacets, async ({ query, language }) => {
    const [facets, names] = await Promise.all([
      countSellerFacets(reads, query, language),
      namesOf(reads, query, language),
    ])
    return { data: { ...facets, ...names } }
  })

  serve(catalogueCalls.relatedProducts, async ({ query, visitor, buyerId, language, refuse }) => {
    const isAdult = await isVerifiedAdult(db, buyerId, now())
    const result = await findRelated(reads, query.alias, { visitor, language, isAdult })
    return result ? { result } : refuse('PRODUCT_UNKNOWN')
  })
}
