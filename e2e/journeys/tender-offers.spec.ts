import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, type Product } from '../fixtures/market.ts'
import {
  addAddress,
  expect,
  heading,
  newEmail,
  open,
  press,
  registerOnScreen,
  test,
} from '../fixtures/shop.ts'

const inAMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Two products of different stores. */
async function twoStores(): Promise<[Product, Product]> {
  const [first, ...others] = await findProducts('beras')
  const second = others.find(({ vendor_alias: alias }) => alias !== first!.vendor_alias)
  return [first!, second!]
}

/** Offers a product for lines of a tender, on the page of the desk. */
async function offer(desk: Page, number: string, product: Product, prices: readonly number[]) {
  await desk.goto(`/gateway/seller-desk/tender-offers/${number}`)
  await desk.getByLabel('Tawarkan atas nama toko').fill(product.vendor_alias)
  await press(desk, 'Buka formulir')
  const lines = desk.getByRole('group')
  await expect(lines).toHaveCount(2)
  for (const index of [0, 1]) {
    const line = lines.nth(index)
    const price = prices[index]
    await line.getByLabel('Produk toko').fill(price === undefined ? '' : product.id)
    if (price !== undefined) await line.getByLabel('Harga satuan').fill(String(price))
  }
  await desk.getByLabel('Ongkos kirim').fill('50000')
  await press(desk, 'Kirim penawaran')
  await expect(desk.getByText('Menunggu pembeli')).toBeVisible()
}

test('R-17 F-08: a buyer asks for two items, two sellers offer at the desk, and the buyer accepts the better one', async ({
  page,
  newContext,
  signedIn: buyer,
}) => {
  await addAddress(buyer)
  const [one, two] = await twoStores()
  await open(page, '/services/tender')
  await expect(page.getByLabel('Alamat pengiriman')).toBeVisible()
  await press(page, 'Tempel daftar')
  await page.getByLabel('Daftar barang').fill('Beras;40;sak\nGula;20;karung')
  await press(page, 'Masukkan ke daftar')
  await expect(page.getByLabel('Nama barang').nth(1)).toHaveValue('Gula')
  await page.getByLabel('Dibutuhkan paling lambat').fill(inAMonth())
  await page.getByLabel('Nama perusahaan atau toko').fill('PT Kopi Nusantara')
  await page.getByLabel('Email').fill(newEmail())
  await expectNoViolations(page)
  await press(page, 'Kirim permintaan')
  await heading(page, 'Permintaan terkirim')
  await page.getByRole('link', { name: 'Lihat tender dan penawaran' }).click()
  await expect(page.getByText(/^Belum ada penawaran/)).toBeVisible()
  const number = new URL(page.url()).pathname.split('/').at(-1)!

  const desk = await (await newContext({ locale: 'id-ID' })).newPage()
  await offer(desk, number, one, [60_000])
  await offer(desk, number, two, [55_000])

  await page.reload()
  await open(page, page.url())
  const beras = page.getByRole('row', { name: /^Beras/ })
  await expect(beras.getByText('Termurah')).toHaveCount(1)
  await expect(page.getByText('Tidak ditawarkan')).toHaveCount(2)
  await expectNoViolations(page)
  await expectNothingWide(page)
  await press(page, `Pilih semua dari ${two.vendor_name}`)
  await expect(page.getByText(/^1 barang belum dipilih/)).toBeVisible()
  await press(page, 'Terima pilihan')
  await press(page, 'Ya, terima')
  await expect(page.getByText('Siap dipesan')).toBeVisible()
  await expect(page.getByText('Ditolak')).toBeVisible()

  // The seller whose offer was not chosen sees it at the desk.
  await desk.goto(`/gateway/seller-desk/tender-offers/${number}`)
  await expect(desk.getByText('Tidak dipilih')).toBeVisible()
  await expect(desk.getByText('Dipilih pembeli')).toBeVisible()
})

test('F-08: a guest sends a tender, registers, and finds it in the new account', async ({
  page,
}) => {
  await open(page, '/services/tender')
  await page.getByLabel('Nama barang').fill('Kursi kantor')
  await page.getByLabel('Jumlah').fill('40')
  await page.getByLabel('Satuan', { exact: true }).fill('unit')
  await page.getByLabel('Dibutuhkan paling lambat').fill(inAMonth())
  await page.getByLabel('Kecamatan dan kota tujuan').fill('Coblong, Bandung')
  await page.getByLabel('Nama perusahaan atau toko').fill('PT Kopi Nusantara')
  await page.getByLabel('Nama kontak').fill('Ani Wijaya')
  await page.getByLabel('Nomor HP').fill('0812 3456 7890')
  await page.getByLabel('Email').fill(newEmail())
  await press(page, 'Kirim permintaan')
  await heading(page, 'Permintaan terkirim')
  await press(page, 'Masuk atau daftar')
  await registerOnScreen(page, 'Ani Wijaya')
  await page.waitForURL((url) => !/login|register/.test(url.pathname))
  await open(page, '/services/tender')
  await expect(page.getByRole('link', { name: /Kursi kantor/ })).toBeVisible()
})
