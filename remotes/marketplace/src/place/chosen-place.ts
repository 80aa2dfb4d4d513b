import type { Place } from '@borong/api/places'
import { atomWithStorage, callQuery, useAtomValue, useQuery, useSession } from '@borong/contract'

/** A district that the visitor chose, with its point on the map. */
export type ChosenPlace = Pick<
  Place,
  'district_id' | 'district' | 'city' | 'postal_code' | 'latitude' | 'longitude'
>

/** Kept in the browser: a guest has no address yet, and shipping and stores nearby go by it. */
export const chosenPlaceAtom = atomWithStorage<ChosenPlace | null>('chosen_place', null)

export const asChosen = (place: Place): ChosenPlace => ({
  district_id: place.district_id,
  district: place.district,
  city: place.city,
  postal_code: place.postal_code,
  latitude: place.latitude,
  longitude: place.longitude,
})

/** Where to send to: the district chosen here, else the buyer's main address. */
export function useDestination() {
  const chosen = useAtomValue(chosenPlaceAtom)
  const { loggedIn } = useSession()
  const { data } = useQuery({
    ...callQuery('userProfile'),
    enabled: loggedIn && !chosen,
  })
  const main = data?.result.addresses.find((address) => address.set_default)
  return chosen ?? main
}
