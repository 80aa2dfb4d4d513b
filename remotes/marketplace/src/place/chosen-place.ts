import { userProfile } from '@borong/api/users'
import { callQuery, useAtomValue, useQuery, useSession } from '@borong/contract'
import { useHydrated } from '../shop/use-hydrated.ts'
import { chosenPlaceAtom } from '@borong/patterns/use-chosen-place'

/**
 * The shipping destination: the district chosen here, else the buyer's main address. Null when there is neither,
 * undefined while it loads.
 */
export function useDestination() {
  const chosen = useAtomValue(chosenPlaceAtom)
  const { loggedIn } = useSession()
  const { data, isLoading } = useQuery({
    ...callQuery(userProfile),
    enabled: loggedIn && !chosen,
  })
  if (chosen) return chosen
  if (isLoading) return undefined
  return data?.result.addresses.find((address) => address.set_default) ?? null
}

/** The district of the destination, empty without one and in the list of a document. */
export function useDistrict(): string {
  const isHydrated = useHydrated()
  const destination = useDestination()
  return (isHydrated && destination?.district_id) || ''
}
