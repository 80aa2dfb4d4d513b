import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findQuietSellers } from '../fixtures/market.ts'
import { fillCart, makeOrder, test } from '../fixtures/orders.ts'
import { expect, heading, open, press } from '../fixtures/shop.ts'

test('R-15: a buyer creates an API key, reads the own orders with it, and revokes it @long', async ({
  page,
  request,
  customer,
}) => {
  await fillCart(customer, (await findQuietSellers(1)).slice(0, 1))
  const order = await makeOrder(customer, 'va-bca')
  await open(page, '/services')
  await page.getByRole('link', { name: /Borong Connect/ }).click()
  await heading(page, 'Borong Connect')
  await page.getByLabel('Nama kunci').fill('Akuntansi')
  await press(page, 'Buat kunci')
  const shown = page.getByText(/^bk_[\w-]{43}$/)
  await expect(shown).toBeFocused()
  const key = await shown.innerText()
  await expectNoViolations(page)
  await expectNothingWide(page)
  await press(page, 'Sudah saya simpan')
  await expect(shown).toBeHidden()

  const read = (path: string) =>
    request.get(`/gateway/connect/v1/${path}`, { headers: { authorization: `Bearer ${key}` } })
  const { orders } = await (await read('orders')).json()
  expect(orders).toMatchObject([{ serial: order.order_serial, state: 'awaiting_payment' }])
  const products = await read('products?limit=2')
  const again = await request.get('/gateway/connect/v1/products?limit=2', {
    headers: {
      authorization: `Bearer ${key}`,
      'if-none-match': products.headers().etag ?? '',
    },
  })
  expect(again.status()).toBe(304)
  expect((await request.get(`/gateway/connect/v1/orders?key=${key}`)).status()).toBe(400)

  await page.reload()
  await expect(page.getByText(/Dipakai/)).toBeVisible()
  await page.getByRole('button', { name: 'Cabut kunci Akuntansi' }).click()
  await press(page, 'Cabut')
  await expect(page.getByText('Kunci Akuntansi sudah dicabut')).toBeVisible()
  expect((await read('orders')).status()).toBe(401)
})

test('R-15: the guide is readable in both languages @long', async ({ page }) => {
  await open(page, '/services/borong-connect')
  await page.getByRole('link', { name: 'Buka panduan API' }).click()
  await heading(page, 'Panduan Borong Connect')
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.getByRole('link', { name: 'Read this page in English' }).click()
  await heading(page, 'Borong Connect guide')
})
