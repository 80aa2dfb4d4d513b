import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, type Product } from '../fixtures/market.ts'
import {
  addAddress,
  expect,
  gateway,
  heading,
  logIn,
  newEmail,
  open,
  press,
  registerBuyer,
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

/** Offers a product for the lines of a tender that have a price, on the page of the desk. */
async function offer(
  desk: Page,
  number: string,
  product: Product,
  prices: readonly (number | null)[],
) {
  await desk.goto(`/gateway/seller-desk/tender-offers/${number}`)
  await desk.getByLabel('Tawarkan atas nama toko').fill(product.vendor_alias)
  await press(desk, 'Buka formulir')
  const lines = desk.getByRole('group')
  await expect(lines).toHaveCount(prices.length)
  for (const [index, price] of prices.entries()) {
    const line = lines.nth(index)
    await line.getByLabel('Produk toko').fill(price === null ? '' : product.id)
    if (price !== null) await line.getByLabel('Harga satuan').fill(String(price))
  }
  await desk.getByLabel('Ongkos kirim').fill('50000')
  await press(desk, 'Kirim penawaran')
  await expect(desk.getByText('Menunggu pembeli')).toBeVisible()
}

test('R-17 F-08: a buyer asks for two items, two sellers offer at the desk, and the buyer accepts the better one @long', async ({
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
  await offer(desk, number, one, [60_000, null])
  await offer(desk, number, two, [55_000, null])

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

/** A guest's tender for 40 chairs. Returns its number. */
async function sendAsGuest(page: Page, email: string): Promise<string> {
  await open(page, '/services/tender')
  await page.getByLabel('Nama barang').fill('Kursi kantor')
  await page.getByLabel('Jumlah').fill('40')
  await page.getByLabel('Satuan', { exact: true }).fill('unit')
  await page.getByLabel('Dibutuhkan paling lambat').fill(inAMonth())
  await page.getByLabel('Kecamatan dan kota tujuan').fill('Coblong, Bandung')
  await page.getByLabel('Nama perusahaan atau toko').fill('PT Kopi Nusantara')
  await page.getByLabel('Nama kontak').fill('Ani Wijaya')
  await page.getByLabel('Nomor HP').fill('0812 3456 7890')
  await page.getByLabel('Email').fill(email)
  await press(page, 'Kirim permintaan')
  await heading(page, 'Permintaan terkirim')
  const number = page.getByRole('main').getByText(/^TND\d{6}[2-9A-Z]{8}$/)
  return (await number.textContent())!
}

test('F-08: a guest sends a tender, registers, and finds it in the new account @long', async ({
  page,
}) => {
  await sendAsGuest(page, newEmail())
  await press(page, 'Masuk atau daftar')
  await registerOnScreen(page, 'Ani Wijaya')
  await page.waitForURL((url) => !/login|register/.test(url.pathname))
  await open(page, '/services/tender')
  await expect(page.getByRole('link', { name: /Kursi kantor/ })).toBeVisible()
})

test('F-08: a guest’s tender joins an account on another device by the link of its mail, a seller offers, and a stranger with the link gets nothing @long', async ({
  page,
  newContext,
  buyer,
  shop,
}) => {
  const email = newEmail()
  const number = await sendAsGuest(page, email)
  let link: string | undefined
  await expect(async () => {
    const path = `/inbox?to=${encodeURIComponent(email)}`
    const { messages } = await gateway<{ messages: { text: string }[] }>(path)
    link = messages.flatMap(
      ({ text }) => /\/services\/tender\/claim\/[\w-]{43}/.exec(text) ?? [],
    )[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 30_000 })

  // The buyer reads the mail at the office, and signs in there when the page asks for it.
  const office = await newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
  })
  await office.addCookies([{ name: 'lang', value: 'en', url: shop }])
  const mail = await office.newPage()
  await mail.goto(link!)
  await mail.getByLabel('Email or phone number').fill(buyer.phone)
  await press(mail, 'Continue')
  await mail.getByLabel('Password', { exact: true }).fill(buyer.password)
  await press(mail, 'Log in')
  await heading(mail, 'Join the tender to your account')
  await expectNoViolations(mail)
  await expectNothingWide(mail)
  // Two taps are one claim.
  await mail.getByRole('button', { name: 'Join the tender', exact: true }).dblclick()
  await mail.waitForURL(`/services/tender/${number}`)
  await addAddress(buyer)

  const [product] = await twoStores()
  const desk = await (await newContext({ locale: 'id-ID' })).newPage()
  await offer(desk, number, product, [150_000])
  await open(mail, '/notification')
  await mail.getByRole('link').filter({ hasText: number }).first().click()
  await mail.waitForURL(`/services/tender/${number}`)
  await expect(mail.getByText(product.vendor_name).first()).toBeVisible()
  await expectNoViolations(mail)
  await expectNothingWide(mail)

  const other = await newContext()
  await logIn(other, shop, await registerBuyer())
  const stranger = await other.newPage()
  await open(stranger, link!)
  await press(stranger, 'Sambungkan tender')
  await expect(stranger.getByText(/^Tautan ini sudah dipakai akun lain/)).toBeVisible()
  await expect(stranger).toHaveURL(new RegExp(link!))
})
