import type { BrowserContext, Page } from '@playwright/test'
import { findProducts, findSellers, type Product } from '../fixtures/market.ts'
import { fillCart, quotesFor, readCart, readOrders, writeCart } from '../fixtures/orders.ts'
import {
  addAddress,
  expect,
  heading,
  logIn,
  open,
  payHere,
  press,
  test,
  type Buyer,
} from '../fixtures/shop.ts'

// A test that hangs says so soon.
test.setTimeout(60_000)
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

const PAPUA = { district_id: '917101', postal_code: '99111' }

/** A buyer with an address and these goods in the cart, in a browser of their own. */
async function ready(context: BrowserContext, shop: string, buyer: Buyer, products: Product[]) {
  await addAddress(buyer)
  await fillCart(buyer, products)
  await logIn(context, shop, buyer)
  await payHere(context, shop)
}

async function choosePayment(page: Page, method: string) {
  await page.getByRole('link', { name: 'Pilih pembayaran' }).last().click()
  await page.waitForURL('/payment-method')
  await page.getByRole('radio', { name: method }).click()
  await page.waitForURL('/checkout')
}

test('V-06 R-23: a seller that does not reach the address says so, and the other one is ordered', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  const { address } = await addAddress(buyer, PAPUA)
  const products = await findSellers('a', 12)
  const { detail } = await fillCart(buyer, products)
  const quotes = await quotesFor(buyer, address.shipping_address_id)
  const reaches = (id: string) => quotes[id]?.some(({ covered_city }) => covered_city === 'Y')
  const far = detail.find(({ id_vendor }) => !reaches(id_vendor))!
  const near = detail.find(({ id_vendor, is_open }) => is_open && reaches(id_vendor))!
  await writeCart(
    buyer,
    detail
      .filter((vendor) => vendor !== far && vendor !== near)
      .flatMap(({ details }) => details)
      .map(({ id_item }) => ({ id_item, product_quantity: 0 })),
  )
  await logIn(context, shop, buyer)
  await payHere(context, shop)
  await open(page, '/checkout')
  const refused = page.getByRole('region', { name: far.vendor_name })
  await expect(refused.getByText('Penjual tidak dapat mengirimkan ke wilayah anda')).toBeVisible()
  await expect(refused.getByRole('link', { name: 'Pilih alamat lain' })).toBeVisible()
  await choosePayment(page, 'Transfer BCA')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  const left = await readCart(buyer)
  expect(left.detail.map(({ id_vendor }) => id_vendor)).toEqual([far.id_vendor])
})

test('C-27: two taps on the order, and an answer that is lost, make one order', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await ready(context, shop, buyer, [(await findProducts('gula'))[0]!])
  await open(page, '/checkout')
  await choosePayment(page, 'BNI Virtual Account')
  let posts = 0
  await context.route('**/marketplace/v*/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    posts += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  const button = page.getByRole('button', { name: 'Buat pesanan' })
  await expect(button).toBeEnabled()
  await button.evaluate((element) => {
    for (let tap = 0; tap < 3; tap += 1) (element as HTMLElement).click()
  })
  await page.waitForURL('/gateway/bank/*')
  expect(posts).toBe(1)
  expect(await readOrders(buyer)).toHaveLength(1)
})

test('F-05: back leads from each step to the one before, and after the order to no second one', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await ready(context, shop, buyer, [(await findProducts('minyak'))[0]!])
  await open(page, '/cart')
  await press(page, 'Checkout (1)')
  await page.waitForURL('/checkout')
  await page.getByRole('link', { name: 'Pakai voucher' }).click()
  await page.waitForURL('/input-voucher/*')
  await page.goBack()
  await heading(page, 'Checkout')
  await page.getByRole('link', { name: 'Pilih pembayaran' }).last().click()
  await heading(page, 'Pilih pembayaran')
  await page.goBack()
  await heading(page, 'Checkout')
  await page.goBack()
  await heading(page, 'Keranjang')
  await page.goForward()
  await heading(page, 'Checkout')
  await choosePayment(page, 'BRI Virtual Account')
  // The choice left no entry of its own: back from the checkout is the cart.
  await page.goBack()
  await heading(page, 'Keranjang')
  await page.goForward()
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  await page.goBack()
  await expect(page.getByText('Belum ada produk yang dapat dipesan')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat pesanan saya' }).click()
  await page.waitForURL('/transaction')
  await expect(page.getByRole('main').getByText('Menunggu pembayaran').last()).toBeVisible()
})

test('R-23: with the keyboard open on a small phone the way on can be reached', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await ready(context, shop, buyer, [(await findProducts('minyak'))[0]!])
  await page.setViewportSize({ width: 360, height: 330 })
  await open(page, '/cart')
  await press(page, 'Catatan untuk penjual')
  const note = page.getByRole('textbox', { name: 'Catatan untuk penjual' })
  await note.fill('Tolong kirim pagi')
  await expect(note).toBeInViewport()
  await press(page, 'Checkout (1)')
  await page.waitForURL('/checkout')
  await expect(page.getByText('Catatan: Tolong kirim pagi')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pilih pembayaran' }).last()).toBeInViewport()
})
