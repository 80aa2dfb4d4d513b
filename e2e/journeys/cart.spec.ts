import type { Page, Route } from '@playwright/test'
import {
  findProducts,
  findSellers,
  hydrated,
  pathOf,
  readAsGuest,
  type Product,
} from '../fixtures/market.ts'
import { fillCart, readCart, writeCart } from '../fixtures/orders.ts'
import { expect, open, press, test, type Buyer } from '../fixtures/shop.ts'

const quantity = (page: Page) => page.getByRole('spinbutton', { name: /^Jumlah/ }).first()
const more = (page: Page) => page.getByRole('button', { name: 'Tambah', exact: true }).first()

/** Opens the cart with these products in it. */
async function openCart(page: Page, buyer: Buyer, products: Product[]) {
  await fillCart(buyer, products)
  await open(page, '/cart')
  await expect(quantity(page)).toBeVisible()
}

async function held(buyer: Buyer): Promise<string[]> {
  const { detail } = await readCart(buyer)
  return detail.flatMap(({ details }) => details).map((item) => String(item.product_quantity))
}

test('R-18 C-23: a change in one tab appears in the other, and both show the cart of the server', async ({
  page,
  context,
  signedIn: buyer,
}) => {
  await openCart(page, buyer, await findSellers('beras', 2))
  const other = await context.newPage()
  await open(other, '/cart')
  await expect(quantity(other)).toBeVisible()
  const before = Number(await quantity(page).inputValue())
  await more(page).click()
  await expect(quantity(page)).not.toHaveValue(String(before))
  await expect(quantity(other)).toHaveValue(await quantity(page).inputValue())
  await other
    .getByRole('button', { name: /^Hapus / })
    .first()
    .click()
  await expect(page.getByRole('spinbutton', { name: /^Jumlah/ })).toHaveCount(1)
  await expect.poll(() => held(buyer)).toHaveLength(1)
  await other.getByRole('button', { name: 'Urungkan' }).click()
  await expect(page.getByRole('spinbutton', { name: /^Jumlah/ })).toHaveCount(2)
  await expect.poll(() => held(buyer)).toHaveLength(2)
})

test('R-18: taps without a connection are stored, shown as pending, and sent when the connection is back', async ({
  page,
  context,
  signedIn: buyer,
  problems,
}) => {
  // The recommendations below the cart may load after the connection is gone.
  problems.allow(/could not load \.\/widgets\//)
  await openCart(page, buyer, [(await findProducts('gula'))[0]!])
  await context.setOffline(true)
  for (let tap = 0; tap < 5; tap += 1) await more(page).click()
  // A control whose code is not loaded yet does not affect the pending changes.
  await press(page, 'Catatan untuk penjual')
  await expect(page.getByText(/Perubahan Anda tersimpan di perangkat ini/)).toBeVisible()
  const wanted = await quantity(page).inputValue()
  await press(page, 'Checkout (1)')
  await expect(
    page.getByText('Keranjang belum tersimpan, periksa koneksi anda').first(),
  ).toBeVisible()
  await expect(page).toHaveURL('/cart')
  await context.setOffline(false)
  await expect.poll(() => held(buyer)).toEqual([wanted])
  await expect(page.getByText(/Perubahan Anda tersimpan di perangkat ini/)).toHaveCount(0)
  await expect(quantity(page)).toHaveValue(wanted)
})

test('R-18: the server stores the last shown quantity when the tab closes after many quick taps @long', async ({
  page,
  signedIn: buyer,
}) => {
  await openCart(page, buyer, [(await findProducts('gula'))[1]!])
  await more(page).evaluate((button) => {
    for (let tap = 0; tap < 50; tap += 1) (button as HTMLElement).click()
  })
  const seen = await quantity(page).inputValue()
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => held(buyer)).toEqual([seen])
})

test('V-06 R-18 U-12: below a seller’s minimum the cart shows the missing amount, a link to the store, and suggestions', async ({
  page,
  signedIn: buyer,
}) => {
  const { data } = await readAsGuest<{
    data: {
      items: {
        alias: string
        is_open: boolean
        minimum_purchase: number
        items: { id: string; minimum_order: number; price: number | null }[]
      }[]
    }
  }>('/search/v3/sellers')
  const seller = data.items.find(
    ({ is_open, minimum_purchase, items: [item] }) =>
      is_open && item?.price && item.price * item.minimum_order < minimum_purchase,
  )!
  const { id, minimum_order } = seller.items[0]!
  await writeCart(buyer, [{ id_item: id, product_quantity: minimum_order, selected: true }])
  await open(page, '/cart')
  await expect(page.getByText(/^Kurang Rp.* lagi dari minimum Rp/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Checkout (0)' })).toBeDisabled()
  const offers = page.getByText('Produk termurah toko ini', { exact: true })
  await offers.click()
  await page.getByRole('link', { name: 'Lihat produk termurah toko ini' }).click()
  await page.waitForURL(`/v/${seller.alias}?order_by=price_asc`)
  // The cart stays until the store is there, and has links to products too.
  await expect(offers).toBeHidden()
  await expect(page.getByRole('main').locator('a[href*="/product/"]').first()).toBeVisible()
  await page.goBack()
  await offers.click()
  const fillers = page.getByRole('list', { name: 'Produk termurah toko ini' })
  const filler = fillers.getByRole('listitem').first()
  const name = await filler.getByRole('heading').textContent()
  await filler.getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByRole('spinbutton', { name: `Jumlah ${name}` })).toBeVisible()
  await expect.poll(() => held(buyer)).toHaveLength(2)
})

test('X-10: a toast lies above the bar with the buttons of a product', async ({ page }) => {
  const [product] = await findProducts('minyak')
  await open(page, pathOf(product!))
  await hydrated(page)
  await page.getByRole('button', { name: '+ Keranjang' }).click()
  const toast = page.getByRole('alert').filter({ hasText: /keranjang/ })
  await expect(toast).toBeVisible()
  const buy = (await page.getByRole('button', { name: 'Beli sekarang' }).boundingBox())!
  // The toast slides in.
  await expect
    .poll(async () => {
      const box = (await toast.boundingBox())!
      return box.y + box.height
    })
    .toBeLessThanOrEqual(buy.y)
})

test('V-07 V-08 V-09: one daily deal, no more than the stock, SCG to one address: each has its message in place @long', async ({
  page,
  signedIn: buyer,
}) => {
  const { data: deals } = await readAsGuest<{ data: { id: string }[] }>('/campaign/v1/dailydeals')
  const { data: deal } = await readAsGuest<{
    data: { items: { id: string; minimum_order: number }[] }
  }>(`/campaign/v1/dailydeals/${deals[0]!.id}/items?limit=20`)
  const [scg] = await findProducts('SCG')
  const lines = [...deal.items, scg!].map(({ id, minimum_order }) => ({
    id_item: id,
    product_quantity: minimum_order,
  }))
  const all = await writeCart(buyer, lines)
  const details = all.detail.flatMap((vendor) => (vendor.is_open ? vendor.details : []))
  const dealt = details.filter((item) => item.is_daily_deal && item.can_buy).slice(0, 2)
  const kept = new Set([...dealt.map(({ id_item }) => id_item), scg!.id])
  await writeCart(buyer, [
    ...lines
      .filter(({ id_item }) => !kept.has(id_item))
      .map(({ id_item }) => ({ id_item, product_quantity: 0 })),
    { id_item: dealt[0]!.id_item, selected: true },
    { id_item: dealt[1]!.id_item, selected: false },
    { id_item: scg!.id, selected: true },
  ])
  await open(page, '/cart')
  await expect(
    page.getByText('Semua produk SCG harus dikirim ke satu alamat tujuan').first(),
  ).toBeVisible()
  const second = page.getByRole('checkbox', { name: `Pilih ${dealt[1]!.name}`, exact: true })
  await second.click()
  await expect(page.getByText('Hanya 1 produk promo harian per transaksi')).toBeVisible()
  await expect(second).not.toBeChecked()

  const field = page.getByRole('spinbutton', { name: `Jumlah ${scg!.name}` })
  await field.fill('999999')
  await field.press('Enter')
  await expect(page.getByText(/^Stok tersisa [\d.]+$/)).toBeVisible()
})

test('R-18: note to the seller, save for later, remove and undo survive a reload @long', async ({
  page,
  signedIn: buyer,
}) => {
  const [first, second] = await findSellers('minyak', 2)
  await openCart(page, buyer, [first!, second!])
  const seller = page.getByRole('region', { name: first!.vendor_name })
  await seller.getByRole('button', { name: 'Catatan untuk penjual' }).click()
  await seller.getByRole('textbox', { name: 'Catatan untuk penjual' }).fill('Kirim pagi')
  await page.getByRole('button', { name: `Simpan ${second!.name} untuk nanti` }).click()
  const aside = page.getByRole('region', { name: 'Simpan untuk nanti' })
  await expect(aside.getByRole('link', { name: second!.name })).toBeVisible()
  await expect
    .poll(async () => {
      const { detail, saved } = await readCart(buyer)
      return [detail[0]?.note, saved.length]
    })
    .toEqual(['Kirim pagi', 1])
  await page.reload()
  await expect(page.getByText('Catatan: Kirim pagi')).toBeVisible()
  await aside.getByRole('button', { name: 'Ke keranjang' }).click()
  await expect(page.getByRole('region', { name: second!.vendor_name })).toBeVisible()
})

test('R-18: the cart offers related products below, and adds them from there @long', async ({
  page,
  signedIn: buyer,
}) => {
  await openCart(page, buyer, [(await findProducts('minyak'))[0]!])
  const related = page.getByRole('region', { name: 'Mungkin Anda juga butuh' })
  await related.scrollIntoViewIfNeeded()
  const offer = related.getByRole('listitem').first()
  const name = await offer.getByRole('heading').textContent()
  await offer.getByRole('button', { name: '+ Keranjang' }).click()
  await expect(page.getByRole('spinbutton', { name: `Jumlah ${name}` })).toBeVisible()
  await expect(related.getByRole('link', { name: name! })).toHaveCount(0)
  await expect.poll(() => held(buyer)).toHaveLength(2)
})

test('X-05 X-08: a refused write shows the server’s message; a cart that can’t be read offers a retry', async ({
  page,
  context,
  signedIn: buyer,
}) => {
  await openCart(page, buyer, [(await findProducts('gula'))[0]!])
  const isWrite = (route: Route) => route.request().postData()?.includes('mutation')
  await context.route('**/cart/graphql', (route) =>
    isWrite(route)
      ? route.fulfill({
          status: 400,
          json: {
            data: { V1UpdateCart: { code: 'REFUSED', message: 'Keranjang sedang dikunci' } },
          },
        })
      : route.fallback(),
  )
  await more(page).click()
  await expect(page.getByText('Keranjang sedang dikunci')).toBeVisible()
  await context.unrouteAll()
  await context.route('**/cart/graphql', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Terjadi kesalahan jaringan, periksa koneksi anda')).toBeVisible()
  await context.unrouteAll()
  await press(page, 'Coba lagi')
  await expect(quantity(page)).toBeVisible()
})

test('F-05 E-09 U-13: every page shows a guest the count of the cart', async ({ page }) => {
  const cart = page.getByRole('banner').getByRole('link', { name: /^Keranjang/ })
  const [product] = await findProducts('gula')
  await open(page, pathOf(product!))
  await expect(cart).not.toHaveAccessibleName(/\d/)
  await press(page, '+ Keranjang')
  await expect(page.getByText(/ditambahkan ke keranjang|di keranjang/i).first()).toBeVisible()
  await expect(cart).toHaveAccessibleName(/1/)
  await page.getByRole('navigation', { name: 'Menu utama' }).getByText('Kategori').click()
  await expect(cart).toHaveAccessibleName(/1/)
  await page.reload()
  await expect(cart).toHaveAccessibleName(/1/)
})
