import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { fillWallet, PIN, readBalance } from '../fixtures/bills.ts'
import { addAddress, expect, heading, open, press, test } from '../fixtures/shop.ts'

const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test('R-15: a buyer checks the price, books cargo from the wallet, and follows the courier to the recipient @long', async ({
  page,
  newContext,
  signedIn: buyer,
}) => {
  await fillWallet(buyer)
  const before = await readBalance(buyer)
  await addAddress(buyer, { alias: 'Cabang', district_id: '327302', postal_code: '40132' })
  await addAddress(buyer)

  await open(page, '/services')
  await page.getByRole('link', { name: /Borong Kargo/ }).click()
  await heading(page, 'Borong Kargo')
  await page.getByLabel('Kecamatan asal').fill('Menteng')
  await page
    .getByRole('button', { name: /Jakarta Pusat/ })
    .first()
    .click()
  await page.getByLabel('Kecamatan tujuan').fill('Sukajadi')
  await page
    .getByRole('button', { name: /Bandung/ })
    .first()
    .click()
  await page.getByLabel('Berat semua koli').fill('10')
  await press(page, 'Cek ongkos kirim')
  await expect(page.getByText(/^Dihitung 10 kg/)).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  await page.getByRole('link', { name: 'Pesan pengiriman' }).click()
  await heading(page, 'Pesan pengiriman')
  await expect(page.getByLabel('Berat semua koli')).toHaveValue('10')
  await page.getByRole('radio', { name: /Kargo Hemat/ }).check()
  await page.getByLabel('Hari jemput').fill(inTwoDays())
  await page.getByLabel('Isi barang').fill('Beras 10 kg')
  await page.getByLabel('Nilai barang', { exact: true }).fill('200000')
  await page.getByRole('checkbox', { name: /Asuransikan barang/ }).check()
  await page.getByLabel('PIN saldo', { exact: true }).fill(PIN)
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.getByRole('button', { name: /dan pesan$/ }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(page.getByText('Pengiriman sudah dibayar.', { exact: false })).toBeVisible()
  expect(await readBalance(buyer)).toBeLessThan(before)
  const number = new URL(page.url()).pathname.split('/').at(-1)!
  await expectNoViolations(page)

  const desk = await (await newContext({ locale: 'id-ID' })).newPage()
  for (const [state, text] of [
    ['Dijemput', 'Gudang Jakarta'],
    ['Dalam perjalanan', 'Tol Cipularang'],
    ['Tiba', 'Pak Dedi'],
  ] as const) {
    await desk.goto('/gateway/seller-desk/cargo')
    const card = desk.getByRole('article').filter({ hasText: number })
    await card.getByLabel('Status baru').selectOption(state)
    await card.getByLabel('Lokasi atau nama penerima').fill(text)
    const saved = desk.waitForResponse((response) => response.request().method() === 'POST')
    const shown = desk.waitForEvent('load')
    await card.getByRole('button', { name: 'Simpan' }).click()
    expect((await saved).status()).toBe(200)
    await shown
  }
  await press(page, 'Muat ulang status')
  await expect(page.getByText('Barang sudah diterima.')).toBeVisible()
  await expect(page.getByText(/Tol Cipularang/)).toBeVisible()
  await expectNothingWide(page)
})
