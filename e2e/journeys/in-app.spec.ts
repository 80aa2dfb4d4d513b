import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findProducts } from '../fixtures/market.ts'
import { fillCart, makeOrder, payAtBank, test } from '../fixtures/orders.ts'
import { addAddress, expect, open, payHere, press, readCode } from '../fixtures/shop.ts'

const INSTAGRAM =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Instagram 334.0.0.42.95 Android'

test.use({ userAgent: INSTAGRAM })

test('C-34 R-24 C-05: in the window of Instagram a buyer signs in by code, pays an order and gets the invoice’s page for a browser @long', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await payHere(context, shop)
  await addAddress(buyer)
  const [rice] = await findProducts('beras')
  await fillCart(buyer, [rice!])

  await open(page, '/login')
  await expect(page.getByText('Masuk dengan Google atau passkey?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lanjut dengan Google' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Masuk dengan passkey' })).toHaveCount(0)
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.getByLabel('Email atau nomor HP').fill(buyer.phone)
  await press(page, 'Lanjut')
  await press(page, 'Masuk dengan kode OTP')
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(buyer.phone))
  await expect(page).not.toHaveURL(/login|otp/)

  await open(page, '/profile/passkeys')
  await expect(page.getByText(/di Chrome atau Safari untuk menambah passkey/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Verifikasi identitas' })).toHaveCount(0)
  await expectNoViolations(page)

  const made = await makeOrder(buyer, 'va-bca')
  await payAtBank(made)
  await open(page, `/transaction/${made.order_id}`)
  const sheet = page.getByRole('dialog', { name: `invoice-${made.order_serial}.pdf` })
  // The code for the sheet loads some time after the page, and shows a file that was requested before.
  await press(page, 'Unduh faktur')
  await expect(sheet).toBeVisible()
  await expect(sheet.getByText(/tidak dapat menyimpan berkas/)).toBeVisible()
  await expect(sheet.getByText(`/transaction/${made.order_id}`)).toBeVisible()
  await expectNoViolations(page)
  await sheet.getByRole('button', { name: 'Tutup' }).click()
  await expect(sheet).toHaveCount(0)
})
