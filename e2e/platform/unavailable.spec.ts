import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/platform.ts'
import { expectFrame, goTo, HEADLINE } from '../fixtures/services-page.ts'
import { open } from '../fixtures/shop.ts'

// A request that is still held when the test ends gets no response.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('X-07: a table that never arrives ends in a notice with a retry, which loads the page @long', async ({
  page,
  standing: platform,
}) => {
  await page.route(/\/assets\/billing\/table\.\w+\.json/, () => new Promise(() => {}))
  await open(page, `${platform.address}/services`)
  await goTo(page, '/billing')
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeVisible()
  await expectFrame(page)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await retry.click()
  await expect(page.locator('[data-remote="billing"]').first()).toBeVisible()
})

const failures: [string, (page: Page) => Promise<unknown>][] = [
  ['is unreachable', (page) => page.route(/\/assets\/services\//, (route) => route.abort())],
  [
    'answers with errors',
    (page) =>
      page.route(/\/assets\/services\//, (route) => route.fulfill({ status: 500, body: '' })),
  ],
]
for (const [what, breakIt] of failures) {
  test(`X-07 M-04: a remote that ${what}: the frame remains, another remote works, a retry recovers without a reload${what === 'is unreachable' ? '' : ' @long'}`, async ({
    page,
    standing: platform,
  }) => {
    await breakIt(page)
    await page.goto(`${platform.address}/services`)
    const retry = page.getByRole('button', { name: 'Coba lagi' })
    await expect(retry).toBeVisible()
    await expectFrame(page)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.unrouteAll()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
    expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(
      true,
    )
    await page
      .getByRole('link', { name: /Beranda/ })
      .first()
      .click()
    await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
  })
}

/** Aborts requests for code that the document does not name: it belongs to parts that load later. */
async function abortLater(page: Page, address: string, isAborted: (path: string) => boolean) {
  const document = await (await fetch(address)).text()
  await page.route(/\/assets\/.*\.js/, (route) => {
    const { pathname } = new URL(route.request().url())
    return !document.includes(pathname) && isAborted(pathname) ? route.abort() : route.continue()
  })
}

test('X-07 R-01: code of a later part that does not arrive at first leaves the page as it is, and then appears @long', async ({
  page,
  standing: platform,
}) => {
  const failed = new Set<string>()
  await abortLater(page, platform.address, (path) => {
    if (!path.startsWith('/assets/marketplace/') || failed.has(path)) return false
    failed.add(path)
    return true
  })
  await page.goto(platform.address)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const more = page.getByRole('button', { name: 'Muat lebih banyak' })
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(more).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(failed.size).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
})

test('X-07: code of a part that never arrives is named, and a retry opens the page again @long', async ({
  page,
  standing: platform,
}) => {
  await abortLater(page, `${platform.address}/local-store`, (path) =>
    path.startsWith('/assets/marketplace/'),
  )
  await page.goto(`${platform.address}/local-store`)
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible()
  await expectFrame(page)
  await page.unrouteAll()
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(page.locator('[data-remote="marketplace"] h1')).toBeVisible()
})

test('X-07: a remote that hangs leaves the frame and the other remotes usable @long', async ({
  page,
  standing: platform,
}) => {
  const held: Route[] = []
  await page.route(/\/assets\/services\/services-/, (route) => void held.push(route))
  await page.goto(`${platform.address}/services`, { waitUntil: 'commit' })
  await expectFrame(page)
  await page
    .getByRole('link', { name: /Beranda/ })
    .first()
    .click()
  await expect(page.locator('[data-remote="marketplace"]').first()).toBeVisible()
  for (const route of held) await route.abort()
})

test('M-04: the shop stays open while the registry is stopped, also after a restart of the edge @long', async ({
  page,
  platform,
}) => {
  await platform.stopRegistry()
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
  await platform.restartEdge()
  await page.goto(`${platform.address}/services`)
  await expect(page.getByRole('heading', { level: 1, name: HEADLINE })).toBeVisible()
})
