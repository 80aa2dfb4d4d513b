import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { choosePayment } from '../fixtures/checkout.ts'
import { companyOf } from '../fixtures/company.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, test } from '../fixtures/orders.ts'
import { expect, heading, open, press } from '../fixtures/shop.ts'

const ROWS = [
  'Outlet Kemang\tKemang\tSari Wijaya\t0812-3456-7890\tJl. Kemang Raya 12, Blok B\t12730',
  'Outlet Bekasi\tBekasi\tAgus\t081212341234\tJl. Ahmad Yani 5\t17141',
  'Outlet X\t\tRina\t12\tJl. Z 1\t00000',
].join('\n')

test('F-08 C-14: an admin pastes the addresses of outlets, and orders to one of them for the company', async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const companyId = await companyOf(customer, 'PT Dapur Outlet')
  await open(page, `/company/${companyId}`)
  await page.getByRole('link', { name: 'Alamat dan outlet' }).click()
  await heading(page, 'Alamat dan outlet')
  await expect(page.getByText('Belum ada alamat perusahaan')).toBeVisible()
  await page.getByLabel('Tempel dari spreadsheet').fill(ROWS)
  await press(page, 'Periksa')
  await expect(page.getByText('2 baris siap, 1 perlu diperbaiki.')).toBeVisible()
  await expect(page.getByText('Nomor HP tidak valid. Kode pos tidak ditemukan')).toBeVisible()
  await expect(page.getByText(/outlet baru: Kemang/)).toBeVisible()
  await press(page, 'Simpan 2 alamat')
  await expect(page.getByText(/Jl\. Kemang Raya 12, Blok B/)).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  const [product] = await findProducts('beras')
  await fillCart(customer, [product!])
  await open(page, '/checkout')
  await expect(page.getByLabel('Belanja sebagai')).toHaveValue(companyId)
  await press(page, 'Ubah')
  await page.getByRole('radio', { name: /Outlet Kemang/ }).click()
  const chosen = page.getByRole('region', { name: 'Alamat pengiriman' })
  await expect(chosen.getByText('Jl. Kemang Raya 12, Blok B')).toBeVisible()
  await choosePayment(page, 'BCA Virtual Account')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/gateway/bank/*')
  await press(page, 'Bayar')
  await page.waitForURL('/thank-you/*')
  const serial = new URL(page.url()).pathname.split('/').at(-1)!
  await open(page, `/transaction/${serial}`)
  await expect(page.getByText('Jl. Kemang Raya 12, Blok B').first()).toBeVisible()

  await open(page, `/company/${companyId}/log`)
  await expect(page.getByText(/Ani Wijaya menambah alamat Outlet Kemang/)).toBeVisible()
})
