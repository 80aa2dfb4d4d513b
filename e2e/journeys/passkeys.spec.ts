import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, heading, open, press, readCode, test } from '../fixtures/shop.ts'

/** The screen lock of a phone, which confirms everything. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('R-10 C-05: a buyer adds a passkey, signs in with it, names and removes it @long', async ({
  page,
  context,
  signedIn: buyer,
}) => {
  await withAuthenticator(page)
  await open(page, '/profile/edit')
  await page.getByRole('link', { name: /^Passkey/ }).click()
  await page.getByRole('link', { name: 'Verifikasi identitas' }).click()
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(buyer.phone))
  await heading(page, 'Passkey')
  await expectNoViolations(page)
  await page.getByLabel('Nama passkey').fill('HP kantor')
  await press(page, 'Tambah passkey')
  await expect(page.getByRole('button', { name: 'Ubah HP kantor' })).toBeVisible()

  await context.clearCookies({ name: /^(access|refresh)_token$/ })
  await open(page, '/login')
  await heading(page, 'Masuk')
  await expectNoViolations(page)
  await press(page, 'Masuk dengan passkey')
  // Back to the page before the sign-in.
  await page.waitForURL('/profile/passkeys')
  await expect(page.getByText(/Terakhir dipakai/)).toBeVisible()
  await press(page, 'Ubah HP kantor')
  await page.getByLabel('Nama baru').fill('HP gudang')
  await press(page, 'Simpan nama')
  await press(page, 'Ubah HP gudang')
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoViolations(page)
  await press(page, 'Hapus passkey')
  await press(page, 'Hapus passkey')
  await expect(page.getByRole('button', { name: /HP gudang/ })).toHaveCount(0)
})
