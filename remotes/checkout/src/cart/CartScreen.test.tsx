import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import { openCheckout, writesOf } from '../testing/open-checkout.tsx'
import { cartStore } from '../cart-store/cart-store.ts'
import { CartScreen } from './CartScreen.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => cartStore.stop())

const total = () => screen.getByText(/^Total \(/).parentElement!
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('R-18 E-09: lines stand by seller with unit, price, struck price, subtotal and total', async () => {
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

test('R-18: a total that PPN comes on top of says so, and only then', async () => {
  const taxed = vendor([item({ tax: 5500 }), item({ id_item: '2', name: 'Kertas A4' })])
  await openCheckout(CartScreen, '/cart', { cart: cartOf([taxed]) })
  expect(await screen.findByText('Belum termasuk PPN Rp 5.500')).toBeVisible()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pilih Beras Padi Emas 25 kg' }))
  expect(total()).toHaveTextContent('Rp 50.000')
  expect(screen.queryByText(/Belum termasuk PPN/)).toBeNull()
})

test('V-08: the quantity stops at the stock and says why', async () => {
  const cart = cartOf([vendor([item({ product_quantity: 10, maximum: 12 })])])
  const result = cartOf([vendor([item({ product_quantity: 12, maximum: 12 })])], { version: 2 })
  const { asked } = await openCheckout(CartScreen, '/cart', { cart, onWrite: () => ({ result }) })
  const field = await screen.findByRole('spinbutton', { name: 'Jumlah Beras Padi Emas 25 kg' })
  fireEvent.change(field, { target: { value: '40' } })
  expect(await screen.findByText('Stok tersisa 12')).toBeVisible()
  await settle()
  expect(writesOf(asked).at(-1)).toMatchObject({ lines: [{ id_item: '1', product_quantity: 12 }] })
})

test('V-11: a hint says how many more make it cheaper', async () => {
  await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item({ product_quantity: 7 })])]),
  })
  expect(await screen.findByText('Tambah 3 sak lagi, hemat 10%')).toBeVisible()
})

test('V-06: below a seller’s minimum it says what is missing, counts nothing of it, and lets the others be ordered', async () => {
  const below = vendor([item({ product_quantity: 2 })], { minimum_purchase: 300_000 })
  const fine = vendor([item({ id_item: '2', name: 'Kertas A4' })], {
    id_vendor: '8',
    vendor_name: 'Kertas Nusantara',
    vendor_alias: 'kertas',
  })
  await openCheckout(CartScreen, '/cart', { cart: cartOf([below, fine]) })
  expect(await screen.findByText('Kurang Rp 200.000 lagi dari minimum Rp 300.000')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Lihat produk termurah toko ini' })).toHaveAttribute(
    'href',
    '/v/sumber-makmur?order_by=price_asc',
  )
  expect(total()).toHaveTextContent('Total (1 produk)Rp 50.000')
})

test('R-18: a closed seller and a price that moved are said plainly; a line that can’t be bought can’t be chosen', async () => {
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

test('V-07: a second product of the daily deal stays unchosen, with the reason', async () => {
  const lines = [
    item({ is_daily_deal: true }),
    item({ id_item: '2', name: 'Kertas A4', is_daily_deal: true, selected: false }),
  ]
  const { asked } = await openCheckout(CartScreen, '/cart', { cart: cartOf([vendor(lines)]) })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Kertas A4' }))
  expect(await screen.findByText('Hanya 1 produk promo harian per transaksi')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Pilih Kertas A4' })).not.toBeChecked()
  expect(writesOf(asked)).toEqual([])
})

test('V-07 R-18: all are chosen when all are that may be together, and can be let go again', async () => {
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

test('V-07: a seller whose only product is a second one of the daily deal can’t be chosen whole', async () => {
  const deal = item({ is_daily_deal: true })
  const other = item({ id_item: '2', name: 'Kertas A4', is_daily_deal: true, selected: false })
  const paper = vendor([other], { id_vendor: '8', vendor_name: 'Kertas Nusantara' })
  await openCheckout(CartScreen, '/cart', { cart: cartOf([vendor([deal]), paper]) })
  const seller = await screen.findByRole('checkbox', {
    name: 'Pilih semua dari Kertas Nusantara',
  })
  expect(seller).toBeDisabled()
})

test('V-09: SCG products say that they go to one address', async () => {
  const notices = [{ code: 'SCG_SINGLE_DESTINATION', message: 'x', amount: null }]
  await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item({ is_scg: true })])], { notices }),
  })
  expect(
    await screen.findByText('Semua produk SCG harus dikirim ke satu alamat tujuan'),
  ).toBeVisible()
})

test('R-18: a seller’s lines and all lines are chosen together; what is not chosen is not counted', async () => {
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

test('C-17 R-40: each seller says from what price on it ships to the buyer’s address', async () => {
  const carriers = [
    { name: 'JNE', services: [service(5_000, { covered_city: 'N' }), service(22_000)] },
    { name: 'Ambil di toko', services: [service(0, { kind: 'pickup' })] },
    { name: 'TIKI', services: [service(18_000)] },
  ]
  const { asked } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item()])]),
    answers: {
      userProfile: { result: { id: 'u1', addresses: [nearby] } },
      cartShippingEstimate: { data: { 7: carriers } },
    },
  })
  expect(await screen.findByText('Ongkir ke Menteng mulai Rp 18.000')).toBeVisible()
  const quotes = asked.filter(({ call }) => call === 'cartShippingEstimate')
  expect(quotes.map(({ url }) => url.searchParams.get('address_id'))).toEqual(['a1'])
})

test('X-05: shipping that can’t be asked is 0, said to be unknown, and the cart stays as it is', async () => {
  const { asked } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([vendor([item()])]),
    answers: {
      userProfile: { result: { id: 'u1', addresses: [nearby] } },
      cartShippingEstimate: () => {
        throw new Response('', { status: 502 })
      },
    },
  })
  expect(await screen.findByText(/^Ongkir ke Menteng Rp 0: belum dapat dihitung/)).toBeVisible()
  expect(asked.filter(({ call }) => call === 'cartShippingEstimate')).toHaveLength(1)
  expect(total()).toHaveTextContent('Rp 50.000')
})

test('R-18: a removed line can be put back as it was', async () => {
  const { asked } = await openCheckout(CartScreen, '/cart', {
    cart: cartOf([
      vendor([item({ product_quantity: 5 }), item({ id_item: '2', name: 'Kertas A4' })]),
    ]),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Hapus Beras Padi Emas 25 kg' }))
  expect(screen.getByText('1 produk dihapus')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
  await settle()
  expect(writesOf(asked)[0]).toMatchObject({ id_items: ['1'] })
  expect(writesOf(asked).at(-1)).toMatchObject({ lines: [{ id_item: '1', product_quantity: 5 }] })
})

test('R-18: what was taken out in several steps is put back together, where it stood', async () => {
  const names = ['Beras', 'Gula', 'Kopi', 'Teh']
  const lines = names.map((name, at) => item({ id_item: String(at + 1), name }))
  let version = 1
  const { asked } = await openCheckout(CartScreen, '/cart', {
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
  expect(writesOf(asked).flatMap((write) => write.lines ?? [])).toContainEqual(
    expect.objectContaining({ id_item: '2', product_quantity: 1, restored: true }),
  )
})

test('R-18 K-06: the focus of the keyboard stays in the cart when a line goes, is put aside or comes back', async () => {
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

test('R-18 K-06: with the last line gone and its way back too, the focus is on the heading', async () => {
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

test('R-18: the last line can be put back too, though the cart is empty without it', async () => {
  const lines = [vendor([item({ product_quantity: 5 })])]
  let version = 1
  const { asked } = await openCheckout(CartScreen, '/cart', {
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
  expect(writesOf(asked).at(-1)).toMatchObject({ lines: [{ id_item: '1', product_quantity: 5 }] })
})

test('R-18: an empty cart leads to the shop; one that can’t be read offers another try', async () => {
  await openCheckout(CartScreen, '/cart', { cart: cartOf([]) })
  expect(await screen.findByRole('link', { name: 'Mulai belanja' })).toBeVisible()
})

test('X-08: without a connection it says so, and reads when asked again', async () => {
  await openCheckout(CartScreen, '/cart', {
    answers: {
      cartGraphql: () => {
        throw new Response('', { status: 502 })
      },
    },
  })
  expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeVisible()
})

test('R-18: the way on waits until the server holds what is shown', async () => {
  const cart = cartOf([vendor([item()])])
  const { address, asked } = await openCheckout(CartScreen, '/cart', { cart })
  fireEvent.click(await screen.findByRole('button', { name: 'Tambah' }))
  fireEvent.click(screen.getByRole('button', { name: 'Checkout (1)' }))
  expect(address()).toBe('/cart')
  await settle()
  expect(writesOf(asked)).toHaveLength(1)
  expect(address()).toBe('/checkout')
})
