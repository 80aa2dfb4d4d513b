import { findProducts, hydrated, pathOf, readAsGuest, type Product } from '../fixtures/market.ts'
import { expect, heading, logIn, open, test } from '../fixtures/shop.ts'

interface Found extends Product {
  in_stock: boolean
  is_app_only: boolean
  masked_price: boolean
}

async function find(keyword: string, fits: (product: Found) => boolean): Promise<Found> {
  const { data } = await readAsGuest<{ data: { items: Found[] } }>(
    `/search/v3/items?keyword=${encodeURIComponent(keyword)}`,
  )
  return data.items.find(fits)!
}

test('R-12: a product that is gone answers 404 or 410, and leads to others like it', async ({
  page,
}) => {
  const response = await page.goto('/v/toko-yang-tidak-ada/product/beras-pulen-lama-1')
  expect([404, 410]).toContain(response!.status())
  await heading(page, 'Produk tidak ditemukan')
  await hydrated(page)
  await page.getByRole('link', { name: 'Cari produk lain' }).click()
  await heading(page, 'Hasil untuk “beras pulen lama”')
})

test('R-12 K-01: a product begins with the name and picture of the tapped card, before its own data is there', async ({
  page,
}) => {
  await open(page, '/search/beras')
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

test('R-12 M-02: a buyer’s drawn buttons stay while what a guest could not see is read and their code is on its way, and a tap on them counts', async ({
  page,
  signedIn: _buyer,
}) => {
  const [product] = await findProducts('beras')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/checkout/widgets-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const isReadAnew = page.waitForResponse('**/mobile/v1/product/detail?**')
  await page.goto(pathOf(product!), { waitUntil: 'commit' })
  const drawn = await page.getByRole('button', { name: '+ Keranjang' }).elementHandle()
  await isReadAnew
  // With the answer the page is drawn anew.
  await page.waitForTimeout(500)
  expect(await drawn!.isVisible()).toBe(true)
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  held.resolve()
  await expect(page.getByRole('link', { name: /1 produk di keranjang/ })).toBeVisible()
})

test('R-12 K-01: a product whose code is still on its way begins at its top with the name and picture of the tapped card, and the list is found again where it was left', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/product-ProductScreen.*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, '/search/beras')
  await hydrated(page)
  const card = page.locator('main article a').nth(8)
  const name = (await card.textContent())!
  // Clear of both bars, also after the wheel: below one of them a click would move the page first.
  await card.evaluate((element) => element.scrollIntoView({ block: 'end' }))
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

test('R-12: its pictures open large, one by one, and close where they were opened', async ({
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
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('R-12 V-11: a tier that is chosen sets the quantity, its price and the subtotal', async ({
  page,
}) => {
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

test('R-12: the document tells search engines the product, its offer, its place and its languages', async ({
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

test('X-08 R-12: what only the app opens says so, and can not be bought here', async ({ page }) => {
  const product = await find('minyak', (one) => one.is_app_only)
  await open(page, pathOf(product))
  await expect(page.getByText('Produk hanya dapat dibuka melalui aplikasi')).toBeVisible()
  await expect(page.getByRole('button', { name: '+ Keranjang' })).toHaveCount(0)
})

test('R-12 P-01: a hidden price is for buyers, and a buyer is reminded of what is sold out', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  const hidden = await find('beras', (one) => one.masked_price)
  await open(page, pathOf(hidden))
  await expect(page.getByText('Masuk untuk lihat harga').first()).toBeVisible()
  await logIn(context, shop, buyer)
  await page.reload()
  await expect(page.getByRole('button', { name: '+ Keranjang' })).toBeVisible()
  await expect(page.getByText('Masuk untuk lihat harga')).toHaveCount(0)

  const soldOut = await find('minyak', (one) => !one.in_stock && !one.is_app_only)
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

test('X-08: a store that is closed says so, and what it sells can be looked at', async ({
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

test('K-06 R-12: what the keyboard comes to is never below the bar for buying', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const bar = page.locator('[data-widget="checkout/add-to-cart"]').locator('..')
  await expect(bar.getByRole('button')).toHaveCount(2)
  // The focused control, when the bar covers something of it.
  const covered = () =>
    bar.evaluate((element) => {
      const focused = document.activeElement!
      if (!element.parentElement!.contains(focused) || element.contains(focused)) return null
      const below = focused.getBoundingClientRect().bottom - element.getBoundingClientRect().top
      return below > 0 ? focused.outerHTML : null
    })
  for (let tabs = 0; tabs < 40; tabs++) {
    await page.keyboard.press('Tab')
    // What comes near is drawn meanwhile, above it too.
    await expect.poll(covered).toBeNull()
  }
})
