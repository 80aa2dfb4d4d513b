import type { Page } from '@playwright/test'
import { readBills } from '../fixtures/bills.ts'
import { companyOf, memberOf } from '../fixtures/company.ts'
import { findProducts, findSellers, pathOf } from '../fixtures/market.ts'
import {
  emptyCart,
  fillCart,
  fillFromSeller,
  makeOrder,
  readCart,
  test,
} from '../fixtures/orders.ts'
import { type Listener, listen, useKeys } from '../fixtures/screen-reader.ts'
import { addAddress, expect, gateway, logIn, open } from '../fixtures/shop.ts'
import type { Language } from '../fixtures/words.ts'

// The bank's page permits no scripts, and the reader is one.
test.use({ bypassCSP: true })

/** A number whose pulsa the demo's biller sells. */
const SUCCEEDS = '087800001230'
/** How a page is used without seeing it. */
const ways = {
  'a screen reader': listen,
  'a keyboard': useKeys,
} satisfies Record<string, (page: Page) => Promise<Listener>>

const spoken = {
  id: {
    add: /^button, \+ Keranjang$/,
    added: /^(polite|assertive): .*Ditambahkan ke keranjang/,
    cart: /^link, Keranjang.* 1 produk/,
    quantity: /^spinbutton, Jumlah /,
    checkout: /^button, Checkout \(1\)$/,
    atCheckout: /^heading, Checkout, level 1/,
    choosePayment: /^link, Pilih pembayaran/,
    atPayment: /^heading, Pilih pembayaran, level 1/,
    account: /^radio, BCA Virtual Account/,
    total: /^Total pembayaran$/,
    order: /^button, Buat pesanan$/,
    thanks: /^heading, Terima kasih, level 1/,
    request: /^link, Rp\s[\d.]+ · Ani Wijaya.*Putuskan sebelum/s,
    atRequest: /^heading, Permintaan persetujuan, level 1/,
    approve: /^button, Setujui$/,
    approved: /^(polite|assertive): .*Pesanan disetujui/,
    phone: /^textbox, Nomor HP/,
    nominal: /^radio, 10\.000/,
    next: /^button, Lanjut$/,
    sheet: /^dialog, Periksa lalu bayar/,
    pay: /^button, Bayar Rp/,
    waits: /Nomor virtual account BCA/,
  },
  en: {
    add: /^button, Add to cart$/,
    added: /^(polite|assertive): .*Added to cart/i,
    cart: /^link, Cart.* 1 product/,
    quantity: /^spinbutton, Quantity /,
    checkout: /^button, Checkout \(1\)$/,
    atCheckout: /^heading, Checkout, level 1/,
    choosePayment: /^link, Choose payment/,
    atPayment: /^heading, Choose payment, level 1/,
    account: /^radio, BCA Virtual Account/,
    total: /^Total payment$/,
    order: /^button, Place order$/,
    thanks: /^heading, Thank you, level 1/,
    request: /^link, Rp\s[\d,]+ · Ani Wijaya.*Decide before/s,
    atRequest: /^heading, Approval request, level 1/,
    approve: /^button, Approve$/,
    approved: /^(polite|assertive): .*The order is approved/,
    phone: /^textbox, Phone number/,
    nominal: /^radio, 10,000/,
    next: /^button, (Next|Continue)$/,
    sheet: /^dialog, Check/,
    pay: /^button, Pay Rp/,
    waits: /BCA virtual account number/i,
  },
} satisfies Record<Language, object>

for (const [name, start] of Object.entries(ways))
  for (const language of ['id', 'en'] as const) {
    const say = spoken[language]
    const begin = async (page: Page, shop: string, path: string) => {
      await page.context().addCookies([{ name: 'lang', value: language, url: shop }])
      const visitor = await start(page)
      await open(page, path)
      return visitor
    }

    test(`K-06 F-05 R-23 U-27: a purchase by ${name} alone, in ${language} @long`, async ({
      page,
      shop,
      customer,
    }) => {
      const { product, cart } = await fillFromSeller(
        customer,
        await findProducts('minyak'),
        (seller) => seller.is_open && seller.minimum_purchase_fulfilled,
      )
      await emptyCart(customer)
      const enough = cart.detail[0]!.details[0]!.product_quantity
      const visitor = await begin(page, shop, pathOf(product))
      await visitor.use(say.add)
      await visitor.hears(say.added)
      await visitor.use(say.cart)
      await visitor.write(say.quantity, String(enough))
      await visitor.enter()
      await visitor.use(say.checkout)
      await visitor.hears(say.atCheckout)
      await visitor.use(say.choosePayment)
      await visitor.hears(say.atPayment)
      await visitor.use(say.account)
      await visitor.hears(say.atCheckout)
      await visitor.reads(say.total)
      await visitor.use(say.order)
      await visitor.use(/^link, Kembali ke Borong/)
      await visitor.reads(say.thanks)
      expect((await readCart(customer)).detail).toEqual([])
    })

    test(`K-06 F-05 U-27: an approval by ${name} alone, in ${language} @long`, async ({
      page,
      shop,
      signedIn: admin,
    }) => {
      const companyId = await companyOf(admin, 'PT Suara Jernih')
      const member = await memberOf(admin, companyId, 'buyer')
      const approver = await memberOf(admin, companyId, 'approver')
      await gateway(`/core/api/v4/companies/${companyId}/approval-rules`, {
        token: admin.access.value,
        body: { kind: 'total', amount: 1000, approver_id: approver.id },
      })
      await addAddress(member)
      await fillCart(member, await findSellers('beras', 1))
      await makeOrder(member, 'va-bca', {
        business: { company_id: companyId },
      })
      await logIn(page.context(), shop, approver)
      const visitor = await begin(page, shop, '/approvals')
      await visitor.use(say.request)
      await visitor.hears(say.atRequest)
      await visitor.use(say.approve)
      await visitor.hears(say.approved)
    })

    test(`K-06 F-07 R-38 U-27: a bill by ${name} alone, in ${language} @long`, async ({
      page,
      shop,
      signedIn,
    }) => {
      const visitor = await begin(page, shop, '/billing/pulsa')
      await visitor.write(say.phone, SUCCEEDS)
      await visitor.use(say.nominal)
      await visitor.use(say.next)
      await visitor.hears(say.sheet)
      await visitor.use(say.account)
      await visitor.use(say.pay)
      await visitor.reads(say.waits)
      expect(await readBills(signedIn)).toHaveLength(1)
    })
  }
