import type { radar } from '@borong/api/radar'
import {
  radarPeriods,
  radarRegions,
  staples,
  type RadarRegion,
  type Staple,
} from '@borong/api/rules/staples'
import type { Reply } from '@borong/contract'

export type Radar = Reply<typeof radar>['result']
export type Point = Radar['points'][number]

export interface View {
  staple: Staple
  region: RadarRegion
  days: (typeof radarPeriods)[number]
}

const oneOf = <T extends string>(all: readonly T[], text: string | null, otherwise: T): T =>
  all.find((one) => one === text) ?? otherwise

/** The view of an address; an unknown value counts as the default. */
export const viewOf = (search: URLSearchParams): View => ({
  staple: oneOf(staples, search.get('staple'), 'beras'),
  region: oneOf(radarRegions, search.get('region'), 'all'),
  days: oneOf(radarPeriods, search.get('days'), '30'),
})

/** The address of a view. */
export const addressOf = ({ staple, region, days }: View): string =>
  `/services/radar?${new URLSearchParams({ staple, region, days })}`
