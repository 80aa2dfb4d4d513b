import { expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, hydrated, pathOf, readAsGuest, type Product } from '../fixtures/market.ts'
import { expect, heading, logIn, open, test } from '../fixtures/shop.ts'

interface Found extends Product {
  in_stock: boolean
  is_app_only: boolean
  masked_price: boolean
}

/** In a large shop, a rare kind of product is not on the first page, or not among the products of one keyword. */
const PAGES = 10

async function find(
  keywords: readonly string[],
  fits: (product: Found) => boolean,
): Promise<Found> {
  for (const keyword of keywords)
    for (let page = 1; page <= PAGES; page += 1) {
      const { data } = await readAsGuest<{ data: { items: Found[] } }>(
        `/search/v3/items?keyword=${encodeURIComponent(keyword)}&page=${page}`,
      )
      const found = data.items.find(fits)
      if (found) return found
      if (data.items.length === 0) break
    }
  throw new Error(`No such product is on the first ${PAGES} pages of ${keywords.join(', ')}`)
}

test('R-12: a removed product answers 404 or 410, and links to similar products', async ({
  page,
}) => {
  const response = await page.goto('/v/toko-yang-tidak-ada/product/beras-pulen-lama-1')
  expect([404, 410]).toContain(response!.status())
  await heading(page, 'Produk tidak ditemukan')
  await hydrated(page)
  await page.getByRole('link', { name: 'Cari produk lain' }).click()
  await heading(page, 'Hasil untuk “beras pulen lama”')
})

test('R-12 K-01: a product’s page shows the name and image of the tapped card before its own data loads', async ({
  page,
}) => {
  await open(page, '/search/beras?all_offers=1')
  await hydrated(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/mobile/v1/product/detail?**', async (route) => {
    await held.promise
    await route.continue()
  })
  const card = page.locator('main article a').first()
  const name = (await card.textContent())!
  await card.click()
  const begun = page.locator('main [aria-busy=true]')
  await expect(begun.getByText(name, { exact: true })).toBeVisible()
  await expect(begun.locator('img')).toHaveJSProperty('complete', true)
  held.resolve()
  await heading(page, name)
  await expect(begun).toHaveCount(0)
})

test('R-12 M-02: a buyer’s server-rendered buttons remain during the refetch and while their code loads, and accept a tap @long', async ({
  page,
  signedIn: _buyer,
}) => {
  const [product] = await findProducts('beras')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/checkout/widgets-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const isRefetched = page.waitForResponse('**/mobile/v1/product/detail?**')
  await page.goto(pathOf(product!), { waitUntil: 'commit' })
  const rendered = await page.getByRole('button', { name: '+ Keranjang' }).elementHandle()
  await isRefetched
  // The response re-renders the page.
  await page.waitForTimeout(500)
  expect(await rendered!.isVisible()).toBe(true)
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  held.resolve()
  await expect(page.getByRole('link', { name: /1 produk di keranjang/ })).toBeVisible()
})

test('R-12 K-01: a product whose code is loading shows the tapped card’s name and image at its top, and back restores the list’s position @long', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/product-ProductScreen.*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, '/search/beras?all_offers=1')
  await hydrated(page)
  const card = page.locator('main article a').nth(8)
  const name = (await card.textContent())!
  // Clear of both bars, also after the wheel event. Below a bar, a click would scroll the page first.
  await card.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  const image = card.locator('xpath=ancestor::article').locator('img').first()
  await expect(image).toHaveJSProperty('complete', true)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const place = (await scrolled()) + 200
  await page.mouse.wheel(0, 200)
  await expect.poll(scrolled).toBe(place)
  await card.click()
  const begun = page.locator('main [aria-busy=true]')
  await expect(begun.getByText(name, { exact: true })).toBeVisible()
  await expect(begun.locator('img')).toHaveJSProperty('complete', true)
  expect(await scrolled()).toBe(0)
  held.resolve()
  await heading(page, name)
  await expect(begun).toHaveCount(0)
  await page.goBack()
  await expect(card).toBeInViewport()
  expect(await scrolled()).toBe(place)
})

test('R-12: the images open in full size, one by one by swipes or arrows, and close at their place @long', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const first = page.getByRole('button', { name: /^Perbesar foto 1/ })
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Foto produk' })
  const closer = dialog.getByRole('button', { name: /^Lihat lebih dekat foto 1/ })
  await closer.click()
  await expect(closer).toHaveAttribute('aria-pressed', 'true')
  await closer.click()
  await dialog.getByRole('button', { name: /^2 dari/ }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^2 dari \d$/)
  await expect(dialog.getByRole('button', { name: /foto 2:/ })).toBeInViewport()
  await dialog.getByRole('button', { name: /^1 dari/ }).click()
  await expect(dialog.getByRole('status')).toHaveText(/^1 dari \d$/)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('R-12 M-07: a phone loads the last images of a product when the visitor moves to them', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const images = page.getByRole('button', { name: /^Perbesar foto/ }).locator('img')
  const isLoaded = (index: number) =>
    images.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  expect(await images.count()).toBeGreaterThan(3)
  await expect.poll(() => isLoaded(1)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await isLoaded(3)).toBe(false)
  await images.nth(2).scrollIntoViewIfNeeded()
  await expect.poll(() => isLoaded(3)).toBe(true)
})

test.describe('a phone of 412 pixels with 1.75 dots each', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test('K-08 R-12: loads the images of a product 720 dots wide', async ({ page }) => {
    const [product] = await findProducts('beras')
    await open(page, pathOf(product!))
    await hydrated(page)
    const image = page
      .getByRole('button', { name: /^Perbesar foto/ })
      .locator('img')
      .first()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
      .toMatch(/w=720$/)
  })
})

test('R-12 V-11: a chosen tier sets the quantity, its price and the subtotal', async ({ page }) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const tiers = page.getByRole('table', { name: 'Harga grosir' })
  await expect(page.getByText(/^Tambah \d+ .*, hemat \d+%$/)).toBeVisible()
  const last = tiers.getByRole('row').last()
  const price = Number((await last.getByRole('cell').last().textContent())!.replaceAll(/\D/g, ''))
  await last.getByRole('button').click()
  await expect(last.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  const quantity = Number(await page.getByRole('spinbutton', { name: /^Jumlah/ }).inputValue())
  expect(quantity).toBeGreaterThan(1)
  const total = `Rp\u00a0${(price * quantity).toLocaleString('id-ID')}`
  await expect(page.getByText(total, { exact: true })).toBeVisible()
  await expect(page.getByText(/^Tambah \d+ .*, hemat/)).toHaveCount(0)
})

test('R-12: the document describes the product, its offer, breadcrumbs and languages for search engines', async ({
  shop,
}) => {
  const [product] = await findProducts('beras')
  const path = pathOf(product!)
  const html = await (await fetch(shop + path)).text()
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  )
  expect(things.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList'])
  expect(things[0]).toMatchObject({
    name: product!.name,
    offers: { priceCurrency: 'IDR', availability: 'https://schema.org/InStock' },
  })
  expect(html).toContain(`<link rel="canonical" href="${shop}${path}"`)
  expect(html).toMatch(
    new RegExp(`<link rel="alternate" hrefLang="en" href="[^"]*${path}/en"`, 'i'),
  )
  const english = await (await fetch(`${shop}${path}/en`)).text()
  expect(english).toContain('<html lang="en"')
})

test('X-08 R-12: an app-only product shows a notice, and can not be bought here', async ({
  page,
}) => {
  const product = await find(['minyak', 'beras', 'teh'], (one) => one.is_app_only)
  await open(page, pathOf(product))
  await expect(page.getByText('Produk hanya dapat dibuka melalui aplikasi')).toBeVisible()
  await expect(page.getByRole('button', { name: '+ Keranjang' })).toHaveCount(0)
})

test('R-12 P-01: a masked price is visible to buyers, and a buyer can set a reminder for a sold-out product @long', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  const hidden = await find(['beras'], (one) => one.masked_price)
  await open(page, pathOf(hidden))
  await expect(page.getByText('Masuk untuk lihat harga').first()).toBeVisible()
  await logIn(context, shop, buyer)
  await page.reload()
  await expect(page.getByRole('button', { name: '+ Keranjang' })).toBeVisible()
  await expect(page.getByText('Masuk untuk lihat harga')).toHaveCount(0)

  const soldOut = await find(['minyak', 'beras', 'teh'], (one) => !one.in_stock && !one.is_app_only)
  await open(page, pathOf(soldOut))
  await hydrated(page)
  await page.getByRole('button', { name: 'Ingatkan saya' }).click()
  await expect(page.getByText('Pengingat dipasang')).toBeVisible()

  await page.getByRole('button', { name: 'Lihat produk serupa' }).click()
  const related = page.locator('#related')
  await expect(related.getByRole('article').first()).toBeVisible()
  await expect
    .poll(async () => (await related.boundingBox())!.y, { message: 'how far below the top' })
    .toBeLessThan(120)
  await page.reload()
  await expect(page.getByText('Pengingat dipasang')).toBeVisible()
})

test('X-08: a closed store shows a notice, and its products remain visible @long', async ({
  page,
}) => {
  const { data } = await readAsGuest<{ data: { items: { alias: string; is_open: boolean }[] } }>(
    '/search/v3/sellers',
  )
  const closed = data.items.find((seller) => !seller.is_open)!
  await open(page, `/v/${closed.alias}`)
  await expect(page.getByText('Toko sedang tutup')).toBeVisible()
  await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible()
})

test('K-06 R-12 U-21: the bar for buying never covers the focused control @long', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const bar = page.locator('[data-widget="checkout/add-to-cart"]').locator('..')
  await expect(bar.getByRole('button')).toHaveCount(2)
  // The focused control, when the bar covers a part of it.
  const covered = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement!
      if (!element.parentElement!.contains(focused) || element.contains(focused)) return null
      const below = focused.getBoundingClientRect().bottom - element.getBoundingClientRect().top
      return below > 0 ? focused.outerHTML : null
    })
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab')
    // Parts near the viewport are rendered meanwhile, above the control too.
    await expect.poll(covered).toBeNull()
  }
})
