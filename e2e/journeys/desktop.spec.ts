import { findProducts, hydrated, pathOf } from '../fixtures/market.ts'
import { fillCart, test } from '../fixtures/orders.ts'
import { expect, open } from '../fixtures/shop.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('M-07 F-01: the bar of a wide window has the mark, all categories, the search and the main pages', async ({
  page,
}) => {
  await open(page, '/')
  await hydrated(page)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Borong', exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Semua kategori' }).click()
  const menu = page.getByRole('navigation', { name: 'Kategori' })
  await menu.getByRole('link').nth(1).click()
  await expect(menu).toBeHidden()
  await expect(page).not.toHaveURL(/\/$/)
  const main = page.getByRole('navigation', { name: 'Menu utama' })
  const [top, links] = [await bar.boundingBox(), await main.boundingBox()]
  expect(links!.y).toBe(top!.y)
})

test('M-07 R-10: the filters beside the results apply immediately, and follow a removed chip', async ({
  page,
}) => {
  await open(page, '/search/beras')
  await hydrated(page)
  const filters = page.getByRole('complementary', { name: 'Filter' })
  await filters.getByRole('checkbox', { name: /^Gratis ongkir/ }).check()
  await expect(page).toHaveURL(/free_shipping=1/)
  await page.getByRole('button', { name: 'Hapus filter Gratis ongkir' }).click()
  await expect(page).not.toHaveURL(/free_shipping/)
  await expect(filters.getByRole('checkbox', { name: /^Gratis ongkir/ })).not.toBeChecked()
})

test('M-07 K-06: a product has its buttons beside the facts, and few tabs from its heading to them', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const add = page.getByRole('button', { name: '+ Keranjang' })
  await expect(add).toBeInViewport()
  const heading = page.getByRole('heading', { level: 1 })
  const [beside, facts] = [await add.boundingBox(), await heading.boundingBox()]
  expect(beside!.x).toBeGreaterThan(facts!.x + facts!.width - 1)
  await heading.evaluate((element) => {
    element.tabIndex = -1
    element.focus()
  })
  let tabs = 0
  while (!(await add.evaluate((element) => element === document.activeElement))) {
    expect((tabs += 1)).toBeLessThanOrEqual(25)
    await page.keyboard.press('Tab')
  }
})

test('M-07 R-18: the cart of a wide window has its total beside the lines', async ({
  page,
  customer,
}) => {
  await fillCart(customer, (await findProducts('minyak')).slice(0, 1))
  await open(page, '/cart')
  const lines = page.getByRole('spinbutton', { name: /^Jumlah/ }).first()
  const checkout = page.getByRole('button', { name: /^Checkout/ })
  await expect(checkout).toBeInViewport()
  const [beside, line] = [await checkout.boundingBox(), await lines.boundingBox()]
  expect(beside!.x).toBeGreaterThan(line!.x + line!.width)
})
