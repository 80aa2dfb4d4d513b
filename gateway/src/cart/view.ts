import type { Cart, CartItem, CartNotice, CartVendor } from '@borong/api/cart-schema'
import { cartTotals, vendorTotals } from '@borong/api/rules/cart-totals'
import { tierFor, unitPrice, type PriceTier } from '@borong/api/rules/price-tier'
import type { Language } from '../server/domain.ts'
import { maximumOf, taxOnTop, type Goods } from './goods.ts'
import { agreedNotices } from './agreed-notice.ts'
import { notice } from './messages.ts'

export interface StoredLine {
  product_id: number
  quantity: number
  selected: boolean
  saved: boolean
  sequence: number
  seen_prices: PriceTier[]
  added_at: Date
}

export interface Stored {
  id: string
  version: number
  sequence: number
  lines: readonly StoredLine[]
  notes: ReadonlyMap<number, { note: string; sequence: number }>
}

/** The cart as its buyer sees it: stored lines compared with the current products, prices and sellers. */
export function viewCart(
  stored: Stored,
  goods: ReadonlyMap<number, Goods>,
  isAdult: boolean,
  now: Date,
  language: Language,
): Cart {
  const vendors = new Map<number, CartVendor>()
  const saved: CartItem[] = []
  for (const line of stored.lines) {
    const product = goods.get(line.product_id)
    if (!product || line.quantity === 0) continue
    const item = viewLine(line, product, isAdult, now, language)
    if (line.saved) saved.push(item)
    else vendorOf(vendors, product, stored, language).details.push(item)
  }
  for (const vendor of vendors.values()) addSubtotals(vendor, language)

  const detail = [...vendors.values()]
  const counted = detail.flatMap((vendor) => vendor.details.filter(isCounted))
  const totals = cartTotals({ vendors: detail.map(asTotals) })
  return {
    id: stored.id,
    version: stored.version,
    sequence: stored.sequence,
    detail,
    saved,
    total_price: totals.total_price,
    total_strike_price: totals.total_strike_price,
    total_tax: totals.tax,
    total_quantity: counted.reduce((sum, item) => sum + item.product_quantity, 0),
    line_count: detail.reduce((sum, vendor) => sum + vendor.details.length, 0),
    notices: counted.some((item) => item.is_scg)
      ? [notice('SCG_SINGLE_DESTINATION', language)]
      : [],
  }
}

const isCounted = (item: CartItem) => item.selected && item.can_buy

const asTotals = (vendor: CartVendor) => ({
  id: vendor.id_vendor,
  shipping_price: 0,
  insurance_fee: 0,
  lines: vendor.details
    .filter(isCounted)
    .map((item) => ({ ...item, quantity: item.product_quantity })),
})

/** The quantity of a line that is shown and counted: the stored one, capped to the available maximum. */
export function viewedQuantity({ quantity }: Pick<StoredLine, 'quantity'>, product: Goods): number {
  const maximum = maximumOf(product).quantity
  return maximum >= product.minimumOrder ? Math.min(quantity, maximum) : quantity
}

export function viewLine(
  line: StoredLine,
  product: Goods,
  isAdult: boolean,
  now: Date,
  language: Language,
): CartItem {
  const maximum = maximumOf(product)
  const enough = maximum.quantity >= product.minimumOrder
  const quantity = viewedQuantity(line, product)
  const unit = unitAt(product.prices, quantity)
  const strike = tierFor(product.prices, quantity)?.price ?? unit
  const seen = unitAt(line.seen_prices, quantity)

  const blocks: CartNotice[] = []
  if (product.stock <= 0) blocks.push(notice('OUT_OF_STOCK', language))
  else if (!enough) blocks.push(notice('STOCK_BELOW_MINIMUM', language))
  if (!product.seller.isOpen) blocks.push(notice('SELLER_CLOSED', language))
  if (product.isAppOnly) blocks.push(notice('APP_ONLY', language))
  if (product.isAdult && !isAdult) blocks.push(notice('AGE_UNVERIFIED', language))

  const hints: CartNotice[] = []
  if (enough && line.quantity > maximum.quantity)
    hints.push(notice(maximum.reason, language, maximum.quantity))
  if (unit !== seen) hints.push(notice(unit > seen ? 'PRICE_UP' : 'PRICE_DOWN', language, unit))
  return {
    id_item: String(product.id),
    alias: product.alias,
    vendor_alias: product.seller.alias,
    name: product.name,
    image: product.image,
    unit_type: product.unit,
    product_quantity: quantity,
    minimum_order: product.minimumOrder,
    quantity_step: product.step,
    maximum: maximum.quantity,
    maximum_reason: maximum.reason,
    prices: product.prices,
    unit_price: unit,
    strike_unit_price: strike,
    seen_unit_price: seen,
    product_price_subtotal: quantity * unit,
    product_strike_price_subtotal: quantity * strike,
    tax: taxOnTop(product, quantity * unit, now),
    selected: line.selected,
    can_buy: blocks.length === 0,
    is_scg: product.isScg,
    is_daily_deal: product.deal !== null,
    is_age_restricted: product.isAdult,
    is_app_only: product.isAppOnly,
    sequence: line.sequence,
    notices: [...blocks, ...hints, ...agreedNotices(product, quantity, language)],
  }
}

function unitAt(prices: readonly PriceTier[], quantity: number): number {
  const tier = tierFor(prices, quantity)
  return tier ? unitPrice(tier) : 0
}

function vendorOf(
  vendors: Map<number, CartVendor>,
  { seller }: Goods,
  stored: Stored,
  language: Language,
): CartVendor {
  const known = vendors.get(seller.id)
  if (known) return known
  const note = stored.notes.get(seller.id)
  const vendor: CartVendor = {
    id_vendor: String(seller.id),
    vendor_name: seller.name,
    vendor_alias: seller.alias,
    vendor_location: seller.city,
    seller_membership_type_id: seller.membership,
    is_open: seller.isOpen,
    is_pkp: seller.isPkp,
    minimum_purchase: seller.minimumPurchase,
    minimum_purchase_fulfilled: false,
    minimum_purchase_short: 0,
    vendor_price_subtotal: 0,
    vendor_strike_price_subtotal: 0,
    note: note?.note ?? '',
    note_sequence: note?.sequence ?? 0,
    notices: seller.isOpen ? [] : [notice('SELLER_CLOSED', language)],
    details: [],
  }
  vendors.set(seller.id, vendor)
  return vendor
}

function addSubtotals(vendor: CartVendor, language: Language) {
  const totals = vendorTotals(asTotals(vendor))
  vendor.vendor_price_subtotal = totals.vendor_price_subtotal
  vendor.vendor_strike_price_subtotal = totals.vendor_strike_price_subtotal
  vendor.minimum_purchase_short = Math.max(
    0,
    vendor.minimum_purchase - vendor.vendor_price_subtotal,
  )
  vendor.minimum_purchase_fulfilled = vendor.minimum_purchase_short === 0
  if (!vendor.minimum_purchase_fulfilled && vendor.vendor_price_subtotal > 0) {
    vendor.notices.push(notice('MINIMUM_PURCHASE', language, vendor.minimum_purchase))
  }
}
