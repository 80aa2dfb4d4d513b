import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { rice } from '../testing/offered.ts'
import { openCheckout, writesOf } from '../testing/open-checkout.tsx'
import { AddToCart } from '../widgets/AddToCart.tsx'
import { CartCount } from '../widgets/CartCount.tsx'

let taps = 0

/** A tap as the document stores it. */
function tapped(fields: Record<string, string>, more: object | null = rice): void {
  taps += 1
  const tap = { action: '/actions/cart', at: taps, fields, more: more && JSON.stringify(more) }
  localStorage.setItem(`guest.tap.${taps}`, JSON.stringify(tap))
}

const storedTaps = () => Object.keys(localStorage).filter((key) => key.startsWith('guest.tap.'))
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const linesOf = (calls: Parameters<typeof writesOf>[0]) =>
  writesOf(calls).flatMap(({ lines }) => lines)

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'cart_taps=; path=/; max-age=0'
})
afterEach(() => jest.restoreAllMocks())

test('R-18: a product that was tapped before the scripts ran is added to the quantity in the cart, once', async () => {
  tapped({ id: '1', quantity: '3' })
  tapped({ id: '1', quantity: '2', kind: 'buy' })
  const cart = cartOf([vendor([item({ product_quantity: 4 })])])
  const { calls, page } = await openCheckout(CartCount, '/p', { cart })
  await waitFor(() => expect(linesOf(calls)).toHaveLength(1))
  await settle()
  expect(linesOf(calls)).toMatchObject([{ id_item: '1', product_quantity: 9 }])
  expect(storedTaps()).toEqual([])
  expect(page.toasts.map(({ message }) => message)).toEqual(['Ditambahkan ke keranjang'])
})

/** The button that was tapped is hydrated after the count of the cart has started the store. */
function LateButton() {
  const [isHydrated, hydrate] = useState(false)
  return (
    <>
      <a href="/cart" data-taps="+1">
        <CartCount />
      </a>
      <button onClick={() => hydrate(true)}>hydrate</button>
      {isHydrated && <AddToCart product={rice} quantity={3} />}
    </>
  )
}

test('R-18: a tap on a button that is hydrated after the cart has started is added, and counted once', async () => {
  const cart = cartOf([vendor([item({ product_quantity: 4 })])])
  const { calls, page } = await openCheckout(LateButton, '/p', { cart })
  await screen.findByText('1 produk di keranjang')
  await settle()
  tapped({ id: '1', quantity: '3' })
  screen.getByRole('link').dataset.taps = '+1'
  fireEvent.click(screen.getByRole('button', { name: 'hydrate' }))
  await waitFor(() => expect(linesOf(calls)).toHaveLength(1))
  await settle()
  expect(linesOf(calls)).toMatchObject([{ id_item: '1', product_quantity: 7 }])
  expect(storedTaps()).toEqual([])
  expect(page.toasts.map(({ message }) => message)).toEqual(['Ditambahkan ke keranjang'])
  expect(screen.getByRole('link')).not.toHaveAttribute('data-taps')
})

test('R-18: two tabs that start together adopt a tap once', async () => {
  tapped({ id: '1', quantity: '3' })
  const cart = cartOf([vendor([item({ product_quantity: 4 })])])
  const one = await openCheckout(CartCount, '/p', { cart })
  const other = await openCheckout(CartCount, '/p', { cart })
  await settle()
  const written = [...linesOf(one.calls), ...linesOf(other.calls)]
  expect(written.length).toBeGreaterThan(0)
  for (const line of written) expect(line).toMatchObject({ product_quantity: 7 })
})

test('R-18: a tap without scripts comes from the cookie, which is cleared; a cookie that returns counts no more', async () => {
  document.cookie = 'cart_taps=m-1.1.3~m-2.2.5; path=/'
  const cart = cartOf([vendor([item({ product_quantity: 4 })])])
  const first = await openCheckout(CartCount, '/p', { cart })
  await waitFor(() => expect(linesOf(first.calls)).toHaveLength(2))
  expect(linesOf(first.calls)).toMatchObject([
    { id_item: '1', product_quantity: 7 },
    { id_item: '2', product_quantity: 5 },
  ])
  expect(document.cookie).not.toContain('cart_taps')
  await settle()
  document.cookie = 'cart_taps=m-1.1.3; path=/'
  const second = await openCheckout(CartCount, '/p', { cart })
  await settle()
  expect(linesOf(second.calls)).toEqual([])
  expect(document.cookie).not.toContain('cart_taps')
})

test('V-12: a guest’s taps are in the stored cart, and counted', async () => {
  tapped({ id: '1', quantity: '3' })
  const { calls, page } = await openCheckout(CartCount, '/p', { isGuest: true })
  expect(await screen.findByText('1 produk di keranjang')).toBeInTheDocument()
  expect(calls).toEqual([])
  expect(storedTaps()).toEqual([])
  expect(localStorage.getItem('guest.cart_wishes')).toContain('"adds":3')
  expect(page.toasts[0]?.message).toBe('Disimpan di keranjang')
})

test('V-12: a guest’s cookie remains while there is no storage, and is adopted after signing in', async () => {
  document.cookie = 'cart_taps=s-1.1.3; path=/'
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await openCheckout(CartCount, '/p', { isGuest: true })
  await settle()
  expect(document.cookie).toContain('s-1.1.3')
  const cart = cartOf([vendor([item({ product_quantity: 4 })])])
  const { calls } = await openCheckout(CartCount, '/p', { cart })
  await waitFor(() => expect(linesOf(calls)).toMatchObject([{ product_quantity: 7 }]))
  expect(document.cookie).not.toContain('cart_taps')
})

test('V-08: more than the stock is cut to it, and the buyer is told', async () => {
  tapped({ id: '1', quantity: '1000000000' })
  const cart = cartOf([vendor([item({ product_quantity: 4, maximum: 12 })])])
  const { calls, page } = await openCheckout(CartCount, '/p', { cart })
  await waitFor(() => expect(linesOf(calls)).toMatchObject([{ product_quantity: 12 }]))
  expect(page.toasts.map(({ message }) => message)).toContain(
    'Stok tersisa 12 sak, semuanya ada di keranjang Anda',
  )
})

test.each(['0', '', 'abc', '2,5', '-3'])(
  'V-08: a tap with the quantity “%s” adds nothing, and the buyer is told',
  async (quantity) => {
    tapped({ id: '1', quantity })
    const { calls, page } = await openCheckout(CartCount, '/p', { cart: cartOf([]) })
    await waitFor(() =>
      expect(page.toasts[0]?.message).toBe('Perubahan keranjang tidak dapat disimpan'),
    )
    expect(linesOf(calls)).toEqual([])
    expect(storedTaps()).toEqual([])
  },
)

test('X-05: the server’s answer to an adopted tap reaches the buyer on this page', async () => {
  tapped({ id: '1', quantity: '3' })
  const { page } = await openCheckout(CartCount, '/p', {
    cart: cartOf([vendor([item({ product_quantity: 4 })])]),
    onWrite: () => ({
      adjustments: [
        { id_item: '1', code: 'STOCK', message: 'Stok tersisa 5', asked: 7, quantity: 5 },
      ],
    }),
  })
  await waitFor(() => expect(page.toasts.map(({ message }) => message)).toContain('Stok tersisa 5'))
})

test('R-18: a tap after a quantity that is not sent yet is added to that quantity', async () => {
  const pending = { key: 'line:1', sequence: 5, line: { product_quantity: 6 } }
  localStorage.setItem('guest.cart_wishes', JSON.stringify({ 'line:1': pending }))
  tapped({ id: '1', quantity: '3' }, null)
  const { calls } = await openCheckout(CartCount, '/p', {
    cart: cartOf([vendor([item({ product_quantity: 4 })])]),
  })
  await waitFor(() => expect(linesOf(calls).at(-1)).toMatchObject({ product_quantity: 9 }))
})

test('damaged taps are ignored', async () => {
  localStorage.setItem('guest.tap.a', '{')
  localStorage.setItem('guest.tap.b', '{"action":"/actions/other"}')
  tapped({ id: '1', quantity: '3' }, { id: '1', name: 5 })
  const { calls } = await openCheckout(CartCount, '/p', { cart: cartOf([]) })
  await waitFor(() => expect(linesOf(calls)).toMatchObject([{ id_item: '1', product_quantity: 3 }]))
})
