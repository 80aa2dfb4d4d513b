import type { Page } from '@playwright/test'
import { findSellers, pathOf, type Product } from '../fixtures/market.ts'
import { chooseInsured, choosePayment, summaryOf, toPay } from '../fixtures/checkout.ts'
import {
  expect,
  heading,
  newPhone,
  open,
  payHere,
  press,
  readCode,
  registerOnScreen,
  test,
} from '../fixtures/shop.ts'

/** Goes from the home page through the suggestions to a product, and adds it to the cart. */
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
  await putInAsGuest(page)
  // The address changes shortly before the product's page is rendered.
  return (await page.getByRole('heading', { level: 1 }).textContent())!
}

/** The icon lists a guest's products with their prices, and leads to the sign-in. */
async function signInFromCart(page: Page, count: number) {
  const icon = page.getByRole('banner').getByRole('link', { name: /^Keranjang/ })
  await expect(icon).toHaveAccessibleName(new RegExp(`${count} produk`))
  await icon.click()
  const list = page.getByRole('dialog', { name: 'Isi keranjang' })
  await expect(list.getByRole('listitem')).toHaveCount(count)
  await list.getByRole('link', { name: 'Masuk untuk memesan' }).click()
  await page.waitForURL('/login')
}

async function putInAsGuest(page: Page) {
  await press(page, '+ Keranjang')
  await expect(page.getByText('Disimpan di keranjang')).toBeVisible()
}

test('F-01 R-01 R-09 R-12 R-35 F-10 C-23: a guest’s product is in the cart after a sign-in by code, with a message', async ({
  page,
  buyer,
}) => {
  const name = await wantRice(page)
  await signInFromCart(page, 1)
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

test('U-13 U-23 R-12 C-13 E-09: a guest sees what he has put aside, and keeps it and his district through a registration of at most 4 fields', async ({
  page,
}) => {
  const [product] = await findSellers('beras', 1)
  await open(page, pathOf(product!))
  await page
    .getByRole('heading', { name: 'Pengiriman' })
    .evaluate((section) => section.scrollIntoView())
  await press(page, 'Pilih kecamatan')
  await page.getByLabel('Kecamatan atau kode pos').fill('Menteng')
  await page
    .getByRole('button', { name: /Menteng, Kota Jakarta Pusat/ })
    .first()
    .click()
  await expect(page.getByText(/ke Menteng, Kota Jakarta Pusat/)).toBeVisible()
  await putInAsGuest(page)
  await signInFromCart(page, 1)

  const phone = newPhone()
  const fields = page.getByRole('main').getByRole('textbox')
  await page.getByRole('link', { name: 'Daftar' }).click()
  await page.getByLabel('Nama lengkap').fill('Sari Dewi')
  await page.getByLabel('Email atau nomor HP').fill(phone)
  const asked = await fields.count()
  await press(page, 'Lanjut')
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  expect(asked + (await fields.count())).toBeLessThanOrEqual(4)
  await page.getByLabel('Kode OTP').fill(await readCode(phone))
  await page.waitForURL('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: product!.name })).toBeVisible()
  await open(page, '/add-address')
  await expect(page.getByText('Kota Jakarta Pusat')).toBeVisible()
  await expect(page.getByLabel('Nama penerima')).toHaveValue('Sari Dewi')
})

// More than any seller's minimum, and less than the amount from which insurance is mandatory.
const WORTH = 1_300_000

test('F-01 F-05 F-10 R-12 R-18 R-36 R-23 R-24 R-27 R-28 R-30 R-19 E-13 K-02 C-14 C-23 C-27: a guest buys from two sellers, registers during the checkout, pays, and follows the order until it is shipped', async ({
  page,
  context,
  shop,
}) => {
  await payHere(context, shop)
  const wanted = await findSellers('beras', 2)
  for (const product of wanted) {
    await open(page, pathOf(product))
    await putInAsGuest(page)
  }
  await signInFromCart(page, 2)
  await registerOnScreen(page, 'Sari Dewi')
  await page.waitForURL('/cart')
  await expect(page.getByText(/2 produk yang Anda pilih sebelum masuk/)).toBeVisible()
  for (const product of wanted) await wantEnough(page, product)
  await press(page, 'Checkout (2)')
  await page.waitForURL('/checkout')

  await addFirstAddress(page)
  for (const { vendor_name } of wanted) {
    const seller = await chooseInsured(page, vendor_name)
    await seller.getByRole('checkbox', { name: /^Asuransi pengiriman Rp/ }).check()
  }
  await choosePayment(page, 'BCA Virtual Account')
  await expect(page.getByText(/^Hemat .* dengan SELAMATDATANG, dipakai$/)).toBeVisible()
  const summary = summaryOf(page)
  for (const row of ['Voucher SELAMATDATANG', 'Gratis ongkir', 'Asuransi pengiriman'])
    await expect(summary.getByText(row, { exact: true })).toBeVisible()
  const amount = (await toPay(page).textContent())!
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  await expect(page.getByText(amount, { exact: true })).toBeVisible()

  const bank = page.url()
  await page.getByRole('link', { name: 'Kembali ke Borong' }).click()
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText('Menunggu pembayaran')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const other = await context.newPage()
  await other.goto(bank)
  await press(other, 'Bayar')
  await expect(page.getByText('Pembayaran diterima')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await page.getByRole('link', { name: 'Lihat pesanan' }).click()
  await page.waitForURL('/transaction/*')
  await heading(page, 'Detail pesanan')
  await expect(page.getByText(amount, { exact: true })).toBeVisible()
  // The demo's hours are seconds, so the sellers ship their parcels soon.
  await expect(page.getByText('Nomor resi', { exact: true })).toHaveCount(2, { timeout: 30_000 })
  await expect(page.getByText('Dikirim', { exact: true }).first()).toBeVisible()
  await open(page, '/cart')
  await expect(page.getByText('Keranjang Anda masih kosong')).toBeVisible()
})

async function wantEnough(page: Page, { name, price, minimum_order }: Product) {
  const field = page.getByRole('spinbutton', { name: `Jumlah ${name}` })
  await field.fill(String(Math.max(minimum_order, Math.ceil(WORTH / price))))
  await field.press('Enter')
}

async function addFirstAddress(page: Page) {
  await page.getByRole('button', { name: 'Tambah alamat' }).last().click()
  const sheet = page.getByRole('dialog', { name: 'Tambah alamat' })
  await sheet.getByRole('button', { name: 'Toko', exact: true }).click()
  await sheet.getByLabel('Kecamatan atau kode pos').fill('Menteng')
  await sheet
    .getByRole('button', { name: /Menteng/ })
    .first()
    .click()
  await sheet.getByLabel('Kelurahan/Desa').selectOption('Menteng, 10310')
  await sheet.getByLabel('Alamat lengkap').fill('Jalan Contoh 12')
  await sheet.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('Jalan Contoh 12')).toBeVisible()
}
