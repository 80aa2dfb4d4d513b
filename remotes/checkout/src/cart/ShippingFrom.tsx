import { userProfile } from '@borong/api/users'
import { cheapestDelivery, optionCost } from '@borong/api/rules/shipping-option'
import { cartShippingEstimate } from '@borong/api/shipping'
import type { Carrier } from '@borong/api/shipping.shapes'
import { callQuery, useLanguage, useMessages, useQuery } from '@borong/contract'
import { rupiah } from '@borong/ui/format/rupiah'
import { useCart } from '../cart-store/use-cart.ts'
import { itemsOf, orderableOf } from '../shop/orderable.ts'

/** C-17: the cost of the courier that the checkout preselects for one seller's goods to the buyer's address. */
export default function ShippingFrom({ vendorId }: { vendorId: string }) {
  const t = useMessages()
  const { language } = useLanguage()
  const { cart, isSettled } = useCart()
  const profile = useQuery(callQuery(userProfile))
  const address = profile.data?.result.addresses[0]
  const items = itemsOf(orderableOf(cart))
  const query = callQuery(cartShippingEstimate, {
    query: { address_id: address?.shipping_address_id ?? '' },
  })
  const { data, isError } = useQuery({
    ...query,
    queryKey: [...query.queryKey, items],
    enabled: address !== undefined && isSettled && items.length > 0,
    placeholderData: (before) => before,
    retry: false,
  })
  // an unknown price counts as 0. Shipping does not become free: the checkout requests the price before an order.
  const price = isError ? 0 : cheapest(data?.data[vendorId] ?? [])
  if (!address || price === undefined) return null
  const amount = { value: rupiah(price, language), place: address.district }
  if (isError) return <span>{t('cart.shippingUnknown', amount)}</span>
  return <span>{t(price === 0 ? 'cart.shippingFree' : 'cart.shippingFrom', amount)}</span>
}

function cheapest(carriers: readonly Carrier[]): number | undefined {
  const option = cheapestDelivery(carriers.flatMap(({ services }) => services))
  return option && optionCost(option)
}
