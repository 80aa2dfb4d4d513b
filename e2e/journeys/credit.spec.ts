import { openCreditLine } from '../fixtures/credit.ts'
import { findProducts } from '../fixtures/market.ts'
import { bankOf, fillCart, makeOrder, test } from '../fixtures/orders.ts'
import { expect, open, press } from '../fixtures/shop.ts'

test('E-08: a buyer orders on PayLater, sees the invoice, pays a part of it and then the rest @long', async ({
  page,
  customer,
  shop,
}) => {
  const [rice] = await findProducts('beras')
  await openCreditLine(customer)
  await fillCart(customer, [rice!])
  const order = await makeOrder(customer, 'pay-later')
  await page.goto(bankOf(order, shop))
  await press(page, 'Setuju dan lanjutkan')
  await page.waitForURL('/thank-you/*')

  await open(page, '/wallet')
  await page.getByRole('link', { name: /Kredit/ }).click()
  await page.waitForURL('/credit')
  await page.getByRole('checkbox', { name: /^Bayar INV/ }).click()
  const amount = page.getByLabel(/^Jumlah untuk INV/)
  await amount.fill('50.000')
  await payWithBca(page)

  await page.getByRole('link', { name: /^INV/ }).click()
  await page.waitForURL('/credit/INV*')
  await expect(page.getByRole('link', { name: `Pesanan ${order.order_serial}` })).toBeVisible()
  await expect(page.getByText('Pembayaran', { exact: true })).toBeVisible()
  await payWithBca(page)
  await page.getByRole('link', { name: 'Ke halaman kredit' }).click()
  await page.waitForURL('/credit')
  await expect(page.getByText('Tidak ada faktur yang harus dibayar.')).toBeVisible()
  await page.getByRole('tab', { name: 'Selesai' }).click()
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible()
})

/** Chooses a virtual account, pays at the bank, and returns to the paid payment. */
async function payWithBca(page: Parameters<typeof open>[0]) {
  await page.getByRole('radio', { name: /BCA Virtual Account/ }).click()
  await page.getByRole('button', { name: /^Bayar Rp/ }).click()
  await page.waitForURL('/credit/payment/*')
  await expect(page.getByText('Menunggu pembayaran').first()).toBeVisible()
  await page.getByRole('link', { name: 'Buka halaman bank' }).click()
  await press(page, 'Bayar')
  await page.waitForURL('/credit/payment/*')
  await expect(page.getByText('Pembayaran diterima dan limit Anda bebas lagi.')).toBeVisible()
}
