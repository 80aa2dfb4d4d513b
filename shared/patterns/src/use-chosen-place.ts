import type { Place } from '@borong/api/places.shapes'
import { storedChoice, useAtomValue } from '@borong/contract'

/** A district that the visitor chose, with its point on the map. Earlier releases stored no province and no village. */
export type ChosenPlace = Pick<
  Place,
  'district_id' | 'district' | 'city' | 'postal_code' | 'latitude' | 'longitude'
> &
  Partial<Pick<Place, 'province' | 'subdistrict_id' | 'subdistrict'>>

/** Stored in the browser: a guest has no address yet, and shipping and stores nearby depend on a place. */
export const chosenPlaceAtom = storedChoice<ChosenPlace | null>('chosen_place', null)

/** The district that the visitor chose, also before he signed in. */
export const useChosenPlace = () => useAtomValue(chosenPlaceAtom)
