import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findQuietSellers, pathOf, type Product } from '../fixtures/market.ts'
import { fillCart, makeOrder, readCart, test } from '../fixtures/orders.ts'
import { expect, gateway, heading, open, press, type Buyer } from '../fixtures/shop.ts'

const act = (product: Product, action: string) =>
  gateway('/seller-desk/store', { body: { address: pathOf(product), action } })

/** A product that the journeys of moving stores do not use. */
const quietProduct = async () => (await findQuietSellers(6))[5]!

/** A list with this product, as an earlier visit leaves it. */
async function newList({ access }: Buyer, { id, minimum_order }: Product): Promise<string> {
  const token = access.value
  const { result } = await gateway<{ result: { id: string } }>('/core/api/v4/lists', {
    token,
    body: { name: 'Dapur' },
  })
  const items = [{ product_id: id, quantity: minimum_order }]
  await gateway(`/core/api/v4/lists/${result.id}/items`, { token, body: { items } })
  return result.id
}

test('F-08: a product is saved to a new list, and goes into the cart after its changed price was shown @long', async ({
  page,
  customer,
}) => {
  const product = await quietProduct()
  try {
    await open(page, pathOf(product))
    await page.getByRole('link', { name: 'Simpan ke daftar' }).click()
    await heading(page, 'Simpan ke daftar mana?')
    await page.getByLabel('Nama daftar').fill('Dapur')
    await press(page, 'Buat daftar')
    await page.waitForURL(`**${pathOf(product)}`)

    await act(product, 'raise')
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Daftar belanja dan wishlist' }).click()
    await page.getByRole('link', { name: /Dapur/ }).click()
    await heading(page, 'Dapur')
    await expect(page.getByText('Ada perubahan pada 1 produk sejak disimpan')).toBeVisible()
    await expect(page.getByText(/^Harga naik menjadi Rp/)).toBeVisible()
    await expect(page.getByText(/^Saat disimpan Rp/)).toBeVisible()
    await expectNoViolations(page)
    await expectNothingWide(page)

    await press(page, 'Masukkan ke keranjang')
    await page.waitForURL('/cart')
    await expect(page.getByRole('link', { name: product.name }).first()).toBeVisible()
    const { detail } = await readCart(customer)
    expect(detail.flatMap(({ details }) => details).map(({ id_item }) => id_item)).toEqual([
      product.id,
    ])
  } finally {
    await act(product, 'lower')
  }
})

test('F-08: a cart and an order are saved to a list @long', async ({ page, customer }) => {
  const product = await quietProduct()
  const listId = await newList(customer, product)
  await fillCart(customer, [product])
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Simpan ke daftar' }).click()
  await heading(page, 'Simpan ke daftar mana?')
  await press(page, /^Dapur/)
  await page.waitForURL('/cart')
  await expect(page.getByText('Disimpan di Dapur')).toBeVisible()

  const { order_id } = await makeOrder(customer, 'va-bca')
  await open(page, `/transaction/${order_id}`)
  await page.getByRole('link', { name: 'Simpan ke daftar' }).click()
  await press(page, /^Wishlist/)
  await page.waitForURL(`/transaction/${order_id}`)

  await open(page, `/lists/${listId}`)
  await expect(page.getByRole('link', { name: product.name })).toBeVisible()
  await open(page, '/lists/wishlist')
  await expect(page.getByRole('link', { name: product.name })).toBeVisible()
})

test('F-08: a list gets a rhythm, which is skipped, paused, resumed and ended @long', async ({
  page,
  context,
  shop,
  customer,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await context.addCookies([{ name: 'lang', value: 'en', url: shop }])
  const listId = await newList(customer, await quietProduct())
  await open(page, `/lists/${listId}`)
  const rhythm = page.getByRole('region', { name: 'Recurring order' })
  await rhythm.getByRole('button', { name: 'Set a rhythm' }).click()
  await rhythm.getByLabel('How often').selectOption('Every two weeks')
  await rhythm.getByLabel('Day', { exact: true }).selectOption('Friday')
  await expectNoViolations(page)
  await rhythm.getByRole('button', { name: 'Save rhythm' }).click()
  await expect(rhythm.getByText('Every two weeks, Friday')).toBeVisible()
  const next = rhythm.getByText(/^Next on/)
  const first = await next.textContent()
  await rhythm.getByRole('button', { name: 'Skip the next one' }).click()
  await expect(next).not.toHaveText(first!)
  await rhythm.getByRole('button', { name: 'Pause' }).click()
  await expect(rhythm.getByText(/^Paused/)).toBeVisible()
  await page.reload()
  await open(page, page.url())
  await rhythm.getByRole('button', { name: 'Resume' }).click()
  await expect(next).toBeVisible()
  await expectNothingWide(page)
  await rhythm.getByRole('button', { name: 'End rhythm' }).click()
  await rhythm.getByRole('button', { name: 'Yes, end it' }).click()
  await expect(rhythm.getByRole('button', { name: 'Set a rhythm' })).toBeVisible()
})

test('F-08: the results of a search are downloaded as CSV @long', async ({ page }) => {
  await open(page, '/search/beras')
  const downloading = page.waitForEvent('download')
  await press(page, 'Unduh CSV')
  expect((await downloading).suggestedFilename()).toBe('produk-borong.csv')
})
