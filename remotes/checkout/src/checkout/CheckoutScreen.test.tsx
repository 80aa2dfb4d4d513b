import { flagsAtom } from '@borong/contract/host'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusal } from '@borong/contract/testing/fake-gateway'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import {
  address,
  answers,
  checkOut,
  openSeller,
  option,
  orderButton,
  total,
  twoSellers,
} from '../testing/checkout-parts.tsx'
import { openCheckout } from '../testing/open-checkout.tsx'
import { CheckoutScreen } from './CheckoutScreen.tsx'
import { draftAtom } from './draft.ts'

const soldOut = cartOf([vendor([item({ can_buy: false })])], { version: 2 })

beforeEach(() => {
  localStorage.clear()
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})

test('R-23: goods, couriers and insurance add up, amount by amount', async () => {
  await checkOut()
  await waitFor(() => expect(total()).toHaveTextContent('Rp 190.000'))
  const seller = await openSeller('Sumber Makmur')
  fireEvent.click(seller.getByRole('checkbox', { name: /Asuransi pengiriman/ }))
  expect(total()).toHaveTextContent('Rp 190.300')
  expect(seller.getByRole('link', { name: 'Tentang asuransi' })).toHaveAttribute(
    'href',
    'https://asuransi.example',
  )
})

test('R-23 U-11: the total is known with its shipping before a payment is chosen', async () => {
  await checkOut({}, { payment_id: '' })
  const sums = within(await screen.findByRole('region', { name: 'Rincian pembayaran' }))
  await waitFor(() => expect(total()).toHaveTextContent('Rp 190.000'))
  expect(sums.getByText('Ongkos kirim')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pilih pembayaran' })).toBeVisible()
})

test('R-23 C-16: goods that are picked up at the store show when they are ready, not an arrival', async () => {
  const pickup = option({ kind: 'pickup', duration_shortest: 0, duration_longest: 1 })
  await checkOut({ shippingOptions: { result: { 7: [pickup], 8: [option({ vendor_id: '8' })] } } })
  const seller = screen.getByRole('region', { name: 'Sumber Makmur' })
  expect(await within(seller).findByText(/Siap diambil/)).toBeVisible()
  expect(screen.getByText(/Tiba \d/)).toBeVisible()
})

test('R-23 K-06: couriers wait in their room, and do not ask for an address, until the addresses are known', async () => {
  const userProfile = () => new Promise(() => {})
  await openCheckout(CheckoutScreen, '/checkout', {
    cart: twoSellers,
    answers: answers({ userProfile }),
  })
  const seller = await screen.findByRole('region', { name: 'Sumber Makmur' })
  expect(within(seller).getByRole('status', { name: 'Mencari kurir' })).toBeVisible()
  expect(within(seller).queryByText(/tampil setelah ada alamat/)).toBeNull()
})

test('C-16: a tab that is open since yesterday promises the arrival of goods that are sent today', async () => {
  await checkOut({
    shippingOptions: { result: { 7: [option()], 8: [option({ vendor_id: '8' })] } },
  })
  const seller = screen.getByRole('region', { name: 'Sumber Makmur' })
  const arrival = async () =>
    /Tiba.*/.exec((await within(seller).findByText(/Tiba \d/)).textContent)![0]
  const before = await arrival()
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
  fireEvent(document, new Event('visibilitychange'))
  const daysOf = (words: string) => words.match(/\d+/g)!.map(Number)
  expect(daysOf(await arrival())).toEqual(daysOf(before).map((day) => day + 1))
  jest.restoreAllMocks()
})

test('V-06: a seller that can’t ship here shows it, and the other seller’s goods are ordered without it', async () => {
  await checkOut({
    shippingOptions: {
      result: { 7: [option({ covered_city: 'N' })], 8: [option({ vendor_id: '8' })] },
    },
  })
  const seller = screen.getByRole('region', { name: 'Sumber Makmur' })
  expect(await within(seller).findByRole('link', { name: 'Pilih alamat lain' })).toBeVisible()
  expect(within(seller).getByRole('button', { expanded: true })).toHaveTextContent(
    'Penjual tidak dapat mengirimkan ke wilayah anda',
  )
  expect(total()).toHaveTextContent('Rp 70.000')
})

const taxInvoice = () => screen.findByRole('switch', { name: /Minta faktur pajak/ })
const [first, second] = twoSellers.detail

test('E-05: a tax invoice is offered by the sellers that can issue one', async () => {
  await checkOut({}, {}, cartOf([first!, { ...second!, is_pkp: false }]))
  expect(await taxInvoice()).toBeEnabled()
  expect(screen.getByText('Diterbitkan oleh Sumber Makmur')).toBeVisible()
})

test('E-05: where no seller can issue a tax invoice the field is disabled, with the reason', async () => {
  const none = cartOf([first!, second!].map((one) => ({ ...one, is_pkp: false })))
  await checkOut({}, { facture_required: true }, none)
  expect(await taxInvoice()).toBeDisabled()
  expect(await taxInvoice()).not.toBeChecked()
  expect(screen.getByText('Tidak tersedia: penjual di pesanan ini bukan PKP')).toBeVisible()
})

const spent = {
  status: 'error',
  message: 'Kuota voucher sudah habis',
  code: 'BORONG100',
  total_discount: 0,
  cash_back: 0,
  subvention_shipping_fee: 0,
}

test('E-05 E-13: a voucher that no longer applies shows the reason, has no value, and can be removed', async () => {
  const { page } = await checkOut(
    { checkVoucher: { result: spent } },
    { promo_code: 'BORONG100', total_discount: 100_000 },
  )
  expect(await screen.findByText('Kuota voucher sudah habis')).toBeVisible()
  expect(total()).toHaveTextContent('Rp 190.000')
  fireEvent.click(screen.getByRole('button', { name: 'Lepas' }))
  expect(page.store.get(draftAtom)).toMatchObject({ promo_code: '', total_discount: 0 })
})

test('R-23 E-13: with a voucher that does not apply the next step is to remove it, not an order that is refused', async () => {
  const { page } = await checkOut({ checkVoucher: { result: spent } }, { promo_code: 'BORONG100' })
  const without = await screen.findByRole('button', { name: 'Lepas voucher' })
  expect(screen.queryByRole('button', { name: 'Buat pesanan' })).toBeNull()
  fireEvent.click(without)
  expect(await orderButton()).toBeEnabled()
  expect(page.store.get(draftAtom).promo_code).toBe('')
})

test('R-23: points pay no more than the amount due', async () => {
  await checkOut()
  fireEvent.click(await screen.findByRole('switch', { name: /Pakai 5.000 poin/ }))
  expect(total()).toHaveTextContent('Rp 185.000')
})

test('R-23 C-27: an order that points pay in full needs no payment method', async () => {
  const { calls } = await checkOut(
    {
      createOrder: () => {
        throw refusal(409, 'TOTAL_CHANGED')
      },
      loyaltyPoint: {
        data: { point: 900_000, rupiah_per_point: 1, spend_per_point: 1, history: [] },
      },
    },
    { payment_id: '' },
  )
  expect(screen.getAllByRole('link', { name: /Pilih pembayaran/ })).toHaveLength(2)
  fireEvent.click(await screen.findByRole('switch', { name: /Pakai 900.000 poin/ }))
  expect(await screen.findByText('Tidak perlu memilih metode pembayaran lain')).toBeVisible()
  expect(screen.queryByRole('link', { name: /Pilih pembayaran/ })).toBeNull()
  fireEvent.click(await orderButton())
  await waitFor(() => expect(calls.some(({ call }) => call === 'createOrder')).toBe(true))
  expect(calls.find(({ call }) => call === 'createOrder')?.body).toMatchObject({
    total_payment: 0,
    points: 900_000,
  })
  expect(calls.find(({ call }) => call === 'createOrder')?.body).not.toHaveProperty('payment_id')
})

test('E-05 R-23: a stored draft uses no more points than the current balance', async () => {
  const { page } = await checkOut({}, { points: 90_000 })
  await waitFor(() => expect(page.store.get(draftAtom).points).toBe(5000))
  expect(total()).toHaveTextContent('Rp 185.000')
})

test('C-16: couriers are requested again when the address changes, and only then', async () => {
  const other = {
    ...address,
    shipping_address_id: 'a2',
    alias: 'Gudang',
    district_id: '317506',
    set_default: false,
  }
  const { calls, page } = await checkOut({
    userProfile: { result: { id: 'u1', addresses: [address, other], business: {} } },
  })
  await orderButton()
  const quotes = () =>
    calls
      .filter(({ call }) => call === 'shippingOptions')
      .map(({ url }) => url.searchParams.get('addressId'))
  expect(quotes()).toEqual(['a1'])
  act(() => page.store.set(draftAtom, { ...page.store.get(draftAtom), shipping_address_id: 'a2' }))
  await waitFor(() => expect(quotes()).toEqual(['a1', 'a2']))
})

const warehouse = { ...address, shipping_address_id: 'a2', alias: 'Gudang', set_default: false }
const gone = 'Alamat pilihan Anda tidak tersedia lagi. Periksa alamat ini, atau pilih yang lain.'

test('R-23 R-28: shows that an address was deleted elsewhere until the buyer has agreed to another', async () => {
  const { page } = await checkOut({}, { shipping_address_id: 'a2' })
  expect(await screen.findByText(gone)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buat pesanan' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Pilih alamat pengiriman' })).toBeEnabled()
  fireEvent.click(screen.getByRole('button', { name: 'Kirim ke alamat ini' }))
  await waitFor(async () => expect(await orderButton()).toBeEnabled())
  expect(screen.queryByText(gone)).toBeNull()
  expect(page.store.get(draftAtom).shipping_address_id).toBe('a1')
})

test('R-23 X-04: a main address that is refused as deleted is not silently replaced by the next one', async () => {
  let addresses = [address, warehouse]
  const { calls } = await checkOut({
    userProfile: () => ({ result: { id: 'u1', addresses, business: {} } }),
    createOrder: () => {
      addresses = [warehouse]
      throw refusal(409, 'ADDRESS_UNKNOWN', 'Alamat pengiriman tidak ditemukan')
    },
  })
  fireEvent.click(await orderButton())
  expect(await screen.findByText(gone)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Pilih alamat pengiriman' }))
  const sheet = await screen.findByRole('dialog', {}, { timeout: 20_000 })
  expect(within(sheet).getByRole('radio')).not.toBeChecked()
  fireEvent.click(within(sheet).getByRole('radio', { name: /Gudang/ }))
  await waitFor(() => expect(screen.queryByText(gone)).toBeNull())
  expect(calls.filter(({ call }) => call === 'createOrder')).toHaveLength(1)
})

test('X-04: too little stock names the lines and links back to the cart', async () => {
  const data = { lines: [{ id_item: '1', name: 'Beras Padi Emas 25 kg', asked: 2, stock: 1 }] }
  let isTaken = false
  const { address: at, page } = await checkOut({
    createOrder: () => {
      isTaken = true
      // This page's data was read some time ago.
      page.queries.clear()
      throw new Response(JSON.stringify({ name: 'INSUFFICIENT_STOCK', message: 'm', data }), {
        status: 422,
      })
    },
    // After the refusal the cart is read again and holds nothing to order: the reason has to remain.
    cartGraphql: () => ({
      data: {
        V1GetCart: {
          code: 'OK',
          message: '',
          adjustments: [],
          result: isTaken ? soldOut : twoSellers,
        },
      },
    }),
  })
  fireEvent.click(await orderButton())
  expect(await screen.findByText('Belum ada produk yang dapat dipesan')).toBeInTheDocument()
  // The dialog is loaded on first use.
  const line = 'Beras Padi Emas 25 kg: dipesan 2, stok 1'
  expect(await screen.findByText(line, {}, { timeout: 20_000 })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Kembali ke keranjang' }))
  await waitFor(() => expect(at()).toBe('/cart'))
})

test('X-04: any other refusal is an error toast at the top with its id and the server’s message', async () => {
  const { page, calls } = await checkOut({
    createOrder: () => {
      throw refusal(409, 'TOTAL_CHANGED', 'Total berubah, periksa kembali pesanan Anda')
    },
  })
  fireEvent.click(await orderButton())
  await waitFor(() =>
    expect(page.toasts).toContainEqual({
      type: 'error',
      id: 'error-post-create-order',
      position: 'top-center',
      message: 'Total berubah, periksa kembali pesanan Anda',
    }),
  )
  expect(calls.find(({ call }) => call === 'createOrder')?.body).toMatchObject({
    shipping_address_id: 'a1',
    payment_id: 'va-bca',
    total_payment: 190_000,
    items: [
      { id_item: '1', quantity: 2 },
      { id_item: '2', quantity: 1 },
    ],
    shipping_used: [
      { vendor_id: '7', shipping_id: 'jne-7', insurance: false },
      { vendor_id: '8', shipping_id: 'jne-8' },
    ],
  })
})

test('T-05 X-04: no toast covers the sign-in that opens when the session has ended', async () => {
  const { page, calls } = await checkOut({
    createOrder: () => {
      throw refusal(401, 'TOKEN_ENDED', 'Sesi Anda telah berakhir')
    },
  })
  fireEvent.click(await orderButton())
  await waitFor(() => expect(calls.some(({ call }) => call === 'createOrder')).toBe(true))
  await waitFor(async () =>
    expect(await orderButton()).not.toHaveAttribute('aria-disabled', 'true'),
  )
  expect(page.toasts).toEqual([])
})

test('C-27 X-04: shows that the cart was changed elsewhere, and leads back to it with the draft retained', async () => {
  const message = 'Keranjang Anda sudah berubah, periksa kembali sebelum memesan'
  const { page, address: at } = await checkOut(
    {
      createOrder: () => {
        throw refusal(409, 'CART_CHANGED', message)
      },
    },
    { referral_code: 'TEMAN1' },
  )
  fireEvent.click(await orderButton())
  await waitFor(() => expect(at()).toBe('/cart'))
  expect(page.toasts).toContainEqual({
    type: 'error',
    id: 'error-post-create-order',
    position: 'top-center',
    message,
  })
  expect(page.store.get(draftAtom)).toMatchObject({
    referral_code: 'TEMAN1',
    payment_id: 'va-bca',
    items: [
      { id_item: '1', quantity: 2 },
      { id_item: '2', quantity: 1 },
    ],
  })
})

test('R-23: without an address the next step is to add one', async () => {
  localStorage.clear()
  await openCheckout(CheckoutScreen, '/checkout', {
    cart: twoSellers,
    answers: answers({ userProfile: { result: { id: 'u1', addresses: [], business: {} } } }),
  })
  const [button] = await screen.findAllByRole('button', { name: 'Tambah alamat' })
  fireEvent.click(button!)
  // The account remote is not available: its page is linked instead.
  const sheet = await screen.findByRole('dialog', { name: 'Tambah alamat' }, { timeout: 20_000 })
  expect(within(sheet).getByRole('link', { name: 'Tambah alamat' })).toHaveAttribute(
    'href',
    '/add-address',
  )
})

test('C-16: couriers whose request fails show one error above the sellers, with a retry', async () => {
  await openCheckout(CheckoutScreen, '/checkout', {
    cart: twoSellers,
    answers: answers({
      shippingOptions: () => {
        throw refusal(404, 'ADDRESS_UNKNOWN')
      },
    }),
  })
  expect(await screen.findByText('Ongkos kirim belum dapat dimuat')).toBeVisible()
  // The amount due is unknown, and is not shown as zero.
  expect(total()).toHaveTextContent('Total pembayaran–')
})

test('R-23 X-04: a refused order leaves the requested wallet amount unchanged, for a larger order later', async () => {
  const account = { balance: 500_000, status: 'active', message: '' }
  const { page } = await checkOut({
    walletBalances: { data: { items: [account] } },
    createOrder: () => {
      throw refusal(409, 'TOTAL_CHANGED', 'Total berubah')
    },
  })
  fireEvent.click(await screen.findByRole('switch', { name: /^Pakai saldo \(/ }))
  fireEvent.click(await orderButton())
  await waitFor(() => expect(page.toasts).toHaveLength(1))
  expect(page.store.get(draftAtom)).toMatchObject({ use_wallet: true, wallet_amount: 500_000 })
})

test('P-05 T-11: balances that were read before the wallet maintenance flag arrived are not offered', async () => {
  const account = { balance: 500_000, status: 'active', message: '' }
  const { page } = await checkOut({ walletBalances: { data: { items: [account] } } })
  expect(await screen.findByRole('switch', { name: /^Pakai saldo \(/ })).toBeEnabled()
  await act(async () => page.store.set(flagsAtom, { 'wallet-maintenance': true }))
  expect(screen.getByText(/Saldo sedang dalam pemeliharaan/)).toBeVisible()
  expect(screen.queryByRole('switch', { name: /^Pakai saldo/ })).toBeNull()
})
