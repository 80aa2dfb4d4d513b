import { documentOf, expect, hydrated, isDrawn, linksIn, test } from '../fixtures/documents.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { logIn } from '../fixtures/shop.ts'

const PAGES = 200
const AT_ONCE = 20
const STARTS = [
  '/',
  '/search/beras',
  '/products?discounted=1',
  '/stores',
  '/category',
  '/brand',
  '/promo',
  '/daily-deals',
  '/services',
]

const crawls = new Map<string, Promise<string[]>>()

/** Pages of the shop by following the links in its documents, different kinds in turn. */
async function crawl(shop: string, language: 'id' | 'en'): Promise<string[]> {
  const kinds = new Map<string, Set<string>>()
  const note = (path: string) => {
    const kind = path
      .replace(/\?.*/, '')
      .split('/')
      .filter((_, index) => index !== 2)
      .slice(0, 3)
      .join('/')
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(path))
  }
  for (const start of STARTS) {
    note(start)
    linksIn((await documentOf(shop + start, language)).html).forEach(note)
  }
  const queues = [...kinds.values()].map((paths) => [...paths])
  const longest = Math.max(...queues.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, round) => queues.map((paths) => paths[round]))
  return inTurn.flat().filter((path) => path !== undefined)
}

for (const language of ['id', 'en'] as const) {
  for (let from = 0; from < PAGES; from += AT_ONCE) {
    test(`F-02: pages ${from + 1} to ${from + AT_ONCE} come alive as the server drew them, in ${language}`, async ({
      page,
      context,
      shop,
      complaints,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: shop }])
      // Pictures have no say in it.
      const browser = await context.newCDPSession(page)
      await browser.send('Network.enable')
      await browser.send('Network.setBlockedURLs', { urls: ['*/img/*'] })
      if (!crawls.has(language)) crawls.set(language, crawl(shop, language))
      const paths = (await crawls.get(language)!).slice(from, from + AT_ONCE)
      expect(paths).toHaveLength(AT_ONCE)
      let drawn = 0
      for (const path of paths) {
        const answer = await page.goto(path, { waitUntil: 'commit' })
        if (isDrawn(await answer!.text())) {
          expect(await hydrated(page), path).toBe('alive')
          drawn += 1
        }
        expect(complaints, path).toEqual([])
      }
      // The others are a buyer's own.
      expect(drawn).toBeGreaterThan(AT_ONCE / 2)
    })
  }
}

test('F-02: for a buyer, pages that were drawn for anybody come alive as they were drawn', async ({
  page,
  context,
  shop,
  buyer,
  complaints,
}) => {
  await logIn(context, shop, buyer)
  for (const path of ['/', '/search/beras', '/category', '/daily-deals']) {
    await page.goto(path, { waitUntil: 'commit' })
    expect(await hydrated(page), path).toBe('alive')
    expect(complaints, path).toEqual([])
  }
})

test('K-01 R-12: a button that is tapped before any script is there looks tapped, and is pressed when it lives', async ({
  page,
  complaints,
}) => {
  const [product] = await findProducts('beras')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(pathOf(product!), { waitUntil: 'commit' })
  const more = page.getByRole('button', { name: 'Tambah', exact: true }).first()
  const language = page.getByRole('button', { name: /english/i })
  const quantity = page.getByRole('spinbutton').first()
  const before = Number(await quantity.inputValue())
  await more.click()
  // Once more, because nothing seemed to come of it: it still means one.
  await more.click()
  await language.click()
  await expect(more).toHaveCSS('opacity', '0.6')
  scripts.resolve()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(quantity).toHaveValue(String(before + 1))
  await expect(page.locator('[data-heard]')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('an address with a campaign in it comes alive too', async ({ page, complaints }) => {
  await page.goto('/search/beras?utm_source=iklan&order_by=price_asc')
  expect(await hydrated(page)).toBe('alive')
  expect(complaints).toEqual([])
})

test('F-02: the screen’s code that comes late leaves what the server drew where it is', async ({
  page,
  complaints,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/marketplace\/search-ResultsScreen.*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/search/beras', { waitUntil: 'commit' })
  const product = page.locator('main a[href*="/product/"]').first()
  await expect(product).toBeVisible()
  // The frame is alive before the screen is.
  await page.getByRole('button', { name: /bahasa|english/i }).click()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(product).toBeVisible()
  code.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “beras”' })).toBeVisible()
  expect(complaints).toEqual([])
})
