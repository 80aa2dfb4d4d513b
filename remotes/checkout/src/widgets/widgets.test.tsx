import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { cartStoreAtom } from '../cart-store/cart-store.ts'
import type { OfferedProduct } from '../cart-store/offer.ts'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { eventsOf } from '../testing/events-of.ts'
import { rice } from '../testing/offered.ts'
import { openCheckout, writesOf } from '../testing/open-checkout.tsx'
import { AddToCart } from './AddToCart.tsx'
import { BuyNow } from './BuyNow.tsx'
import { CartCount } from './CartCount.tsx'
import { CartDrawer } from './CartDrawer.tsx'
import { CartSummary } from './CartSummary.tsx'

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
  expect(page.toasts[0]?.message).toBe('Disimpan di keranjang')
  expect(localStorage.getItem('guest.cart_wishes')).toContain('"adds":3')
})

test('V-12: the icon of a guest’s cart does not lead to a sign-in that hides the products', async () => {
  const { address } = await openCheckout(
    () => (
      <>
        <a href="/cart">
          <CartCount />
        </a>
        <AddToCart product={rice} quantity={3} />
      </>
    ),
    '/p',
    { isGuest: true },
  )
  fireEvent.click(screen.getByRole('button', { name: '+ Keranjang' }))
  const count = await screen.findByText('1 produk di keranjang')
  expect(fireEvent.click(count)).toBe(false)
  expect(address()).toBe('/p')
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

test('R-18: buying now opens the checkout with that line alone', async () => {
  const other = item({ id_item: '2', name: 'Kertas A4' })
  const before = cartOf([vendor([item({ product_quantity: 4 }), other])])
  const { calls, address } = await openCheckout(Product, '/p', { cart: before })
  await screen.findByText('2 produk di keranjang')
  fireEvent.click(screen.getByRole('button', { name: 'Beli sekarang' }))
  await waitFor(() => expect(address()).toBe('/checkout'))
  expect(writesOf(calls).flatMap(({ lines }) => lines)).toMatchObject([
    { id_item: '1', product_quantity: 7, selected: true },
    { id_item: '2', selected: false },
  ])
})

test('V-06 R-18: buying now below the seller’s minimum opens the cart, which says what is missing', async () => {
  const below = vendor([item({ product_quantity: 1 })], { minimum_purchase: 900_000 })
  const { calls, address } = await openCheckout(Product, '/p', { cart: cartOf([below]) })
  await screen.findByText('1 produk di keranjang')
  fireEvent.click(screen.getByRole('button', { name: 'Beli sekarang' }))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(writesOf(calls)).toMatchObject([{ lines: [{ id_item: '1', product_quantity: 4 }] }])
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

test('V-06: the summary names the lines that its total leaves out, with what their seller’s minimum lacks', async () => {
  const below = vendor([item({ product_quantity: 2 })], { minimum_purchase: 300_000 })
  await openCheckout(CartSummary, '/p', { cart: cartOf([below]) })
  const summary = await screen.findByRole('region', { name: 'Keranjang' })
  expect(summary).toHaveTextContent('SubtotalRp 0')
  expect(summary).toHaveTextContent(
    'Belum dihitung: 1 produk Sumber Makmur: Kurang Rp 200.000 lagi dari minimum Rp 300.000',
  )
})

describe('the drawer of a wide window', () => {
  test('M-07 R-18: names what its subtotal leaves out, and offers the cart and the checkout', async () => {
    const short = {
      ...vendor([item({ id_item: '2', product_price_subtotal: 20_000 })]),
      id_vendor: '8',
      vendor_name: 'Toko Kecil',
      minimum_purchase: 100_000,
      minimum_purchase_fulfilled: false,
      minimum_purchase_short: 80_000,
    }
    const onClose = jest.fn()
    await openCheckout(() => <CartDrawer message="Ditambahkan" onClose={onClose} />, '/p', {
      cart: cartOf([vendor([item({})]), short]),
    })
    const drawer = await screen.findByRole('dialog', { name: 'Isi keranjang' })
    expect(within(drawer).getByRole('status')).toHaveTextContent('Ditambahkan')
    expect(await within(drawer).findByText(/Belum dihitung: 1 produk Toko Kecil/)).toBeVisible()
    const sellers = within(drawer).getAllByRole('region')
    const named = (name: string) => within(drawer).getByRole('region', { name })
    expect(sellers).toContain(named('Toko Kecil'))
    expect(within(named('Toko Kecil')).getAllByRole('listitem')).toHaveLength(1)
    expect(within(named('Sumber Makmur')).getAllByRole('listitem')).toHaveLength(1)
    expect(within(drawer).getByRole('link', { name: 'Lihat keranjang' })).toHaveAttribute(
      'href',
      '/cart',
    )
    expect(within(drawer).getByRole('button', { name: /^Checkout/ })).toBeEnabled()
    fireEvent.click(within(drawer).getByRole('button', { name: 'Tutup' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('V-12: lists the products of a guest with their prices, and leads to the sign-in', async () => {
    const GuestCart = () => (
      <>
        <AddToCart product={rice} quantity={3} />
        <CartDrawer onClose={() => {}} />
      </>
    )
    await openCheckout(GuestCart, '/p', { isGuest: true })
    fireEvent.click(screen.getByRole('button', { name: '+ Keranjang' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Isi keranjang' }))
    expect(await drawer.findByRole('listitem')).toHaveTextContent(/Beras Padi Emas 25 kg.*3 × Rp/)
    const link = drawer.getByRole('link', { name: 'Masuk untuk memesan' })
    expect(link).toHaveAttribute('href', '/cart')
    expect(drawer.queryByRole('button', { name: /^Checkout/ })).toBeNull()
  })

  test('M-07: the back button closes it', async () => {
    const onClose = jest.fn()
    await openCheckout(() => <CartDrawer onClose={onClose} />, '/p', { cart: cartOf([]) })
    await screen.findByRole('dialog')
    // The entry before has no state of a drawer.
    history.replaceState(null, '')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('M-07: it stays when a drawer that was closed just before goes back', async () => {
    const onClose = jest.fn()
    await openCheckout(() => <CartDrawer onClose={onClose} />, '/p', { cart: cartOf([]) })
    await screen.findByRole('dialog')
    // The entry of this drawer is the present one still.
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(onClose).not.toHaveBeenCalled()
  })
})
