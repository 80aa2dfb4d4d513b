import { documentOf, expect, hydrated, isRendered, linksIn, test } from '../fixtures/documents.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { logIn } from '../fixtures/shop.ts'

/** English documents differ from Indonesian ones only in their texts, so fewer of them show the same. */
const PAGES = { id: 60, en: 20 }
const BATCH_SIZE = 20
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

/** Collects pages of the shop by following links in its documents, alternating between kinds of pages. */
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
  for (let from = 0; from < PAGES[language]; from += BATCH_SIZE) {
    test(`F-02: pages ${from + 1} to ${from + BATCH_SIZE} hydrate the server’s HTML, in ${language} @long`, async ({
      page,
      context,
      shop,
      complaints,
    }) => {
      await context.addCookies([{ name: 'lang', value: language, url: shop }])
      // Images do not affect hydration.
      const browser = await context.newCDPSession(page)
      await browser.send('Network.enable')
      await browser.send('Network.setBlockedURLs', { urls: ['*/img/*'] })
      if (!crawls.has(language)) crawls.set(language, crawl(shop, language))
      const paths = (await crawls.get(language)!).slice(from, from + BATCH_SIZE)
      expect(paths).toHaveLength(BATCH_SIZE)
      let rendered = 0
      for (const path of paths) {
        const answer = await page.goto(path, { waitUntil: 'commit' })
        if (isRendered(await answer!.text())) {
          expect(await hydrated(page), path).toBe('hydrated')
          rendered += 1
        }
        expect(complaints, path).toEqual([])
      }
      // The other pages belong to a buyer and are not rendered on the server.
      expect(rendered).toBeGreaterThan(BATCH_SIZE / 2)
    })
  }
}

test('F-02: for a buyer, pages that are rendered for every visitor hydrate as the server rendered them', async ({
  page,
  context,
  shop,
  buyer,
  complaints,
}) => {
  await logIn(context, shop, buyer)
  for (const path of ['/', '/search/beras', '/category', '/daily-deals']) {
    await page.goto(path, { waitUntil: 'commit' })
    expect(await hydrated(page), path).toBe('hydrated')
    expect(complaints, path).toEqual([])
  }
})

test('K-01 R-12: a button that is tapped before any script looks tapped, and its click is replayed after hydration', async ({
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
  // A second tap on the same button, as by an impatient buyer. It still counts once.
  await more.click()
  await language.click()
  await expect(more).toHaveCSS('opacity', '0.6')
  scripts.resolve()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(quantity).toHaveValue(String(before + 1))
  await expect(page.locator('[data-heard]')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('an address with campaign parameters hydrates too', async ({ page, complaints }) => {
  await page.goto('/search/beras?utm_source=iklan&order_by=price_asc')
  expect(await hydrated(page)).toBe('hydrated')
  expect(complaints).toEqual([])
})

test('F-02: the server’s HTML remains in place when the screen’s code loads late', async ({
  page,
  complaints,
}) => {
  const code = Promise.withResolvers<void>()
  await page.route(/\/assets\/marketplace\/search-ResultsScreen.*\.js/, async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto('/search/beras?all_offers=1', { waitUntil: 'commit' })
  const product = page.locator('main a[href*="/product/"]').first()
  await expect(product).toBeVisible()
  // The frame is hydrated before the screen.
  await page.getByRole('button', { name: /bahasa|english/i }).click()
  await expect(page.getByRole('link', { name: 'Home' })).toBeVisible()
  await expect(product).toBeVisible()
  code.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “beras”' })).toBeVisible()
  expect(complaints).toEqual([])
})
