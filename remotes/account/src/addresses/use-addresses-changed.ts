import { useQueryClient } from '@borong/contract'

/** After a change of an address: refetches all data that contains or depends on addresses. */
export function useAddressesChanged() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [
        'addresses',
        'userProfile',
        'buyerProfileSections',
        'shippingOptions',
        'cartShippingEstimate',
      ].map((call) => queries.invalidateQueries({ queryKey: [call] })),
    )
}
