import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { hydrated } from '../fixtures/market.ts'
import { test } from '../fixtures/orders.ts'
import { expect, open, press } from '../fixtures/shop.ts'

const TABLET = { width: 768, height: 1024 }
test.use({ viewport: TABLET })

const bar = (page: Page) => page.getByRole('banner')
const burger = (page: Page) => bar(page).getByRole('button', { name: 'Menu' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

test('M-07: a tablet has the main pages in one bar at the top, in targets of 44 px with names, in both languages @long', async ({
  page,
}) => {
  await open(page, '/brand')
  await expect(burger(page)).toBeVisible()
  const main = page.getByRole('navigation', { name: /^(Menu utama|Main menu)$/ })
  expect((await main.boundingBox())!.y).toBe(0)
  const names = [
    [
      'Borong',
      'Cari produk',
      'Pindai kode QR',
      'Keranjang',
      'Notifikasi',
      'Transaksi',
      'Chat',
      'Akun',
    ],
    ['Borong', 'Search', 'Scan a QR code', 'Cart', 'Notifications', 'Orders', 'Chat', 'Account'],
  ]
  for (const expected of names) {
    for (const name of expected)
      await expect(bar(page).or(main).getByRole('link', { name })).toBeVisible()
    const controls = bar(page).or(main).locator('a:visible, button:visible')
    for (const control of await controls.all()) {
      const { width, height } = (await control.boundingBox())!
      expect(Math.min(width, height), await control.innerText()).toBeGreaterThanOrEqual(44)
    }
    if (expected === names[0]) await press(page, /Switch to English/)
  }
})

test('M-07: the burger opens the navigation by keyboard; Escape and back close it, and the focus returns @long', async ({
  page,
}) => {
  await open(page, '/brand')
  await burger(page).press('Enter')
  await expect(panel(page)).toBeVisible()
  expect(await panel(page).evaluate((it) => it.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(burger(page)).toBeFocused()
  await expect(page).toHaveURL(/\/brand$/)
})

test('M-07: the panel leads to main pages and categories, and back returns to the page below it @long', async ({
  page,
}) => {
  await open(page, '/brand')
  for (const [area, link] of [
    ['Halaman utama', 'Bantuan'],
    ['Kategori', 'Bahan Pokok'],
  ] as const) {
    await burger(page).click()
    await panel(page)
      .getByRole('navigation', { name: area })
      .getByRole('link', { name: link })
      .click()
    await expect(panel(page)).toBeHidden()
    await expect(page).not.toHaveURL(/\/brand$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/brand$/)
    await expect(panel(page)).toBeHidden()
  }
})

test('M-07 K-06: the panel of a buyer has the menu of the account, and axe finds nothing in it @long', async ({
  page,
  signedIn,
}) => {
  await open(page, '/brand')
  await burger(page).click()
  const menu = panel(page).getByRole('navigation', { name: 'Menu akun' })
  await expect(menu).toContainText(signedIn.name)
  await expect(panel(page).getByRole('link', { name: 'Bahan Pokok' })).toBeVisible()
  await expectNoViolations(page)
  await menu.getByRole('link', { name: 'Saldo' }).click()
  await expect(page).toHaveURL(/\/wallet$/)
  await expect(panel(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/brand$/)
})

test('M-07 R-08: a tap on the search of a tablet opens its field, and suggestions drop below it @long', async ({
  page,
}) => {
  await open(page, '/brand')
  await hydrated(page)
  await expect(bar(page).getByRole('link', { name: 'Notifikasi' })).toBeVisible()
  const link = bar(page).getByRole('link', { name: 'Cari produk' })
  const before = await link.boundingBox()
  await link.tap()
  const field = bar(page).getByRole('combobox')
  await expect(field).toBeFocused()
  expect(await bar(page).getByRole('search').boundingBox()).toEqual(before)
  await page.keyboard.insertText('minyak')
  const options = bar(page).getByRole('option')
  await expect(options.nth(2)).toBeVisible()
  await expectNothingWide(page)
  await expectNoViolations(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const target = (await options.nth(1).getAttribute('href'))!
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(target)
  await expect(page.getByRole('heading', { level: 1, name: /^Hasil untuk/ })).toBeVisible()
})

test('M-07: without scripts the burger is a link to the categories @long', async ({
  newContext,
}) => {
  const context = await newContext({ viewport: TABLET, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/help')
  await bar(page).getByRole('link', { name: 'Kategori' }).click()
  await expect(page).toHaveURL(/\/category$/)
})

for (const width of [768, 1024, 1280])
  test(`M-07: at ${width} px nothing in the bar moves when its menus arrive @long`, async ({
    page,
    signedIn,
  }) => {
    expect(signedIn.id).not.toBe('')
    await page.setViewportSize({ width, height: 800 })
    const links = ['Borong', /^Cari produk/, /^Keranjang/, /^Transaksi/, /^Chat/]
    const boxes = () =>
      Promise.all(links.map((name) => page.getByRole('link', { name }).first().boundingBox()))
    const isMeasured = Promise.withResolvers<void>()
    await page.route('**/assets/host/main.*.js', async (route) => {
      await isMeasured.promise
      await route.continue()
    })
    await page.goto('/help', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const before = await boxes()
    isMeasured.resolve()
    await hydrated(page)
    await expect(bar(page).getByRole('link', { name: 'Notifikasi' })).toBeVisible()
    expect(await boxes()).toEqual(before)
  })
