import { bankPath, readBills } from '../fixtures/bills.ts'
import { findQuietSellers } from '../fixtures/market.ts'
import { fillCart, readCart } from '../fixtures/orders.ts'
import { registerBuyer } from '../fixtures/shop.ts'
import { inBothSizes, phone } from './sizes.ts'
import { test } from './test.ts'
import { keys, type Visitor } from './visitor.ts'

/** A number whose pulsa the demo's biller sells. */
const SUCCEEDS = '087800001230'
/** More than the minimum of each seller and of the welcome voucher. */
const WORTH = 1_300_000

inBothSizes((size) => {
  test('F-01 R-01 R-09 R-12 R-35: a guest finds a product by a suggestion, and has it in the cart after signing in with a password', async ({
    visitor,
  }) => {
    const buyer = await registerBuyer()
    await visitor.open('/')
    // In a wide window the field takes the place of the link as soon as a pointer or the focus reaches it.
    const search = { role: 'link', name: /^Cari produk/ }
    await (size === phone ? visitor.tap(search) : visitor.focus(search))
    await visitor.write({ role: 'combobox' }, 'beras')
    await visitor.tap({ role: 'option', name: /Beras .*Rp/ })
    await visitor.isAt(/^\/v\/.+\/product\/.+/)
    await visitor.tap({ role: 'button', name: '+ Keranjang' })
    await visitor.sees({ text: /^Disimpan di keranjang/ })
    const { text } = await visitor.sees({ role: 'heading', name: /^Beras/ })

    await visitor.open('/cart')
    await visitor.isAt(/^\/login$/)
    await visitor.write({ label: 'Email atau nomor HP' }, buyer.phone)
    await visitor.tap({ role: 'button', name: 'Lanjut' })
    await visitor.write({ label: 'Kata sandi' }, buyer.password)
    await visitor.tap({ role: 'button', name: 'Masuk' })
    await visitor.isAt(/^\/cart$/)
    await visitor.sees({ text: /1 produk yang Anda pilih sebelum masuk/ })

    const quantity = { role: 'spinbutton', name: `Jumlah ${text}` }
    const { value } = await visitor.sees(quantity)
    const wanted = String(Number(value) * 2)
    await visitor.write(quantity, wanted)
    await visitor.press(keys.enter)
    await visitor.until('the cart has the quantity', async () => {
      const { detail } = await readCart(buyer)
      return String(detail[0]?.details[0]?.product_quantity) === wanted
    })
    await visitor.reload()
    await visitor.seesThat(quantity, `is ${wanted}`, (seen) => seen.value === wanted)
  })

  test('F-05 R-23 R-27 R-30 R-19: a buyer adds the first address in the checkout, orders with the welcome voucher, and pays a virtual account', async ({
    visitor,
    signIn,
    openTab,
  }) => {
    const buyer = await registerBuyer()
    await fillCart(buyer, await findQuietSellers(1), WORTH)
    await signIn(buyer)
    await visitor.open('/checkout')
    await addFirstAddress(visitor)
    await visitor.sees({ role: 'button', name: /Tiba|Siap diambil/ })
    if (size === phone) {
      await visitor.tap({ role: 'link', name: 'Pilih pembayaran' })
      await visitor.isAt(/^\/payment-method$/)
    }
    const account = { role: 'radio', name: /^BCA Virtual Account/ }
    await visitor.tap(account)
    if (size !== phone) await visitor.seesThat(account, 'is chosen', ({ isChecked }) => isChecked)
    await visitor.isAt(/^\/checkout$/)
    const summary = { role: 'region', name: 'Rincian pembayaran' }
    await visitor.sees([summary, { text: 'Voucher SELAMATDATANG' }])
    await visitor.tap({ role: 'button', name: 'Buat pesanan' })
    const bank = await visitor.isAt(/^\/gateway\/bank\//)
    await visitor.tap({ role: 'link', name: 'Kembali ke Borong' })
    await visitor.isAt(/^\/thank-you\//)
    await visitor.sees({ text: 'Menunggu pembayaran' })

    const other = await openTab()
    await other.openEarly(bank)
    await other.tap({ role: 'button', name: 'Bayar' })
    await other.isAt(/^\/thank-you\//)
    await visitor.tab.show()
    await visitor.sees({ text: 'Pembayaran diterima' })
    await visitor.tap({ role: 'link', name: 'Lihat pesanan' })
    await visitor.isAt(/^\/transaction\/.+/)
    await visitor.sees({ role: 'heading', name: 'Detail pesanan' })
  })

  test('F-07 R-38: pulsa by virtual account is done on the open page', async ({
    visitor,
    signIn,
    openTab,
  }) => {
    const buyer = await registerBuyer()
    await signIn(buyer)
    await visitor.open('/billing/pulsa')
    await visitor.write({ label: 'Nomor HP' }, SUCCEEDS)
    await visitor.tap({ role: 'radio', name: /^10\.000/ })
    await visitor.tap({ role: 'button', name: 'Lanjut' })
    const sheet = { role: 'dialog', name: 'Periksa lalu bayar' }
    const account = [sheet, { role: 'radio', name: /BCA Virtual Account/ }]
    await visitor.tap(account)
    await visitor.seesThat(account, 'is chosen', ({ isChecked }) => isChecked)
    await visitor.tap([sheet, { role: 'button', name: /^Bayar Rp/ }])
    await visitor.isAt(/^\/billing\/transaction\//)
    await visitor.sees({ text: 'Nomor virtual account BCA' })
    const [bill] = await readBills(buyer)

    const other = await openTab()
    await other.openEarly(`/gateway${await bankPath(buyer, bill!)}`)
    await other.tap({ role: 'button', name: 'Bayar' })
    await other.isAt(/^\/billing\/transaction\//)
    await visitor.tab.show()
    await visitor.sees({ text: /^Berhasil pada/ })
  })
})

async function addFirstAddress(visitor: Visitor): Promise<void> {
  const sheet = { role: 'dialog', name: 'Tambah alamat' }
  await visitor.tap({ role: 'button', name: 'Tambah alamat' })
  await visitor.tap([sheet, { role: 'button', name: 'Toko' }])
  await visitor.write([sheet, { label: 'Kecamatan atau kode pos' }], 'Menteng')
  await visitor.tap([sheet, { role: 'button', name: /Menteng/ }])
  await visitor.choose([sheet, { label: 'Kelurahan/Desa' }], 'Menteng, 10310')
  await visitor.write([sheet, { label: 'Alamat lengkap' }], 'Jalan Contoh 12')
  await visitor.tap([sheet, { role: 'button', name: 'Simpan alamat' }])
  await visitor.isWithout(sheet)
  await visitor.sees({ text: /Jalan Contoh 12/ })
}
