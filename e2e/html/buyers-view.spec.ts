import type { Page } from '@playwright/test'
import { expect, hydrated, test, watchShifts } from '../fixtures/documents.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { addAddress } from '../fixtures/shop.ts'

/** Opens a page, is at that part of it before any script is there, and stays until it is complete. */
async function watchComeAlive(page: Page, address: string, part: string) {
  const isSeen = Promise.withResolvers<void>()
  await page.route('**/assets/host/main.*.js', async (route) => {
    await isSeen.promise
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(part).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  isSeen.resolve()
  expect(await hydrated(page)).toBe('alive')
  await page.waitForLoadState('networkidle')
}

test('nothing of a buyer’s pages moves while they come to life, although they are drawn as a guest’s', async ({
  page,
  signedIn: buyer,
}) => {
  await addAddress(buyer)
  const shifts = await watchShifts(page)
  const [product] = await findProducts('beras')
  for (const [address, part] of [
    // Behind the shipping, where couriers come.
    [pathOf(product!), 'section[aria-label="Penjual"]'],
    // Behind what is for newcomers.
    ['/', 'section:has(h2:text("Terlaris minggu ini"))'],
  ] as const) {
    await watchComeAlive(page, address, part)
    const all = await shifts()
    const sum = all.reduce((total, { value }) => total + value, 0)
    expect.soft(sum, JSON.stringify(all)).toBeLessThan(0.005)
  }
})
