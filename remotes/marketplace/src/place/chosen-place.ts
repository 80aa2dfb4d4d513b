import { userProfile } from '@borong/api/users'
import type { Place } from '@borong/api/places.shapes'
import { callQuery, useAtomValue, useQuery, useSession } from '@borong/contract'
import { chosenPlaceAtom, type ChosenPlace } from './chosen-place-atom.ts'

export const asChosen = (place: Place): ChosenPlace => ({
  district_id: place.district_id,
  district: place.district,
  city: place.city,
  postal_code: place.postal_code,
  latitude: place.latitude,
  longitude: place.longitude,
})

/**
 * The shipping destination: the district chosen here, else the buyer's main address. Null when there is neither,
 * undefined while it loads.
 */
export function useDestination() {
  const chosen = useAtomValue(chosenPlaceAtom)
  const { loggedIn } = useSession()
  const { data, isError } = useQuery({
    ...callQuery(userProfile),
    enabled: loggedIn && !chosen,
  })
  if (chosen) return chosen
  if (loggedIn && !data && !isError) return undefined
  return data?.result.addresses.find((address) => address.set_default) ?? null
}
