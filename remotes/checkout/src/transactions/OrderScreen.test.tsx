import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { refusal } from '@borong/contract/testing/fake-gateway'
import { cartOf } from '../testing/cart-parts.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { order } from '../testing/order-parts.ts'
import { OrderScreen } from './OrderScreen.tsx'

type Answers = NonNullable<Parameters<typeof openCheckout>[2]>['answers']

const open = (answers: Answers) =>
  openCheckout(OrderScreen, '/transaction/o1', {
    path: '/transaction/:orderId',
    answers,
    cart: cartOf([]),
  })
const paid = { state: 'paid' as const, url: null }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('R-19: an unpaid order shows how to pay it, and can be cancelled after a confirmation', async () => {
  let now = order()
  const { calls } = await open({
    order: () => ({ data: now }),
    cancelOrder: () => {
      now = order({ state: 'cancelled', can_cancel: false, payment: { state: 'cancelled' } })
      return { data: now }
    },
  })
  // The payment instructions are loaded when an order needs them.
  expect(await screen.findByText('5460881230', {}, { timeout: 20_000 })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan pesanan' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ya, batalkan' }, { timeout: 20_000 }))
  await waitFor(() => expect(screen.queryByText('5460881230')).toBeNull())
  expect(calls.some(({ call }) => call === 'cancelOrder')).toBe(true)
  expect(screen.getAllByText('Dibatalkan')[0]).toBeVisible()
})

test('R-19: a parcel on its way shows when it arrives', async () => {
  const data = order({ state: 'shipped' })
  const [parcel] = data.parcels
  const parcels = [{ ...parcel!, arrives: { from: '2026-11-30', to: '2026-12-04' } }]
  await open({ order: { data: { ...data, parcels } } })
  expect(await screen.findByText(/JNE REG .*· Tiba 30 Nov . 4 Des/)).toBeVisible()
})

test('R-19: the reason of a cancellation is shown once, at its step', async () => {
  const cancelled = {
    code: 'ORDER_CANCELLED',
    title: 'Pesanan dibatalkan',
    detail: 'Ingin mengubah pesanan',
    at: '2026-08-16T09:00:00Z',
  }
  const data = order({
    state: 'cancelled',
    can_cancel: false,
    cancel_reason: cancelled.detail,
    payment: { state: 'cancelled' },
  })
  await open({ order: { data: { ...data, timeline: [...data.timeline, cancelled] } } })
  expect(await screen.findAllByText(/Ingin mengubah pesanan/)).toHaveLength(1)
  // Marked as stopped, not as a completed step.
  expect(screen.getByText('Pesanan dibatalkan').closest('li')).toHaveClass('stopped')
})

test('R-19: a cancellation that comes too late shows the refusal, and the page is updated', async () => {
  let isPaid = false
  const { page } = await open({
    order: () => ({
      data: isPaid ? order({ state: 'processed', can_cancel: false, payment: paid }) : order(),
    }),
    cancelOrder: () => {
      isPaid = true
      throw refusal(409, 'NOT_CANCELLABLE', 'Pesanan ini tidak dapat dibatalkan lagi')
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Batalkan pesanan' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Ya, batalkan' }, { timeout: 20_000 }))
  await waitFor(() =>
    expect(page.toasts).toContainEqual(
      expect.objectContaining({ message: 'Pesanan ini tidak dapat dibatalkan lagi' }),
    ),
  )
  expect((await screen.findAllByText('Diproses'))[0]).toBeVisible()
})

test('R-19: a parcel in transit shows its tracking, and its arrival can be confirmed', async () => {
  const [parcel] = order().parcels
  const tracking = [
    {
      code: 'SHIPPED',
      title: 'Paket diserahkan ke kurir',
      detail: 'JNE123',
      at: '2026-08-16T10:00:00Z',
    },
  ]
  const shipped = order({
    state: 'shipped',
    can_cancel: false,
    payment: paid,
    parcels: [{ ...parcel!, state: 'shipped', tracking_number: 'JNE123', tracking }],
  })
  const { calls } = await open({
    order: { data: shipped },
    receiveOrder: { data: order({ state: 'completed', can_cancel: false, payment: paid }) },
  })
  expect(await screen.findByText('Paket diserahkan ke kurir')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Konfirmasi diterima' }))
  const yes = { name: 'Ya, sudah diterima' }
  const confirmed = await screen.findByRole('button', yes, { timeout: 20_000 })
  expect(calls.some(({ call }) => call === 'receiveOrder')).toBe(false)
  fireEvent.click(confirmed)
  expect(await screen.findByRole('button', { name: 'Tulis ulasan' })).toBeVisible()
  expect(calls.find(({ call }) => call === 'receiveOrder')?.body).toEqual({ parcel_id: 'pa1' })
})

test('R-19: the text of a review is retained until it is sent, after closing the sheet and a reload', async () => {
  const answers = {
    order: { data: order({ state: 'completed', can_cancel: false, payment: paid }) },
  }
  const write = async () => {
    fireEvent.click((await screen.findAllByRole('button', { name: 'Tulis ulasan' }))[0]!)
    return screen.findByLabelText('Ulasan Anda', {}, { timeout: 20_000 })
  }
  await open(answers)
  fireEvent.change(await write(), { target: { value: 'Pulen, karung utuh' } })
  fireEvent.click(screen.getByRole('radio', { name: /4 ★/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await write()).toHaveValue('Pulen, karung utuh')
  cleanup()

  const { calls } = await open({ ...answers, addReview: { result: {} } })
  expect(await write()).toHaveValue('Pulen, karung utuh')
  expect(screen.getByRole('radio', { name: /4 ★/ })).toBeChecked()
  fireEvent.click(screen.getByRole('button', { name: 'Kirim ulasan' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls.find(({ call }) => call === 'addReview')?.body).toEqual({
    rating: 4,
    text: 'Pulen, karung utuh',
  })
  expect(await write()).toHaveValue('')
})

test('R-19: buying again fills the cart, shows the skipped products, and opens the cart', async () => {
  const { page, address } = await open({
    order: { data: order({ state: 'completed', can_cancel: false, payment: paid }) },
    buyAgain: {
      data: { added: ['1'], skipped: [{ id_item: '2', name: 'Kertas A4', message: 'Stok habis' }] },
    },
  })
  const button = await screen.findByRole('button', { name: 'Beli lagi' })
  await act(async () => fireEvent.click(button))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(page.toasts.map(({ message }) => message)).toEqual([
    'Kertas A4: Stok habis',
    '1 produk dimasukkan ke keranjang',
  ])
})

test('K-02: help shows the support phone number', async () => {
  await open({ order: { data: order() } })
  expect(await screen.findByRole('link', { name: /1500 465/ })).toHaveAttribute(
    'href',
    'tel:1500465',
  )
})

test('F-08: a delivered order offers its hand-over document and complaints', async () => {
  const [parcel] = order().parcels
  const { calls } = await open({
    order: {
      data: order({
        state: 'delivered',
        can_cancel: false,
        payment: paid,
        parcels: [{ ...parcel!, state: 'delivered' }],
      }),
    },
    complaints: {
      result: {
        items: [],
        parcels: [{ parcel_id: 'pa1', vendor_name: 'Sumber Makmur', until: null, lines: [] }],
      },
    },
    handover: () => {
      throw refusal(409, 'HANDOVER_NOT_READY', 'BAST tersedia setelah paket tiba')
    },
  })
  const link = await screen.findByRole('link', { name: 'Ajukan komplain' }, { timeout: 20_000 })
  expect(link).toHaveAttribute('href', '/transaction/o1/complain?parcel=pa1')
  expect(screen.getByRole('link', { name: 'Chat dengan Sumber Makmur' })).toHaveAttribute(
    'href',
    '/chat/sumber-makmur?order=BRG1',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Unduh BAST' }))
  await waitFor(() => expect(calls.some(({ call }) => call === 'handover')).toBe(true))
})

test('F-08: a colleague of the company reads the papers of an order and its refund', async () => {
  const [parcel] = order().parcels
  const { calls } = await open({
    order: {
      data: order({
        state: 'completed',
        ordered_by: 'Sinta',
        payment: paid,
        parcels: [{ ...parcel!, state: 'completed', refunded: 219_500 }],
      }),
    },
    complaints: { result: { items: [], parcels: [] } },
    orderPaper: () => {
      throw refusal(409, 'PAPER_NOT_READY', 'Dokumen ini belum tersedia untuk pesanan ini')
    },
  })
  for (const name of ['Unduh faktur', 'Unduh surat jalan', 'Unduh BAST', 'Unduh nota retur'])
    expect(await screen.findByRole('button', { name }, { timeout: 20_000 })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Unduh pesanan pembelian (PO)' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Unduh kuitansi' }))
  await waitFor(() => expect(calls.some(({ call }) => call === 'orderPaper')).toBe(true))
})

test('R-19 R-15: an order leads to the shipment of its goods; without one, arrived goods can be sent', async () => {
  const shipment = {
    number: 'KRG1',
    tracking_number: 'RSI1',
    state: 'in_transit',
    from_city: 'Jakarta Pusat',
    to_city: 'Bandung',
  }
  const [parcel] = order().parcels
  const arrived = order({
    state: 'completed',
    can_cancel: false,
    payment: paid,
    parcels: [{ ...parcel!, state: 'completed' }],
  })
  const listed = (items: object[]) => ({ cargoBookings: { result: { items } } })
  const { calls } = await open({ order: { data: arrived }, ...listed([shipment]) })
  const patient = { timeout: 20_000 }
  const row = await screen.findByRole('link', { name: /Jakarta Pusat → Bandung/ }, patient)
  expect(row).toHaveAttribute('href', '/services/borong-kargo/KRG1')
  expect(screen.getByText('Dalam perjalanan')).toBeVisible()
  const way = { name: 'Kirim barang pesanan ini dengan Borong Kargo' }
  expect(screen.queryByRole('link', way)).toBeNull()
  const asked = calls.find(({ call }) => call === 'cargoBookings')
  expect(asked?.url.searchParams.get('order_serial')).toBe(arrived.order_serial)
  cleanup()
  await open({ order: { data: arrived }, ...listed([{ ...shipment, state: 'cancelled' }]) })
  expect(await screen.findByRole('link', way, patient)).toHaveAttribute(
    'href',
    `/services/borong-kargo/book?order=${arrived.order_serial}`,
  )
})

test('F-08: an order for several outlets shows the goods, the courier and the state of each outlet', async () => {
  const made = order()
  const [parcel] = made.parcels
  const [line] = parcel!.details
  const sent = (id: string, alias: string, quantity: number, state: 'shipped' | 'delivered') => ({
    ...parcel!,
    id,
    state,
    address: { name: 'Budi', shipping_address_id: id, alias },
    details: [{ ...line!, quantity }],
  })
  const business = {
    company_id: 'c1',
    company_name: 'PT Dapur Rasa',
    cost_centre_id: null,
    cost_centre_name: null,
    po_number: null,
    wanted_on: null,
    reference: null,
  }
  const parcels = [
    sent('a1', 'Outlet Kemang', 30, 'delivered'),
    sent('a2', 'Outlet Tebet', 12, 'shipped'),
  ]
  await open({
    order: {
      data: {
        ...order({ state: 'shipped' }),
        payment: { ...made.payment, ...paid },
        business,
        parcels,
      },
    },
  })
  const parts = await screen.findByRole(
    'region',
    { name: 'Bagian per outlet' },
    { timeout: 20_000 },
  )
  expect(parts).toHaveTextContent(/Outlet Kemang\s*Tiba.*30 sak.*Outlet Tebet\s*Dikirim.*12 sak/)
})
