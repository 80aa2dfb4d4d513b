import type { BrowserContext, Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expectNothingCovered } from '../fixtures/covered.ts'
import { findSellers } from '../fixtures/market.ts'
import { fillCart } from '../fixtures/orders.ts'
import { addressOf, inGroups, loaded, test, type Known } from '../fixtures/pages.ts'
import { test as offline } from '../fixtures/platform.ts'
import { screens, type Screen, type Visitor } from '../fixtures/screens.ts'
import { addAddress, expect, logIn, open, registerBuyer } from '../fixtures/shop.ts'

test.describe.configure({ mode: 'parallel' })

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** `journeys/accessibility.spec.ts` runs axe at 360 px. */
const WITH_AXE = 1280

async function expectWhole(page: Page): Promise<void> {
  for (const size of SIZES)
    await test.step(`${size.width} px`, async () => {
      await page.setViewportSize(size)
      await loaded(page)
      await expectNothingWide(page)
      await expectNothingCovered(page)
      await expectWidthOfRoute(page)
      if (size.width !== WITH_AXE) return
      await expectNoViolations(page)
      // The schemes differ in their colours alone.
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoViolations(page, ['color-contrast'])
      await page.emulateMedia({ colorScheme: 'light' })
    })
}

/** A skeleton has the width that the route declares, so a screen must not have another one. */
async function expectWidthOfRoute(page: Page): Promise<void> {
  const content = page.getByRole('main')
  const isWideScreen = (await content.locator('[data-wide]').count()) > 0
  const isWideRoute = (await content.getAttribute('data-wide')) !== null
  expect(isWideRoute, new URL(page.url()).pathname).toBe(isWideScreen)
}

async function enter(
  visitor: Visitor,
  context: BrowserContext,
  shop: string,
  { budi }: Known,
): Promise<void> {
  if (visitor === 'buyer') await context.addCookies(budi.cookies)
  if (visitor !== 'shopper') return
  const buyer = await registerBuyer()
  await addAddress(buyer)
  await fillCart(buyer, await findSellers('beras', 2))
  await logIn(context, shop, buyer)
}

function testScreens(visitor: Visitor, group: readonly Screen[]) {
  const names = `${group[0]?.name} to ${group.at(-1)?.name}`
  test(`K-06 M-07: ${visitor}, ${names}: nothing overflows and no button is covered from 360 to 1920 px, and axe finds nothing in either scheme @long`, async ({
    page,
    context,
    shop,
    known,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(visitor, context, shop, known)
    for (const screen of group)
      await test.step(screen.name, async () => {
        await page.setViewportSize(SIZES[0]!)
        await open(page, addressOf(screen, known) + (screen.query ?? ''))
        await expectWhole(page)
      })
  })
}

for (const [visitor, list] of Object.entries(
  Object.groupBy(screens, (screen) => screen.visitor),
) as [Visitor, Screen[]][])
  for (const group of inGroups(list)) testScreens(visitor, group)

offline.describe('without a connection', () => {
  offline.use({ serviceWorkers: 'allow' })

  offline(
    'K-06 M-07: the page of an unreachable shop is whole from 360 to 1920 px @long',
    async ({ page, platform }) => {
      await page.goto(platform.address)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.reload()
      await platform.stopEdge()
      await page.goto(`${platform.address}/services/tender`)
      await expect(page.getByRole('heading', { name: 'Anda sedang offline' })).toBeVisible()
      await expectWhole(page)
    },
  )
})
