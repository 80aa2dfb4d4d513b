import type { Page } from '@playwright/test'
import { choosePayment } from '../fixtures/checkout.ts'
import { findProducts, findQuietSellers, pathOf, type Product } from '../fixtures/market.ts'
import { fillCart, readCart, readOrders, test, writeCart } from '../fixtures/orders.ts'
import { expect, gateway, heading, open, press } from '../fixtures/shop.ts'

/** Changes a seller's goods at the sellers' desk while they are in carts. */
const act = (product: Product, action: string) =>
  gateway('/seller-desk/store', { body: { address: pathOf(product), action } })

const told = async (page: Page, product: Product, words: RegExp | string) =>
  expect(
    page.getByRole('region', { name: product.vendor_name }).getByText(words).first(),
  ).toBeVisible()

test('R-18 R-23 V-06: cart and checkout show a closed store, a raised price and a sold-out product; the rest is ordered @long', async ({
  page,
  customer,
}) => {
  const [closing, rising, going] = (await findQuietSellers(3)) as [Product, Product, Product]
  try {
    await fillCart(customer, [closing, rising, going])
    await open(page, '/cart')
    await expect(page.getByRole('button', { name: 'Checkout (3)' })).toBeEnabled()
    await act(closing, 'close')
    await act(rising, 'raise')
    await act(going, 'sell-out')

    // The page still shows the earlier state; the next step refetches it.
    await press(page, 'Checkout (3)')
    await page.waitForURL('/checkout')
    const leftOut = page.getByRole('region', { name: 'Tidak ikut dipesan, tetap di keranjang' })
    await expect(leftOut.getByText(`${closing.vendor_name}: Toko sedang tutup`)).toBeVisible()
    await expect(leftOut.getByText(`${going.name}: Stok habis`)).toBeVisible()
    await told(page, rising, /^Harga naik menjadi Rp/)
    await choosePayment(page, 'Transfer BCA')

    await leftOut.getByRole('link', { name: 'Ke keranjang' }).click()
    await heading(page, 'Keranjang')
    await told(page, closing, /^Toko sedang tutup/)
    await told(page, rising, /^Harga naik menjadi Rp/)
    await told(page, going, 'Stok habis')
    await expect(page.getByRole('checkbox', { name: `Pilih ${going.name}` })).toBeDisabled()

    await press(page, 'Checkout (1)')
    await press(page, 'Buat pesanan')
    await page.waitForURL('/gateway/bank/*')
    const { detail } = await readCart(customer)
    expect(detail.map(({ vendor_alias }) => vendor_alias).toSorted()).toEqual(
      [closing.vendor_alias, going.vendor_alias].toSorted(),
    )
  } finally {
    await act(closing, 'open')
    await act(rising, 'lower')
    await act(going, 'restock')
  }
})

test('C-27 X-04: a change after the buyer saw the total is refused with a message, shown, and ordered after a review @long', async ({
  page,
  customer,
}) => {
  const product = (await findQuietSellers(4)).at(-1)!
  try {
    await fillCart(customer, [product])
    await open(page, '/checkout')
    await choosePayment(page, 'Transfer BCA')
    await act(product, 'raise')
    await press(page, 'Buat pesanan')
    await expect(page.getByText('Total berubah, periksa kembali pesanan Anda')).toBeVisible()
    await told(page, product, /^Harga naik menjadi Rp/)

    await act(product, 'close')
    await press(page, 'Buat pesanan')
    await expect(page.getByText('Toko sedang tutup', { exact: true })).toBeVisible()
    await expect(page.getByText(`${product.vendor_name}: Toko sedang tutup`)).toBeVisible()
    await expect(page.getByText('Belum ada produk yang dapat dipesan')).toBeVisible()
    expect(await readOrders(customer)).toEqual([])

    await act(product, 'open')
    await page.reload()
    await press(page, 'Buat pesanan')
    await page.waitForURL('/gateway/bank/*')
    expect(await readOrders(customer)).toEqual(['awaiting_payment'])
  } finally {
    await act(product, 'open')
    await act(product, 'lower')
  }
})

test('C-27 CART_CHANGED: a product that another device removed is not ordered; the cart shows the rest, which is ordered @long', async ({
  page,
  customer,
}) => {
  const [oil, sugar] = [(await findProducts('minyak'))[0]!, (await findProducts('gula'))[0]!]
  await fillCart(customer, [oil, sugar])
  await open(page, '/checkout')
  await choosePayment(page, 'Transfer BCA')
  await expect(page.getByRole('button', { name: 'Buat pesanan' })).toBeEnabled()
  await writeCart(customer, [{ id_item: oil.id, product_quantity: 0 }])
  await press(page, 'Buat pesanan')
  await expect(
    page.getByText('Keranjang Anda sudah berubah, periksa kembali sebelum memesan'),
  ).toBeVisible()
  await heading(page, 'Keranjang')
  await expect(page.getByRole('link', { name: oil.name })).toHaveCount(0)
  expect(await readOrders(customer)).toEqual([])
  await press(page, 'Checkout (1)')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  expect(await readOrders(customer)).toEqual(['awaiting_payment'])
})
