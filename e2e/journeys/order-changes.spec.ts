import { findProducts } from '../fixtures/market.ts'
import { fillCart, makeOrder, payAtBank, test } from '../fixtures/orders.ts'
import { expect, heading, open, press } from '../fixtures/shop.ts'

test('R-19: a buyer cancels a paid order before it is packed, the seller reads it, and the money is back @long', async ({
  page,
  customer,
}) => {
  const rice = (await findProducts('beras'))[3]!
  await fillCart(customer, [rice])
  const made = await makeOrder(customer, 'va-bca')
  await payAtBank(made)
  await open(page, `/transaction/${made.order_id}`)
  await page.getByRole('link', { name: 'Ubah atau batalkan' }).click()
  await heading(page, 'Ubah atau batalkan pesanan')
  await press(page, 'Batalkan semua')
  await expect(page.getByText('Seluruh pesanan berakhir.')).toBeVisible()
  await press(page, 'Batalkan barang')
  await press(page, 'Ya, batalkan')
  await heading(page, 'Detail pesanan')
  await expect(page.getByText('Dibatalkan').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unduh nota retur' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ubah atau batalkan' })).toHaveCount(0)

  await page.goto('/gateway/seller-desk/cancellations')
  const card = page.getByRole('article').filter({ hasText: made.order_serial })
  await expect(
    card.getByText(/Seluruh paket dibatalkan|The whole parcel is cancelled/),
  ).toBeVisible()

  await open(page, '/wallet/history')
  await expect(page.getByText('Pengembalian dana').first()).toBeVisible()
})
