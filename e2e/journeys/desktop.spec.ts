import type { Page } from '@playwright/test'
import { expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, hydrated, pathOf } from '../fixtures/market.ts'
import { fillCart, makeOrder, test } from '../fixtures/orders.ts'
import { expect, logIn, open, press, signIn } from '../fixtures/shop.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const main = (page: Page) => page.getByRole('navigation', { name: 'Menu utama' })

test('M-07 F-01: the bar of a wide window has the mark, all categories, the search and the main pages @long', async ({
  page,
}) => {
  await open(page, '/')
  await hydrated(page)
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Borong', exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'Semua kategori' }).click()
  const menu = page.getByRole('navigation', { name: 'Kategori' })
  await menu.getByRole('link').nth(1).click()
  await expect(menu).toBeHidden()
  await expect(page).not.toHaveURL(/\/$/)
  const [top, links] = [await bar.boundingBox(), await main(page).boundingBox()]
  expect(links!.y).toBe(top!.y)
})

test('M-07 R-13: the line above the bar names the district of the delivery, and changes it @long', async ({
  page,
}) => {
  await open(page, '/brand')
  await hydrated(page)
  const line = page.getByRole('region', { name: 'Pintasan' })
  await expect(line.getByRole('link')).toHaveText(['Penawaran', 'Bantuan', 'Masuk', 'Daftar'])
  const [above, bar] = [await line.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(above!.y + above!.height).toBeLessThanOrEqual(bar!.y)
  await line.getByRole('button', { name: 'Pilih kecamatan pengiriman' }).click()
  const picker = page.getByRole('dialog', { name: 'Pilih kecamatan pengiriman' })
  await picker.getByRole('textbox').fill('Kebayoran Lama')
  await picker
    .getByRole('button', { name: /Kebayoran Lama/ })
    .first()
    .click()
  await expect(picker).toBeHidden()
  await expect(line.getByRole('button', { name: 'Kirim ke Kebayoran Lama' })).toBeVisible()
})

test('M-07 C-30: the bell of the bar has the number of unread notifications, once @long', async ({
  page,
  context,
  shop,
}) => {
  await logIn(context, shop, await signIn('budi@contoh.id'))
  await open(page, '/brand')
  const bar = page.getByRole('banner')
  await expect(
    bar.getByRole('link', { name: /^Notifikasi.*\d+ notifikasi belum dibaca$/ }),
  ).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Akun', exact: true })).toBeVisible()
  await press(page, /Switch to English/)
  const bell = bar.getByRole('link', { name: /^Notifications.*\d+ unread notifications$/ })
  await bell.click()
  await expect(page).toHaveURL(/\/notification$/)
})

test('M-07: by keyboard, the account of the bar is a menu with the name, the pages and the way out @long', async ({
  page,
  signedIn,
}) => {
  await open(page, '/brand')
  const button = main(page).getByRole('button', { name: 'Akun' })
  const menu = page.getByRole('navigation', { name: 'Menu akun' })
  await button.press('Enter')
  await expect(menu).toContainText(signedIn.name)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expectNoViolations(page)
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Transaksi' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await menu.getByRole('link', { name: 'Alamat pengiriman' }).press('Enter')
  await expect(page).toHaveURL(/\/profile#addresses$/)
  await expect(page.getByRole('heading', { name: 'Alamat pengiriman' })).toBeInViewport()
  await button.press('Enter')
  await main(page).getByRole('link', { name: 'Keluar' }).press('Enter')
  await expect(main(page).getByRole('link', { name: 'Akun', exact: true })).toBeVisible()
})

test('M-07 R-10 U-03: the filters beside the results apply immediately, and follow a removed chip @long', async ({
  page,
}) => {
  await open(page, '/search/beras')
  await hydrated(page)
  const filters = page.getByRole('complementary', { name: 'Filter' })
  await filters.getByRole('checkbox', { name: /^Gratis ongkir/ }).check()
  await expect(page).toHaveURL(/free_shipping=1/)
  await page.getByRole('button', { name: 'Hapus filter Gratis ongkir' }).click()
  await expect(page).not.toHaveURL(/free_shipping/)
  await expect(filters.getByRole('checkbox', { name: /^Gratis ongkir/ })).not.toBeChecked()
})

test('M-07 K-06: links skip the bar and the filters, and lead by keyboard to the first product in at most 12 tabs @long', async ({
  page,
}) => {
  await open(page, '/search/beras')
  await hydrated(page)
  await expect(page.getByRole('complementary', { name: 'Filter' })).toBeVisible()
  const focused = page.locator(':focus')
  const isAtProduct = () => focused.and(page.locator('article a')).count()
  let tabs = 0
  while (!(await isAtProduct())) {
    expect((tabs += 1)).toBeLessThanOrEqual(12)
    await page.keyboard.press('Tab')
    if (await focused.and(page.getByRole('link', { name: /^Langsung ke/ })).count())
      await page.keyboard.press('Enter')
  }
})

test('M-07 K-06: a product has its buttons beside the facts, and few tabs from its heading to them @long', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  await open(page, pathOf(product!))
  await hydrated(page)
  const add = page.getByRole('button', { name: '+ Keranjang' })
  await expect(add).toBeInViewport()
  const heading = page.getByRole('heading', { level: 1 })
  const [beside, facts] = [await add.boundingBox(), await heading.boundingBox()]
  expect(beside!.x).toBeGreaterThan(facts!.x + facts!.width - 1)
  await heading.evaluate((element) => {
    element.tabIndex = -1
    element.focus()
  })
  let tabs = 0
  while (!(await add.evaluate((element) => element === document.activeElement))) {
    expect((tabs += 1)).toBeLessThanOrEqual(25)
    await page.keyboard.press('Tab')
  }
})

test('M-07 R-18: the cart of a wide window has its total beside the lines @long', async ({
  page,
  customer,
}) => {
  await fillCart(customer, (await findProducts('minyak')).slice(0, 1))
  await open(page, '/cart')
  const lines = page.getByRole('spinbutton', { name: /^Jumlah/ }).first()
  const checkout = page.getByRole('button', { name: /^Checkout/ })
  await expect(checkout).toBeInViewport()
  const [beside, line] = [await checkout.boundingBox(), await lines.boundingBox()]
  expect(beside!.x).toBeGreaterThan(line!.x + line!.width)
})

test('M-07 R-19 R-22: the pages of the account have their menu at the left, and orders are the rows of a table, and the chats beside a conversation @long', async ({
  page,
  customer,
}) => {
  const [product] = await findProducts('minyak')
  await fillCart(customer, [product!])
  await makeOrder(customer, 'va-bca')
  await open(page, '/transaction')
  const menu = page.getByRole('navigation', { name: 'Menu akun' })
  await expect(menu.getByRole('link', { name: 'Transaksi' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const order = page.getByRole('region', { name: /^BRG/ }).first()
  const [left, row] = [await menu.boundingBox(), await order.boundingBox()]
  expect(left!.x + left!.width).toBeLessThanOrEqual(row!.x)
  expect(row!.height).toBeLessThan(120)
  await menu.getByRole('link', { name: 'Saldo' }).click()
  await page.waitForURL('/wallet')
  await expect(menu.getByRole('link', { name: 'Saldo' })).toHaveAttribute('aria-current', 'page')

  await open(page, `/chat/${product!.vendor_alias}`)
  await page.getByRole('textbox', { name: 'Tulis pesan' }).fill('Halo')
  await page.getByRole('button', { name: 'Kirim' }).click()
  const list = page.getByRole('navigation', { name: 'Chat' })
  await expect(list.getByRole('link', { name: /Halo/ })).toHaveAttribute('aria-current', 'page')
})

test('M-07: the pages of the account reserve the room of their menu, so nothing moves when it appears @long', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.id).not.toBe('')
  const content = page.getByRole('main')
  const columns = async () => {
    const { x, width } = (await content.boundingBox())!
    return {
      x,
      width,
      start: await content.evaluate((e) => getComputedStyle(e).paddingInlineStart),
    }
  }
  for (const path of ['/profile', '/wallet', '/transaction']) {
    const isMeasured = Promise.withResolvers<void>()
    await page.route('**/assets/host/main.*.js', async (route) => {
      await isMeasured.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const before = await columns()
    isMeasured.resolve()
    await expect(page.getByRole('navigation', { name: 'Menu akun' })).toBeVisible()
    expect(await columns(), path).toEqual(before)
    await page.unroute('**/assets/host/main.*.js')
  }
})

test('X-07 M-07: a wide window whose menus cannot be loaded still sells @long', async ({
  page,
  shop,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  const [product] = await findProducts('beras')
  const document = await (await fetch(new URL(pathOf(product!), shop))).text()
  // The code that the document does not name belongs to parts that load later.
  await page.route(/\/assets\/host\/\d+\.\w+\.js/, (route) =>
    document.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  await open(page, pathOf(product!))
  await hydrated(page)
  await press(page, '+ Keranjang')
  await expect(page.getByText('Disimpan di keranjang')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product!.name)
})

test('M-07 R-18 R-23 U-08: cart, checkout, payment and the order show the steps, and earlier ones lead back @long', async ({
  page,
  customer,
}) => {
  const steps = page.getByRole('list', { name: 'Langkah pembelian' })
  const current = steps.locator('[aria-current="step"]')
  await fillCart(customer, (await findProducts('minyak')).slice(0, 1))
  await open(page, '/checkout')
  await hydrated(page)
  await expect(current).toHaveText('Checkout')
  await expect(steps.getByRole('link')).toHaveText(['Keranjang'])
  await open(page, '/payment-method')
  await expect(current).toHaveText('Pembayaran')
  await steps.getByRole('link', { name: 'Keranjang' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(current).toHaveText('Keranjang')
  const { order_serial } = await makeOrder(customer, 'va-bca')
  await open(page, `/thank-you/${order_serial}`)
  await expect(current).toHaveText('Selesai')
  await expect(steps.getByRole('link')).toHaveCount(0)
})
