import type { Page } from '@playwright/test'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { fillCart, makeOrder } from '../fixtures/orders.ts'
import { expect, test } from '../fixtures/platform.ts'
import { addAddress, logIn, registerBuyer } from '../fixtures/shop.ts'
import { variantOf } from '../fixtures/variants.ts'

test.use({ serviceWorkers: 'allow' })

/** The addresses in the service worker's caches whose name starts with `cache`. */
const cached = (page: Page, cache: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  }, cache)

const untilCached = (page: Page, path: string, cache = 'pages') =>
  expect.poll(() => cached(page, cache), { timeout: 30_000 }).toContain(path)

const pictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.naturalWidth > 0)
        .map(({ currentSrc }) => currentSrc),
    )

test('F-02: visited pages open offline, others show a notice, and both recover with the connection', async ({
  page,
  platform,
  context,
}) => {
  const [product] = await findProducts('beras')
  await page.goto(`${platform.address}${pathOf(product!)}`)
  await untilCached(page, pathOf(product!))
  // A page that was reached by client navigation is cached as well.
  await page.getByRole('link', { name: 'Kategori' }).click()
  await untilCached(page, '/category')

  await page.goto(`${platform.address}${pathOf(product!)}`)
  await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(0)
  await expect.poll(async () => (await cached(page, 'pictures')).length).toBeGreaterThan(0)
  await platform.stopEdge()
  await context.setOffline(true)

  await page.reload()
  // Chromium's emulation leaves `navigator.onLine` true in a document that a service worker answers: it is applied
  // again.
  await context.setOffline(false)
  await context.setOffline(true)
  await expect(page.getByRole('heading', { level: 1, name: product!.name })).toBeVisible()
  await expect(page.getByText('Anda sedang offline · Menampilkan data tersimpan')).toBeVisible()
  await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(0)

  await page.goto(`${platform.address}/services/tender`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang offline' })).toBeVisible()
  await page.getByRole('link', { name: /Kategori/ }).click()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()

  await page.goto(`${platform.address}/services/tender`)
  await platform.restartEdge()
  await context.setOffline(false)
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  await expect(page.getByText('Menampilkan data tersimpan')).toBeHidden()
})

test('F-02: the images of a first visit are downloaded once, and are available offline @long', async ({
  page,
  platform,
  context,
}) => {
  const requested: string[] = []
  context.on('request', (request) => {
    if (/\/gateway\/img\//.test(request.url())) requested.push(request.url())
  })
  await page.goto(`${platform.address}/search/beras?all_offers=1`)
  await untilCached(page, '/search/beras')
  await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(3)
  const shown = await pictures(page)
  // The first image of a product is the tapped card's, until the larger one loads.
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await untilCached(page, new URL(page.url()).pathname)
  for (const picture of shown) expect(requested.filter((url) => url === picture)).toHaveLength(1)

  await page.goBack()
  await platform.stopEdge()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Menampilkan data tersimpan').first()).toBeVisible()
  await expect.poll(() => pictures(page)).toEqual(expect.arrayContaining(shown.slice(0, 2)))
})

test('F-02: a page that failed during an outage loads by itself when the shop is back @long', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.address}/category`)
  await untilCached(page, '/category')
  await platform.stopEdge()
  await page.goto(`${platform.address}/services/tender`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang offline' })).toBeVisible()
  await platform.restartEdge()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
})

test('R-30 R-19: the payment instructions of an order are available offline, also after a reload @long', async ({
  page,
  platform,
  context,
}) => {
  const buyer = await registerBuyer()
  await addAddress(buyer)
  await fillCart(buyer, [(await findProducts('beras'))[0]!])
  const { order_serial, order_id } = await makeOrder(buyer, 'va-bca')
  await logIn(context, platform.address, buyer)
  await page.goto(`${platform.address}/transaction`)
  await untilCached(page, '/transaction')
  await page.getByRole('link', { name: 'Bayar', exact: true }).click()
  await page.getByRole('link', { name: 'Lihat pesanan' }).click()
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()
  await untilCached(page, `/thank-you/${order_serial}`)
  await untilCached(page, `/transaction/${order_id}`)
  await platform.stopEdge()
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()
  await expect(page.getByText('Menampilkan data tersimpan').first()).toBeVisible()
  await page.goto(`${platform.address}/thank-you/${order_serial}`)
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()
  await page.goto(`${platform.address}/transaction`)
  await expect(page.getByRole('region', { name: order_serial })).toBeVisible()
})

test('R-19 F-02: the list of orders opens offline from home, with its styles, when only its own document was opened before', async ({
  page,
  platform,
  context,
}) => {
  const buyer = await registerBuyer()
  await addAddress(buyer)
  await fillCart(buyer, [(await findProducts('beras'))[0]!])
  const { order_serial } = await makeOrder(buyer, 'va-bca')
  await logIn(context, platform.address, buyer)
  await page.goto(`${platform.address}/transaction`)
  await untilCached(page, '/transaction')
  const order = page.getByRole('region', { name: order_serial })
  const padding = (await order.evaluate((element) => getComputedStyle(element).padding))!
  await page.goto(platform.address)
  await untilCached(page, '/')
  await platform.stopEdge()
  await context.setOffline(true)

  await page.getByRole('link', { name: /^Transaksi/ }).click()
  await expect(order).toBeVisible()
  await expect(order).toHaveCSS('padding', padding)
})

test('T-03: a buyer’s data is never cached, and a sign-out clears the cached pages @long', async ({
  page,
  platform,
  context,
}) => {
  await logIn(context, platform.address, await registerBuyer())
  await page.goto(platform.address)
  await untilCached(page, '/')
  await page.goto(`${platform.address}/profile`)
  await page.goto(`${platform.address}/category`)
  await untilCached(page, '/category')
  expect(await cached(page, '')).not.toContain('/profile')
  expect((await cached(page, '')).filter((path) => /^\/gateway\/(?!img\/)/.test(path))).toEqual([])
  await page.goto(`${platform.address}/login/logout`)
  await page.getByRole('button', { name: 'Keluar' }).click()
  // The page navigates during this check, so the check is repeated.
  await expect(async () => expect(await cached(page, 'pages')).not.toContain('/category')).toPass()
})

test('M-04: a release does not change an open tab, and the next document has the new version @long', async ({
  page,
  platform,
  context,
}) => {
  await page.goto(`${platform.address}/services`)
  await untilCached(page, '/services')
  const variant = await variantOf('services', '1.1.0')
  await variant.replace('src/messages/id.json', 'Layanan untuk bisnis Anda', 'Layanan yang baru')
  await platform.release(await variant.build())

  await page.getByRole('link', { name: 'Kategori' }).click()
  await page.goBack()
  await expect(page.getByText('Layanan untuk bisnis Anda').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Layanan yang baru').first()).toBeVisible()

  // The new version is available offline.
  await platform.stopEdge()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Layanan yang baru').first()).toBeVisible()
})
