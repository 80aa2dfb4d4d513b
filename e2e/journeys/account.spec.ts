import {
  expect,
  heading,
  newEmail,
  newPhone,
  open,
  press,
  readCode,
  test,
} from '../fixtures/shop.ts'

test('R-34 R-25 C-09 C-10 V-05: a buyer verifies the identity and changes the phone number', async ({
  page,
  signedIn: buyer,
}) => {
  await open(page, '/profile/edit')
  await page.getByRole('link', { name: /Ganti nomor HP/ }).click()
  await page.getByRole('link', { name: 'Verifikasi identitas' }).click()
  await heading(page, 'Verifikasi identitas')
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  // The countdown continues after a reload, and no second code is sent.
  await page.reload()
  await expect(page.getByRole('button', { name: /Kirim ulang \(/ })).toBeDisabled()
  await page.getByLabel('Kode OTP').fill(await readCode(buyer.phone))

  await page.waitForURL('/change-phone-number')
  const phone = newPhone()
  await page.getByLabel('Nomor HP baru').fill(phone)
  await press(page, 'Kirim kode')
  await page.waitForURL('/change-phone-number/otp')
  const right = await readCode(phone)
  await page.getByLabel('Kode OTP').fill(right === '000000' ? '000001' : '000000')
  await expect(page.getByText(/Kode OTP tidak valid\. Sisa 4 percobaan/)).toBeVisible()
  await page.getByLabel('Kode OTP').fill(right)
  await page.waitForURL('/profile')
  await expect(page.getByText(phone.slice(-4))).toBeVisible()
})

test('R-26 C-11 K-02: a buyer adds and verifies an email through the steps of the profile', async ({
  page,
  signedIn: buyer,
}) => {
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Verifikasi email' }).click()
  await page.getByRole('link', { name: 'Tambah email' }).click()
  // A session alone adds no way to sign in.
  await page.getByRole('link', { name: 'Verifikasi identitas' }).click()
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(buyer.phone))
  const email = newEmail()
  await page.getByLabel('Email baru').fill(email)
  await press(page, 'Kirim kode')
  await page.getByLabel('Kode OTP').fill(await readCode(email))
  await page.waitForURL('/profile')
  await expect(page.getByText(email)).toBeVisible()
})

test('E-03: a name of the maximum length without a space does not widen the profile', async ({
  page,
  context,
  signedIn: _buyer,
}) => {
  await context.route('**/mobile/v1/user/profile', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { result: object }
    await route.fulfill({ json: { result: { ...body.result, name: 'x'.repeat(100) } } })
  })
  await open(page, '/profile')
  await expect(page.getByText('x'.repeat(100))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('T-15 C-12: the business form shows a wrong tax number, and is in verification after submission', async ({
  page,
  signedIn: _buyer,
}) => {
  await open(page, '/profile')
  await page.getByRole('link', { name: 'Lengkapi data usaha' }).click()
  await page.getByLabel('Nama usaha').fill('CV Sumber Pangan')
  await page.getByLabel('NPWP').fill('12')
  await press(page, 'Kirim untuk diverifikasi')
  await expect(page.getByText('NPWP terdiri dari 16 angka')).toBeVisible()
  await page.getByLabel('NPWP').fill('01.234.567.8-901.000')
  await expect(page.getByText(/Nomor lama 15 angka/)).toBeVisible()
  await page.getByLabel('NPWP').fill('0012.3456.7890.1000')
  const buffer = Buffer.from('%PDF-1.4\n%%EOF')
  await page
    .getByLabel('Unggah dokumen')
    .setInputFiles({ name: 'kartu-npwp.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByText('kartu-npwp.pdf')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await press(page, 'Kirim untuk diverifikasi')
  await page.waitForURL('/profile')
  await expect(page.getByText('Sedang diverifikasi')).toBeVisible()
  await open(page, '/profile/business')
  await expect(page.getByText('kartu-npwp.pdf')).toBeVisible()
})
