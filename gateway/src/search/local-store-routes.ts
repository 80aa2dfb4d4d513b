import * as catalogueCalls from '@borong/api/catalogue'
import { sellerCards } from '../catalogue/public.ts'
import { atlas } from '../places/public.ts'
import type { Gateway } from '../server/domain.ts'
import { type Around, countNearby, nearbyStores } from './local-stores.ts'

export function localStoreRoutes({ serve, reads }: Gateway): void {
  serve(catalogueCalls.localStores, async ({ query, visitor, language, refuse }) => {
    const { page, limit } = query
    const around = aroundOf(query)
    if (typeof around === 'string') return refuse(around)
    const stores = await nearbyStores(reads, around, query)
    const shown = stores.slice((page - 1) * limit, page * limit)
    const cards = await sellerCards(
      reads,
      shown.map((store) => store.id),
      { visitor, language },
    )
    const result = shown.flatMap(({ id, ...place }) => {
      const card = cards.find((it) => it.id === String(id))
      return card ? [{ ...card, ...place }] : []
    })
    return { result, total_count: stores.length, page, limit }
  })

  serve(catalogueCalls.localStoreFacets, async ({ query, refuse }) => {
    const around = aroundOf(query)
    return typeof around === 'string'
      ? refuse(around)
      : { data: await countNearby(reads, around, query) }
  })
}

/** The point of the query, or of the district that it names. Refuses a query without either. */
function aroundOf(query: {
  district?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  radius: number
}): Around | 'DISTRICT_UNKNOWN' | 'POINT_MISSING' {
  const point = query.district ? atlas().byId.get(query.district) : query
  if (!point) return 'DISTRICT_UNKNOWN'
  const { latitude, longitude } = point
  if (latitude === undefined || longitude === undefined) return 'POINT_MISSING'
  return { latitude, longitude, radius: query.radius }
}
