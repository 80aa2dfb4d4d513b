import type { Page } from '@playwright/test'
import {
  chooseInsured,
  choosePayment,
  expectAmountsBelow,
  orderAsPerson,
  summaryOf,
  toPay,
  voucherLink,
} from '../fixtures/checkout.ts'
import { findProducts, findSellers } from '../fixtures/market.ts'
import {
  dropOthers,
  emptyCart,
  fillCart,
  fillFromSeller,
  makeOrder,
  quotesFor,
  readCart,
  readOrders,
  test,
  writeCart,
} from '../fixtures/orders.ts'
import {
  addAddress,
  expect,
  gateway,
  heading,
  logIn,
  open,
  payHere,
  press,
  registerBuyer,
  signIn,
} from '../fixtures/shop.ts'

const PAPUA = { district_id: '917101', postal_code: '99111' }

test('F-05 R-23 R-27 E-06 E-13 C-24: two sellers, insurance, a voucher and the wallet: one amount everywhere, and a cancellation refunds all of it', async ({
  page,
  context,
  shop,
}) => {
  const budi = await signIn('budi@contoh.id')
  await emptyCart(budi)
  const products = await findSellers('beras', 2)
  await fillCart(budi, products, 2_000_000)
  await logIn(context, shop, budi)
  await payHere(context, shop)
  await open(page, '/cart')
  await press(page, 'Checkout (2)')
  await page.waitForURL('/checkout')
  await orderAsPerson(page)

  for (const { vendor_name } of products) {
    const seller = await chooseInsured(page, vendor_name)
    await seller.getByRole('checkbox', { name: /^Asuransi pengiriman Rp/ }).check()
    await expect(seller.getByRole('link', { name: 'Tentang asuransi' })).toBeVisible()
  }
  for (const { name } of products) await expectAmountsBelow(page.getByText(name, { exact: true }))
  await choosePayment(page, 'BCA Virtual Account')
  await voucherLink(page).click()
  await page.waitForURL('/input-voucher/*')
  await page.getByLabel('Kode voucher atau referral').fill('vahemat')
  await page.locator('form').getByRole('button', { name: 'Pakai' }).click()
  await page.waitForURL('/checkout')
  await expect(page.getByText('VAHEMAT', { exact: true })).toBeVisible()
  const wallet = page.getByRole('switch', { name: /^Pakai saldo \(/ })
  const balance = await wallet.evaluate((field) => field.closest('label')?.textContent)
  await wallet.click()

  const summary = summaryOf(page)
  for (const row of ['Harga barang', 'Voucher VAHEMAT', 'Asuransi pengiriman', 'Saldo'])
    await expect(summary.getByText(row, { exact: true })).toBeVisible()
  const amount = (await toPay(page).textContent())!
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  await expect(page.getByText(amount, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Kembali ke Borong' }).click()
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText(amount, { exact: true }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Lihat pesanan' }).click()
  await page.waitForURL('/transaction/*')
  await press(page, 'Batalkan pesanan')
  await press(page, 'Ya, batalkan')
  await expect(page.getByText('Dibatalkan').first()).toBeVisible()
  await fillCart(budi, products)
  await open(page, '/checkout')
  await expect(wallet).toBeVisible()
  expect(await wallet.evaluate((field) => field.closest('label')?.textContent)).toBe(balance)
  await emptyCart(budi)
})

test('C-27 R-23: an order that the wallet covers needs no payment method, and is paid immediately', async ({
  page,
  context,
  shop,
}) => {
  const budi = await signIn('budi@contoh.id')
  await emptyCart(budi)
  await fillCart(budi, [(await findProducts('gula'))[0]!])
  await logIn(context, shop, budi)
  await payHere(context, shop)
  await open(page, '/checkout')
  await orderAsPerson(page)
  await page.getByRole('switch', { name: /^Pakai saldo \(/ }).click()
  await expect(page.getByText('Lunas dengan saldo dan poin')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pilih pembayaran' })).toHaveCount(0)
  await expect(toPay(page)).toHaveText('Rp 0')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText('Pembayaran diterima')).toBeVisible()
  await page.getByRole('link', { name: 'Lihat pesanan' }).click()
  await page.waitForURL('/transaction/*')
  await expect(page.getByText('Saldo dan poin', { exact: true })).toBeVisible()
})

test('V-06 R-23: a seller that does not ship to the address has a message, and the other seller is ordered @long', async ({
  page,
  customer,
}) => {
  const { address } = await addAddress(customer, PAPUA)
  const products = await findSellers('a', 12)
  const cart = await fillCart(customer, products)
  const { detail } = cart
  const quotes = await quotesFor(customer, address.shipping_address_id)
  const reaches = (id: string) => quotes[id]?.some(({ covered_city }) => covered_city === 'Y')
  // A daily deal has a maximum, which may be less than the seller's minimum purchase.
  const ready = detail.filter((one) => one.is_open && one.minimum_purchase_fulfilled)
  const far = ready.find(({ id_vendor }) => !reaches(id_vendor))!
  const near = ready.find(({ id_vendor }) => reaches(id_vendor))!
  await dropOthers(customer, cart, [far, near])
  await open(page, '/checkout')
  const refused = page.getByRole('region', { name: far.vendor_name })
  await expect(
    refused.getByText('Penjual tidak dapat mengirimkan ke wilayah anda').first(),
  ).toBeVisible()
  await expect(refused.getByRole('link', { name: 'Pilih alamat lain' })).toBeVisible()
  await choosePayment(page, 'Transfer BCA')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  const left = await readCart(customer)
  expect(left.detail.map(({ id_vendor }) => id_vendor)).toEqual([far.id_vendor])
})

test('X-04 T-13: stock that another buyer took meanwhile is shown line by line, with a way back to the cart', async ({
  page,
  customer,
}) => {
  const { product, cart } = await fillFromSeller(
    customer,
    (await findProducts('kecap')).toReversed(),
    ({ is_open }) => is_open,
  )
  await open(page, '/checkout')
  await choosePayment(page, 'Transfer BCA')
  const rival = await registerBuyer()
  const { maximum } = cart.detail[0]!.details[0]!
  await writeCart(rival, [{ id_item: product.id, product_quantity: maximum, selected: true }])
  await makeOrder(rival, 'transfer-bni')
  await press(page, 'Buat pesanan')
  const dialog = page.getByRole('alertdialog', { name: 'Stok beberapa produk tidak mencukupi' })
  await expect(dialog.getByText(`${product.name}: dipesan`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Kembali ke keranjang' }).click()
  await page.waitForURL('/cart')
  await expect(page.getByText('Stok habis').first()).toBeVisible()
  expect(await readOrders(customer)).toEqual([])
})

test('C-27: two taps on the order button and a lost response make one order', async ({
  page,
  customer,
}) => {
  await fillCart(customer, [(await findProducts('gula'))[0]!])
  await open(page, '/checkout')
  await choosePayment(page, 'BNI Virtual Account')
  let posts = 0
  await page.route('**/marketplace/v*/orders', async (route) => {
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
  expect(await readOrders(customer)).toHaveLength(1)
})

test('F-05 U-14: back leads from each step to the previous one, and never to a second order @long', async ({
  page,
  customer,
}) => {
  await fillCart(customer, [(await findProducts('minyak'))[0]!])
  await open(page, '/cart')
  await press(page, 'Checkout (1)')
  await page.waitForURL('/checkout')
  await voucherLink(page).click()
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
  // The choice adds no history entry, so back from the checkout is the cart.
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

test('C-27 R-23: a second tab that still shows an ordered cart can’t order it again @long', async ({
  page,
  context,
  customer,
}) => {
  await fillCart(customer, [(await findProducts('gula'))[0]!])
  await open(page, '/checkout')
  await choosePayment(page, 'BNI Virtual Account')
  const order = (tab: Page) => tab.getByRole('button', { name: 'Buat pesanan' })
  const other = await context.newPage()
  await open(other, '/checkout')
  await expect(order(other)).toBeEnabled()
  // The other tab does not receive the first one's order, like a tab on another device.
  await context.route('**/cart/graphql', (route) => route.abort())
  await order(page).click()
  await page.waitForURL('/gateway/bank/*')
  await order(other).click()
  await other.waitForURL('/gateway/bank/*')
  expect(other.url()).toBe(page.url())
  expect(await readOrders(customer)).toHaveLength(1)
  await context.unroute('**/cart/graphql')
  await other.goBack()
  await expect(other.getByText('Belum ada produk yang dapat dipesan')).toBeVisible()
})

test('U-01 R-23: a buyer without an address fills at most 8 fields, and details for the courier are folded @long', async ({
  page,
  signedIn: buyer,
}) => {
  await fillCart(buyer, [(await findProducts('gula'))[0]!])
  await open(page, '/checkout')
  const fields = page.locator('input, select, textarea').filter({ visible: true })
  expect(await fields.count()).toBeLessThanOrEqual(8)
  await page.getByRole('button', { name: 'Tambah alamat' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Tambah alamat' })
  const asked = sheet.locator('input, select, textarea').filter({ visible: true })
  await expect(sheet.getByLabel('Alamat lengkap')).toBeVisible()
  expect(await asked.count()).toBeLessThanOrEqual(8)
  await expect(sheet.getByLabel('Patokan')).toBeHidden()
  await sheet.getByText('RT/RW, patokan, catatan untuk kurir').click()
  await sheet.getByLabel('Patokan').fill('Seberang SPBU')
})

test('R-27 E-13 C-24: a voucher shows its expiry and why it does not apply; a referral code is sent with the order @long', async ({
  page,
  customer,
}) => {
  const { data } = await gateway<{ data: { referral_code: string } }>(
    '/voucher/v4/customer/my-voucher',
    { token: (await registerBuyer()).access.value, body: { items: [] } },
  )
  await fillCart(customer, [(await findProducts('minyak'))[0]!], 400_000)
  await open(page, '/checkout')
  await choosePayment(page, 'BCA Virtual Account')
  const field = page.getByLabel('Kode voucher atau referral')
  const use = page.locator('form').getByRole('button', { name: 'Pakai' })
  await voucherLink(page).click()
  await use.click()
  await expect(page.getByText('Masukkan kode terlebih dahulu')).toBeVisible()
  await field.fill('TIDAKADA')
  await use.click()
  await expect(page.getByText('Kode voucher tidak ditemukan')).toBeVisible()
  const tooMuch = page.getByRole('region', { name: /^Potongan Rp.100\.000$/ })
  await expect(tooMuch.getByText(/^Minimum belanja/).last()).toBeVisible()
  await expect(tooMuch.getByText(/^Berlaku hingga \d+ \S+ \d{4}$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Kode referral Anda' })).toBeVisible()
  await field.fill(data.referral_code)
  await use.click()
  await page.waitForURL('/checkout')
  await expect(page.getByText(`Kode referral ${data.referral_code}`)).toBeVisible()

  await voucherLink(page).click()
  await page
    .getByRole('region', { name: /dengan virtual account/ })
    .getByRole('button', { name: 'Pakai' })
    .click()
  await page.waitForURL('/checkout')
  await expect(page.getByText('Voucher VAHEMAT', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /BCA Virtual Account/ }).click()
  await page.getByRole('radio', { name: 'GoPay' }).click()
  await page.waitForURL('/checkout')
  await expect(page.getByText('Voucher VAHEMAT tidak dapat dipakai lagi')).toBeVisible()
  await page.getByRole('button', { name: 'Lepas' }).first().click()
  await expect(page.getByText(/VAHEMAT/)).toHaveCount(0)
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
})
