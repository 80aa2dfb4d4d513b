import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, readCart, test } from '../fixtures/orders.ts'
import { expect, heading, open, press } from '../fixtures/shop.ts'

test('C-17 R-18: a buyer compares the sellers of the cart, takes a plan, and takes it back @long', async ({
  page,
  customer,
}) => {
  const [rice, oil] = [await findProducts('beras'), await findProducts('minyak goreng')]
  const chosen = [rice[0]!, oil[0]!]
  await fillCart(customer, chosen, 2_000_000)
  const before = idsOf(await readCart(customer))
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Bandingkan penjual' }).click()
  await heading(page, 'Bandingkan penjual')
  await expect(page.getByRole('radio', { name: /Termurah/ })).toBeChecked()
  await expectNoViolations(page)
  await expectNothingWide(page)

  // Where the cart is the cheapest already, its way leads back to it.
  const use = page.getByRole('button', { name: 'Pakai di keranjang' })
  if ((await use.count()) > 0) {
    await use.click()
    await expect(page.getByText('Keranjang memakai rencana ini.')).toBeVisible()
    await press(page, 'Kembalikan')
    await expect(page.getByRole('radio', { name: /Termurah/ })).toBeVisible()
    expect(idsOf(await readCart(customer))).toEqual(before)
  }
})

const idsOf = ({ detail }: Awaited<ReturnType<typeof readCart>>): string[] =>
  detail.flatMap(({ details }) => details.map(({ id_item }) => id_item)).toSorted()
