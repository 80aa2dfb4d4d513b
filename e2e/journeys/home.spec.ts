import type { Locator } from '@playwright/test'
import { findProducts, hydrated, pathOf } from '../fixtures/market.ts'
import { expect, heading, open, test } from '../fixtures/shop.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

test('R-01: banners rotate, can be swiped and paused, and cause no layout shift', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  await hydrated(page)
  const banners = page.getByRole('region', { name: 'Promo pilihan' }).getByRole('listitem')
  await banners.nth(1).scrollIntoViewIfNeeded()
  await expect(banners.nth(1)).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Jeda' }).click()
  await expect(page.getByRole('button', { name: 'Putar' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(
    await page.evaluate(() => (window as unknown as { shifted: number }).shifted),
  ).toBeLessThan(0.05)
})

test('R-01: a phone has all banners in the carousel, and the services below the brands', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await hydrated(page)
  const main = page.getByRole('main')
  const banners = main.getByRole('region', { name: 'Promo pilihan' }).getByRole('listitem')
  const places = await Promise.all((await banners.all()).map((banner) => banner.boundingBox()))
  expect(places.length).toBeGreaterThan(2)
  const [first] = places
  for (const [index, place] of places.entries()) {
    expect(place!.width).toBeCloseTo(first!.width, 0)
    expect(place!.y).toBeCloseTo(first!.y, 0)
    expect(place!.x).toBeCloseTo(first!.x + index * first!.width, 0)
  }
  const brands = await main.getByRole('heading', { name: 'Merek pilihan' }).boundingBox()
  const services = main.getByRole('link', { name: 'Keanggotaan', exact: true })
  expect((await services.boundingBox())!.y).toBeGreaterThan(brands!.y)
})

test('R-01 R-05 T-14 E-10: the running deal shows a countdown and stock labels, and links to all its products', async ({
  page,
}) => {
  await open(page, '/')
  await hydrated(page)
  const deals = page.getByRole('list', { name: 'Promo hari ini' })
  const label = /Belum tersedia|Stok habis|Segera habis|Sebagian terjual|Masih tersedia/
  await expect(deals.getByRole('listitem').first()).toContainText(label)
  const timer = page.getByRole('timer').first()
  const before = await timer.textContent()
  await expect.poll(() => timer.textContent()).not.toBe(before)
  await page.locator('a[href="/daily-deals"]', { hasText: 'Lihat semua' }).click()
  await heading(page, 'Promo hari ini')
  await expect(page.getByRole('main').getByText(label).first()).toBeVisible()
  await expect(page.getByText('Promo berikutnya')).toBeVisible()
})

test('R-01 C-18: catalogues, brands, campaigns, more banners and the endless product list lead to their pages @long', async ({
  page,
}) => {
  await open(page, '/')
  await hydrated(page)
  const main = page.getByRole('main')
  const entrances = main.getByRole('region', { name: 'Katalog usaha' }).getByRole('link')
  await expect(entrances).toHaveText(['Resto', 'Kantor', 'Grosir', 'Otomotif', 'Semua'])
  const path = (link: Locator) => link.evaluate((one: HTMLAnchorElement) => one.pathname)
  expect(await Promise.all((await entrances.all()).map(path))).toEqual([
    '/big-resto',
    '/big-office',
    '/big-mart',
    '/big-auto',
    '/category',
  ])
  for (const [list, leads] of [
    ['Merek pilihan', /^\/brand\/./],
    ['Promo spesial', /^\/campaign\/./],
  ] as const) {
    const links = main.getByRole('list', { name: list }).getByRole('link')
    await links.first().scrollIntoViewIfNeeded()
    expect(await path(links.first())).toMatch(leads)
  }
  await main.getByRole('heading', { name: 'Untuk usaha Anda' }).scrollIntoViewIfNeeded()
  const banner = main.getByRole('region', { name: 'Promo lainnya' }).getByRole('link').first()
  await expect(banner.getByRole('img')).toHaveAccessibleName(/\S/)
  const more = page.getByRole('button', { name: 'Muat lebih banyak' })
  await more.scrollIntoViewIfNeeded()
  const products = main.getByRole('article')
  const before = await products.count()
  await more.click()
  await expect.poll(() => products.count()).toBeGreaterThan(before)
  await page.goto(await banner.evaluate((one: HTMLAnchorElement) => one.href))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Halaman tidak ditemukan')
})

test('R-01: new visitors find the welcome voucher, services, membership and the recently viewed products @long', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  await open(page, '/')
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /Voucher selamat datang 20%/ })).toBeVisible()
  for (const [name, path] of [
    ['Keanggotaan', '/services/borong-partner'],
    ['Ajukan tender', '/services/tender'],
    ['Pulsa', '/billing/pulsa'],
    ['Toko terdekat', '/local-store'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  const recent = page.getByRole('list', { name: 'Terakhir dilihat' })
  await recent.scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link', { name: product!.name })).toBeVisible()
})
