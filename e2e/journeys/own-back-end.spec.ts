import { conformity } from '@borong/cli/conform/conform'
import { makeCaller } from '@borong/cli/conform/caller'
import { choosePayment } from '../fixtures/checkout.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { fillCart, test as ordering } from '../fixtures/orders.ts'
import { openPlainBackEnd, type PlainBackEnd } from '../fixtures/plain-back-end.ts'
import { expect, heading, open, press } from '../fixtures/shop.ts'
import { expectContent, shopOn } from '../fixtures/shop-on.ts'

/** A shop whose back end has the calls of the specification and no others. Its cart adds tax to the prices. */
const test = ordering.extend<object, { backEnd: PlainBackEnd }>({
  ...shopOn(() => openPlainBackEnd(process.env.E2E_GATEWAY!), 'cart-details'),
})

test('C-01 R-01: every page of a guest has its content, and links only to pages that exist', async ({
  page,
  shop,
}) => {
  const [rice] = await findProducts('beras')
  const targets = new Set<string>()
  const pages = [
    '/',
    '/search/beras',
    pathOf(rice!),
    '/daily-deals',
    '/menu',
    '/services',
    '/help',
    '/brand',
    '/promo',
  ]
  await expectContent(page, [...pages, '/big-resto', '/stores', '/search'], async () => {
    for (const link of await page.locator('a[href^="/"]').all())
      targets.add(new URL((await link.getAttribute('href'))!, shop).pathname)
  })
  const dead: string[] = []
  for (const path of targets) {
    const { status } = await fetch(`${shop}${path}`, { redirect: 'manual' })
    if (status === 404) dead.push(path)
  }
  expect(dead).toEqual([])
})

test('R-37: a page of a missing feature answers 404 and leads on', async ({ page, shop }) => {
  for (const path of ['/billing', '/chat', '/category', '/company', '/lists', '/services/tender']) {
    const { status } = await fetch(`${shop}${path}`)
    expect.soft(status, path).toBe(404)
  }
  await page.goto('/billing')
  await heading(page, /tidak ditemukan/)
  await expect(page.getByRole('link', { name: /Beranda|Cari/ }).first()).toBeVisible()
})

test('F-01 F-05: a buyer orders and pays, his pages have their content, and send no call that the back end lacks', async ({
  page,
  customer,
  backEnd,
}) => {
  backEnd.refused.length = 0
  const [rice] = await findProducts('beras')
  await fillCart(customer, [rice!])
  await open(page, '/cart')
  await press(page, /^Checkout/)
  await page.waitForURL('/checkout')
  await choosePayment(page, 'Transfer BCA')
  await press(page, 'Buat pesanan')
  await page.waitForURL(/\/bank|\/thank-you/)
  await expectContent(page, [
    '/profile',
    '/notification',
    '/wallet',
    '/wallet/history',
    '/add-address',
  ])
  expect(backEnd.refused).toEqual([])
})

test('C-01: the command that compares a back end with the calls finds nothing wrong here @long', async ({
  buyer,
  backEnd,
}) => {
  const basic = Buffer.from('borong-mobile-web:borong-mobile-web').toString('base64')
  const account = { username: buyer.phone, password: buyer.password }
  const verdicts = await conformity(makeCaller(backEnd.origin, basic), {
    keyword: 'beras',
    account,
    features: ['cart-details'],
  })
  const not = (state: string) => verdicts.filter((verdict) => verdict.state === state)
  expect(not('wrong')).toEqual([])
  expect(not('not tried').map(({ call }) => call.id)).toEqual([])
})
