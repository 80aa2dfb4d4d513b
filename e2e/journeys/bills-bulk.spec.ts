import { fillWallet, payButton, PIN, readBills } from '../fixtures/bills.ts'
import { expect, open, press, test } from '../fixtures/shop.ts'

const GOOD = Array.from({ length: 20 }, (_, at) => `0878000030${String(at).padStart(2, '0')};10rb`)
const BAD = [
  '0878;10rb',
  '8,12E+11',
  '0800123456789;10rb',
  '087800003000;10rb',
  '0878000031aa;10rb',
]

test('F-07: 20 good rows are paid together, 5 bad ones keep their reason, and a mended one can be paid @long', async ({
  page,
  signedIn,
}) => {
  await fillWallet(signedIn)
  await open(page, '/billing/bulk')
  await page.getByLabel('Nomor, satu baris satu tagihan').fill([...GOOD, ...BAD].join('\n'))
  await press(page, 'Periksa baris')
  await expect(page.getByText('20 siap dibayar, 5 perlu diperbaiki, dari 25 baris')).toBeVisible()
  await expect(page.getByText(/Excel mengubah nomor/)).toBeVisible()
  await expect(page.getByText(/sama dengan baris 1\./)).toBeVisible()

  await page.getByLabel('Nomor baris 21').fill('087800003099')
  await page
    .getByRole('form', { name: 'Baris 21' })
    .getByRole('button', { name: 'Periksa lagi' })
    .click()
  await expect(page.getByText('21 siap dibayar, 4 perlu diperbaiki, dari 25 baris')).toBeVisible()

  await press(page, 'Lanjut bayar')
  const sheet = page.getByRole('dialog', { name: 'Periksa lalu bayar' })
  await sheet.getByRole('radio', { name: /Saldo/ }).click()
  await sheet.getByLabel('PIN saldo', { exact: true }).fill(PIN)
  await payButton(sheet).click()
  await page.waitForURL('/billing/bulk/*')
  await expect(
    page.getByText('21 berhasil, 0 diproses, 0 dikembalikan dari 21 tagihan').first(),
  ).toBeVisible({
    timeout: 30_000,
  })
  const paid = (await readBills(signedIn)).filter(({ state }) => state === 'done')
  expect(paid).toHaveLength(20)
})
