import { conformity } from '@borong/cli/conform/conform'
import { makeCaller } from '@borong/cli/conform/caller'
import { choosePayment } from '../fixtures/checkout.ts'
import { openSmallBackEnd, type SmallBackEnd } from '../fixtures/small-back-end/server.ts'
import { expect, open, press, signInOnScreen, test as shopTest } from '../fixtures/shop.ts'
import { expectContent, shopOn } from '../fixtures/shop-on.ts'

/** A shop on a back end of another company, which has the calls of the specification's section 7 and nothing else. */
const test = shopTest.extend<object, { backEnd: SmallBackEnd }>({
  ...shopOn(openSmallBackEnd),
})

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
  await expectContent(page, ['/'])
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
  await expectContent(page, [
    '/profile',
    '/notification',
    '/wallet',
    '/add-address',
    '/brand',
    '/promo',
    '/promo/1',
  ])
  const [{ shipping_address_id: saved } = { shipping_address_id: '' }] = backEnd.buyer.addresses
  await expectContent(page, [`/edit-address/${backEnd.buyer.id}/shipping-address/${saved}`])
  await expect(page.getByLabel('Alamat lengkap')).toHaveValue('Jl. Uji No. 1')
  expect([...backEnd.buyer.orders.values()].map(({ isPaid }) => isPaid)).toEqual([true])
})
