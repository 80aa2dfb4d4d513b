import type { Page } from '@playwright/test'
import { expectNothingWide, expectNoViolations } from '../fixtures/axe.ts'
import { findProducts, pathOf, type Product } from '../fixtures/market.ts'
import { emptyCart, test } from '../fixtures/orders.ts'
import { expect, open, press } from '../fixtures/shop.ts'

const WORDS = {
  id: {
    askButton: 'Minta penawaran',
    send: 'Kirim permintaan',
    waits: 'Penjual sedang menyiapkan harga.',
    offered: 'Penjual mengajukan harga. Setujui, tawar, atau tolak.',
    accept: 'Setujui harga',
    counter: 'Tawar harga',
    ownPrice: 'Harga Anda',
    sendCounter: 'Kirim tawaran',
    considered: 'Penjual sedang menilai harga Anda.',
    agreed: 'Harga sudah disepakati. Pesan sebelum masa berlakunya habis.',
    order: 'Pesan dengan harga ini',
    place: 'Buat pesanan',
    ordered: 'Penawaran ini sudah menjadi pesanan.',
    toOrder: /^Lihat pesanan/,
    desk: {
      price: 'Harga satuan (Rp)',
      freight: 'Ongkos kirim (Rp)',
      offer: 'Kirim penawaran',
      accept: 'Setujui harga pembeli',
      waits: 'Menunggu pembeli',
      accepted: 'Disepakati',
      ordered: 'Sudah dipesan',
    },
  },
  en: {
    askButton: 'Ask for a quote',
    send: 'Send the request',
    waits: 'The seller is preparing a price.',
    offered: 'The seller offers a price. Accept it, counter it or decline it.',
    accept: 'Accept the price',
    counter: 'Counter the price',
    ownPrice: 'Your price',
    sendCounter: 'Send the counter-offer',
    considered: 'The seller is considering your price.',
    agreed: 'The price is agreed. Order before it expires.',
    order: 'Order at this price',
    place: 'Place order',
    ordered: 'This quote has become an order.',
    toOrder: /^View order/,
    desk: {
      price: 'Unit price (Rp)',
      freight: 'Freight (Rp)',
      offer: 'Send the offer',
      accept: 'Accept the buyer’s price',
      waits: 'Waits for the buyer',
      accepted: 'Accepted',
      ordered: 'Ordered',
    },
  },
}
type Words = (typeof WORDS)[keyof typeof WORDS]

/** Asks for a price on the product's page, and returns the number of the quote. */
async function ask(page: Page, product: Product, words: Words): Promise<string> {
  await open(page, pathOf(product))
  // The button is loaded when the buyer scrolls near it.
  const button = page.getByRole('button', { name: words.askButton })
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(button).toBeVisible({ timeout: 1000 })
  }).toPass()
  await button.click()
  await page.waitForURL('/quotes/*')
  await expect(page.getByRole('button', { name: words.send })).toBeVisible()
  await expectNoViolations(page)
  await expectNothingWide(page)
  await press(page, words.send)
  await expect(page.getByText(words.waits)).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1)!
}

/** The seller's first answer on the page of the desk. */
async function offer(desk: Page, price: number, { desk: words }: Words) {
  await desk.getByLabel(words.price).fill(String(price))
  await desk.getByLabel(words.freight).fill('20000')
  await expectNoViolations(desk)
  await expectNothingWide(desk)
  await press(desk, words.offer)
  await expect(desk.getByText(words.waits).first()).toBeVisible()
}

const VISITS = [
  { title: 'Indonesian on a phone', language: 'id', viewport: { width: 360, height: 740 }, at: 3 },
  { title: 'English on a desktop', language: 'en', viewport: { width: 1280, height: 800 }, at: 4 },
] as const

for (const { title, language, viewport, at } of VISITS)
  test.describe(title, () => {
    test.use({ viewport })

    test(`F-08 R-12 E-06: a buyer asks for a price, the seller answers at the desk, both agree, and the order at the frozen price is paid, in ${title} @long`, async ({
      page,
      context,
      customer,
      newContext,
      shop,
    }) => {
      const words = WORDS[language]
      await emptyCart(customer)
      const product = (await findProducts('beras'))[at]!
      await context.addCookies([{ name: 'lang', value: language, url: shop }])
      const quote = await ask(page, product, words)

      const seller = await newContext({ locale: language === 'id' ? 'id-ID' : 'en-GB', viewport })
      const desk = await seller.newPage()
      await desk.goto('/gateway/seller-desk/quotes')
      await desk.locator(`a[href$="${quote}"]`).click()
      const offered = product.price - 500
      await offer(desk, offered, words)

      // The open page shows the offer without a reload.
      await expect(page.getByText(words.offered)).toBeVisible({ timeout: 60_000 })
      await press(page, words.counter)
      const agreed = offered - 500
      await page.getByLabel(words.ownPrice).fill(String(agreed))
      await expectNoViolations(page)
      await press(page, words.sendCounter)
      await expect(page.getByText(words.considered)).toBeVisible()

      await desk.reload()
      await press(desk, words.desk.accept)
      await expect(desk.getByText(words.desk.accepted).first()).toBeVisible()

      await expect(page.getByText(words.agreed)).toBeVisible({ timeout: 60_000 })
      await page.getByRole('link', { name: words.order }).click()
      await page.waitForURL('/quotes/*/order')
      const rupiah = new Intl.NumberFormat(language === 'id' ? 'id-ID' : 'en-US').format(agreed)
      await expect(page.getByText(rupiah).first()).toBeVisible()
      await page.getByRole('radio', { name: /BCA Virtual Account/ }).click()
      await expectNoViolations(page)
      await expectNothingWide(page)
      await press(page, words.place)
      await page.getByRole('button', { name: /^(Bayar|Pay)$/ }).click()
      await page.waitForURL('/thank-you/*')

      await open(page, `/quotes/${quote}`)
      await expect(page.getByText(words.ordered)).toBeVisible()
      await page.getByRole('link', { name: words.toOrder }).click()
      await page.waitForURL('/transaction/*')
      await expect(page.getByText(rupiah).first()).toBeVisible()
      await desk.reload()
      await expect(desk.getByText(words.desk.ordered).first()).toBeVisible()
    })
  })
