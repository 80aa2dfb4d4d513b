import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, heading, open, press, registerOnScreen, test } from '../fixtures/shop.ts'

test('F-06: a friend who registers with a shared link, after a look at sign-in, is in the list of the one who invited @long', async ({
  page,
  signedIn: _buyer,
  newContext,
}) => {
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Ajak teman' }).click()
  await heading(page, 'Ajak teman')
  await expect(page.getByText('Belum ada teman yang mendaftar')).toBeVisible()
  const link = await page.getByText(/\/register\?ajak=/).textContent()
  await expectNoViolations(page)
  await expectNothingWide(page)

  const friend = await (await newContext()).newPage()
  const { pathname, search } = new URL(link!)
  await open(friend, pathname + search)
  await friend.getByRole('link', { name: 'Masuk' }).click()
  await registerOnScreen(friend, 'Sari Dewi')
  await friend.waitForURL('/')
  await open(friend, '/referral')
  await expect(friend.getByText('Belum ada teman yang mendaftar')).toBeVisible()

  await page.reload()
  await expect(page.getByText('S*** D***')).toBeVisible()
  await expect(page.getByText('Terdaftar', { exact: true })).toBeVisible()
  await expectNoViolations(page)
})

test('R-40 F-06: a buyer finds a voucher by its code, and sees when points end @long', async ({
  page,
  signedIn: _buyer,
}) => {
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Voucher saya' }).click()
  await heading(page, 'Voucher saya')
  await page.getByRole('textbox', { name: 'Kode voucher' }).fill('gratisongkr')
  await press(page, 'Cari')
  await expect(page.getByText(/^Tidak ada voucher dengan kode GRATISONGKR/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Kode voucher' }).fill('gratisongkir')
  await press(page, 'Cari')
  await expect(page.getByText('Gratis ongkir hingga Rp 50.000 tersimpan')).toBeVisible()
  await page.getByRole('tab', { name: 'Terpakai' }).click()
  await expect(page.getByText('Belum ada voucher yang dipakai')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)

  await open(page, '/wallet')
  await page.getByRole('link', { name: /Poin saya/ }).click()
  await heading(page, 'Poin saya')
  await expect(page.getByText(/^Belum ada poin/)).toBeVisible()
  await page.getByRole('tab', { name: 'Riwayat' }).click()
  await expect(page.getByText('Belum ada riwayat poin')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)
})
