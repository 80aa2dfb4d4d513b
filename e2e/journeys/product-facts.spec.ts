import type { Route } from '@playwright/test'
import { chooseGambir, findProducts, hydrated, pathOf, readAsGuest } from '../fixtures/market.ts'
import { fillCart } from '../fixtures/orders.ts'
import { addAddress, expect, heading, logIn, open, test } from '../fixtures/shop.ts'

test('R-12 C-17 V-03: a guest chooses a district and sees shipping cost and arrival; more pieces cost more', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const shipping = await chooseGambir(page)
  await expect(shipping).toContainText('Gambir')
  const first = shipping.getByText(/Rp\s[\d.]+/).first()
  await expect(first).toBeVisible()
  await expect(shipping.getByText(/^Tiba \d+/).first()).toBeVisible()
  const before = await shipping.innerText()
  await page.getByRole('table', { name: 'Harga grosir' }).getByRole('button').last().click()
  await expect.poll(() => shipping.innerText()).not.toBe(before)
  await page.reload()
  await expect(shipping).toContainText('Gambir')
})

/** Keeps all layout shifts of a visitor with a chosen district in `window.shifts`. */
const watchShifts = (place: object) => {
  localStorage.setItem('chosen_place', JSON.stringify(place))
  const shifts: number[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value)
  }).observe({ type: 'layout-shift' })
  Object.assign(window, { shifts })
}

test('R-12 C-17: couriers that load late fill their reserved space, without a layout shift @long', async ({
  page,
  context,
}) => {
  const [product] = await findProducts('beras')
  await page.addInitScript(watchShifts, gambir)
  const held: Route[] = []
  await context.route(/\/shipping-cost-estimation/, (route) => void held.push(route))
  await open(page, pathOf(product!))
  await hydrated(page)
  const shipping = page.locator('section', {
    has: page.getByRole('heading', { name: 'Pengiriman' }),
  })
  await shipping.evaluate((section) => section.scrollIntoView({ block: 'start' }))
  await expect(shipping).toContainText('Gambir')
  await expect.poll(() => held.length).toBe(1)
  const before = await shipping.boundingBox()
  await page.evaluate(() => (window as unknown as Watched).shifts.splice(0))
  await held[0]!.continue()
  await expect(shipping.getByText(/^Tiba \d+/).first()).toBeVisible()
  expect(await shipping.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => (window as unknown as Watched).shifts)).toEqual([])
})

test('R-12 C-22: other sellers and reviews that load late fill their reserved space on a phone @long', async ({
  page,
  context,
}) => {
  const { data } = await readAsGuest<Grouped>(
    '/search/v3/items?keyword=air%20mineral&group=1&in_stock=1',
  )
  const { key } = data.items.find(({ group }) => group)!.group!
  const { data: found } = await readAsGuest<Sold>(`/search/v3/groups/${key}`)
  await page.addInitScript(watchShifts, gambir)
  const held: Route[] = []
  await context.route(/\/products\/\d+\/group\?|\/reviews\?/, (route) => void held.push(route))
  await open(page, pathOf(found.items[0]!.product))
  await hydrated(page)
  const others = page.locator('section', {
    has: page.getByRole('heading', { name: 'Penjual lain untuk produk ini' }),
  })
  // The parts above are complete before it is watched.
  await page.locator('#reviews').evaluate((part) => part.scrollIntoView({ block: 'end' }))
  await expect(others).toBeAttached()
  await expect.poll(() => held.length).toBe(2)
  await others.evaluate((section) => section.scrollIntoView({ block: 'center' }))
  await page.evaluate(() => (window as unknown as Watched).shifts.splice(0))
  for (const route of held) await route.continue()
  await expect(others.getByRole('article').first()).toBeVisible()
  await expect(page.locator('#reviews')).toContainText('Ulasan pembeli')
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts)
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
})

interface Grouped {
  data: { items: { group?: { key: string; sellers: number } }[] }
}

interface Sold {
  data: { items: { product: Parameters<typeof pathOf>[0] }[] }
}

const gambir = {
  district_id: '317106',
  district: 'Gambir',
  city: 'Jakarta Pusat',
  postal_code: '10110',
  latitude: -6.17,
  longitude: 106.82,
}

interface Shift {
  value: number
}

interface Watched {
  shifts: number[]
}

test('R-12 C-13: a buyer sees the shipping cost to the main address @long', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await addAddress(buyer, { district_id: '317106', postal_code: '10310' })
  await logIn(context, shop, buyer)
  const [product] = await findProducts('minyak')
  await open(page, pathOf(product!))
  await hydrated(page)
  const shipping = page.locator('section', {
    has: page.getByRole('heading', { name: 'Pengiriman' }),
  })
  // Immediately: the section replaces its skeleton while it scrolls into view.
  await shipping.evaluate((section) => section.scrollIntoView())
  await expect(shipping.getByText(/^Tiba \d+/).first()).toBeVisible()
  await expect(shipping.getByRole('button', { name: 'Ubah' })).toBeVisible()
})

test('R-12: “buy now” opens the checkout with the chosen quantity of that product alone @long', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await logIn(context, shop, buyer)
  const [product, other] = await findProducts('minyak')
  await fillCart(buyer, [other!])
  await open(page, pathOf(product!))
  await hydrated(page)
  const field = page.getByRole('spinbutton')
  await field.fill('60')
  await field.blur()
  const quantity = await field.inputValue()
  await page.getByRole('button', { name: 'Beli sekarang' }).click()
  await heading(page, 'Checkout')
  const goods = page.getByRole('main')
  await expect(goods.getByText(`${quantity} × ${product!.name}`, { exact: true })).toHaveCount(1)
  await expect(goods.getByText(other!.name)).toHaveCount(0)
})

test('R-12: reviews have a summary and a filter by stars @long', async ({ page }) => {
  const reviewed = (await findProducts('')).find((product) => product.review_count > 0)!
  await open(page, pathOf(reviewed))
  await hydrated(page)
  await page.getByRole('heading', { name: 'Deskripsi' }).scrollIntoViewIfNeeded()
  const reviews = page.locator('section', {
    has: page.getByRole('heading', { name: 'Ulasan pembeli' }),
  })
  await reviews.scrollIntoViewIfNeeded()
  await expect(reviews.getByRole('article').first()).toBeVisible()
  await expect(reviews.getByRole('button', { name: /^\d bintang$/ })).toHaveCount(5)
  const counts = await reviews
    .locator('meter')
    .evaluateAll((meters: HTMLMeterElement[]) => meters.map(({ value }) => value))
  const worst = counts.findLastIndex((count) => count > 0)
  await reviews.getByRole('button', { name: `${5 - worst} bintang` }).click()
  await expect(reviews.getByRole('article')).toHaveCount(Math.min(5, counts[worst]!))
})

test('R-12: a product can be shared and put on the wishlist, with reviews and related products below @long', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await logIn(context, shop, buyer)
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  await page.getByRole('button', { name: 'Tambah ke wishlist' }).click()
  await expect(page.getByRole('button', { name: 'Hapus dari wishlist' })).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.getByRole('button', { name: 'Bagikan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Bagikan produk' })
  await expect(sheet.getByRole('link', { name: 'Kirim lewat WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/\\?text=.*${encodeURIComponent(pathOf(product!))}$`),
  )
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await page.getByRole('heading', { name: 'Deskripsi' }).scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Ulasan pembeli' }).scrollIntoViewIfNeeded()
  await page.locator('#related').scrollIntoViewIfNeeded()
  await expect(page.locator('#related').getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hapus dari wishlist' })).toBeVisible()
  await heading(page, product!.name)
})

test('C-22 R-12: a visitor with a district compares the sellers of a product, and buys from another one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript((place) => {
    localStorage.setItem('chosen_place', JSON.stringify(place))
  }, gambir)
  const { data } = await readAsGuest<{ data: { items: { group?: { key: string } }[] } }>(
    '/search/v3/items?keyword=air%20mineral&group=1',
  )
  const { key } = data.items.find(({ group }) => group)!.group!
  // The document is rendered without the district.
  await open(page, `/p/${key}`)
  await hydrated(page)
  const sellers = page.getByRole('article')
  await expect(sellers.first()).toContainText('sampai di tempat')
  await expect(page.getByText('ke Gambir, Jakarta Pusat')).toBeVisible()
  const other = sellers.filter({ has: page.getByRole('button', { name: /^Pilih/ }) }).first()
  const name = await other.getAttribute('aria-label')
  await other.getByRole('button').click()
  await expect(page.getByText(`Dijual oleh ${name}`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('spinbutton')).toBeVisible()
})
