import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { lineKey } from './cart-part.ts'
import { seedOf, viewCart } from './cart-view.ts'

const today = new Date('2026-08-17T08:00:00Z')
const want = (
  id: string,
  line: { product_quantity?: number; selected?: boolean; saved?: boolean },
) => ({ key: lineKey(id), sequence: 9, line })

test('V-11 E-09: shows a new quantity at the price of its tier, with every sum, before the server responds', () => {
  const cart = cartOf([vendor([item({ product_quantity: 2 })], { minimum_purchase: 300_000 })])
  const seen = viewCart(cart, [want('1', { product_quantity: 10 })], today)
  expect(seen.detail[0]).toMatchObject({
    vendor_price_subtotal: 450_000,
    vendor_strike_price_subtotal: 500_000,
    minimum_purchase_fulfilled: true,
  })
  expect(seen).toMatchObject({
    total_price: 450_000,
    total_strike_price: 500_000,
    total_quantity: 10,
  })
})

test('V-06: below the seller’s minimum the view contains the missing amount', () => {
  const cart = cartOf([vendor([item({ product_quantity: 10 })], { minimum_purchase: 300_000 })])
  const seen = viewCart(cart, [want('1', { product_quantity: 4 })], today)
  expect(seen.detail[0]).toMatchObject({
    minimum_purchase_fulfilled: false,
    minimum_purchase_short: 100_000,
  })
})

test('E-09: tax on top of a price without PPN follows the quantity', () => {
  const cart = cartOf([vendor([item({ product_quantity: 1, tax: 5_500 })])])
  expect(viewCart(cart, [want('1', { product_quantity: 2 })], today).total_tax).toBe(11_000)
})

test('R-18: a line that is not selected or can’t be bought is not counted', () => {
  const cart = cartOf([vendor([item(), item({ id_item: '2', can_buy: false })])])
  expect(cart.total_quantity).toBe(1)
  expect(viewCart(cart, [want('1', { selected: false })], today)).toMatchObject({
    total_price: 0,
    total_quantity: 0,
    line_count: 2,
  })
})

test('R-18: a line is saved for later, removed and restored', () => {
  const cart = cartOf([vendor([item({ product_quantity: 3 })])])
  expect(viewCart(cart, [want('1', { saved: true })], today)).toMatchObject({
    detail: [],
    saved: [{ id_item: '1' }],
  })
  const without = viewCart(cart, [want('1', { product_quantity: 0 })], today)
  expect(without.detail).toEqual([])
  const back = { ...want('1', { product_quantity: 3 }), seed: seedOf(cart, '1') }
  expect(viewCart({ ...cart, detail: [] }, [back], today).detail[0]?.details[0]).toMatchObject({
    product_quantity: 3,
    product_price_subtotal: 150_000,
  })
})
