import { findProducts } from '../fixtures/market.ts'
import { fillCart, makeOrder, readCart } from '../fixtures/orders.ts'
import { expect, heading, logIn, open, press, test } from '../fixtures/shop.ts'

// A test that hangs says so soon.
test.setTimeout(60_000)

test('R-19 F-05: an unpaid order is found by its state, and cancelled after a question', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  const [rice] = await findProducts('beras')
  await fillCart(buyer, [rice!])
  const { order_serial } = await makeOrder(buyer, 'transfer-bca')
  await logIn(context, shop, buyer)
  await open(page, '/transaction?state=processed')
  await expect(page.getByText('Tidak ada pesanan dengan status ini')).toBeVisible()
  await page.getByRole('link', { name: 'Menunggu pembayaran (1)' }).click()
  const card = page.getByRole('region', { name: order_serial })
  await expect(card.getByRole('link', { name: 'Bayar' })).toBeVisible()
  await card.getByRole('link', { name: rice!.name }).click()
  await heading(page, 'Detail pesanan')
  await press(page, 'Batalkan pesanan')
  await press(page, 'Jangan batalkan')
  await press(page, 'Batalkan pesanan')
  await press(page, 'Ya, batalkan')
  await expect(page.getByText('Dibatalkan').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan pesanan' })).toHaveCount(0)
  await press(page, 'Beli lagi')
  await page.waitForURL('/cart')
  await expect(page.getByText('1 produk ada lagi di keranjang')).toBeVisible()
  const { detail } = await readCart(buyer)
  expect(detail[0]?.details[0]?.id_item).toBe(rice!.id)
})
