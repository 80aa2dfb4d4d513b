import { expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { fillCart } from '../fixtures/orders.ts'
import { addAddress, expect, open, test } from '../fixtures/shop.ts'

test.use({ viewport: { width: 412, height: 823 } })

test('K-06 U-20: no control in the first view of home, a search, the deals, a brand or a product is below the target size @long', async ({
  page,
}) => {
  const [product] = await findProducts('beras')
  for (const path of ['/', '/search/beras', '/daily-deals', '/brand/padi-emas', pathOf(product!)]) {
    await open(page, path)
    await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
    await test.step(path, () => expectNoViolations(page, ['target-size']))
  }
})

test('U-20: the main actions of the way to an order are at least 44 px high, in either language @long', async ({
  page,
  signedIn: buyer,
  context,
  shop,
}) => {
  await addAddress(buyer)
  const [product] = await findProducts('beras')
  await fillCart(buyer, [product!])
  const actions = [
    [pathOf(product!), /^(\+ Keranjang|Add to cart|Beli sekarang|Buy now)$/],
    ['/cart', /^Checkout/],
    ['/checkout', /^(Pilih pembayaran|Choose payment)$/],
    ['/add-address', /^(Simpan alamat|Save address)$/],
  ] as const
  for (const lang of ['id', 'en']) {
    await context.addCookies([{ name: 'lang', value: lang, url: shop }])
    for (const [path, name] of actions) {
      await open(page, path)
      const main = page.getByRole('button', { name }).or(page.getByRole('link', { name }))
      await expect(main.first()).toBeVisible()
      for (const one of await main.all()) {
        if (!(await one.isVisible())) continue
        const { width, height } = (await one.boundingBox())!
        expect(Math.min(width, height), `${path} ${lang}`).toBeGreaterThanOrEqual(44)
      }
    }
  }
})
