import { untilHydrated, expect, test } from '../fixtures/shop.ts'

test('R-12: a touch on a product prefetches it, and it is read once', async ({ page }) => {
  await page.goto('/search/beras?all_offers=1')
  await untilHydrated(page)
  const link = page.locator('main a[href^="/v/"][href*="/product/"]').first()
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/product\/detail\?/.test(request.url())) requested.push(request.url())
  })
  // Link prefetching starts some time after the page has loaded.
  await expect(async () => {
    await link.dispatchEvent('touchstart')
    expect(requested).toHaveLength(1)
  }).toPass({ timeout: 15_000 })
  await link.tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/product\//)
  expect(requested).toHaveLength(1)
})

test('R-12: nothing of the next screens is prefetched with save-data @long', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/search/beras?all_offers=1')
  await untilHydrated(page)
  const before = requested.length
  // Deferred code loads with the first scroll, or after a while.
  await page.mouse.wheel(0, 300)
  const since = (what: RegExp) => requested.slice(before).filter((path) => what.test(path))
  await expect.poll(() => since(/^\/assets\/host\/.*\.js$/)).not.toEqual([])
  expect(since(/ProductScreen/)).toEqual([])
})
