import type { Page } from '@playwright/test'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { fillCart, makeOrder } from '../fixtures/orders.ts'
import { expect, test } from '../fixtures/platform.ts'
import { addAddress, logIn, registerBuyer } from '../fixtures/shop.ts'
import { variantOf } from '../fixtures/variants.ts'

test.use({ serviceWorkers: 'allow' })

/** The addresses in the worker's caches whose name begins so. */
const kept = (page: Page, cache: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start))
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  }, cache)

const untilKept = (page: Page, path: string, cache = 'pages') =>
  expect.poll(() => kept(page, cache), { timeout: 30_000 }).toContain(path)

const pictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.naturalWidth > 0)
        .map(({ currentSrc }) => currentSrc),
    )

test('F-02: what was visited stands without a connection, what was not says so, and all comes back', async ({
  page,
  platform,
  context,
}) => {
  const [product] = await findProducts('beras')
  await page.goto(`${platform.address}${pathOf(product!)}`)
  await untilKept(page, pathOf(product!))
  // A page that was reached without a document of its own is kept as well.
  await page.getByRole('link', { name: 'Kategori' }).click()
  await untilKept(page, '/category')

  await page.goto(`${platform.address}${pathOf(product!)}`)
  await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(0)
  await expect.poll(async () => (await kept(page, 'pictures')).length).toBeGreaterThan(0)
  await platform.stopEdge()
  await context.setOffline(true)

  await page.reload()
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

test('F-02: the pictures of a first visit come over the line once, and stand without a connection', async ({
  page,
  platform,
  context,
}) => {
  const asked: string[] = []
  context.on('request', (request) => {
    if (/\/gateway\/img\//.test(request.url())) asked.push(request.url())
  })
  await page.goto(`${platform.address}/search/beras`)
  await untilKept(page, '/search/beras')
  await expect.poll(async () => (await pictures(page)).length).toBeGreaterThan(3)
  const shown = await pictures(page)
  // The first picture of a product is the one that was tapped, until its larger one is there.
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await untilKept(page, new URL(page.url()).pathname)
  for (const picture of shown) expect(asked.filter((url) => url === picture)).toHaveLength(1)

  await page.goBack()
  await platform.stopEdge()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Menampilkan data tersimpan').first()).toBeVisible()
  await expect.poll(() => pictures(page)).toEqual(expect.arrayContaining(shown.slice(0, 2)))
})

test('F-02: a page that the shop could not give comes back by itself when the shop does', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.address}/category`)
  await untilKept(page, '/category')
  await platform.stopEdge()
  await page.goto(`${platform.address}/services/tender`)
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang offline' })).toBeVisible()
  await platform.restartEdge()
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
})

test('R-30 R-19: how an order is paid stands without a connection, also after a reload', async ({
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
  await untilKept(page, '/transaction')
  await page.getByRole('link', { name: 'Bayar', exact: true }).click()
  await page.getByRole('link', { name: 'Lihat pesanan' }).click()
  await expect(page.getByText('Nomor virtual account BCA')).toBeVisible()
  await untilKept(page, `/thank-you/${order_serial}`)
  await untilKept(page, `/transaction/${order_id}`)
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

test('T-03: what stands on a buyer’s pages is never kept, and where he has been is forgotten when he leaves', async ({
  page,
  platform,
  context,
}) => {
  await logIn(context, platform.address, await registerBuyer())
  await page.goto(platform.address)
  await untilKept(page, '/')
  await page.goto(`${platform.address}/profile`)
  await page.goto(`${platform.address}/category`)
  await untilKept(page, '/category')
  expect(await kept(page, '')).not.toContain('/profile')
  expect((await kept(page, '')).filter((path) => /^\/gateway\/(?!img\/)/.test(path))).toEqual([])
  await page.goto(`${platform.address}/login/logout`)
  await page.getByRole('button', { name: 'Keluar' }).click()
  // The page that is asked leaves for another in between.
  await expect(async () => expect(await kept(page, 'pages')).not.toContain('/category')).toPass()
})

test('M-04: a release while a tab is open leaves that tab alone, and the next document is new', async ({
  page,
  platform,
  context,
}) => {
  await page.goto(`${platform.address}/services`)
  await untilKept(page, '/services')
  const variant = await variantOf('services', '1.1.0')
  await variant.replace('src/messages/id.json', 'Layanan untuk bisnis Anda', 'Layanan yang baru')
  await platform.release(await variant.build())

  await page.getByRole('link', { name: 'Kategori' }).click()
  await page.goBack()
  await expect(page.getByText('Layanan untuk bisnis Anda').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Layanan yang baru').first()).toBeVisible()

  // And it is the new one that stands without a connection.
  await platform.stopEdge()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('Layanan yang baru').first()).toBeVisible()
})
