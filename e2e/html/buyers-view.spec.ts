import type { Page } from '@playwright/test'
import { expect, hydrated, test, watchShifts } from '../fixtures/documents.ts'
import { chooseGambir, findProducts, pathOf } from '../fixtures/market.ts'
import { addAddress } from '../fixtures/shop.ts'

/** Opens a page, scrolls to the given part before any script loads, and waits until the page is complete. */
async function watchHydration(page: Page, address: string, part: string) {
  const isSeen = Promise.withResolvers<void>()
  await page.route('**/assets/host/main.*.js', async (route) => {
    await isSeen.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  isSeen.resolve()
  expect(await hydrated(page)).toBe('hydrated')
  await page.waitForLoadState('networkidle')
}

async function expectStill(shifts: Awaited<ReturnType<typeof watchShifts>>) {
  const all = await shifts()
  const sum = all.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, JSON.stringify(all)).toBeLessThan(0.005)
}

test('a buyer’s pages do not shift during hydration, although the server renders them as a guest’s @long', async ({
  page,
  signedIn: buyer,
}) => {
  await addAddress(buyer)
  const shifts = await watchShifts(page)
  const [product] = await findProducts('beras')
  for (const [address, part] of [
    // Below the shipping section, where couriers load.
    [pathOf(product!), 'section[aria-label="Penjual"]'],
    // Below the section for new visitors.
    ['/', 'section:has(h2:text("Terlaris minggu ini"))'],
  ] as const) {
    await watchHydration(page, address, part)
    await expectStill(shifts)
  }
})

test('a product’s page of a guest with a chosen district does not shift during hydration @long', async ({
  page,
}) => {
  const [chosenOn, seenNext] = await findProducts('beras')
  await page.goto(pathOf(chosenOn!))
  const shipping = await chooseGambir(page)
  await expect(shipping.getByText(/^Tiba/).first()).toBeVisible()
  const shifts = await watchShifts(page)
  await watchHydration(page, pathOf(seenNext!), 'section[aria-label="Penjual"]')
  await expect(shipping.getByText(/^Tiba/).first()).toBeVisible()
  await expectStill(shifts)
})
