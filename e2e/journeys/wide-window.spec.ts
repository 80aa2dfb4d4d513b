import type { Locator, Page } from '@playwright/test'
import { findSellers, hydrated } from '../fixtures/market.ts'
import { fillCart, readCart, test } from '../fixtures/orders.ts'
import { expect, open } from '../fixtures/shop.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator) {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < 40 && !(await hasFocus()); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

test('R-09 R-18 M-07: by keyboard, a buyer puts several packs of a row of the product table into the cart @long', async ({
  page,
  customer,
}) => {
  await open(page, '/search/beras')
  await hydrated(page)
  await page.getByRole('link', { name: 'Tabel', exact: true }).click()
  await expect(page).toHaveURL(/view=table/)
  const table = page.getByRole('table', { name: 'Produk' })
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('spinbutton') })
    .first()
  const quantity = row.getByRole('spinbutton')
  const product = await row.getByRole('rowheader').getByRole('link').first().textContent()
  await quantity.focus()
  const before = Number(await quantity.inputValue())
  await page.keyboard.press('ArrowUp')
  await expect(quantity).not.toHaveValue(String(before))
  const chosen = await quantity.inputValue()
  await tabTo(page, row.getByRole('button', { name: '+ Keranjang' }))
  await page.keyboard.press('Enter')
  const held = async () => (await readCart(customer)).detail.flatMap(({ details }) => details)
  await expect
    .poll(async () => (await held()).map(({ name, product_quantity }) => [name, product_quantity]))
    .toEqual([[product, Number(chosen)]])
  // The table stays in view: a drawer would cover it after each of many products.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await expect(table).toBeVisible()
  await table.getByRole('columnheader', { name: 'Harga' }).getByRole('link').press('Enter')
  await expect(page).toHaveURL(/order_by=price_asc/)
  await expect(table.getByRole('columnheader', { name: 'Harga' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('M-07 R-18: the drawer shows the cart by seller, and leads to the checkout by keyboard @long', async ({
  page,
  customer,
}) => {
  const cart = await fillCart(customer, await findSellers('beras', 2))
  await open(page, '/')
  await hydrated(page)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Isi keranjang' })
  await opener.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Isi keranjang' })
  for (const { vendor_name, details } of cart.detail) {
    const seller = drawer.getByRole('region', { name: vendor_name, exact: true })
    await expect(seller.getByRole('listitem')).toHaveCount(details.length)
    await expect(seller).toContainText(details[0]!.name)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, drawer.getByRole('button', { name: /^Checkout/ }))
  await page.keyboard.press('Enter')
  await page.waitForURL('/checkout')
})

test('R-08 F-04 M-07: the suggestions of the bar follow arrow keys, Enter and two Escapes @long', async ({
  page,
}) => {
  await open(page, '/')
  await hydrated(page)
  const bar = page.getByRole('banner')
  // The focus turns the link to the search into its field.
  await bar.getByRole('button', { name: 'Semua kategori' }).focus()
  await page.keyboard.press('Tab')
  const field = bar.getByRole('combobox')
  await expect(field).toBeFocused()
  // In one piece: each other letter would replace the suggestions, and with them the chosen one.
  await page.keyboard.insertText('minyak')
  const options = bar.getByRole('option')
  await expect(options.nth(2)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  const target = (await options.nth(1).getAttribute('href'))!
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1, name: /^Hasil untuk/ })).toBeVisible()

  await field.focus()
  await page.keyboard.insertText(' kemasan')
  await expect(bar.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('listbox')).toHaveCount(0)
  await expect(field).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
})

for (const size of [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
])
  test(`M-07 K-06: at ${size.width} px the Tab key goes through the bar from left to right, and then to the page @long`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.id).not.toBe('')
    await page.setViewportSize(size)
    await open(page, '/brand')
    await hydrated(page)
    const [bar, nav] = [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Menu utama' }),
    ]
    await expect(bar.getByRole('link', { name: /^Notifikasi/ })).toBeVisible()
    await expect(nav.getByRole('button', { name: 'Akun' })).toBeVisible()
    // The focus turns the link to the search into its field.
    await bar.getByRole('link', { name: /^Cari produk/ }).focus()
    await expect(bar.getByRole('combobox')).toBeFocused()
    await page.keyboard.press('Escape')
    const controls = bar.or(nav).locator('a:visible, button:visible, input:visible')
    const expected = await controls.count()
    const placeOfFocus = () =>
      page.evaluate(() => {
        const focused = document.activeElement!
        return focused.closest('header, nav') ? focused.getBoundingClientRect().x : undefined
      })
    await controls.first().focus()
    const places: number[] = []
    for (let x = await placeOfFocus(); x !== undefined; x = await placeOfFocus()) {
      places.push(x)
      // Closes the popular searches below the field.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
    }
    expect(places).toHaveLength(expected)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
