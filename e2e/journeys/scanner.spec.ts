import type { Page } from '@playwright/test'
import { lookAt, pictureOf } from '../fixtures/camera.ts'
import { hydrated } from '../fixtures/market.ts'
import { expect, heading, open, test } from '../fixtures/shop.ts'

test('R-07: a shop code in front of the camera opens its page, and back does not scan again @long', async ({
  shop,
}) => {
  const { page, end } = await lookAt(`${shop}/promo/selamat-datang`, shop)
  await open(page, '/menu')
  await hydrated(page)
  await page.getByRole('link', { name: 'Pindai kode QR' }).first().click()
  await heading(page, 'Voucher selamat datang 20%')
  await expect(page).toHaveURL('/promo/selamat-datang')
  await page.goBack()
  await heading(page, 'Semua menu')
  await end()
})

test('R-07: any other code is shown and never followed, and the visitor can scan again @long', async ({
  shop,
}) => {
  const stranger = 'https://hadiah-gratis.example/klaim?id=7'
  const { page, end } = await lookAt(stranger, shop)
  const left: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop)) left.push(request.url())
  })
  await open(page, '/qr-code-scanner')
  await expect(page.getByText('Kode ini bukan milik Borong')).toBeVisible()
  await expect(page.getByText(stranger)).toBeVisible()
  await expect(page.getByRole('link', { name: stranger })).toHaveCount(0)
  await page.getByRole('button', { name: 'Pindai ulang' }).click()
  await expect(page.getByText('Kode ini bukan milik Borong')).toBeVisible()
  await expect(page).toHaveURL('/qr-code-scanner')
  expect(left).toEqual([])
  await end()
})

const choose = async (page: Page, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'kode.png', mimeType: 'image/png', buffer })

test('R-07: without camera permission there is a notice; an image works too, and one without a code shows a message @long', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
  })
  await open(page, '/qr-code-scanner')
  await heading(page, 'Pindai kode QR')
  await expect(page.getByText('Izin kamera ditolak')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Baca dari gambar' })).toBeVisible()
  await choose(page, await pictureOf(page))
  await expect(page.getByText('Kode QR tidak ditemukan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pindai ulang' })).toBeVisible()
  await choose(page, await pictureOf(page, `${shop}/brand`))
  await heading(page, 'Merek')
})
