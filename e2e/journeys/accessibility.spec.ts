import { unitDirectories } from '@borong/build/units'
import { exampleOf } from '@borong/cli/shots/addresses'
import { asBudi, examples, type Session } from '@borong/cli/shots/visitors'
import { hostRoutes } from '@borong/contract/host-routes'
import type { RemoteTable } from '@borong/contract/remote'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, open, test as shop } from '../fixtures/shop.ts'

interface Known {
  budi: Session
  parameters: Record<string, string>
}

const test = shop.extend<object, { known: Known }>({
  known: [
    async ({ shop }, use) => {
      const budi = await asBudi(shop)
      await use({ budi, parameters: await examples(shop, budi) })
    },
    { scope: 'worker' },
  ],
})
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

/** The pages of every purchase. The tests of the others are tagged `@long`. */
const MAIN = new Set([
  '/',
  '/search/:keyword',
  '/v/:vendor/product/:product_alias/:lang?',
  '/cart',
  '/checkout',
  '/login',
  '/transaction',
])
const lengthOf = (path: string) => (MAIN.has(path) ? '' : ' @long')

const loaded = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
}

const enlarge = (page: Page, size: string) =>
  page.evaluate((value) => void (document.documentElement.style.fontSize = value), size)

const addressOf = (route: Route, { parameters }: Known): string => {
  const path = exampleOf(route, parameters)
  if (path === undefined)
    throw new Error(`${route.path} has no example: give one in platform/cli/src/shots/visitors.ts`)
  return path
}

const cookiesFor = ({ guard }: Route, { budi }: Known) =>
  guard === 'login' || guard === 'adult' ? budi.cookies : []

for (const route of routes)
  test(`K-06 F-02: ${route.path}: axe finds no violation in either language, and nothing overflows at 320 px or with large text${lengthOf(route.path)}`, async ({
    page,
    context,
    shop,
    known,
  }) => {
    const path = addressOf(route, known)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies(cookiesFor(route, known))
    for (const language of ['id', 'en'] as const) {
      await page.setViewportSize(
        language === 'id' ? { width: 360, height: 740 } : { width: 1280, height: 800 },
      )
      await context.addCookies([{ name: 'lang', value: language, url: shop }])
      await open(page, path)
      await loaded(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoViolations(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNothingWide(page)
      await enlarge(page, '200%')
      await expectNothingWide(page)
    }
  })

for (const route of routes)
  test(`K-06: ${route.path}: every text has enough contrast in the dark scheme, on a phone and on a desktop @long`, async ({
    page,
    context,
    known,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await context.addCookies(cookiesFor(route, known))
    await open(page, addressOf(route, known))
    await loaded(page)
    await expectNoViolations(page, ['color-contrast'])
    await page.setViewportSize({ width: 1280, height: 800 })
    await loaded(page)
    await expectNoViolations(page, ['color-contrast'])
  })
