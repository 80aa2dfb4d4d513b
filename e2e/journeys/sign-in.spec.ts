import {
  untilHydrated,
  codesFor,
  expect,
  heading,
  newEmail,
  newPhone,
  open,
  press,
  readCode,
  test,
} from '../fixtures/shop.ts'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../fixtures/axe.ts'

async function nameYourself(page: Page, who: string) {
  await page.getByLabel('Email atau nomor HP').fill(who)
  await press(page, 'Lanjut')
}

async function enterPassword(page: Page, password: string) {
  await page.getByLabel('Kata sandi', { exact: true }).fill(password)
  await press(page, 'Masuk')
}

/** Checks a step without its own address with axe, in place and in both languages. */
async function inBothLanguages(page: Page) {
  await expectNoViolations(page)
  await press(page, /Switch to English/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectNoViolations(page)
  await press(page, /Ganti ke Bahasa Indonesia/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
}

const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value

test('R-35 C-05 T-01: signs in by phone and password, and returns to the page that required it', async ({
  page,
  buyer,
}) => {
  await open(page, '/cart')
  await page.waitForURL('/login')
  await nameYourself(page, buyer.phone)
  await heading(page, 'Kata sandi Anda')
  await enterPassword(page, buyer.password)
  await page.waitForURL('/cart')
  await heading(page, 'Keranjang')
  expect(await cookie(page, 'access_token')).toBeTruthy()
})

test('R-35 K-06: signs in by keyboard alone, with a visible focus @long', async ({
  page,
  buyer,
}) => {
  const tabTo = async (target: Locator) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 100 })
    }).toPass()
  }
  await open(page, '/login')
  await tabTo(page.getByLabel('Email atau nomor HP'))
  await page.keyboard.type(buyer.phone)
  const next = page.getByRole('button', { name: 'Lanjut', exact: true })
  await tabTo(next)
  await expect(next).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await heading(page, 'Kata sandi Anda')
  const password = page.getByLabel('Kata sandi', { exact: true })
  if (!(await password.evaluate((field) => field === document.activeElement))) await tabTo(password)
  await page.keyboard.type(buyer.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  expect(await cookie(page, 'access_token')).toBeTruthy()
})

test('N-04 N-05: without a requiring page it returns to the previous page, never to a sign-in page @long', async ({
  page,
  buyer,
}) => {
  await open(page, '/promo')
  await heading(page, 'Promo')
  await open(page, '/register')
  await page.getByRole('link', { name: 'Masuk' }).click()
  await nameYourself(page, buyer.phone)
  await enterPassword(page, buyer.password)
  await page.waitForURL('/promo')
  await heading(page, 'Promo')
})

test('F-10 C-06 R-35: signs in by a code over WhatsApp, one of the buyer’s available channels', async ({
  page,
  buyer,
}) => {
  await open(page, '/login')
  await nameYourself(page, buyer.phone)
  await press(page, 'Masuk dengan kode OTP')
  await heading(page, 'Masuk dengan kode OTP')
  await expect(page.getByRole('button', { name: /SMS/ })).toBeVisible()
  // The buyer has no email, so email is no channel for the code.
  await expect(page.getByRole('button', { name: /Email/ })).toHaveCount(0)
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(buyer.phone))
  await page.waitForURL('/')
  expect(await cookie(page, 'access_token')).toBeTruthy()
})

test('X-02 X-08 U-06: a wrong password shows an error beside its field, and the typed text remains', async ({
  page,
  buyer,
}) => {
  await open(page, '/login')
  await nameYourself(page, buyer.phone)
  await enterPassword(page, 'Salah#2026')
  await expect(page.getByText('Email, nomor HP, atau kata sandi salah')).toBeVisible()
  const field = page.getByLabel('Kata sandi', { exact: true })
  await expect(field).toHaveValue('Salah#2026')
  await expect(field).toBeFocused()
  await enterPassword(page, buyer.password)
  await page.waitForURL('/')
})

test('X-08 V-02: rejects text that is neither email nor phone number, and an unregistered contact @long', async ({
  page,
}) => {
  await open(page, '/login')
  await nameYourself(page, 'halo')
  await expect(page.getByText('Email atau Nomor Telpon tidak valid')).toBeVisible()
  const phone = newPhone()
  await nameYourself(page, phone)
  await expect(page.getByText('Nomor telepon tidak terdaftar')).toBeVisible()
  await page.getByRole('link', { name: /Daftar dengan/ }).click()
  await page.waitForURL('/register')
  await expect(page.getByLabel('Email atau nomor HP')).toHaveValue(phone)
})

test('K-02 X-08: a wrong code shows an error; the countdown continues after a reload, and no second code is sent @long', async ({
  page,
  buyer,
}) => {
  await open(page, '/login')
  await nameYourself(page, buyer.phone)
  await press(page, 'Masuk dengan kode OTP')
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  const sent = (await codesFor(buyer.phone)).length
  const right = await readCode(buyer.phone)
  const wrong = right === '000000' ? '000001' : '000000'
  await page.getByLabel('Kode OTP').fill(wrong)
  await expect(page.getByText(/Kode OTP tidak valid/)).toContainText('Sisa 4 percobaan')

  const resend = page.getByRole('button', { name: /Kirim ulang/ })
  await expect(resend).toBeDisabled()
  await page.reload()
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await expect(resend).toBeDisabled()
  expect(await codesFor(buyer.phone)).toHaveLength(sent)
  await untilHydrated(page)
  await page.getByLabel('Kode OTP').fill(right)
  await page.waitForURL('/')
})

test('K-02: another code is sent after the countdown, and only the new one is accepted @long', async ({
  page,
  buyer,
}) => {
  await page.clock.install()
  await open(page, '/login')
  await nameYourself(page, buyer.phone)
  await press(page, 'Masuk dengan kode OTP')
  await press(page, /SMS/)
  await expect(page.getByText('Kode dikirim lewat SMS ke')).toBeVisible()
  await page.clock.fastForward('01:05')
  await expect(page.getByRole('button', { name: 'Kirim ulang', exact: true })).toBeEnabled()
  // The gateway measures the time itself. It returns the remaining wait, and the countdown continues.
  await press(page, 'Kirim ulang')
  await expect(page.getByText(/Kode OTP masih aktif\. Tunggu \d+ detik/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Kirim ulang/ })).toBeDisabled()
})

test('R-36 C-08 F-10 U-14: registration by phone, and the typed text survives a reload', async ({
  page,
}) => {
  const phone = newPhone()
  await open(page, '/register')
  await page.getByLabel('Nama lengkap').fill('Sari Dewi')
  await page.getByLabel('Email atau nomor HP').fill(phone)
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByLabel('Nama lengkap')).toHaveValue('Sari Dewi')
  await expect(page.getByLabel('Email atau nomor HP')).toHaveValue(phone)
  await press(page, 'Lanjut')
  await heading(page, 'Verifikasi nomor HP')
  await inBothLanguages(page)
  await press(page, /WhatsApp/)
  await expect(page.getByLabel('Kode OTP')).toBeVisible()
  await inBothLanguages(page)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(phone))
  await page.waitForURL('/')
  expect(await cookie(page, 'access_token')).toBeTruthy()
})

test('R-36 V-01 K-02: registration by email, with a password that meets all five rules, and the welcome @long', async ({
  page,
}) => {
  const email = newEmail()
  await open(page, '/register')
  await page.getByLabel('Nama lengkap').fill('Sari Dewi')
  await page.getByLabel('Email atau nomor HP').fill(email)
  await press(page, 'Lanjut')
  await heading(page, 'Verifikasi email')
  await page.getByLabel('Kode OTP').fill(await readCode(email))
  await heading(page, 'Buat kata sandi')
  await inBothLanguages(page)
  await page.getByLabel('Kata sandi', { exact: true }).fill('borong2026')
  await page.getByLabel('Ulangi kata sandi').fill('borong2026')
  await press(page, 'Selesai dan masuk')
  await expect(page.getByText('Kata sandi belum memenuhi semua syarat di bawah')).toBeVisible()
  await page.getByLabel('Kata sandi', { exact: true }).fill('Borong#2026')
  await page.getByLabel('Ulangi kata sandi').fill('Borong#2027')
  await expect(page.getByText('Password tidak cocok')).toBeVisible()
  await page.getByLabel('Ulangi kata sandi').fill('Borong#2026')
  await press(page, 'Selesai dan masuk')
  await page.waitForURL('/register/email/success')
  await heading(page, 'Akun Anda siap dipakai')
  await expect(page.getByText('Diskon 20% untuk pesanan pertama')).toBeVisible()
  await inBothLanguages(page)
  await press(page, 'Mulai belanja')
  await page.waitForURL('/')
})

test('N-05 V-13: an allowed `ref` is followed with a new document', async ({
  page,
  buyer,
  shop,
}) => {
  await open(page, `/login?ref=${encodeURIComponent(`${shop}/brand?from=ref`)}`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await nameYourself(page, buyer.phone)
  await enterPassword(page, buyer.password)
  await page.waitForURL('/brand?from=ref')
  await heading(page, 'Merek')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

for (const ref of [
  'https://jahat.example/masuk',
  '//jahat.example/masuk',
  String.raw`/\jahat.example`,
  'javascript:alert(1)',
])
  test(`N-05 V-13: the forbidden \`ref\` ${ref} is not followed`, async ({ page, buyer }) => {
    const left: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('jahat')) left.push(request.url())
    })
    await open(page, '/promo')
    await open(page, `/login?ref=${encodeURIComponent(ref)}`)
    await nameYourself(page, buyer.phone)
    await enterPassword(page, buyer.password)
    await page.waitForURL('/promo')
    expect(left.filter((url) => new URL(url).host.includes('jahat'))).toEqual([])
  })

for (const path of ['/cart', '/profile'])
  test(`N-02: a guest who opens ${path} is redirected to the login`, async ({ page }) => {
    await page.goto(path)
    await page.waitForURL('/login')
    await heading(page, 'Masuk')
  })

test('T-04 E-02: a sign-in clears the recent searches of the previous visitor', async ({
  page,
  buyer,
}) => {
  await open(page, '/search')
  await page.getByRole('combobox').fill('beras')
  await page.keyboard.press('Enter')
  await page.waitForURL('/search/beras')
  // A page that was left before it rendered is not returned to.
  await expect(page.locator('main article').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('recent_search'))).toContain('beras')
  await open(page, '/login')
  await nameYourself(page, buyer.phone)
  await enterPassword(page, buyer.password)
  await page.waitForURL('/search/beras')
  expect(await page.evaluate(() => localStorage.getItem('recent_search'))).toBeNull()
})
