import type { localStores } from '@borong/api/catalogue'
import type { Input } from '@borong/contract'
import type { ChosenPlace } from '@borong/patterns/use-chosen-place'

type Query = Input<typeof localStores>['query']
/** A query for the stores around a point. */
export type AroundQuery = Query & { latitude: string; longitude: string }

/** The place and the filters of a search for local stores, as its address contains them. */
export interface LocalSearch {
  latitude: string
  longitude: string
  /** The name of the place. */
  place: string
  radius: string
  keyword: string
  area: string
  is_open: string
  personal_courier: string
  /** The list without a view. */
  view: string
}

const FIELDS = {
  latitude: /^-?\d{1,2}(\.\d{1,12})?$/,
  longitude: /^-?\d{1,3}(\.\d{1,12})?$/,
  place: /^.{1,80}$/,
  radius: /^(5|10|25|50|100)$/,
  keyword: /^.{1,100}$/,
  area: /^(resto|office|mart|auto)$/,
  is_open: /^1$/,
  personal_courier: /^1$/,
  view: /^map$/,
} as const

/** The query parameters of a search for local stores. */
export const LOCAL_NAMES = Object.keys(FIELDS) as (keyof LocalSearch)[]

/** The radii to choose from, in kilometres. */
export const RADII = ['5', '10', '25', '50', '100'] as const
export const DEFAULT_RADIUS = '25'

/** Whether a filter of the filter screen is set. */
export const narrowsLocal = ({ radius, area, is_open, personal_courier }: Partial<LocalSearch>) =>
  Boolean(area ?? is_open ?? personal_courier) || (radius ?? DEFAULT_RADIUS) !== DEFAULT_RADIUS

/** Parses the search parameters of an address. Empty and invalid values are dropped. */
export function readLocal(search: URLSearchParams): Partial<LocalSearch> {
  const found = LOCAL_NAMES.map((name) => [name, search.get(name)?.trim() ?? ''] as const)
  return Object.fromEntries(found.filter(([name, value]) => FIELDS[name].test(value)))
}

/** The address of the local stores; `page` is `''`, `/search` or `/filter`. */
export function localPath(local: Partial<LocalSearch>, page = ''): string {
  const search = new URLSearchParams()
  for (const name of LOCAL_NAMES) {
    const value = local[name]?.trim()
    if (value) search.set(name, value)
  }
  const text = search.toString()
  return `/local-store${page}${text && `?${text}`}`
}

export const placeIn = (place: ChosenPlace): Partial<LocalSearch> => ({
  latitude: String(place.latitude),
  longitude: String(place.longitude),
  place: `${place.district}, ${place.city}`,
})

/** The query of the call; undefined without a place. */
export function localQuery(local: Partial<LocalSearch>): AroundQuery | undefined {
  const { place: _, view: __, latitude, longitude, ...rest } = local
  if (!latitude || !longitude) return undefined
  return { latitude, longitude, ...(rest as Omit<Query, 'latitude' | 'longitude'>) }
}
