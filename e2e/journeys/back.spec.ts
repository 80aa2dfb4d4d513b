import type { Locator, Page } from '@playwright/test'
import { findProducts, hydrated } from '../fixtures/market.ts'
import { expect, open, test } from '../fixtures/shop.ts'

const PRODUCTS = 'a[href^="/v/"]'
const ROUNDS = 3

/** Each list of the shop with its address and its links. A function finds an address that depends on the market. */
const lists: [
  row: string,
  list: string,
  address: string | (() => Promise<string>),
  links?: string,
][] = [
  ['R-01', 'the home page’s products', '/'],
  ['R-02', 'a category', '/category/beras?all_offers=1'],
  ['R-03', 'the brands', '/brand', 'a[href^="/brand/"]'],
  ['R-03', 'a brand', '/brand/padi-emas?all_offers=1'],
  ['R-04', 'the promos', '/promo', 'a[href^="/promo/"]'],
  ['R-04', 'a promo', '/promo/selamat-datang'],
  ['R-05', 'the daily deals', '/daily-deals'],
  ['R-08', 'a big catalogue', '/big-resto'],
  ['R-09', 'the stores', '/stores'],
  [
    'R-12',
    'a seller’s products',
    async () => `/v/${(await findProducts('beras'))[0]!.vendor_alias}`,
  ],
  ['R-13', 'the stores nearby', '/local-store?latitude=-6.2&longitude=106.8&radius=100'],
  ['R-39', 'the streams', '/live', 'a[href^="/live/"]'],
]

const MAIN = new Set(['the home page’s products', 'a category', 'the stores'])

for (const [row, list, address, links = PRODUCTS] of lists)
  test(`${row} T-10: back to ${list} restores the whole list and the scroll position${MAIN.has(list) ? '' : ' @long'}`, async ({
    page,
  }) => {
    await open(page, typeof address === 'string' ? address : await address())
    await hydrated(page)
    const all = page.getByRole('main').locator(links)
    await grow(page, all)
    const count = await countWhole(all)
    expect(count).toBeGreaterThan(1)
    const chosen = all.nth(Math.max(0, count - 3))
    await chosen.evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const before = await chosen.boundingBox()
    const href = (await chosen.getAttribute('href'))!
    await chosen.click()
    await page.waitForURL((url) => url.pathname === href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.goBack()
    await expect(all).toHaveCount(count)
    await expect
      .poll(async () => Math.abs(((await chosen.boundingBox())?.y ?? NaN) - before!.y))
      .toBeLessThan(8)
  })

/** Counts the items when the list no longer grows. A long list is rendered in slices. */
async function countWhole(all: Locator): Promise<number> {
  let count = -1
  let repeated = 0
  const countAgain = async () => {
    const current = await all.count()
    repeated = current === count ? repeated + 1 : 0
    count = current
    return repeated
  }
  // A busy machine may take longer than one pause for a slice.
  await expect.poll(countAgain, { intervals: [500] }).toBeGreaterThan(2)
  return count
}

/** Scrolls to the end of the list and loads more of it, up to three times. */
async function grow(page: Page, all: Locator): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForLoadState('networkidle')
    const more = page.getByRole('button', { name: 'Muat lebih banyak' })
    if ((await more.count()) === 0) return
    const before = await all.count()
    await more.click()
    await expect.poll(() => all.count()).toBeGreaterThan(before)
  }
}

test('R-12 T-10: a second tap on a product before it is rendered adds no history entry @long', async ({
  page,
}) => {
  await open(page, '/search/beras?all_offers=1')
  await hydrated(page)
  await page.getByRole('main').locator(PRODUCTS).first().dblclick()
  await page.waitForURL('/v/**')
  await expect(page.getByRole('button', { name: /^Perbesar/ }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/search/beras?all_offers=1')
})

test('T-10: back and forward between a list and its sorted form restore the scroll position of each @long', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  // Repeats until the list is long enough.
  const scrollTo = (top: number) =>
    expect
      .poll(async () => {
        await page.evaluate((to) => window.scrollTo(0, to), top)
        return scrolled()
      })
      .toBe(top)
  await open(page, '/search/kopi?all_offers=1')
  await hydrated(page)
  await scrollTo(900)
  // Without waiting for the list to be in view, which would scroll up to it first.
  await page
    .getByRole('combobox', { name: 'Urutkan' })
    .selectOption('Harga terendah', { force: true })
  await page.waitForURL(/order_by=/)
  // The sorted list begins at its top. Until then the former one is shown.
  await expect.poll(scrolled).toBe(0)
  await scrollTo(500)
  await page.goBack()
  await page.waitForURL((url) => !url.searchParams.has('order_by'))
  await expect.poll(scrolled).toBe(900)
  await page.goForward()
  await page.waitForURL(/order_by=/)
  await expect.poll(scrolled).toBe(500)
})
