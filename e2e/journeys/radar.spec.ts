import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, heading, open, press, test } from '../fixtures/shop.ts'

test('R-16: a buyer compares the prices of a staple, sets an alert, finds it again and removes it @long', async ({
  page,
  signedIn: _signedIn,
}) => {
  await open(page, '/services')
  await page.getByRole('link', { name: /^Radar/ }).click()
  await heading(page, 'Radar')
  await expect(page.getByRole('img', { name: /^Grafik harga Beras per kg/ })).toBeVisible()
  await page.getByRole('link', { name: '365 hari' }).click()
  await expect(page).toHaveURL(/days=365/)
  await page.getByText('Lihat sebagai tabel').click()
  await expect(page.getByRole('table', { name: 'Harga Beras per hari' })).toBeVisible()
  await page.getByText('Lihat sebagai tabel').click()
  await page.getByRole('link', { name: /^Cabai/ }).click()
  await expect(page.getByRole('heading', { name: 'Kabar harga: Cabai' })).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  await page.getByLabel(/Beri tahu bila harga/).fill('1000')
  await press(page, 'Pasang kabar harga')
  await expect(page.getByText(/^Kabar harga terpasang di Rp/)).toBeVisible()
  await open(page, '/services/radar?staple=cabai&days=90')
  await expect(page.getByText(/^Kabar harga terpasang di Rp/)).toBeVisible()
  await press(page, 'Hapus')
  await expect(page.getByText(/^Kabar harga terpasang di Rp/)).toBeHidden()
})
