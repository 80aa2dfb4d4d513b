import type { SavedAddress } from '@borong/api/addresses'
import { cartTotals, type Totals } from '@borong/api/rules/cart-totals'
import { callQuery, useAtomValue, useQuery } from '@borong/contract'
import type { CartState } from '../cart-store/cart-store.ts'
import { useFreshCart } from '../cart-store/use-cart.ts'
import { itemsOf, orderableOf } from '../shop/orderable.ts'
import { useChosenPayment, type ChosenPayment } from '../payment/use-payment-methods.ts'
import { draftAtom, type CheckoutDraft } from './draft.ts'
import { asTotalsVendors, sendable, shipmentsOf, type Shipment } from './shipments.ts'
import { useVoucher } from './voucher-query.ts'

export interface Checkout {
  state: CartState
  draft: CheckoutDraft
  address: SavedAddress | undefined
  addresses: readonly SavedAddress[]
  /** The address that the buyer chose is not there any more; another one stands in its place until they agree to it. */
  isAddressGone: boolean
  userId: string
  shipments: readonly Shipment[]
  /** Couriers are being asked what they cost. */
  isQuoting: boolean
  quoteFault: unknown
  retryQuotes: () => unknown
  /** The lines that will be ordered: those of sellers that can send them. */
  items: { id_item: string; quantity: number }[]
  /** What the voucher is worth now, and why it is worth nothing. */
  voucher: ReturnType<typeof useVoucher>
  payment: ChosenPayment
  totals: Totals
  /** Balances and points pay everything: no way to pay is needed. */
  isCovered: boolean
  /** Every amount is known and holds. */
  isExact: boolean
}

/** The whole checkout as it stands: cart, address, couriers, voucher, and what it comes to. */
export function useCheckout(): Checkout {
  const state = useFreshCart()
  const draft = useAtomValue(draftAtom)
  const profile = useQuery({ ...callQuery('userProfile'), refetchOnMount: 'always' })
  const addresses = profile.data?.result.addresses ?? []
  const chosen = addresses.find((one) => one.shipping_address_id === draft.shipping_address_id)
  const address = chosen ?? addresses[0]
  const isOther = draft.shipping_address_id !== '' && !chosen

  const vendors = orderableOf(state.cart)
  const wanted = itemsOf(vendors)
  const quotes = useQuotes(address, wanted, state)
  const shipments = shipmentsOf(vendors, quotes.data?.result ?? {}, draft.shipping_used)
  const sent = sendable(shipments)
  const items = itemsOf(sent.map(({ vendor }) => vendor))

  const voucher = useVoucher(
    { code: draft.promo_code, cartId: state.cart.id, items, paymentId: draft.payment_id },
    quotes.isSuccess && state.isSettled,
  )
  const applied = voucher.data?.status === 'success' ? voucher.data : undefined
  const counted = {
    vendors: asTotalsVendors(shipments),
    voucher: draft.promo_code ? applied : undefined,
    points: draft.points,
    credit: draft.credit_amount,
    wallet: draft.use_wallet ? draft.wallet_amount : 0,
  }
  const payment = useChosenPayment(draft.payment_id, cartTotals(counted).total_payment)
  const totals = cartTotals({ ...counted, service_fee: payment.fee })
  const isVoucherKnown = draft.promo_code === '' || voucher.data !== undefined
  return {
    state,
    draft,
    address,
    addresses,
    // One that was just added is not in what was read before.
    isAddressGone: isOther && address !== undefined && !profile.isFetching,
    userId: profile.data?.result.id ?? '',
    shipments,
    isQuoting: quotes.isFetching && !quotes.data,
    quoteFault: quotes.data ? undefined : quotes.error,
    retryQuotes: () => quotes.refetch(),
    items,
    voucher,
    payment,
    totals,
    isCovered: items.length > 0 && totals.total_payment === 0,
    isExact:
      state.isSettled &&
      !isOther &&
      quotes.isSuccess &&
      isVoucherKnown &&
      !voucher.isFetching &&
      items.length > 0,
  }
}

// The server quotes what its cart holds, so it is asked when the cart is there, and again when cart or address change.
function useQuotes(
  address: SavedAddress | undefined,
  items: readonly { id_item: string; quantity: number }[],
  state: CartState,
) {
  const id = address?.shipping_address_id ?? ''
  const query = callQuery('shippingOptions', { query: { addressId: id } })
  const place = address && [address.district_id, address.postal_code]
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, place, items],
    enabled: id !== '' && items.length > 0 && state.status === 'ready' && state.isSettled,
  })
}
