import {
  untilHydrated,
  expect,
  heading,
  logIn,
  open,
  press,
  signIn,
  test,
} from '../fixtures/shop.ts'
import type { Route } from '@playwright/test'

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** The scripts of the services remote, which the home page has not loaded. */
const SERVICES = /\/services\/.*\.js$/

test('F-02: a chosen language changes in place, and persists after a reload', async ({ page }) => {
  await open(page, '/menu')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await press(page, /Switch to English/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await heading(page, 'All menus')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await heading(page, 'All menus')
})

test('F-02: the page’s messages change immediately, and the gateway’s texts after a refetch', async ({
  page,
  context,
}) => {
  const released = Promise.withResolvers<void>()
  await open(page, '/category')
  await context.route('**/gateway/**', async (route) => {
    await released.promise
    await route.continue()
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Beras', exact: true }).first()).toBeVisible()
  await press(page, /Switch to English/)
  await heading(page, 'Categories')
  await expect(main.getByRole('link', { name: 'Beras', exact: true }).first()).toBeVisible()
  released.resolve()
  await expect(main.getByRole('link', { name: 'Rice', exact: true }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: 'Beras', exact: true })).toHaveCount(0)
})

test('F-02 K-06: the link to the search has its full name on every phone, without truncated text @long', async ({
  page,
}) => {
  await open(page, '/menu')
  for (const name of ['Cari produk atau toko', 'Search products or stores']) {
    const words = page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .locator('> span')
    for (const width of [320, 360, 412, 480]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(words).toBeVisible()
      expect(await words.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
    }
    if (name.startsWith('Cari')) await press(page, /Switch to English/)
  }
})

test('C-30 T-01: the bar has five links; they and the cart show counts to a buyer, and none to a guest', async ({
  page,
  context,
  shop,
}) => {
  const bar = page.getByRole('navigation', { name: 'Menu utama' })
  const places = ['Beranda', 'Kategori', 'Transaksi', 'Chat', 'Akun']
  await open(page, '/menu')
  await expect(bar.getByRole('link')).toHaveText(places)
  await logIn(context, shop, await signIn('budi@contoh.id'))
  await open(page, '/menu')
  await expect(bar.getByRole('link')).toHaveText(places.map((place) => new RegExp(`^${place}`)))
  await expect(bar.getByRole('link', { name: /^Transaksi.*\d/ })).toBeVisible()
  await expect(bar.getByRole('link', { name: /^Akun.*\d/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Keranjang/ })).toBeVisible()
})

test('X-07 M-02: a part that cannot be loaded is named, the frame remains usable, and a retry renders the part', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^ChunkLoadError: /)
  await open(page, '/menu')
  await context.route(SERVICES, (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Semua layanan' }).click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
  await context.unroute(SERVICES)
  await retry.click()
  await heading(page, 'Layanan untuk bisnis Anda')
})

test('X-07 R-35: without a connection the sign-in page shows a notice, and loads when the connection is back @long', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^ChunkLoadError: /)
  await open(page, '/menu')
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Akun' })
    .click()
  await heading(page, 'Halaman masuk belum dapat dimuat')
  await context.setOffline(false)
  await heading(page, 'Masuk')
})

test('K-03 X-07: a part whose response never arrives times out after 120 seconds, not before @long', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^ChunkLoadError: /)
  await page.clock.install()
  await open(page, '/menu')
  const held: Route[] = []
  await context.route(SERVICES, (route) => void held.push(route))
  await page.getByRole('main').getByRole('link', { name: 'Semua layanan' }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' })
  await page.clock.fastForward(115_000)
  await expect(retry).toHaveCount(0)
  await expect(async () => {
    await page.clock.fastForward(120_000)
    await expect(retry).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('T-01 T-03 N-06: a sign-out in one tab appears in the other, and clears all data of the buyer', async ({
  context,
  buyer,
  shop,
}) => {
  await logIn(context, shop, buyer)
  const [first, second] = [await context.newPage(), await context.newPage()]
  await open(first, '/transaction')
  await expect(first.getByText('Anda belum memiliki pesanan')).toBeVisible()
  await first.evaluate(() => Object.assign(window, { ofTheBuyer: true }))
  await open(second, '/profile')
  await second.evaluate(() => localStorage.setItem('recent_search', '{"beras":1}'))
  await second.getByRole('link', { name: 'Keluar', exact: true }).click()
  await second.waitForURL(/\/logout$/)
  await first.waitForURL('/login')
  await first.waitForFunction(() => !('ofTheBuyer' in window))
  const kept = (await context.cookies()).map(({ name }) => name)
  for (const name of ['access_token', 'refresh_token', 'date_milliseconds'])
    expect(kept).not.toContain(name)
  expect(await first.evaluate(() => localStorage.getItem('recent_search'))).toBeNull()
})

test('X-09 X-08: a page that crashes offers a reload', async ({ page, context, problems }) => {
  problems.allow(/^TypeError: /)
  // An invalid response makes the screen throw while it renders.
  await context.route('**/core/api/v4/brands**', (route) =>
    route.fulfill({ json: { result: [null] } }),
  )
  await open(page, '/menu')
  await page.getByRole('main').getByRole('link', { name: 'Merek', exact: true }).click()
  await heading(page, 'Ada yang tidak beres di halaman ini')
  await context.unroute('**/core/api/v4/brands**')
  await press(page, 'Muat ulang')
  await heading(page, 'Merek')
  await untilHydrated(page)
})

test('K-06: a toast has the full width under 480 px, 320 px from 480 px, and 480 px minus margins on a desktop @long', async ({
  page,
}) => {
  for (const [width, expected] of [
    [479, 479],
    [480, 320],
    [1280, 456],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/login?social_error=expired')
    const toast = page.locator('.Toastify__toast')
    await expect(toast).toBeVisible()
    // A hovered toast remains open.
    await toast.hover()
    await expect(toast).toHaveCSS('min-height', '64px')
    const place = (await toast.boundingBox())!
    expect([width, place.width]).toEqual([width, expected])
    // In the middle of the column.
    const column = (await page.getByRole('main').boundingBox())!
    expect(Math.round(place.x + place.width / 2)).toBe(Math.round(column.x + column.width / 2))
  }
})

test('K-06 X-10: a toast lasts as long with reduced motion @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // The animation of its progress bar ends a toast, so it is looked at from the first moment on.
  await page.goto('/login?social_error=expired', { waitUntil: 'commit' })
  const bar = page.locator('.Toastify__toast').getByRole('progressbar')
  await expect(bar).toHaveCSS('animation-duration', '5s')
})

test('X-03 X-10 K-06: a toast is above the bottom bar, as wide as the phone, and can be closed @long', async ({
  page,
}) => {
  await open(page, '/login?social_error=expired')
  const toast = page.getByRole('alert').filter({ hasText: 'Waktu masuk dengan Google sudah habis' })
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCSS('background-color', 'rgb(229, 0, 0)')
  expect((await toast.boundingBox())?.width).toBe(360)
  await toast.locator('..').getByRole('button', { name: 'Tutup' }).click()
  await expect(toast).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Lanjut dengan Google' })).toBeVisible()
})

test('F-02 X-09: a page that was reloaded at a scroll position can be left', async ({
  page,
  problems,
}) => {
  await open(page, '/')
  await untilHydrated(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Kategori' })
    .click()
  await heading(page, 'Kategori')
  expect(problems.all()).toEqual([])
})
