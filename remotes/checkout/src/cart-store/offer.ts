import { tierFor, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import type { CartSeed } from './cart-part.ts'

/** A product as a page of another remote passes it to `checkout/add-to-cart` and `checkout/buy-now`. */
export interface OfferedProduct {
  id: string
  alias?: string
  name: string
  /** An image key. */
  image: string
  prices: readonly PriceTier[]
  unit: string
  minimum_order: number
  step: number
  /** The highest quantity that can be bought now. */
  stock: number
  seller: { id: string; alias: string; name: string }
}

/** The cart's data of an offered product until the server has responded. */
export function seedOfOffer(product: OfferedProduct): CartSeed {
  const maximum = Math.floor(product.stock / product.step) * product.step
  const item = {
    id_item: product.id,
    alias: product.alias ?? '',
    vendor_alias: product.seller.alias,
    name: product.name,
    image: product.image,
    unit_type: product.unit,
    product_quantity: 0,
    minimum_order: product.minimum_order,
    quantity_step: product.step,
    maximum,
    maximum_reason: 'STOCK' as const,
    prices: [...product.prices],
    unit_price: 0,
    strike_unit_price: 0,
    seen_unit_price: 0,
    product_price_subtotal: 0,
    product_strike_price_subtotal: 0,
    tax: 0,
    selected: true,
    can_buy: maximum >= product.minimum_order,
    is_scg: false,
    is_daily_deal: false,
    is_age_restricted: false,
    is_app_only: false,
    sequence: 0,
    notices: [],
  }
  const price = tierFor(product.prices, product.minimum_order)
  const seen_unit_price = price ? unitPrice(price) : 0
  return {
    item: { ...item, seen_unit_price },
    vendor: {
      id_vendor: product.seller.id,
      vendor_name: product.seller.name,
      vendor_alias: product.seller.alias,
      vendor_location: '',
      seller_membership_type_id: 0,
      is_open: true,
      is_pkp: false,
      minimum_purchase: 0,
      minimum_purchase_fulfilled: true,
      minimum_purchase_short: 0,
      vendor_price_subtotal: 0,
      vendor_strike_price_subtotal: 0,
      note: '',
      note_sequence: 0,
      notices: [],
      details: [],
    },
  }
}
