import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { choosePayment } from '../fixtures/checkout.ts'
import { findSellers } from '../fixtures/market.ts'
import { emptyCart, fillCart, readCart, test } from '../fixtures/orders.ts'
import {
  expect,
  gateway,
  heading,
  logIn,
  open,
  payHere,
  press,
  signIn,
  type Buyer,
} from '../fixtures/shop.ts'

/** Above the amount from which orders for the company of the demo's Budi need his approval. */
const MUCH = 6_000_000
const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

/** Orders the cart for the company, as Dewi does; returns the order's number. */
async function orderForCompany(page: Page): Promise<string> {
  await open(page, '/checkout')
  const company = page.getByLabel('Belanja sebagai')
  await company.selectOption({ index: 1 })
  await choosePayment(page, 'BCA Virtual Account')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText(/Menunggu persetujuan/).first()).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1)!
}

/** The token in the newest message about this order to Budi. */
async function linkOf(serial: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const path = `/inbox?to=${encodeURIComponent('budi@contoh.id')}`
    const { messages } = await gateway<{ messages: { text: string }[] }>(path)
    const message = messages.find(({ text }) => text.includes(serial))
    link = /\/approvals\/link#[\w-]+/.exec(message?.text ?? '')?.[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return link!
}

/** Gives the goods back, which other journeys buy too. */
async function cancel(page: Page) {
  await press(page, 'Batalkan pesanan')
  await press(page, 'Ya, batalkan')
  await expect(page.getByText('Dibatalkan').first()).toBeVisible()
}

const cartOf = async (dewi: Buyer, count: number) => {
  await emptyCart(dewi)
  const products = await findSellers('beras', count)
  await fillCart(dewi, products, MUCH)
  return products
}

test('F-05: Dewi’s order above the limit waits, Budi asks about it, she answers, he approves it, and she can pay it @long', async ({
  page,
  context,
  shop,
  newContext,
}) => {
  const [dewi, budi] = [await signIn('dewi@contoh.id'), await signIn('budi@contoh.id')]
  await cartOf(dewi, 1)
  await logIn(context, shop, dewi)
  await payHere(context, shop)
  const serial = await orderForCompany(page)
  await expectNoViolations(page)
  expect((await readCart(dewi)).detail).toEqual([])

  const office = await newContext({ viewport: DESKTOP })
  await office.addCookies([{ name: 'lang', value: 'en', url: shop }])
  await logIn(office, shop, budi)
  const desk = await office.newPage()
  await open(desk, '/approvals')
  await desk.getByRole('link', { name: new RegExp(serial) }).click()
  await heading(desk, 'Approval request')
  await expect(desk.getByText(serial)).toBeVisible()
  await expect(desk.getByText(/^Total above Rp/)).toBeVisible()
  await expectNoViolations(desk)
  await expectNothingWide(desk)
  await desk.getByLabel('A question to the requester').fill('For which event?')
  await press(desk, 'Ask the requester')
  await expect(desk.getByText('No answer yet')).toBeVisible()

  await page.setViewportSize(PHONE)
  await open(page, '/approvals?box=mine')
  await page.getByRole('link', { name: new RegExp(serial) }).click()
  await expect(page.getByText('For which event?')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)
  await page.getByLabel('Jawaban Anda').fill('Untuk katering Sabtu')
  await press(page, 'Kirim jawaban')
  await expect(page.getByText('Untuk katering Sabtu')).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('Untuk katering Sabtu')).toBeVisible()
  // Two taps are one decision.
  await desk.getByRole('button', { name: 'Approve', exact: true }).dblclick()
  await expect(desk.getByText('Approved', { exact: true }).first()).toBeVisible()

  await open(page, `/transaction/${serial}`)
  await expect(page.getByText('Pesanan disetujui').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buka halaman bank' })).toBeVisible()
  await cancel(page)
})

test('F-05: Budi refuses one product by the link of his message on a phone, and the link decides once @long', async ({
  page,
  context,
  shop,
  newContext,
}) => {
  const dewi = await signIn('dewi@contoh.id')
  const [first, second] = await cartOf(dewi, 2)
  await logIn(context, shop, dewi)
  await payHere(context, shop)
  await page.setViewportSize(DESKTOP)
  const serial = await orderForCompany(page)

  const phone = await newContext({ viewport: PHONE })
  const message = await phone.newPage()
  const link = await linkOf(serial)
  await open(message, link)
  await heading(message, 'Permintaan persetujuan')
  await expect(message.getByText(serial)).toBeVisible()
  await expectNoViolations(message)
  await expectNothingWide(message)
  await message
    .getByRole('listitem')
    .filter({ hasText: second!.name })
    .getByRole('checkbox')
    .check()
  await press(message, 'Setujui dengan 1 perubahan')
  await expect(message.getByText('Tulis alasan penolakan')).toBeVisible()
  await message.getByLabel('Alasan').fill('Stok gudang masih cukup')
  await press(message, 'Setujui dengan 1 perubahan')
  await expect(message.getByText('Pesanan disetujui')).toBeVisible()

  await open(page, `/transaction/${serial}`)
  await expect(page.getByText(`Tanpa: ${second!.name}`)).toBeVisible()
  await expect(page.getByText('Alasan: Stok gudang masih cukup')).toBeVisible()
  await expect(page.getByText(first!.name, { exact: true }).first()).toBeVisible()
  await cancel(page)

  // The link is used up: it shows no request, and decides nothing again.
  const again = await phone.newPage()
  await open(again, link)
  await expect(again.getByRole('button', { name: /^Setujui/ })).toHaveCount(0)
  await expect(again.getByRole('link', { name: 'Semua persetujuan' })).toBeVisible()
})
