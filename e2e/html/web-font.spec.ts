import type { Page } from '@playwright/test'
import { expect, hydrated, test, watchShifts } from '../fixtures/documents.ts'
import { BRAND_FONT, fontsOf } from '../fixtures/fonts.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'

const isWebFont = (address: string) => /\/plus-jakarta-sans\.\w+\.woff2$/.test(address)

// The heading may be replacing its skeleton at this moment.
const setIn = (page: Page, selector: string, fonts: unknown) =>
  expect(async () => expect(await fontsOf(page, selector)).toEqual(fonts)).toPass()

test('the web font does not load with a first page, loads after a navigation, and is used in every later document @long', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (isWebFont(request.url())) requested.push(request.url())
  })
  await page.goto('/search/beras')
  expect(await hydrated(page)).toBe('hydrated')
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])

  const font = page.waitForResponse((response) => isWebFont(response.url()))
  await page.getByRole('main').getByRole('link', { name: /beras/i }).first().click()
  await (await font).finished()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('face=1')
  // Pages of the same document retain their font, so that back restores the scroll position.
  await page.getByRole('link', { name: 'Kategori' }).click()
  await expect(page).toHaveURL(/\/category$/)
  await setIn(page, 'main h1', expect.not.arrayContaining([BRAND_FONT]))

  await page.goto('/')
  await setIn(page, 'main h2', [BRAND_FONT])
})

test('pages do not shift for a visitor with the font cookie whose browser no longer has the web font cached @long', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'face', value: '1', url: shop }])
  const shifts = await watchShifts(page)
  const [product] = await findProducts('beras')
  for (const address of [pathOf(product!), '/', '/search/beras']) {
    await page.goto(address)
    expect(await hydrated(page)).toBe('hydrated')
    await page.waitForLoadState('networkidle')
    expect(await shifts()).toEqual([])
  }
  await setIn(page, ':is(h1, h2):not(:empty)', [BRAND_FONT])
})
