import type { Cart, CartItem, CartVendor } from '@borong/api/cart-schema'
import { cartTotals, vendorTotals } from '@borong/api/rules/cart-totals'
import { taxOn } from '@borong/api/rules/ppn'
import { tierFor, unitPrice } from '@borong/api/rules/price-tier'
import { idOf, isLine, type CartPart, type CartSeed } from './cart-part.ts'

const nothing: Cart = {
  id: '',
  version: -1,
  sequence: 0,
  detail: [],
  saved: [],
  total_price: 0,
  total_strike_price: 0,
  total_tax: 0,
  total_quantity: 0,
  line_count: 0,
  notices: [],
}

interface Line {
  item: CartItem
  /** Undefined for a saved line: the server's cart returns only its seller's alias. */
  vendor: CartVendor | undefined
  saved: boolean
}

/** The cart as the buyer sees it: the server's last state with every newer pending mutation applied. */
export function viewCart(server: Cart | null, parts: readonly CartPart[], today: Date): Cart {
  const cart = server ?? nothing
  if (parts.length === 0) return cart
  const mutations = new Map(parts.filter(isLine).map((part) => [idOf(part), part]))
  const notes = new Map(
    parts.filter((part) => !isLine(part)).map((part) => [idOf(part), part.note]),
  )
  const lines = linesOf(cart, mutations)
    .map((line) => applyMutation(line, mutations.get(line.item.id_item), today))
    .filter(({ item }) => item.product_quantity > 0)

  const groups = new Map<string, CartVendor>()
  for (const { item, vendor, saved } of lines) {
    if (saved || !vendor) continue
    const group = groups.get(vendor.id_vendor) ?? {
      ...vendor,
      note: notes.get(vendor.id_vendor) ?? vendor.note,
      details: [],
    }
    groups.set(vendor.id_vendor, { ...group, details: [...group.details, item] })
  }
  const detail = [...groups.values()].map(withSubtotals)
  const totals = cartTotals({ vendors: detail.map(asTotals) })
  return {
    ...cart,
    detail,
    saved: lines.filter(({ saved, vendor }) => saved || !vendor).map(({ item }) => item),
    total_price: totals.total_price,
    total_tax: totals.tax,
    total_strike_price: sum(detail, (vendor) => vendor.vendor_strike_price_subtotal),
    total_quantity: sum(
      detail.flatMap((vendor) => vendor.details.filter(isCounted)),
      (item) => item.product_quantity,
    ),
    line_count: sum(detail, (vendor) => vendor.details.length),
  }
}

/** Whether a line is part of the current order. */
export const isCounted = (item: CartItem): boolean => item.selected && item.can_buy

/** V-07: the one product of the daily deal in the current order. */
export const chosenDealOf = (cart: Cart): CartItem | undefined =>
  cart.detail
    .flatMap((vendor) => vendor.details)
    .find((item) => item.is_daily_deal && isCounted(item))

/** The lines that can be selected together: of the daily deal the selected one, or else the first. */
export function choosableOf(items: readonly CartItem[], chosenDeal: CartItem | undefined) {
  const able = items.filter((item) => item.can_buy)
  const deal = chosenDeal ?? able.find((item) => item.is_daily_deal)
  return able.filter(
    (item) => item.selected || !item.is_daily_deal || item.id_item === deal?.id_item,
  )
}

/** A line's data, to show it before the server holds it (again). */
export function seedOf(cart: Cart, id: string): CartSeed | undefined {
  let after: string | undefined
  for (const vendor of cart.detail) {
    for (const item of vendor.details) {
      if (item.id_item === id) return { item, vendor: { ...vendor, details: [] }, after }
      after = item.id_item
    }
  }
  return undefined
}

// A line that the server doesn't hold yet has the position that the server will give it: first, or the previous one.
function linesOf(cart: Cart, mutations: ReadonlyMap<string, CartPart>): Line[] {
  const known = cart.detail.flatMap((vendor) =>
    vendor.details.map((item) => ({ item, vendor, saved: false })),
  )
  const seeds = [...mutations.values()].flatMap(({ seed }) => seed ?? [])
  const vendorOf = (item: CartItem) =>
    [...cart.detail, ...seeds.map(({ vendor }) => vendor)].find(
      (vendor) => vendor.vendor_alias === item.vendor_alias,
    )
  const aside = cart.saved.map((item) => ({ item, vendor: vendorOf(item), saved: true }))
  const ids = new Set([...known, ...aside].map(({ item }) => item.id_item))
  const lines: Line[] = [...known]
  for (const { item, vendor, after } of seeds) {
    if (ids.has(item.id_item)) continue
    const at = lines.findIndex((line) => line.item.id_item === after) + 1
    lines.splice(at, 0, { item: { ...item, product_quantity: 0 }, vendor, saved: false })
  }
  return [...lines, ...aside]
}

function applyMutation(
  { item, vendor, saved }: Line,
  mutation: CartPart | undefined,
  today: Date,
): Line {
  if (!mutation) return { item, vendor, saved }
  const quantity =
    mutation.adds === undefined
      ? (mutation.line?.product_quantity ?? item.product_quantity)
      : item.product_quantity + mutation.adds
  const priced = atQuantity(item, quantity, today)
  return {
    item: { ...priced, selected: mutation.line?.selected ?? item.selected },
    vendor,
    saved: mutation.line?.saved ?? saved,
  }
}

/** The line with another quantity, at the price of its tier. */
export function atQuantity(item: CartItem, quantity: number, today: Date): CartItem {
  const tier = tierFor(item.prices, quantity)
  const unit = tier ? unitPrice(tier) : item.unit_price
  const strike = tier?.price ?? unit
  return {
    ...item,
    product_quantity: quantity,
    unit_price: unit,
    strike_unit_price: strike,
    product_price_subtotal: quantity * unit,
    // Only a price without PPN has tax on top of it.
    tax: item.tax > 0 ? taxOn(quantity * unit, today).tax : 0,
    product_strike_price_subtotal: quantity * strike,
  }
}

const asTotals = (vendor: CartVendor) => ({
  id: vendor.id_vendor,
  shipping_price: 0,
  insurance_fee: 0,
  lines: vendor.details
    .filter(isCounted)
    .map((item) => ({ ...item, quantity: item.product_quantity })),
})

function withSubtotals(vendor: CartVendor): CartVendor {
  const totals = vendorTotals(asTotals(vendor))
  const short = Math.max(0, vendor.minimum_purchase - totals.vendor_price_subtotal)
  return {
    ...vendor,
    vendor_price_subtotal: totals.vendor_price_subtotal,
    vendor_strike_price_subtotal: totals.vendor_strike_price_subtotal,
    minimum_purchase_short: short,
    minimum_purchase_fulfilled: short === 0,
  }
}

const sum = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0)
