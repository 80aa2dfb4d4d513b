import type { Locator } from '@playwright/test'
import { hydrated } from '../fixtures/market.ts'
import { expect, open, test } from '../fixtures/shop.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('M-07 R-01: home has two small banners beside the large one, and catalogues and services in one row, before and after its scripts', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/host\/main\./, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  const carousel = main.getByRole('region', { name: 'Promo pilihan' })
  const banners = carousel.getByRole('listitem')
  const services = main.getByRole('link', { name: 'Keanggotaan', exact: true })
  const placeOf = async (item: Locator) => (await item.boundingBox())!
  const expectRows = async () => {
    const large = await placeOf(banners.first())
    const upper = await placeOf(banners.nth(-2))
    const lower = await placeOf(banners.last())
    expect(large.width / upper.width).toBeCloseTo(2, 0)
    for (const small of [upper, lower])
      expect(small.x).toBeGreaterThanOrEqual(large.x + large.width)
    expect(upper.y).toBeCloseTo(large.y, 0)
    expect(lower.y).toBeGreaterThan(upper.y + upper.height)
    expect(lower.y + lower.height).toBeCloseTo(large.y + large.height, 0)
    const catalogue = await placeOf(main.getByRole('link', { name: 'Resto', exact: true }))
    const service = await placeOf(services)
    expect(service.y).toBeCloseTo(catalogue.y, 0)
    expect(service.y + service.height).toBeLessThan(800)
  }
  for (const small of [banners.nth(-2), banners.last()]) {
    const image = small.getByRole('img')
    await expect(image).toBeInViewport()
    await expect(image).toHaveJSProperty('complete', true)
    await expect(image).not.toHaveJSProperty('naturalWidth', 0)
  }
  await expectRows()
  held.resolve()
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expectRows()
  await expect(services).toHaveCount(1)
})

test.describe('with a mouse', () => {
  test.use({ hasTouch: false })

  test('M-07 R-01 U-22: on a wide home page a mouse moves the large banner with arrows, in a circle @long', async ({
    page,
  }) => {
    await open(page, '/')
    const carousel = page.getByRole('main').getByRole('region', { name: 'Promo pilihan' })
    const banners = carousel.getByRole('listitem')
    const last = (await banners.count()) - 3
    const arrows = carousel.locator('button[aria-hidden]')
    await carousel.hover()
    await arrows.last().click()
    await expect(banners.nth(1)).toBeInViewport({ ratio: 1 })
    await arrows.first().click()
    await expect(banners.first()).toBeInViewport({ ratio: 1 })
    await arrows.first().click()
    await expect(banners.nth(last)).toBeInViewport({ ratio: 1 })
    await arrows.last().click()
    await expect(banners.first()).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(arrows.first()).toBeHidden()
  })
})

test('M-07 R-01 K-06: by keyboard, home leads from the banners to the catalogues and the services @long', async ({
  page,
}) => {
  await open(page, '/')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const main = page.getByRole('main')
  const paths = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const banners = main.getByRole('region', { name: 'Promo pilihan' }).getByRole('link')
  const catalogues = main.getByRole('region', { name: 'Katalog usaha' }).getByRole('link')
  // The button that pauses the banners is between them and the catalogues.
  const expected = [...(await paths(banners)), null, ...(await paths(catalogues)), '/local-store']
  await banners.first().focus()
  const visited: (string | null)[] = []
  for (const _ of expected) {
    visited.push(await page.evaluate(() => document.activeElement!.getAttribute('href')))
    await page.keyboard.press('Tab')
  }
  expect(visited).toEqual(expected)
})
