import { userProfile } from '@borong/api/users'
import { shippingOptions } from '@borong/api/shipping'
import type { SavedAddress } from '@borong/api/addresses.shapes'
import { arrivesBy } from '@borong/api/rules/courier-choice'
import { cartTotals, type Totals, type TotalsInput } from '@borong/api/rules/cart-totals'
import { callQuery, useAtomValue, useFirstNow, useQuery } from '@borong/contract'
import { useServerNow } from '@borong/ui/server-now'
import type { CartState } from '../cart-store/cart-state.ts'
import { useFreshCart } from '../cart-store/use-cart.ts'
import { itemsOf, orderableOf } from '../shop/orderable.ts'
import { useChosenPayment, type ChosenPayment } from '../payment/use-payment-methods.ts'
import { businessAtom } from './business.atoms.ts'
import { useCartCompany } from './use-cart-company.ts'
import { draftAtom, type CheckoutDraft } from './draft.ts'
import { asTotalsVendors, sendable, shipmentsOf, type Shipment } from './shipments.ts'
import { useBestVoucher, useVoucher } from './voucher-query.ts'

export interface Checkout {
  state: CartState
  draft: CheckoutDraft
  address: SavedAddress | undefined
  addresses: readonly SavedAddress[]
  /** The selected address no longer exists; another one is shown in its place until the buyer agrees to it. */
  isAddressGone: boolean
  userId: string
  shipments: readonly Shipment[]
  /** The first courier prices for these goods are being fetched. */
  isQuoting: boolean
  quoteError: unknown
  retryQuotes: () => unknown
  /** The lines of the order: those of sellers that can ship them. */
  items: { id_item: string; quantity: number }[]
  /** The voucher of the order: the one that the buyer has chosen, otherwise the best. */
  promoCode: string
  /** The chosen voucher's current value, or the reason that it has none. */
  voucher: ReturnType<typeof useVoucher>
  payment: ChosenPayment
  /** The input of the totals, including the points, credit and wallet amounts that the buyer selected. */
  input: TotalsInput
  totals: Totals
  /** Balances and points pay everything: no payment method is needed. */
  isCovered: boolean
  /** Every amount is known and current. */
  isExact: boolean
}

/** The current checkout: cart, address, couriers, voucher and totals. */
export function useCheckout(): Checkout {
  const state = useFreshCart()
  useCartCompany(state.cart.company_id)
  const draft = useAtomValue(draftAtom)
  const profile = useQuery({ ...callQuery(userProfile), refetchOnMount: 'always' })
  const addresses = profile.data?.result.addresses ?? []
  const chosen = addresses.find((one) => one.shipping_address_id === draft.shipping_address_id)
  const address = chosen ?? addresses[0]
  const isOther = draft.shipping_address_id !== '' && !chosen

  const vendors = orderableOf(state.cart)
  const wanted = itemsOf(vendors)
  const quotes = useQuotes(address, wanted, state)
  const { company_id, wanted_on } = useAtomValue(businessAtom)
  const now = useServerNow(useFirstNow())
  const shipments = shipmentsOf(vendors, {
    quotes: quotes.data?.result,
    chosen: draft.shipping_used,
    rule: draft.courier_rule,
    isInTime: company_id && wanted_on ? arrivesBy(wanted_on, now) : undefined,
  })
  const sent = sendable(shipments)
  const items = itemsOf(sent.map(({ vendor }) => vendor))

  const voucher = useVoucher(
    { code: draft.promo_code, cartId: state.cart.id, items, paymentId: draft.payment_id },
    quotes.isSuccess && state.isSettled,
  )
  const applied = voucher.data?.status === 'success' ? voucher.data : undefined
  const isOffered = draft.promo_code === '' && !draft.voucher_declined
  const shipped = asTotalsVendors(shipments)
  const offer = useBestVoucher(
    {
      items,
      total_shipping_price: cartTotals({ vendors: shipped }).total_shipping_price,
      ...(draft.payment_id ? { payment_id: draft.payment_id } : {}),
    },
    isOffered && quotes.isSuccess && state.isSettled,
  )
  const best = isOffered ? (offer.best ?? undefined) : undefined
  const funded = {
    vendors: shipped,
    voucher: draft.promo_code ? applied : best,
    points: draft.points,
    credit: draft.credit_amount,
    wallet: draft.use_wallet ? draft.wallet_amount : 0,
  }
  const payment = useChosenPayment(draft.payment_id, cartTotals(funded).total_payment)
  const input = { ...funded, service_fee: payment.fee }
  const totals = cartTotals(input)
  const isVoucherKnown = isOffered
    ? !offer.isFetching
    : draft.promo_code === '' || (voucher.data !== undefined && !voucher.isFetching)
  return {
    state,
    draft,
    address,
    addresses,
    // An address that was just added is missing from the cached profile.
    isAddressGone: isOther && address !== undefined && !profile.isFetching,
    userId: profile.data?.result.id ?? '',
    shipments,
    isQuoting: quotes.isFetching && !quotes.data,
    quoteError: quotes.data ? undefined : quotes.error,
    retryQuotes: () => quotes.refetch(),
    items,
    promoCode: draft.promo_code || (best?.code ?? ''),
    voucher,
    payment,
    input,
    totals,
    isCovered: items.length > 0 && totals.total_payment === 0,
    isExact: state.isSettled && !isOther && quotes.isSuccess && isVoucherKnown && items.length > 0,
  }
}

// The server quotes its own cart, so the call waits until the cart is synced, and repeats when cart or address change.
function useQuotes(
  address: SavedAddress | undefined,
  items: readonly { id_item: string; quantity: number }[],
  state: CartState,
) {
  const id = address?.shipping_address_id ?? ''
  const query = callQuery(shippingOptions, { query: { addressId: id } })
  const place = address && [address.district_id, address.postal_code]
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, place, items],
    enabled: id !== '' && items.length > 0 && state.status === 'ready' && state.isSettled,
  })
}
