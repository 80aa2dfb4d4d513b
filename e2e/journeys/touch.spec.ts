import { expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { expect, open, test } from '../fixtures/shop.ts'

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
