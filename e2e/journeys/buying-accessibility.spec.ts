import { expectNoIbmViolations } from '../fixtures/accessibility-checker.ts'
import { expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, findSellers, pathOf } from '../fixtures/market.ts'
import { fillCart, makeOrder, type MadeOrder } from '../fixtures/orders.ts'
import { loaded } from '../fixtures/pages.ts'
import {
  addAddress,
  expect,
  logIn,
  open,
  registerBuyer,
  test,
  type Buyer,
} from '../fixtures/shop.ts'

let made: Promise<{ buyer: Buyer; order: MadeOrder }> | undefined

/** A buyer with an unpaid order and a full cart. These tests change nothing. */
async function ready() {
  const buyer = await registerBuyer()
  await addAddress(buyer)
  const products = await findSellers('beras', 2)
  await fillCart(buyer, products)
  const order = await makeOrder(buyer, 'transfer-bca')
  await fillCart(buyer, products)
  return { buyer, order }
}

const pages: [string, (order: MadeOrder) => string][] = [
  ['/cart', () => '/cart'],
  ['/checkout', () => '/checkout'],
  ['/payment-method', () => '/payment-method'],
  ['/choose-address', () => '/choose-address'],
  ['/input-voucher/…', () => '/input-voucher/1'],
  ['/thank-you/…', (order) => `/thank-you/${order.order_serial}`],
  ['/transaction', () => '/transaction'],
  ['/transaction/…', (order) => `/transaction/${order.order_id}`],
  ['/shipping-insurance', () => '/shipping-insurance'],
]

/** The other pages are tagged `@long`. */
const MAIN = new Set(['/cart'])

function testPages(title: string, some: typeof pages) {
  test(`F-02 K-06: ${title} at 360 px: axe finds no violation, and no page is wider than 320 px`, async ({
    page,
    context,
    shop,
  }) => {
    const { buyer, order } = await (made ??= ready())
    await logIn(context, shop, buyer)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [name, path] of some)
      await test.step(name, async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        // English differs in its words alone: `accessibility.spec.ts` looks at their width.
        for (const language of MAIN.has(name) ? ['en', 'id'] : ['id']) {
          await context.addCookies([{ name: 'lang', value: language, url: shop }])
          await open(page, path(order))
          await loaded(page)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expectNoViolations(page)
          await expectNoIbmViolations(page)
        }
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
  })
}

for (const one of pages.filter(([name]) => MAIN.has(name))) testPages(one[0], [one])
testPages(
  'the other pages @long',
  pages.filter(([name]) => !MAIN.has(name)),
)

test('R-23 R-28 K-06: a map link or a very long word in an address does not widen any page', async ({
  page,
  signedIn,
}) => {
  await addAddress(signedIn, {
    alias: 'G'.repeat(40),
    courier_note: `Lihat https://www.google.com/maps/place/${'Toko+Sumber+Makmur+Abadi'.repeat(5)}`,
  })
  await fillCart(signedIn, await findSellers('beras', 1))
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['/choose-address', '/checkout']) {
    await open(page, path)
    await loaded(page)
    await expect(page.getByText(/Toko\+Sumber/).first()).toBeVisible()
    expect(await width()).toBe(360)
  }
  await page.getByRole('button', { name: 'Ubah' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pilih alamat pengiriman' })
  await expect(sheet.getByText(/Toko\+Sumber/)).toBeVisible()
  expect(await sheet.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
  const body = sheet.getByRole('radio').locator('xpath=ancestor::label')
  expect((await body.boundingBox())!.width).toBeLessThanOrEqual(360)
})

test('R-23 K-06: at twice the text size no amount of a cart line wraps @long', async ({
  page,
  signedIn,
}) => {
  await addAddress(signedIn)
  await fillCart(signedIn, (await findProducts('laptop')).slice(0, 3))
  await open(page, '/checkout')
  await loaded(page)
  for (const seller of await page.getByRole('button', { name: /Tiba/ }).all()) await seller.click()
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const lines = page.getByText(/ × Rp/)
  await expect(lines.first()).toBeVisible()
  const broken = await lines.evaluateAll(
    (all) =>
      all.filter((line) => {
        const text = line.lastChild!
        const amount = document.createRange()
        amount.selectNodeContents(text)
        return amount.getClientRects().length > 1
      }).length,
  )
  expect(broken).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('R-18 K-06: at twice the text size the cart fits its column, and a button’s words stay whole', async ({
  page,
  signedIn,
}) => {
  const [product] = await findProducts('laptop')
  await fillCart(signedIn, [product!])
  for (const path of ['/cart', pathOf(product!)]) {
    await open(page, path)
    await loaded(page)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    const name = path === '/cart' ? 'Hapus' : '+ Keranjang'
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toBeVisible()
    const lines = await button.getByText(name).evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element.lastChild!)
      return words.getClientRects().length
    })
    expect(lines).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  }
})
