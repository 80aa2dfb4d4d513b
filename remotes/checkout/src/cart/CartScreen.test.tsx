import { setWindowWidth } from '@borong/contract/testing/window-width'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { openCheckout, writesOf } from '../testing/open-checkout.tsx'
import { CartScreen } from './CartScreen.tsx'

beforeEach(() => localStorage.clear())

const total = () => screen.getByText(/^Total \(/).parentElement!
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('R-18 E-09: lists lines by seller with unit, price, struck price, subtotal and total', async () => {
  const cart = cartOf([
    vendor([
      item({
        product_quantity: 2,
        unit_price: 45_000,
        strike_unit_price: 50_000,
        product_price_subtotal: 90_000,
      }),
    ]),
  ])
  await openCheckout(CartScreen, '/cart', { cart })
  const seller = await screen.findByRole('region', { name: 'Sumber Makmur' })
  expect(within(seller).getByText('Rp 45.000')).toBeVisible()
  expect(within(seller).getByText('/sak')).toBeVisible()
  expect(within(seller).getByText('Hemat 10%')).toBeVisible()
  expect(total()).toHaveTextContent('Total (1 produk)Rp 90.000')
})

test('R-18: notes PPN on top of the total only where there is some', async () => {
  const taxed = vendor([item({ tax: 5500 }), item({ id_item: '2', name: 'Kertas A4' })])
  await openCheckout(CartScreen, '/cart', { cart: cartOf([taxed]) })
  expect(await screen.findByText('Belum termasuk PPN Rp 5.500')).toBeVisible()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Beras Padi Emas 25 kg' }))
  expect(total()).toHaveTextContent('Rp 50.000')
  expect(screen.queryByText(/Belum termasuk PPN/)).toBeNull()
})

test('V-08: stops the quantity at the stock and shows the reason', async () => {
  const cart = cartOf([vendor([item({ product_quantity: 10, maximum: 12 })])])
  const result = cartOf([vendor([item({ product_quantity: 12, maximum: 12 })])], { version: 2 })
  const { calls } = await openCheckout(CartScreen, '/cart', { cart, onWrite: () => ({ result }) })
  const field = await screen.findByRole('spinbutton', { name: 'Jumlah Beras Padi Emas 25 kg' })
  fireEvent.change(field, { target: { value: '40' } })
  expect(await screen.findByText('Stok tersisa 12')).toBeVisible()
  await settle()
  expect(writesOf(calls).at(-1)).toMatchObject({ lines: [{ id_item: '1', product_quantity: 12 }] })
})

test('V-11: a hint shows how many more make the price lower', async () => {
  await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item({ product_quantity: 7 })])]),
  })
  expect(await screen.findByText('Tambah 3 sak lagi, hemat 10%')).toBeVisible()
})

test('V-06: below a seller’s minimum it shows the missing amount, counts none of its lines, and allows an order of the others', async () => {
  const below = vendor([item({ product_quantity: 2 })], { minimum_purchase: 300_000 })
  const fine = vendor([item({ id_item: '2', name: 'Kertas A4' })], {
    id_vendor: '8',
    vendor_name: 'Kertas Nusantara',
    vendor_alias: 'kertas',
  })
  await openCheckout(CartScreen, '/cart', { cart: cartOf([below, fine]) })
  expect(await screen.findByText('Kurang Rp 200.000 lagi dari minimum Rp 300.000')).toBeVisible()
  const offers = screen.getByText('Produk termurah toko ini').closest('details')!
  expect(offers).not.toHaveAttribute('open')
  await userEvent.click(screen.getByText('Produk termurah toko ini'))
  expect(
    await screen.findByRole('link', { name: 'Lihat produk termurah toko ini' }),
  ).toHaveAttribute('href', '/v/sumber-makmur?order_by=price_asc')
  expect(total()).toHaveTextContent('Total (1 produk)Rp 50.000')
  expect(total()).toHaveTextContent('1 produk terpilih belum dihitung')
})

test('V-06 M-07: a wide window names beside the sum what the sum leaves out', async () => {
  setWindowWidth(1280)
  const below = vendor([item({ product_quantity: 2 })], { minimum_purchase: 300_000 })
  const names = ['Kertas A4', 'Tinta', 'Map', 'Spidol', 'Lem']
  const unticked = names.map((name, index) => item({ id_item: `9${index}`, name, selected: false }))
  const other = vendor(unticked, { id_vendor: '8', vendor_name: 'Kertas Nusantara' })
  await openCheckout(CartScreen, '/cart', { cart: cartOf([below, other]) })
  const leftOut = await screen.findByRole('region', {
    name: 'Tidak ikut dipesan, tetap di keranjang',
  })
  expect(leftOut).toHaveTextContent(
    'Sumber Makmur: Anda belum mencapai minimum pembelian sebesar Rp 300.000',
  )
  expect(leftOut).toHaveTextContent('Tidak dipilih: Kertas A4, Tinta, Map dan 2 produk lagi')
})

test('R-18: shows that a seller is closed and that a price has changed; a line that can’t be bought can’t be selected', async () => {
  const lines = [
    item({ can_buy: false, notices: [{ code: 'OUT_OF_STOCK', message: 'x', amount: null }] }),
    item({
      id_item: '2',
      name: 'Kertas A4',
      notices: [{ code: 'PRICE_UP', message: 'x', amount: 60_000 }],
    }),
  ]
  await openCheckout(CartScreen, '/cart', {
    cart: cartOf([
      vendor(lines),
      vendor([item({ id_item: '3' })], { id_vendor: '8', is_open: false }),
    ]),
  })
  expect(await screen.findByText('Stok habis')).toBeVisible()
  expect(screen.getByText('Harga naik menjadi Rp 60.000')).toBeVisible()
  expect(screen.getByText(/Toko sedang tutup/)).toBeVisible()
  expect(screen.getAllByRole('checkbox', { name: 'Pilih Beras Padi Emas 25 kg' })[0]).toBeDisabled()
})

test('V-07: a second product of the daily deal stays unselected, with the reason', async () => {
  const lines = [
    item({ is_daily_deal: true }),
    item({ id_item: '2', name: 'Kertas A4', is_daily_deal: true, selected: false }),
  ]
  const { calls } = await openCheckout(CartScreen, '/cart', { cart: cartOf([vendor(lines)]) })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Kertas A4' }))
  expect(await screen.findByText('Hanya 1 produk promo harian per transaksi')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Pilih Kertas A4' })).not.toBeChecked()
  expect(writesOf(calls)).toEqual([])
})

test('V-07 R-18: selects all lines that are allowed together, and deselects them again', async () => {
  const lines = [
    item({ is_daily_deal: true }),
    item({ id_item: '2', name: 'Kertas A4', is_daily_deal: true, selected: false }),
    item({ id_item: '3', name: 'Gula', selected: false }),
  ]
  await openCheckout(CartScreen, '/cart', { cart: cartOf([vendor(lines)]) })
  const all = await screen.findByRole('checkbox', { name: 'Pilih semua' })
  const seller = screen.getByRole('checkbox', { name: 'Pilih semua dari Sumber Makmur' })
  expect(all).toBePartiallyChecked()
  fireEvent.click(all)
  expect(all).toBeChecked()
  expect(seller).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Pilih Gula' })).toBeChecked()
  expect(screen.queryByText('Hanya 1 produk promo harian per transaksi')).toBeNull()
  fireEvent.click(seller)
  expect(all).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Pilih Gula' })).not.toBeChecked()
  fireEvent.click(all)
  expect(all).toBeChecked()
})

test('V-07: the lines of a seller with only a second product of the daily deal can’t be selected together', async () => {
  const deal = item({ is_daily_deal: true })
  const other = item({ id_item: '2', name: 'Kertas A4', is_daily_deal: true, selected: false })
  const paper = vendor([other], { id_vendor: '8', vendor_name: 'Kertas Nusantara' })
  await openCheckout(CartScreen, '/cart', { cart: cartOf([vendor([deal]), paper]) })
  const seller = await screen.findByRole('checkbox', {
    name: 'Pilih semua dari Kertas Nusantara',
  })
  expect(seller).toBeDisabled()
})

test('V-09: SCG products show that they are shipped to one address', async () => {
  const notices = [{ code: 'SCG_SINGLE_DESTINATION', message: 'x', amount: null }]
  await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item({ is_scg: true })])], { notices }),
  })
  expect(
    await screen.findByText('Semua produk SCG harus dikirim ke satu alamat tujuan'),
  ).toBeVisible()
})

test('R-18: selects a seller’s lines or all lines together; a line that is not selected is not counted', async () => {
  const lines = [item(), item({ id_item: '2', name: 'Kertas A4' })]
  const other = vendor([item({ id_item: '3', name: 'Gula' })], {
    id_vendor: '8',
    vendor_name: 'Gula Nusantara',
    vendor_alias: 'gula',
  })
  await openCheckout(CartScreen, '/cart', { cart: cartOf([vendor(lines), other]) })
  const seller = await screen.findByRole('checkbox', { name: 'Pilih semua dari Sumber Makmur' })
  fireEvent.click(seller)
  expect(screen.getByRole('checkbox', { name: 'Pilih Kertas A4' })).not.toBeChecked()
  expect(total()).toHaveTextContent('Total (1 produk)Rp 50.000')
  const all = screen.getByRole('checkbox', { name: 'Pilih semua' })
  expect(all).toBePartiallyChecked()
  fireEvent.click(all)
  expect(seller).toBeChecked()
  expect(total()).toHaveTextContent('Total (3 produk)Rp 150.000')
})

const nearby = { shipping_address_id: 'a1', district: 'Menteng' }
const service = (price: number, more: object = {}) => ({
  price,
  covered_city: 'Y',
  kind: 'parcel',
  ...more,
})

test('C-17 R-40: each seller shows its lowest shipping price to the buyer’s address', async () => {
  const carriers = [
    { name: 'JNE', services: [service(5_000, { covered_city: 'N' }), service(22_000)] },
    { name: 'Ambil di toko', services: [service(0, { kind: 'pickup' })] },
    { name: 'TIKI', services: [service(18_000)] },
  ]
  const { calls } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item()])]),
    answers: {
      userProfile: { result: { id: 'u1', addresses: [nearby] } },
      cartShippingEstimate: { data: { 7: carriers } },
    },
  })
  expect(await screen.findByText('Ongkir ke Menteng mulai Rp 18.000')).toBeVisible()
  const quotes = calls.filter(({ call }) => call === 'cartShippingEstimate')
  expect(quotes.map(({ url }) => url.searchParams.get('address_id'))).toEqual(['a1'])
})

test('X-05: shows shipping whose request fails as 0 and unknown, and leaves the cart unchanged', async () => {
  const { calls } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item()])]),
    answers: {
      userProfile: { result: { id: 'u1', addresses: [nearby] } },
      cartShippingEstimate: () => {
        throw new Response('', { status: 502 })
      },
    },
  })
  expect(await screen.findByText(/^Ongkir ke Menteng Rp 0: belum dapat dihitung/)).toBeVisible()
  expect(calls.filter(({ call }) => call === 'cartShippingEstimate')).toHaveLength(1)
  expect(total()).toHaveTextContent('Rp 50.000')
})

test('R-18: restores a removed line unchanged', async () => {
  const { calls } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([
      vendor([item({ product_quantity: 5 }), item({ id_item: '2', name: 'Kertas A4' })]),
    ]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus Beras Padi Emas 25 kg' }))
  expect(screen.getByText('1 produk dihapus')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
  await settle()
  expect(writesOf(calls)[0]).toMatchObject({ id_items: ['1'] })
  expect(writesOf(calls).at(-1)).toMatchObject({ lines: [{ id_item: '1', product_quantity: 5 }] })
})

test('R-18: restores lines that were removed in several steps together, at their previous positions', async () => {
  const names = ['Beras', 'Gula', 'Kopi', 'Teh']
  const lines = names.map((name, at) => item({ id_item: String(at + 1), name }))
  let version = 1
  const { calls } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor(lines)]),
    onWrite({ body }) {
      const isRemoval = JSON.stringify(body).includes('id_items')
      const left = isRemoval ? [lines[3]!] : lines
      return { result: cartOf([vendor(left)], { version: (version += 1) }) }
    },
  })
  const shown = () => screen.getAllByRole('link').flatMap(({ textContent }) => textContent ?? '')
  const products = () => shown().filter((name) => names.includes(name))
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus Gula' }))
  fireEvent.click(screen.getByRole('button', { name: 'Hapus Beras' }))
  fireEvent.click(screen.getByRole('button', { name: 'Hapus Kopi' }))
  expect(screen.getByText('3 produk dihapus')).toBeVisible()
  await settle()
  expect(products()).toEqual(['Teh'])
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(products()).toEqual(names)
  await settle()
  expect(products()).toEqual(names)
  expect(writesOf(calls).flatMap((write) => write.lines ?? [])).toContainEqual(
    expect.objectContaining({ id_item: '2', product_quantity: 1, restored: true }),
  )
})

test('R-18 K-06: keyboard focus stays in the cart when a line is removed, saved for later or restored', async () => {
  const lines = ['Beras', 'Gula', 'Kopi'].map((name, at) => item({ id_item: String(at + 1), name }))
  const [first, second, third] = lines
  const aside = cartOf([vendor([first!, third!])], { saved: [second!], version: 9 })
  await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor(lines)]),
    onWrite: ({ body }) => (JSON.stringify(body).includes('"saved":true') ? { result: aside } : {}),
  })
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    act(() => button.focus())
    await userEvent.keyboard('{Enter}')
  }
  const line = (name: string) => screen.getByRole('link', { name })
  await screen.findByRole('button', { name: 'Hapus Gula' })
  await settle()
  await press('Hapus Gula')
  expect(screen.getByRole('button', { name: 'Urungkan' })).toHaveFocus()
  await press('Urungkan')
  expect(line('Gula')).toHaveFocus()
  await press('Simpan Gula untuk nanti')
  expect(line('Kopi')).toHaveFocus()
  await press('Ke keranjang')
  expect(line('Kopi')).toHaveFocus()
})

test('R-18 K-06: focuses the heading when the last line and its undo button are gone', async () => {
  let version = 1
  await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item()])]),
    onWrite: () => ({ result: cartOf([], { version: (version += 1) }) }),
  })
  const remove = await screen.findByRole('button', { name: 'Hapus Beras Padi Emas 25 kg' })
  await settle()
  jest.useFakeTimers()
  act(() => remove.focus())
  fireEvent.click(remove)
  expect(screen.getByRole('button', { name: 'Urungkan' })).toHaveFocus()
  await act(() => jest.advanceTimersByTimeAsync(8100))
  jest.useRealTimers()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('R-18: the last line can be restored too, though the cart is empty without it', async () => {
  const lines = [vendor([item({ product_quantity: 5 })])]
  let version = 1
  const { calls } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf(lines),
    onWrite({ body }) {
      const isRemoval = JSON.stringify(body).includes('id_items')
      return { result: cartOf(isRemoval ? [] : lines, { version: (version += 1) }) }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus' }))
  expect(await screen.findByText('Keranjang Anda masih kosong')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
  expect(await screen.findByRole('link', { name: 'Beras Padi Emas 25 kg' })).toBeVisible()
  await settle()
  expect(writesOf(calls).at(-1)).toMatchObject({ lines: [{ id_item: '1', product_quantity: 5 }] })
})

test('R-18: an empty cart links to the shop; a cart that can’t be read offers a retry', async () => {
  await openCheckout(CartScreen, '/cart', { cart: cartOf([]) })
  expect(await screen.findByRole('link', { name: 'Mulai belanja' })).toBeVisible()
})

test('X-08: shows that there is no connection, and reads the cart on a retry', async () => {
  await openCheckout(CartScreen, '/cart', {
    answers: {
      cartGraphql: () => {
        throw new Response('', { status: 502 })
      },
    },
  })
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test('R-18: the step to the checkout waits until the server holds the cart that is shown', async () => {
  const cart = cartOf([vendor([item()])])
  const { address, calls } = await openCheckout(CartScreen, '/cart', { cart })
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah' }))
  fireEvent.click(screen.getByRole('button', { name: 'Checkout (1)' }))
  expect(address()).toBe('/cart')
  await settle()
  expect(writesOf(calls)).toHaveLength(1)
  expect(address()).toBe('/checkout')
})

test('X-05: a cart that can’t be read shows the message of the operation', async () => {
  await openCheckout(CartScreen, '/cart', {
    answers: {
      cartGraphql: () => {
        const V1GetCart = { code: 'CART_CLOSED', message: 'Keranjang sedang ditutup' }
        throw Response.json({ data: { V1GetCart } }, { status: 400 })
      },
    },
  })
  expect(await screen.findByText('Keranjang sedang ditutup')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test('F-08: the selected lines can be saved to a list with their quantities', async () => {
  const cart = cartOf([
    vendor([
      item({ id_item: '12', product_quantity: 3 }),
      item({ id_item: '15', product_quantity: 2 }),
      item({ id_item: '16', selected: false }),
    ]),
  ])
  await openCheckout(CartScreen, '/cart', { cart })
  expect(await screen.findByRole('link', { name: 'Simpan ke daftar' })).toHaveAttribute(
    'href',
    '/lists?save=12x3,15x2',
  )
})
