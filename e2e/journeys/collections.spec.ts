import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { emptyCart, readCart, test } from '../fixtures/orders.ts'
import { expect, heading, open } from '../fixtures/shop.ts'
import { wordsOf } from '../fixtures/words.ts'

test('R-16 F-08: a café puts the list of its trade into the cart, without one product and with more of another @long', async ({
  page,
  customer,
}) => {
  const words = wordsOf('services', 'id')
  await emptyCart(customer)
  await open(page, '/services/business-collection')
  await heading(page, words('services.collection.name'))
  await page.locator('a[href^="/services/business-collection/"]').first().click()
  await page.waitForURL('/services/business-collection/*')
  const chosen = page.getByRole('checkbox', { checked: true })
  await expect(chosen.nth(1)).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  const count = await chosen.count()
  await chosen.first().uncheck()
  const more = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { checked: true }) })
    .first()
  const field = more.getByRole('textbox').or(more.getByRole('spinbutton')).first()
  const least = Number((await field.inputValue()).replace(/\D/g, ''))
  await more.getByRole('button', { name: words('collections.more') }).click()
  const name = await more.getByRole('link').innerText()
  // Two taps are one write.
  await page.getByRole('button', { name: words('collections.toCart') }).dblclick()
  await page.waitForURL('/cart')
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  const lines = (await readCart(customer)).detail.flatMap(({ details }) => details)
  expect(lines).toHaveLength(count - 1)
  const line = lines.find((one) => one.name === name)
  expect(line?.product_quantity).toBeGreaterThan(least)
  await emptyCart(customer)
})
