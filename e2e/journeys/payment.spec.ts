import type { Page } from '@playwright/test'
import { findProducts, findSellers } from '../fixtures/market.ts'
import { openCreditLine } from '../fixtures/credit.ts'
import { bankOf, fillCart, makeOrder, payAtBank, test, type MadeOrder } from '../fixtures/orders.ts'
import { expect, logIn, open, type Buyer } from '../fixtures/shop.ts'

interface Way {
  method: string
  /** The payment instructions on the thank-you page. */
  shows: (page: Page) => Promise<void>
  /** The action on the bank's page. */
  pay: (page: Page) => Promise<void>
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click()
const account = (label: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(label)).toBeVisible()
  await expect(page.getByRole('button', { name: /nomor rekening/ })).toBeVisible()
}
const leadsToBank = (name: string) => async (page: Page) => {
  await expect(page.getByRole('link', { name: `Bayar dengan ${name}` })).toBeVisible()
}

/** One method of each group, and the methods whose payment differs from their group's. */
const ways: Way[] = [
  { method: 'va-bca', shows: account('Nomor virtual account BCA'), pay: press('Bayar') },
  { method: 'transfer-bca', shows: account(/Termasuk kode unik \d{3}/), pay: press('Transfer') },
  { method: 'gopay', shows: leadsToBank('GoPay'), pay: press('Setujui') },
  { method: 'qris', shows: leadsToBank('QRIS'), pay: press('Saya sudah memindai, bayar') },
  {
    method: 'pay-later',
    shows: leadsToBank('PayLater'),
    pay: press('Setuju dan lanjutkan'),
  },
  {
    method: 'credit-card',
    shows: leadsToBank('kartu kredit'),
    async pay(page) {
      await press('Lanjutkan')(page)
      const words = await page.getByText(/kodenya \d{6}/).textContent()
      await page.getByLabel('Kode 6 angka').fill(/\d{6}/.exec(words!)![0])
      await press('Verifikasi')(page)
    },
  },
]

/** An order of rice that waits for its payment. */
async function order(customer: Buyer, method: string) {
  const [rice] = await findProducts('beras')
  await fillCart(customer, [rice!])
  if (method === 'pay-later') await openCreditLine(customer)
  return makeOrder(customer, method)
}

const thankYou = (page: Page, { order_serial }: MadeOrder) =>
  open(page, `/thank-you/${order_serial}`)

for (const { method, shows, pay } of ways)
  test(`R-30 E-14 C-28: ${method} shows how to pay, and a payment in another tab appears without a reload${method === 'transfer-bca' ? '' : ' @long'}`, async ({
    page,
    context,
    customer,
    shop,
  }) => {
    const made = await order(customer, method)
    await thankYou(page, made)
    await expect(page.getByText('Menunggu pembayaran')).toBeVisible()
    await expect(page.getByText('Bayar sebelum')).toBeVisible()
    await expect(page.getByRole('button', { name: /jumlah pembayaran/ })).toBeVisible()
    await shows(page)

    const bank = await context.newPage()
    await bank.goto(bankOf(made, shop))
    await pay(bank)
    await bank.waitForURL('/thank-you/*')
    await expect(page.getByText('Pembayaran diterima')).toBeVisible()
    await expect(page.getByText('Bayar sebelum')).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Pembayaran diterima')).toBeVisible()
  })

/** A failed card offers another attempt. A failed payment by any other method shows its reason. */
for (const method of ['va-bca', 'credit-card'])
  test(`R-30 X-08: ${method} that fails, then expires: each with its message and the next step @long`, async ({
    page,
    customer,
    shop,
  }) => {
    const made = await order(customer, method)
    const bank = bankOf(made, shop)
    await page.goto(bank)
    await press('Bayar tanpa saldo yang cukup')(page)
    await page.waitForURL('/thank-you/*')
    if (method === 'credit-card') {
      await expect(page.getByText('Verifikasi kartu kredit gagal')).toBeVisible()
      await page.getByRole('link', { name: 'Coba lagi' }).click()
      await page.waitForURL('/gateway/bank/*')
    } else {
      await expect(page.getByText('Transaksi gagal')).toBeVisible()
      await expect(page.getByText('Saldo tidak mencukupi. Silakan coba lagi.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible()
      await page.goto(bank)
    }
    await press('Biarkan kedaluwarsa')(page)
    await page.waitForURL('/thank-you/*')
    await expect(page.getByText('Batas pembayaran terlewati')).toBeVisible()
    await expect(page.getByText(/Stok, voucher, dan saldo sudah dikembalikan/)).toBeVisible()
    await page.getByRole('link', { name: 'Pesan lagi' }).click()
    await page.waitForURL('/transaction/*')
    await expect(page.getByRole('button', { name: 'Beli lagi' })).toBeVisible()
  })

test('C-25 C-26 P-03 R-24: a payment method that the buyer may not use, or with too low a limit, is disabled with a reason', async ({
  page,
  customer,
}) => {
  const { total_price } = await fillCart(customer, await findSellers('minyak', 4), 4_000_000)
  expect(total_price).toBeGreaterThan(10_000_000)
  const requested = page.waitForResponse('**/plcs/v1/check')
  await open(page, '/payment-method')
  expect((await requested).status()).toBe(200)
  const way = (name: RegExp) => page.getByRole('radio', { name })
  await expect(way(/^QRIS/)).toBeDisabled()
  await expect(page.getByText(/Bank Indonesia membatasi QRIS hingga Rp\s10.000.000/)).toBeVisible()
  await expect(way(/Plus Partner/)).toBeDisabled()
  await expect(page.getByText(/tersedia setelah pesanan pertama Anda selesai/)).toBeVisible()
  await way(/BCA Virtual Account/).click()
  await page.waitForURL('/checkout')
  await expect(page.getByRole('link', { name: /BCA Virtual Account/ })).toBeVisible()
})

test('X-08: a card that the bank declines shows a message, and another attempt pays @long', async ({
  page,
  customer,
  shop,
}) => {
  const made = await order(customer, 'credit-card')
  await page.goto(bankOf(made, shop))
  await page.getByLabel('Nomor kartu').fill('4000 0000 0000 0002')
  await press('Lanjutkan')(page)
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText('Verifikasi kartu kredit gagal')).toBeVisible()
  await expect(page.getByText(/Kartu ditolak oleh bank/)).toBeVisible()
  await page.getByRole('link', { name: 'Coba lagi' }).click()
  await page.waitForURL('/gateway/bank/*')
  await ways.at(-1)!.pay(page)
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText('Pembayaran diterima')).toBeVisible()
})

test('R-30 C-25: the thank-you page shows the QRIS code of an order, and stores it as an image @long', async ({
  page,
  customer,
}) => {
  const made = await order(customer, 'qris')
  await thankYou(page, made)
  const code = page.getByRole('img', { name: /^Kode QR untuk membayar/ })
  await expect(code).toBeVisible()
  const drawn = await code.evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(drawn).toBeGreaterThan(300)
  const [stored] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Simpan gambar' }).click(),
  ])
  expect(stored.suggestedFilename()).toBe(`${made.order_serial}.png`)
})

test('R-30 C-30: payment instructions are available offline and on another device, which an event stream updates @long', async ({
  page,
  context,
  customer,
  shop,
  newContext,
}) => {
  const made = await order(customer, 'va-bca')
  await thankYou(page, made)
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()
  await context.route('**/gateway/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Menampilkan data tersimpan', { exact: false })).toBeVisible()
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()

  const device = await newContext()
  await logIn(device, shop, customer)
  const other = await device.newPage()
  const stream = other.waitForResponse(/\/notification\/events$/)
  await thankYou(other, made)
  expect((await stream).headers()['content-type']).toContain('text/event-stream')
  await expect(other.getByText('Nomor virtual account BCA')).toBeVisible()
  await payAtBank(made)
  await expect(other.getByText('Pembayaran diterima')).toBeVisible()
})
