import { readFile } from 'node:fs/promises'
import { expectAmountsBelow } from '../fixtures/checkout.ts'
import { companyOf } from '../fixtures/company.ts'
import { findProducts, pathOf } from '../fixtures/market.ts'
import { fillCart, makeOrder, payAtBank, readCart, test } from '../fixtures/orders.ts'
import { expect, heading, open, press } from '../fixtures/shop.ts'

test('R-19 F-05: an unpaid order is found by its state, and cancelled after a confirmation', async ({
  page,
  customer,
}) => {
  const [rice] = await findProducts('beras')
  await fillCart(customer, [rice!])
  const { order_serial } = await makeOrder(customer, 'transfer-bca')
  await open(page, '/transaction?state=processed')
  await expect(page.getByText('Tidak ada pesanan dengan status ini')).toBeVisible()
  await page.getByRole('link', { name: 'Menunggu pembayaran (1)' }).click()
  const card = page.getByRole('region', { name: order_serial })
  await expect(card.getByRole('link', { name: 'Bayar' })).toBeVisible()
  await card.getByRole('link', { name: rice!.name }).click()
  await heading(page, 'Detail pesanan')
  await press(page, 'Batalkan pesanan')
  await press(page, 'Jangan batalkan')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await press(page, 'Batalkan pesanan')
  await press(page, 'Ya, batalkan')
  await expect(page.getByText('Dibatalkan').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Batalkan pesanan' })).toHaveCount(0)
  await press(page, 'Beli lagi')
  await page.waitForURL('/cart')
  await expect(page.getByText('1 produk dimasukkan ke keranjang')).toBeVisible()
  const { detail } = await readCart(customer)
  expect(detail[0]?.details[0]?.id_item).toBe(rice!.id)
})

test('R-19 F-05: a paid order: invoice as PDF, automatic tracking updates, confirmed arrival, review @long', async ({
  page,
  customer,
}) => {
  const rice = (await findProducts('beras'))[1]!
  await fillCart(customer, [rice])
  const made = await makeOrder(customer, 'va-bca')
  await payAtBank(made)
  await open(page, `/transaction/${made.order_id}`)
  await expect(page.getByText('Diproses').first()).toBeVisible()
  await expectAmountsBelow(page.getByRole('link', { name: rice.name }))
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Unduh faktur')])
  expect(file.suggestedFilename()).toBe(`invoice-${made.order_serial}.pdf`)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  // The demo's hours are seconds, so the seller ships the parcel soon.
  const receive = page.getByRole('button', { name: 'Konfirmasi diterima' })
  await expect(receive).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Nomor resi', { exact: true })).toBeVisible()
  await receive.click()
  await press(page, 'Ya, sudah diterima')
  await expect(page.getByText('Selesai').first()).toBeVisible()
  await press(page, 'Tulis ulasan')
  const sheet = page.getByRole('dialog', { name: `Ulasan ${rice.name}` })
  await sheet.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(sheet.getByText('Pilih penilaian terlebih dahulu')).toBeVisible()
  await sheet.getByRole('radio', { name: /^5/ }).check()
  await sheet.getByLabel('Ulasan Anda').fill('Berasnya pulen, karungnya utuh.')
  await sheet.getByRole('button', { name: 'Kirim ulasan' }).click()
  await expect(page.getByText('Terima kasih atas ulasan Anda')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tulis ulasan' })).toHaveCount(0)
})

test('R-40 C-17: a product shows the shipping cost to the buyer’s address @long', async ({
  page,
  customer: _customer,
}) => {
  await open(page, pathOf((await findProducts('beras'))[0]!))
  // The section replaces its skeleton when it comes near the viewport, during the scroll.
  const shipping = page.getByRole('heading', { name: 'Pengiriman' })
  await expect(() => shipping.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()
  await expect(page.getByText(/ke Menteng, /)).toBeVisible()
  await expect(page.getByText(/^Tiba \d+/).first()).toBeVisible()
})

test('U-29 F-08: the order of a company and its invoice are found by PO number in 2 taps @long', async ({
  page,
  customer,
}) => {
  const companyId = await companyOf(customer, 'PT Uji Pesanan')
  const [rice, sugar] = [(await findProducts('beras'))[0]!, (await findProducts('gula'))[0]!]
  await fillCart(customer, [sugar])
  await makeOrder(customer, 'transfer-bca')
  await fillCart(customer, [rice])
  const business = { company_id: companyId, po_number: 'PO/2026/117' }
  await payAtBank(await makeOrder(customer, 'va-bca', { business }))
  await open(page, '/transaction')
  await page.getByRole('searchbox', { name: /Cari/ }).fill('2026/117')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: sugar.name })).toHaveCount(0)
  await page.getByRole('link', { name: rice.name }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Unduh faktur')])
  expect(file.suggestedFilename()).toMatch(/^invoice-/)
})
