import { unitDirectories } from '@borong/build/units'
import { hostRoutes } from '@borong/contract/host-routes'
import type { RemoteTable } from '@borong/contract/remote'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { expectNoIbmViolations } from '../fixtures/accessibility-checker.ts'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { addressOf, inGroups, loaded, test, type Known } from '../fixtures/pages.ts'
import { expect, open } from '../fixtures/shop.ts'

test.describe.configure({ mode: 'parallel' })

const tables = await Promise.all(
  (await unitDirectories())
    .filter((directory) => !directory.endsWith('/host'))
    .map((directory) => import(join(directory, 'remote.ts')) as Promise<{ default: RemoteTable }>),
)
const routes = [
  ...hostRoutes,
  ...tables.flatMap((table) => table.default.routes),
  { path: '/not/a/page', guard: 'public' },
]
type Route = (typeof routes)[number]

/** One page each of a list, a product, a form and the purchase. The tests of the others are tagged `@long`. */
const MAIN = new Set([
  '/search/:keyword',
  '/v/:vendor/product/:product_alias/:lang?',
  '/checkout',
  '/login',
])

const isForBuyers = ({ guard }: Route) => guard === 'login' || guard === 'adult'

async function openIn(
  language: 'id' | 'en',
  page: Page,
  { path, shop }: { path: string; shop: string },
): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: shop }])
  await open(page, path)
  await loaded(page)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

async function expectNothingWideWhenNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingWide(page)
  await enlarge(page, '200%')
  await expectNothingWide(page)
  await enlarge(page, '')
}

const enlarge = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)

async function setUp(page: Page, pages: readonly Route[], known: Known): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (pages.some(isForBuyers)) await page.context().addCookies(known.budi.cookies)
}

for (const route of routes.filter(({ path }) => MAIN.has(path)))
  test(`K-06 F-02 U-26: ${route.path}: axe finds no violation in either language and scheme, and nothing overflows at 320 px or with large text`, async ({
    page,
    shop,
    known,
  }) => {
    await setUp(page, [route], known)
    for (const language of ['id', 'en'] as const) {
      await page.setViewportSize(
        language === 'id' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
      )
      await openIn(language, page, { path: addressOf(route, known), shop })
      await expectNoViolations(page)
      await expectNoIbmViolations(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoViolations(page, ['color-contrast'])
      await page.emulateMedia({ colorScheme: 'light' })
      await expectNothingWideWhenNarrow(page)
    }
  })

// `visual/layout.spec.ts` runs axe on wide windows and in the dark scheme. English differs in its words alone.
async function expectAccessible(page: Page, path: string, shop: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await openIn('id', page, { path, shop })
  await expectNoViolations(page)
  await expectNoIbmViolations(page)
  await expectNothingWideWhenNarrow(page)
  await page.locator('header button[lang="en"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await loaded(page)
  await expectNothingWideWhenNarrow(page)
}

for (const [visitor, pages] of Object.entries(
  Object.groupBy(
    routes.filter(({ path }) => !MAIN.has(path)),
    (route) => (isForBuyers(route) ? 'buyer' : 'guest'),
  ),
))
  for (const group of inGroups(pages))
    test(`K-06 F-02: ${group.length} pages of a ${visitor} from ${group[0]?.path}: axe finds no violation, and nothing overflows at 320 px or with large text in either language @long`, async ({
      page,
      shop,
      known,
    }) => {
      await setUp(page, group, known)
      for (const route of group)
        await test.step(route.path, () => expectAccessible(page, addressOf(route, known), shop))
    })
