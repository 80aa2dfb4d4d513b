import type { OrderBody } from '../order/place-order.ts'
import { issuersOf, sendable } from './shipments.ts'
import type { Checkout } from './use-checkout.ts'

/** The draft as the body of the order call. */
export function orderBodyOf({
  draft,
  promoCode,
  address,
  state,
  shipments,
  items,
  input: { points = 0, wallet = 0 },
  totals,
}: Checkout): OrderBody {
  const hasIssuer = issuersOf(sendable(shipments)).length > 0
  const facture = draft.facture_required && hasIssuer ? draft.facture : null
  const shipping_address_id = address?.shipping_address_id ?? ''
  return {
    ...(state.cart.id ? { cart_id: state.cart.id } : {}),
    shipping_address_id,
    billing_address_id: draft.billing_address_id || shipping_address_id,
    items,
    shipping_used: sendable(shipments).map(({ vendor, option, isInsured }) => ({
      vendor_id: vendor.id_vendor,
      shipping_id: option.id,
      insurance: isInsured,
      note: vendor.note,
    })),
    ...(draft.payment_id ? { payment_id: draft.payment_id } : {}),
    promo_code: promoCode,
    referral_code: draft.referral_code,
    use_wallet: wallet > 0,
    wallet_amount: wallet,
    credit_amount: draft.credit_amount,
    points,
    facture_required: facture !== null,
    ...(facture ? { facture } : {}),
    total_payment: totals.total_payment,
  }
}
