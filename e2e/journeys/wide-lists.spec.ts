import type { Page } from '@playwright/test'
import { hydrated } from '../fixtures/market.ts'
import { expect, open, press, test } from '../fixtures/shop.ts'

/** Lists whose cards have most badges: offers of sellers, groups of offers, and deals. */
const LISTS = ['/search/beras', '/search/gula?all_offers=1', '/daily-deals']

interface Card {
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
          height,
          isWhole: top >= 0 && bottom <= innerHeight,
          rows: new Set(shown.map(({ box }) => Math.round(box.top))).size,
        }
      }),
    )

for (const size of [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
])
  test(`M-07 R-09: at ${size.width} px the cards of a list have one row of badges and one height, in both languages @long`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    for (const path of LISTS) {
      await open(page, path)
      await hydrated(page)
      for (const language of ['id', 'en'] as const) {
        if (language === 'en') await press(page, /Switch to English/)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        const cards = await cardsOf(page)
        expect(cards.length, path).toBeGreaterThanOrEqual(10)
        for (const { rows } of cards) expect(rows, path).toBeLessThanOrEqual(1)
        const heights = cards.map(({ height }) => height)
        expect(Math.max(...heights) - Math.min(...heights), path).toBeLessThan(1)
        if (size.width === 1280)
          expect(cards.filter(({ isWhole }) => isWhole).length, path).toBeGreaterThanOrEqual(8)
      }
      await press(page, /Ganti ke Bahasa Indonesia/)
    }
  })
