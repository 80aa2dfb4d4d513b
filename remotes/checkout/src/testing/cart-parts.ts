import type { Cart, CartItem, CartVendor } from '@borong/api/cart-schema'
import { viewCart } from '../cart-store/cart-view.ts'

const today = new Date('2026-08-17T08:00:00Z')

/** A line of rice at Rp 50.000, from ten on at Rp 45.000, with overrides. */
export const item = (more: Partial<CartItem> = {}): CartItem => {
  const quantity = more.product_quantity ?? 1
  return {
    id_item: '1',
    alias: 'beras-padi-emas-25-kg',
    vendor_alias: 'sumber-makmur',
    name: 'Beras Padi Emas 25 kg',
    image: 'beras',
    unit_type: 'sak',
    product_quantity: quantity,
    minimum_order: 1,
    quantity_step: 1,
    maximum: 100,
    maximum_reason: 'STOCK',
    prices: [
      { quantity_end: 9, price: 50_000, discount: null },
      { quantity_end: 1_000_000, price: 50_000, discount: 45_000 },
    ],
    unit_price: 50_000,
    strike_unit_price: 50_000,
    seen_unit_price: 50_000,
    product_price_subtotal: quantity * 50_000,
    product_strike_price_subtotal: quantity * 50_000,
    tax: 0,
    selected: true,
    can_buy: true,
    is_scg: false,
    is_daily_deal: false,
    is_age_restricted: false,
    is_app_only: false,
    sequence: 1,
    notices: [],
    ...more,
  }
}

export const vendor = (details: CartItem[], more: Partial<CartVendor> = {}): CartVendor => ({
  id_vendor: '7',
  vendor_name: 'Sumber Makmur',
  vendor_alias: 'sumber-makmur',
  vendor_location: 'Kabupaten Karawang',
  seller_membership_type_id: 3,
  is_open: true,
  is_pkp: true,
  minimum_purchase: 0,
  minimum_purchase_fulfilled: true,
  minimum_purchase_short: 0,
  vendor_price_subtotal: 0,
  vendor_strike_price_subtotal: 0,
  note: '',
  note_sequence: 0,
  notices: [],
  details,
  ...more,
})

/** A cart of these sellers with its sums. */
export function cartOf(detail: CartVendor[], more: Partial<Cart> = {}): Cart {
  const bare: Cart = {
    ...viewCart(null, [], today),
    id: 'cart-1',
    version: 1,
    sequence: 1,
    detail,
    saved: [],
    ...more,
  }
  // Any pending mutation makes the view compute the sums; this one has no effect on a line.
  const summed = viewCart(bare, [{ key: 'note:0', sequence: 1, note: '' }], today)
  return { ...summed, ...more }
}
