import { useQueryClient } from '@borong/contract'

/** After a change of an address: everything that shows one, or counts on one, is read anew. */
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
