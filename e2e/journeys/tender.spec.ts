import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { expect, gateway, heading, newEmail, open, press, test } from '../fixtures/shop.ts'

interface Mail {
  to: string
  subject: string
  text: string
}
const mailsTo = async (to: string) =>
  (await gateway<{ messages: Mail[] }>(`/inbox?to=${encodeURIComponent(to)}`)).messages

const inAMonth = () => new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

async function fillGoods(page: Page) {
  await page.getByLabel('Jumlah').fill('1.200')
  await page.getByLabel('Satuan', { exact: true }).fill('unit')
  await page.getByLabel('Dibutuhkan paling lambat').fill(inAMonth())
  await page.getByLabel('Kecamatan dan kota tujuan').fill('Coblong, Bandung')
}

async function fillContact(page: Page, email: string) {
  await page.getByLabel('Nama perusahaan atau toko').fill('PT Kopi Nusantara')
  await page.getByLabel('Nama kontak').fill('Ani Wijaya')
  await page.getByLabel('Nomor HP').fill('0812 3456 7890')
  await page.getByLabel('Email').fill(email)
}

const numberOn = async (page: Page) =>
  (await page
    .getByRole('main')
    .getByText(/^TND\d{6}[2-9A-Z]{8}$/)
    .textContent())!

test('R-17 F-08 R-09: a guest with an empty result sends a tender, gets a number, and the mails are sent once @long', async ({
  page,
  problems,
}) => {
  const email = newEmail()
  await open(page, '/search/zzqqxx')
  await page.getByRole('link', { name: 'Ajukan tender' }).click()
  await heading(page, 'Ajukan tender')
  await expect(page.getByLabel('Nama barang')).toHaveValue('zzqqxx')
  await fillGoods(page)
  await fillContact(page, email)

  // The typed text survives a reload.
  await page.reload()
  await open(page, page.url())
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Jumlah')).toHaveValue('1.200')

  await page.getByRole('button', { name: 'Kirim permintaan' }).dblclick()
  await heading(page, 'Permintaan terkirim')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const number = await numberOn(page)
  await expect(page.getByText('Paling lambat 1 hari kerja')).toBeVisible()
  await expectNoViolations(page)

  const confirmations = await mailsTo(email)
  expect(confirmations.map(({ subject }) => subject)).toEqual([
    `Permintaan tender ${number} kami terima`,
  ])
  const told = (await mailsTo('tender@borong.example')).filter(({ text }) => text.includes(number))
  expect(told).toHaveLength(1)
  expect(told[0]!.text).toContain(email)

  await page.reload()
  await heading(page, 'Permintaan terkirim')
  expect(await numberOn(page)).toBe(number)
  await page.getByRole('link', { name: 'Ajukan permintaan lain' }).click()
  await heading(page, 'Ajukan tender')
  await expect(page.getByLabel('Nama barang')).toHaveValue('')
  await page.goBack()
  await heading(page, 'Permintaan terkirim')
  await page.goBack()
  await expect(page).toHaveURL('/search/zzqqxx')
  expect(problems.all()).toEqual([])
})

test('R-17 F-08: the form contains the buyer’s contact, and the buyer sees the sent tender', async ({
  page,
  signedIn: buyer,
}) => {
  await open(page, '/services/tender')
  await expect(page.getByText(/^Belum ada permintaan/)).toBeVisible()
  await expect(page.getByLabel('Nama kontak')).toHaveValue(buyer.name)
  await page.getByLabel('Nama barang').fill('Kursi kantor')
  await fillGoods(page)
  await page.getByLabel('Nama perusahaan atau toko').fill('Toko Ani')
  await page.getByLabel('Email').fill(newEmail())
  await press(page, 'Kirim permintaan')
  await heading(page, 'Permintaan terkirim')
  const number = await numberOn(page)
  const own = page.getByRole('listitem').filter({ hasText: number })
  await expect(own).toContainText('Kursi kantor')

  await open(page, '/services/tender')
  await expect(own).toContainText('Diterima')
})

test('F-08: the keyboard reaches the invalid fields, and an offline form loses nothing @long', async ({
  page,
  context,
}) => {
  await open(page, '/services/tender')
  await page.getByLabel('Nama barang').fill('Kursi kantor')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Jumlah')).toBeFocused()
  await expect(page.getByLabel('Jumlah')).toHaveAccessibleDescription('Isi dengan angka bulat')
  await expectNoViolations(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNothingWide(page)

  await fillGoods(page)
  await fillContact(page, newEmail())
  await context.setOffline(true)
  await press(page, 'Kirim permintaan')
  await expect(
    page.getByRole('alert').filter({ hasText: 'Terjadi kesalahan jaringan' }),
  ).toBeVisible()
  await context.setOffline(false)
  await press(page, 'Kirim permintaan')
  await heading(page, 'Permintaan terkirim')
})

test('F-08: a form that is sent before any script stays out of the address, and gets a response @long', async ({
  page,
}) => {
  const waited = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await waited.promise
    await route.continue()
  })
  await page.goto('/services/tender', { waitUntil: 'commit' })
  await page.getByLabel('Nama barang').fill('Kursi kantor')
  await page.getByLabel('Rincian').fill('Warna hitam')
  await page.getByLabel('Email').fill('ani@')
  await page.keyboard.press('Enter')
  await press(page, 'Kirim permintaan')
  waited.resolve()
  await expect(page.getByLabel('Jumlah')).toBeFocused()
  await expect(page.getByText(/^Email tidak valid/)).toBeVisible()
  await expect(page.getByLabel('Rincian')).toHaveValue('Warna hitam')
  await expect(page).toHaveURL('/services/tender')
})
