import { conformity } from '@borong/cli/conform/conform'
import { makeCaller } from '@borong/cli/conform/caller'
import { choosePayment } from '../fixtures/checkout.ts'
import { openTestShop } from '../fixtures/open-test-shop.ts'
import { loaded } from '../fixtures/pages.ts'
import { openSmallBackEnd, type SmallBackEnd } from '../fixtures/small-back-end/server.ts'
import { expect, open, press, signInOnScreen, test as shopTest } from '../fixtures/shop.ts'

/** A shop on a back end of another company, which has the calls of the specification's section 7 and nothing else. */
const test = shopTest.extend<object, { backEnd: SmallBackEnd }>({
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const backEnd = await openSmallBackEnd()
      await use(backEnd)
      await backEnd.stop()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ backEnd }, use) => {
      const { address, stop } = await openTestShop({
        GATEWAY_ORIGIN: backEnd.origin,
        FEATURES: 'none',
      })
      await use(address)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

const ERROR = /Mohon maaf|Terjadi kesalahan|Coba lagi/

test('C-01: the command that compares a back end with the calls finds nothing wrong in another one', async ({
  backEnd,
}) => {
  const verdicts = await conformity(makeCaller(backEnd.origin, 'eA=='), {
    keyword: 'beras',
    account: backEnd.buyer,
    features: [],
  })
  expect(verdicts.filter(({ state }) => state !== 'right')).toEqual([])
})

test('F-01 F-05 C-27: a guest finds a product, signs in, orders and pays on another back end @long', async ({
  page,
  backEnd,
}) => {
  backEnd.buyer.saveAddress({
    name: 'Sari Uji',
    alias: 'Toko',
    address: 'Jl. Uji No. 1',
    postal_code: '10110',
    phone: '6281200001111',
    type: 'shipping',
  })
  await open(page, '/')
  await loaded(page)
  await expect.soft(page.getByText(ERROR).filter({ visible: true })).toHaveCount(0)
  await open(page, '/search/beras')
  await page.getByRole('link', { name: /Beras Pandan 25 kg/ }).click()
  await page.waitForURL('/v/toko-padi/product/beras-pandan-25-kg')
  await press(page, '+ Keranjang')
  await expect(page.getByText('Disimpan di keranjang')).toBeVisible()
  await open(page, '/login')
  const { username: phone, password } = backEnd.buyer
  await signInOnScreen(page, { phone, password })
  await open(page, '/cart')
  await expect(page.getByText('Beras Pandan 25 kg', { exact: true })).toBeVisible()
  await press(page, /^Checkout/)
  await page.waitForURL('/checkout')
  await choosePayment(page, 'Transfer Uji')
  await press(page, 'Buat pesanan')
  await page.waitForURL('/thank-you/*')
  await expect(page.getByText('Rp 330.000').first()).toBeVisible()
  for (const path of ['/profile', '/notification', '/wallet', '/add-address']) {
    await open(page, path)
    await loaded(page)
    await expect.soft(page.getByText(ERROR).filter({ visible: true }), path).toHaveCount(0)
  }
  expect([...backEnd.buyer.orders.values()].map(({ isPaid }) => isPaid)).toEqual([true])
})
