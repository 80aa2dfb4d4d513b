import { choosePayment } from '../fixtures/checkout.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, test } from '../fixtures/orders.ts'
import { untilHydrated, expect, gateway, open, press, signInOnScreen } from '../fixtures/shop.ts'

test('T-05 E-05 R-23: a session that ends during the checkout leads through the sign-in back to the same order @long', async ({
  page,
  customer,
}) => {
  await fillCart(customer, [(await findProducts('minyak'))[0]!])
  await open(page, '/cart')
  await press(page, 'Checkout (1)')
  await page.waitForURL('/checkout')
  await choosePayment(page, 'BRI Virtual Account')
  await gateway('/sso/v1/blacklist', { token: customer.access.value, body: {} })
  // The request of a count in the bar may be refused before this tap's request.
  const order = page.getByRole('button', { name: 'Buat pesanan' })
  await order.click({ timeout: 5_000 }).catch(() => {})
  await page.waitForURL('/login')
  await untilHydrated(page)
  await signInOnScreen(page, customer)
  await page.waitForURL('/checkout')
  await expect(page.getByText('BRI Virtual Account')).toBeVisible()
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
})
