import type { Page } from '@playwright/test'
import { findProducts, hydrated } from '../fixtures/market.ts'
import { expect, open, press, test } from '../fixtures/shop.ts'

/** Lists whose cards have most badges: offers of sellers, groups of offers, and deals. */
const LISTS = ['/search/beras', '/search/gula?all_offers=1', '/daily-deals']

interface Card {
  top: number
  height: number
  isWhole: boolean
  /** The rows of badges below the image. */
  rows: number
}

/** The cards of the page's first list. */
const cardsOf = (page: Page): Promise<Card[]> =>
  page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first()
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { top, bottom, height } = card.getBoundingClientRect()
        const badges = [...card.querySelectorAll('span')].filter(
          (span) =>
            /^(Beli|Buy|Min\.|Gratis ongkir|Free shipping|GOLD|SILVER)/.test(span.textContent) &&
            span.childElementCount === 0,
        )
        const belowImage = card.querySelector('h3')!.getBoundingClientRect().top
        const shown = badges
          .map((badge) => ({ badge, box: badge.getBoundingClientRect() }))
          .filter(({ badge, box }) => {
            const row = badge.parentElement!.getBoundingClientRect()
            return box.top > belowImage && box.top < row.bottom - 2
          })
        return {
          top,
          height,
          isWhole: top >= 0 && bottom <= innerHeight,
          rows: new Set(shown.map(({ box }) => Math.round(box.top))).size,
        }
      }),
    )

for (const size of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
])
  test(`M-07 R-09: at ${size.width} px the cards of a list have one row of badges, and those of a row one height, in both languages @long`, async ({
    page,
    context,
    shop,
  }) => {
    await page.setViewportSize(size)
    // The web font, which a visitor has from the second page on, is wider.
    await context.addCookies([{ name: 'face', value: '1', url: shop }])
    for (const path of LISTS) {
      await open(page, path)
      await hydrated(page)
      for (const language of ['id', 'en'] as const) {
        if (language === 'en') await press(page, /Switch to English/)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const cards = await cardsOf(page)
        expect(cards.length, path).toBeGreaterThanOrEqual(10)
        for (const { rows } of cards) expect(rows, path).toBeLessThanOrEqual(1)
        for (const { top, height } of cards) {
          const row = cards.filter((card) => Math.abs(card.top - top) < 1)
          for (const card of row) expect(card.height, path).toBeCloseTo(height, 0)
        }
        if (size.width === 1280 && path.startsWith('/search'))
          expect(cards.filter(({ isWhole }) => isWhole).length, path).toBeGreaterThanOrEqual(8)
      }
      await press(page, /Ganti ke Bahasa Indonesia/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
    }
  })

test('R-04 M-07: a card names its seller, but not on the page of that seller', async ({ page }) => {
  const [product] = await findProducts('gula')
  await open(page, '/search/gula?all_offers=1&in_stock=true')
  const cardOf = () => page.getByRole('article').filter({ hasText: product!.name }).first()
  await expect(cardOf()).toContainText(product!.vendor_name)
  await open(page, `/v/${product!.vendor_alias}`)
  await expect(page.getByRole('main')).toContainText(product!.vendor_name)
  await expect(page.getByRole('article').first()).not.toContainText(product!.vendor_name)
})
