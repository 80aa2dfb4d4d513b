import { findProducts } from '../fixtures/market.ts'
import { fillCart, makeOrder, payAtBank, test } from '../fixtures/orders.ts'
import { expect, open, press } from '../fixtures/shop.ts'

test('F-08: a buyer complains about missing goods, the seller agrees at the desk, and the money is in the wallet @long', async ({
  page,
  customer,
}) => {
  const rice = (await findProducts('beras'))[2]!
  await fillCart(customer, [rice])
  const made = await makeOrder(customer, 'va-bca')
  await payAtBank(made)
  await open(page, `/transaction/${made.order_id}`)
  // The demo's hours are seconds, so the seller ships the parcel soon.
  const receive = page.getByRole('button', { name: 'Konfirmasi diterima' })
  await expect(receive).toBeVisible({ timeout: 30_000 })
  await receive.click()
  await press(page, 'Ya, sudah diterima')
  await page.getByRole('link', { name: 'Ajukan komplain' }).click()
  await page.getByRole('radio', { name: 'Jumlah kurang' }).check()
  await page.getByLabel(/^Jumlah .* yang bermasalah$/).fill('1')
  await page.getByLabel('Penjelasan').fill('Satu karung tidak ada di dalam paket')
  await press(page, 'Kirim komplain')
  await expect(page.getByText(/Menunggu penjual\. Pesanan/)).toBeVisible()
  const address = page.url()
  const number = address.split('/').at(-1)!

  await page.goto('/gateway/seller-desk/complaints')
  const card = page.getByRole('article').filter({ hasText: number })
  await card
    .getByLabel(/Penjelasan untuk pembeli|Explanation for the buyer/)
    .fill('Kami kembalikan')
  await card.getByRole('button', { name: /Kirim jawaban|Send the answer/ }).click()
  await expect(card.getByText(/Selesai|Solved/).first()).toBeVisible()

  await page.goto(address)
  await expect(page.getByText(/sudah dikembalikan/).first()).toBeVisible()
  await open(page, '/wallet/history')
  await expect(page.getByText('Pengembalian dana').first()).toBeVisible()
})
