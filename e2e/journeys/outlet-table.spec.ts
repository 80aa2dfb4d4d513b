import { productCode } from '@borong/api/rules/product-code'
import type { Page } from '@playwright/test'
import { companyWithOutlets } from '../fixtures/company.ts'
import { findSellers } from '../fixtures/market.ts'
import { test } from '../fixtures/orders.ts'
import { expect, gateway, open, press, type Buyer } from '../fixtures/shop.ts'

const GOOD = 'Semua jumlah dapat dipesan'

/** A table of one product for both outlets, and the cells of the product. */
async function fillTable(page: Page, companyId: string) {
  const [rice] = await findSellers('beras', 1)
  const quantity = rice!.minimum_order * 20
  await open(page, `/company/${companyId}/order-by-outlet`)
  await page
    .getByLabel('Tempel dari spreadsheet')
    .fill(`${productCode(rice!.id)};${quantity};${quantity}`)
  await press(page, 'Masukkan ke tabel')
  await expect(page.getByText(GOOD)).toBeVisible()
  const cellIn = (tab: Page) => tab.getByRole('textbox', { name: `${rice!.name}, Outlet Kemang` })
  return { quantity: String(quantity), more: String(rice!.minimum_order * 21), cellIn }
}

async function toPayment(page: Page) {
  await press(page, 'Kurir dan pembayaran')
  await page.getByLabel('Metode pembayaran').selectOption({ value: 'va-bca' })
  const order = page.getByRole('button', { name: 'Buat pesanan' })
  await expect(order).toBeEnabled()
  await expect(order).not.toHaveAttribute('aria-busy', 'true')
  return order
}

const ordersOf = async ({ access }: Buyer, companyId: string) => {
  const { data } = await gateway<{ data: { items: { order_serial: string }[] } }>(
    `/marketplace/v1/orders?company_id=${companyId}`,
    { token: access.value },
  )
  return data.items.map(({ order_serial }) => order_serial)
}

test('F-08: two tabs have one table, order it once together, and the later tab leaves the next table alone', async ({
  page,
  context,
  customer,
}) => {
  const { companyId } = await companyWithOutlets(customer)
  const { quantity, more, cellIn } = await fillTable(page, companyId)
  const other = await context.newPage()
  await open(other, `/company/${companyId}/order-by-outlet`)
  await expect(cellIn(other)).toHaveValue(quantity)
  await cellIn(other).fill(more)
  await expect(cellIn(page)).toHaveValue(more)
  await expect(page.getByText(GOOD)).toBeVisible()

  const [order, late] = [await toPayment(page), await toPayment(other)]
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  // The answer to the other tab arrives when the buyer has begun the next table.
  await other.route('**/orders', async (route) => {
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  const sent = other.waitForRequest(/\/orders$/)
  await late.click()
  await sent
  await order.click()
  await page.waitForURL('/gateway/bank/*')
  const { pathname } = new URL(page.url())
  const [serial, ...rest] = await ordersOf(customer, companyId)
  expect(rest).toEqual([])
  expect(serial).toBeDefined()

  await fillTable(page, companyId)
  release()
  await other.waitForURL(pathname)
  await expect(cellIn(page)).toHaveValue(quantity)
  await page.reload()
  await expect(cellIn(page)).toHaveValue(quantity)
})

test('F-08 X-08: without a connection the table stays and says so, and an order that was sent is made once', async ({
  page,
  context,
  customer,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { companyId } = await companyWithOutlets(customer)
  const { more, cellIn } = await fillTable(page, companyId)
  await context.setOffline(true)
  await cellIn(page).fill(more)
  const section = page.getByRole('region', { name: 'Jumlah per outlet' })
  await expect(section.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expect(page.getByText(GOOD)).toBeHidden()
  await expect(cellIn(page)).toHaveValue(more)
  await context.setOffline(false)
  await expect(page.getByText(GOOD)).toBeVisible()

  const order = await toPayment(page)
  await context.setOffline(true)
  await order.click()
  await expect(page.getByText(/^Kami belum tahu apakah pesanan/).first()).toBeVisible()
  await context.setOffline(false)
  await expect(order).not.toHaveAttribute('aria-busy', 'true')
  await order.click()
  await page.waitForURL('/gateway/bank/*')
  expect(await ordersOf(customer, companyId)).toHaveLength(1)
})

test('F-08 E-13: an order for outlets has a voucher and insurance, and its page shows both', async ({
  page,
  customer,
}) => {
  const { companyId } = await companyWithOutlets(customer)
  await fillTable(page, companyId)
  const order = await toPayment(page)
  await page.getByLabel('Voucher', { exact: true }).selectOption({ value: 'GRATISONGKIR' })
  await expect(page.getByText('Gratis ongkir', { exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Asuransikan semua kiriman/ }).check()
  await expect(page.getByText('Asuransi pengiriman', { exact: true })).toBeVisible()
  await expect(order).not.toHaveAttribute('aria-busy', 'true')
  await order.click()
  await page.waitForURL('/gateway/bank/*')
  const [serial] = await ordersOf(customer, companyId)
  await open(page, `/thank-you/${serial}`)
  await expect(page.getByText('Gratis ongkir', { exact: true })).toBeVisible()
  await expect(page.getByText('Asuransi pengiriman', { exact: true })).toBeVisible()
})
