import type { Place } from '@borong/api/places.shapes'
import { storedChoice } from '@borong/contract'

/** A district that the visitor chose, with its point on the map. */
export type ChosenPlace = Pick<
  Place,
  'district_id' | 'district' | 'city' | 'postal_code' | 'latitude' | 'longitude'
>

/** Stored in the browser: a guest has no address yet, and shipping and stores nearby depend on a place. */
export const chosenPlaceAtom = storedChoice<ChosenPlace | null>('chosen_place', null)
