import type { Page } from '@playwright/test'
import { findProducts, pathOf } from '../fixtures/market.ts'
import {
  addAddress,
  expect,
  heading,
  logIn,
  newPhone,
  open,
  payHere,
  press,
  readCode,
  test,
} from '../fixtures/shop.ts'

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** From the first page over the suggestions to a product, and the product into the cart. */
async function wantRice(page: Page): Promise<string> {
  await open(page, '/')
  await page.getByRole('link', { name: 'Cari produk atau toko' }).click()
  await page.waitForURL('/search')
  await page.getByRole('combobox').fill('beras')
  const product = page
    .getByRole('option')
    .filter({ hasText: /Beras .*Rp/ })
    .first()
  await product.click()
  await page.waitForURL('/v/*/product/*')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByText('Disimpan di keranjang. Masuk untuk memesan.')).toBeVisible()
  return name!
}

test('F-01 R-01 R-09 R-12 R-35 F-10 C-23: what a stranger wanted is in the cart after a sign-in by code, and it is said', async ({
  page,
  buyer,
}) => {
  const name = await wantRice(page)
  await page.getByRole('link', { name: /^Keranjang/ }).click()
  await page.waitForURL('/login')
  await page.getByLabel('Email atau nomor HP').fill(buyer.phone)
  await press(page, 'Lanjut')
  await press(page, 'Masuk dengan kode OTP')
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(buyer.phone))
  await page.waitForURL('/cart')
  await expect(page.getByText(/1 produk yang Anda pilih sebelum masuk/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('F-01 F-10 R-36 C-23: and after a registration', async ({ page }) => {
  const phone = newPhone()
  const name = await wantRice(page)
  await page.getByRole('link', { name: /^Keranjang/ }).click()
  await page.waitForURL('/login')
  await page.getByRole('link', { name: 'Daftar' }).click()
  await page.getByLabel('Nama lengkap').fill('Sari Dewi')
  await page.getByLabel('Email atau nomor HP').fill(phone)
  await press(page, 'Lanjut')
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(phone))
  await page.waitForURL('/cart')
  await expect(page.getByText(/1 produk yang Anda pilih sebelum masuk/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

/** From a product to the order that waits at the bank. */
async function orderRice(page: Page, method: string): Promise<void> {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByText('Ditambahkan ke keranjang')).toBeVisible()
  await page.getByRole('link', { name: /^Keranjang/ }).click()
  await heading(page, 'Keranjang')
  // Enough of it that the seller's minimum is reached.
  await page.getByRole('spinbutton', { name: /^Jumlah/ }).fill('8')
  await page.getByRole('spinbutton', { name: /^Jumlah/ }).press('Enter')
  await press(page, 'Checkout (1)')
  await page.waitForURL('/checkout')
  await expect(page.getByText('Jalan Contoh 12')).toBeVisible()
  await page.getByRole('link', { name: 'Pilih pembayaran' }).last().click()
  await page.waitForURL('/payment-method')
  // The choice leads back at once, so there is no mark to wait for.
  await page.getByRole('radio', { name: method }).click()
  await page.waitForURL('/checkout')
  await press(page, 'Buat pesanan')
}

test('F-05 R-18 R-23 R-24 R-30 R-19 C-27: from the cart to a paid order, which is told by itself and stands among the transactions', async ({
  page,
  context,
  buyer,
  shop,
}) => {
  await addAddress(buyer)
  await logIn(context, shop, buyer)
  await payHere(context, shop)
  await orderRice(page, 'BCA Virtual Account')
  await expect(page.getByText('Bank peragaan')).toBeVisible()
  const bank = page.url()
  await page.getByRole('link', { name: 'Kembali ke Borong' }).click()
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText('Menunggu pembayaran')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  const other = await context.newPage()
  await other.goto(bank)
  await other.getByRole('button', { name: 'Bayar', exact: true }).click()
  await expect(page.getByText('Pembayaran diterima')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.getByRole('link', { name: 'Lihat pesanan' }).click()
  await page.waitForURL('/transaction/*')
  await heading(page, 'Detail pesanan')
  await expect(page.getByText('Diproses').first()).toBeVisible()
  await open(page, '/transaction')
  await expect(page.getByRole('main').getByText(/Beras/).first()).toBeVisible()
  await open(page, '/cart')
  await expect(page.getByText('Keranjang Anda masih kosong')).toBeVisible()
})

test('R-30 X-08: a payment that is refused is said on the thank-you page, with another try', async ({
  page,
  context,
  buyer,
  shop,
}) => {
  await addAddress(buyer)
  await logIn(context, shop, buyer)
  await payHere(context, shop)
  await orderRice(page, 'BCA Virtual Account')
  await expect(page.getByText('Bank peragaan')).toBeVisible()
  await page.getByRole('button', { name: 'Bayar tanpa saldo yang cukup' }).click()
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText('Transaksi gagal')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible()
})
