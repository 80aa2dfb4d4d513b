import type { BrowserContext, Page } from '@playwright/test'
import { findProducts } from '../fixtures/market.ts'
import { bankOf, fillCart, makeOrder } from '../fixtures/orders.ts'
import { bootOf, expect, test, versionsOn, type Platform } from '../fixtures/platform.ts'
import { addAddress, logIn, payHere, registerBuyer, untilHydrated } from '../fixtures/shop.ts'

/** Publishes the current build of the services remote as a preview, and returns its link and version. */
async function previewServices(platform: Platform, ...more: string[]) {
  const place = ['--path', '/services', '--shop', platform.address, '--json']
  const { code, output } = await platform.borong('preview', 'services', ...place, ...more)
  expect(code, output).toBe(0)
  await platform.settled()
  const { link, published } = JSON.parse(output) as {
    link: string
    published: { version: string }[]
  }
  return { link, version: published[0]!.version }
}

const badge = (page: Page) => page.getByRole('complementary', { name: 'Versi uji' })
const region = (page: Page) => page.locator('[data-remote="services"]').first()

async function expectPreview(page: Page, version: string) {
  await expect(badge(page)).toContainText(`services ${version}`)
  await expect(region(page)).toHaveAttribute('data-version', version)
}

async function expectUsual(page: Page) {
  await expect(region(page)).toHaveAttribute('data-version', '1.0.0')
  await expect(badge(page)).toHaveCount(0)
}

test('M-06: a preview on production lasts over reloads, tabs and edges until its visitor leaves, and no other visitor sees it @long', async ({
  page,
  context,
  browser,
  platform,
}) => {
  const { link, version } = await previewServices(platform)
  expect(version).toMatch(/^1\.0\.0-pr1\.\w{7}$/)
  await page.goto(link)
  expect(page.url()).toBe(`${platform.address}/services`)
  await expectPreview(page, version)
  await page.reload()
  await expectPreview(page, version)

  const tab = await context.newPage()
  await tab.goto(`${platform.address}/services`)
  await expectPreview(tab, version)
  // The browser's cookies are those of the host, as behind a balancer.
  await tab.goto(`${await platform.startOtherEdge()}/services`)
  await expectPreview(tab, version)
  await tab.close()

  const stranger = await browser.newContext()
  const theirs = await stranger.newPage()
  await theirs.goto(`${platform.address}/services`)
  await expectUsual(theirs)
  await stranger.close()
  expect((await bootOf(platform.address)).overridden).toBeUndefined()

  const [cookie] = await cookiesOf(context)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 })
  await badge(page).getByRole('link', { name: 'Keluar dari versi uji' }).click()
  await page.waitForURL(`${platform.address}/services`)
  await expectUsual(page)
  expect(await cookiesOf(context)).toEqual([])
  await page.reload()
  await expectUsual(page)
})

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'borong_preview')

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    test('M-06: the badge is visible, covers nothing and moves nothing, in both languages @long', async ({
      page,
      context,
      platform,
    }) => {
      const { link } = await previewServices(platform)
      const isMeasured = Promise.withResolvers<void>()
      await page.route('**/assets/host/main.*.js', async (route) => {
        await isMeasured.promise
        await route.continue()
      })
      await page.goto(link, { waitUntil: 'commit' })
      const placeOfPage = () => page.getByRole('main').boundingBox()
      const { y } = (await placeOfPage())!
      isMeasured.resolve()
      await untilHydrated(page)
      await page.waitForLoadState('networkidle')
      expect((await placeOfPage())!.y).toBe(y)
      const [above, header] = [
        await badge(page).boundingBox(),
        await page.getByRole('banner').boundingBox(),
      ]
      expect(above!.y).toBe(0)
      expect(header!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
      expect(above!.x + above!.width).toBeLessThanOrEqual(viewport.width)
      await context.addCookies([{ name: 'lang', value: 'en', url: platform.address }])
      await page.reload()
      const english = page.getByRole('complementary', { name: 'Test version' })
      await expect(english.getByRole('link', { name: 'Leave the test version' })).toBeVisible()
    })
  })
}

test('M-06: the way back from the bank stays in the preview @long', async ({
  page,
  context,
  platform,
}) => {
  const { link, version } = await previewServices(platform)
  const buyer = await registerBuyer()
  await addAddress(buyer)
  await logIn(context, platform.address, buyer)
  await payHere(context, platform.address)
  const [rice] = await findProducts('beras')
  await fillCart(buyer, [rice!])
  const made = await makeOrder(buyer, 'va-bca')

  await page.goto(link)
  await expectPreview(page, version)
  await page.goto(bankOf(made, platform.address))
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.waitForURL('**/thank-you/*')
  await expect(badge(page)).toContainText(`services ${version}`)
})

test('M-06: a forged, an ended and a deleted preview are refused with a page that leads to the shop @long', async ({
  page,
  platform,
}) => {
  const { link, version } = await previewServices(platform)
  const forged = await page.goto(link.replace(/.{8}$/, 'AAAAAAAA'))
  expect(forged!.status()).toBe(403)
  await expect(page.getByRole('heading', { name: 'Tautan pratinjau ini tidak sah' })).toBeVisible()
  await page.getByRole('link', { name: 'Buka toko' }).click()
  await expectUsual(page)

  const { token } = await platform.registry.send<{ token: string }>('POST', 'previews/links', {
    versions: { services: version },
    days: 1 / 86_400,
  })
  await expect
    .poll(async () => (await page.goto(`${platform.address}/services?preview=${token}`))!.status())
    .toBe(410)
  await expect(page.getByRole('heading', { name: 'Pratinjau ini sudah berakhir' })).toBeVisible()

  await page.goto(link)
  await expectPreview(page, version)
  const deleted = await platform.borong('preview', 'delete', `services@${version}`)
  expect(deleted.code, deleted.output).toBe(0)
  await platform.settled()
  expect((await page.reload())!.status()).toBe(410)
  await expect(page.getByText(`services ${version}`)).toBeVisible()
  await page.getByRole('link', { name: 'Buka toko' }).click()
  await expectUsual(page)
})

test('M-06: a channel that is created at run time collects previews behind one link, and ends it @long', async ({
  page,
  platform,
}) => {
  const run = async (...args: string[]) => {
    const { code, output } = await platform.borong(...args)
    expect(code, output).toBe(0)
    return output
  }
  await run('channel', 'create', 'pr-12', '--from', 'production')
  const { link, version } = await previewServices(platform, '--channel', 'pr-12')
  expect(await run('channel', 'list')).toContain('pr-12')
  expect((await bootOf(platform.address)).set.units.services?.version).toBe('1.0.0')
  await page.goto(link)
  await expectPreview(page, version)
  await run('channel', 'delete', 'pr-12')
  await platform.settled()
  expect((await page.reload())!.status()).toBe(410)
  await expect(page.getByText('pr-12')).toBeVisible()
})

test('M-06: production opens a release set by its signed link @long', async ({
  page,
  platform,
}) => {
  const { set } = await bootOf(platform.address)
  const place = ['--path', '/services', '--shop', platform.address, '--json']
  const { output } = await platform.borong('preview', '--set', set.id, ...place)
  await page.goto((JSON.parse(output) as { link: string }).link)
  await expect(badge(page)).toBeVisible()
  expect(await versionsOn(page)).toMatchObject({ services: '1.0.0' })
})

test.describe('behind two edges of another channel', () => {
  test.use({ edgeChannel: 'staging' })

  test('M-06: an edge opens the release set that another edge has named @long', async ({
    page,
    platform,
  }) => {
    const { version } = await previewServices(platform)
    const { set } = await bootOf(platform.address, `/services?release.services=${version}`)
    const other = await platform.startOtherEdge()
    await page.goto(`${other}/services?set=${set.id}`)
    await expectPreview(page, version)
  })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('M-06: pages of a preview are not among the cached pages, and cached pages are not in the preview @long', async ({
    page,
    platform,
  }) => {
    const address = `${platform.address}/services`
    const cached = () =>
      page.evaluate(async () => {
        const pages = await caches.open('pages-1')
        const found = await pages.matchAll()
        return Promise.all(found.map((response) => response.text()))
      })
    await page.goto(address)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await expect.poll(cached).not.toEqual([])

    const { link, version } = await previewServices(platform)
    await page.goto(link)
    await expectPreview(page, version)
    await page.reload()
    await expectPreview(page, version)
    await expect.poll(cached).toEqual([])

    await badge(page).getByRole('link', { name: 'Keluar dari versi uji' }).click()
    await expectUsual(page)
    await expect.poll(cached).not.toEqual([])
    expect((await cached()).filter((html) => html.includes(version))).toEqual([])
  })
})
