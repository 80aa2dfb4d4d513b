import { shippingOptions, cartShippingEstimate } from '@borong/api/shipping'
import { userProfile, buyerProfileSections } from '@borong/api/users'
import { useInvalidate } from '@borong/patterns/use-invalidate'

/** After a change of an address: refetches all data that contains or depends on addresses. */
export function useAddressesChanged() {
  const invalidate = useInvalidate()
  return () => invalidate(userProfile, buyerProfileSections, shippingOptions, cartShippingEstimate)
}
