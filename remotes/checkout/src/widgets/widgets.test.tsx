import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { cartStoreAtom } from '../cart-store/cart-store.ts'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { eventsOf } from '../testing/events-of.ts'
import { openCheckout, writesOf } from '../testing/open-checkout.tsx'
import { AddToCart } from './AddToCart.tsx'
import { BuyNow } from './BuyNow.tsx'
import { CartCount } from './CartCount.tsx'
import { CartSummary } from './CartSummary.tsx'

const rice: OfferedProduct = {
  id: '1',
  name: 'Beras Padi Emas 25 kg',
  image: 'beras',
  prices: [{ quantity_end: 1_000_000, price: 50_000, discount: null }],
  unit: 'sak',
  minimum_order: 2,
  step: 1,
  stock: 12,
  seller: { id: '7', alias: 'sumber-makmur', name: 'Sumber Makmur' },
}
const Product = ({
  product = rice,
  quantity = 3,
}: {
  product?: OfferedProduct
  quantity?: number
}) => (
  <>
    <CartCount />
    <AddToCart product={product} quantity={quantity} />
    <BuyNow product={product} quantity={quantity} />
  </>
)
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

beforeEach(() => localStorage.clear())

test('two pages in one process have separate carts', async () => {
  await openCheckout(CartCount, '/p', { cart: cartOf([vendor([item({})])]) })
  expect(await screen.findByText('1 produk di keranjang')).toBeInTheDocument()
  const guest = await openCheckout(Product, '/p', { isGuest: true })
  await settle()
  expect(screen.getByText('1 produk di keranjang')).toBeInTheDocument()
  expect(guest.page.store.get(cartStoreAtom).snapshot()).toMatchObject({
    isGuest: true,
    cart: { detail: [] },
  })
})

test('C-33: a product that is added to the cart is an event', async () => {
  const opened = await openCheckout(Product, '/p', { cart: cartOf([]) })
  fireEvent.click(await screen.findByRole('button', { name: '+ Keranjang' }))
  await waitFor(() =>
    expect(eventsOf(opened)).toEqual([
      {
        name: 'add_to_cart',
        fields: { item: { item_id: '1', item_name: 'Beras Padi Emas 25 kg', quantity: 3 } },
      },
    ]),
  )
})

test('R-18: a product is counted immediately, and added to the quantity in the cart', async () => {
  const { calls } = await openCheckout(Product, '/p', {
    cart: cartOf([vendor([item({ product_quantity: 4 })])]),
  })
  await screen.findByText('1 produk di keranjang')
  fireEvent.click(screen.getByRole('button', { name: '+ Keranjang' }))
  await settle()
  expect(writesOf(calls)[0]).toMatchObject({
    lines: [{ id_item: '1', product_quantity: 7, selected: true, saved: false }],
  })
})

test('R-18: the button shows immediately that the product is in the cart, and accepts it again a moment later', async () => {
  await openCheckout(Product, '/p', { cart: cartOf([vendor([item({})])]) })
  await screen.findByText('1 produk di keranjang')
  fireEvent.click(screen.getByRole('button', { name: '+ Keranjang' }))
  expect(screen.getByRole('button', { name: 'Keranjang' })).toBeEnabled()
  expect(
    await screen.findByRole('button', { name: '+ Keranjang' }, { timeout: 3000 }),
  ).toBeEnabled()
})

test('V-08: adding stops at the stock and shows it', async () => {
  const { calls, page } = await openCheckout(Product, '/p', {
    cart: cartOf([vendor([item({ product_quantity: 11, maximum: 12 })])]),
  })
  await screen.findByText('1 produk di keranjang')
  fireEvent.click(screen.getByRole('button', { name: '+ Keranjang' }))
  await settle()
  expect(writesOf(calls)[0]).toMatchObject({ lines: [{ product_quantity: 12 }] })
  expect(page.toasts[0]?.message).toBe('Stok tersisa 12 sak, semuanya ada di keranjang Anda')
})

test('V-08: a store with less stock than the minimum order can’t be bought from', async () => {
  const Scarce = () => <Product product={{ ...rice, stock: 1 }} />
  await openCheckout(Scarce, '/p', { cart: cartOf([]) })
  expect(screen.getByRole('button', { name: 'Stok habis' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('V-12: a guest’s product is stored and counted without any call, and the guest is notified', async () => {
  const { calls, page } = await openCheckout(Product, '/p', { isGuest: true })
  fireEvent.click(screen.getByRole('button', { name: '+ Keranjang' }))
  expect(await screen.findByText('1 produk di keranjang')).toBeInTheDocument()
  expect(calls).toEqual([])
  expect(page.toasts[0]?.message).toBe('Disimpan di keranjang. Masuk untuk memesan.')
  expect(localStorage.getItem('guest.cart_wishes')).toContain('"adds":3')
})

test('R-18: a guest’s products are in the cart after signing in, and the buyer is notified', async () => {
  await openCheckout(Product, '/p', { isGuest: true })
  fireEvent.click(screen.getByRole('button', { name: '+ Keranjang' }))
  cleanup()
  const { calls, page } = await openCheckout(Product, '/p', {
    cart: cartOf([vendor([item({ product_quantity: 4 })])]),
  })
  await waitFor(() =>
    expect(writesOf(calls)[0]).toMatchObject({ lines: [{ id_item: '1', product_quantity: 7 }] }),
  )
  expect(page.toasts[0]?.message).toBe(
    '1 produk yang Anda pilih sebelum masuk sudah ada di keranjang',
  )
})

test('R-18: buying now opens the cart with the product in it', async () => {
  const { calls, address } = await openCheckout(Product, '/p', { cart: cartOf([]) })
  fireEvent.click(screen.getByRole('button', { name: 'Beli sekarang' }))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(writesOf(calls)[0]).toMatchObject({ lines: [{ id_item: '1', product_quantity: 3 }] })
})

test('R-18: the summary beside a page shows the cart’s lines and total, and the link to it', async () => {
  await openCheckout(CartSummary, '/p', {
    cart: cartOf([vendor([item({ product_quantity: 4 })])]),
  })
  const summary = await screen.findByRole('region', { name: 'Keranjang' })
  expect(summary).toHaveTextContent('4 × Rp 50.000')
  expect(summary).toHaveTextContent('SubtotalRp 200.000')
  expect(within(summary).getByRole('link', { name: 'Lihat keranjang' })).toHaveAttribute(
    'href',
    '/cart',
  )
})
