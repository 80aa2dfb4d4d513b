import { refusal } from '@borong/contract/testing/fake-gateway'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cartOf } from '../testing/cart-parts.ts'
import { openCheckout } from '../testing/open-checkout.tsx'
import { ComplainScreen } from './ComplainScreen.tsx'
import { ComplaintScreen } from './ComplaintScreen.tsx'

type Answers = NonNullable<Parameters<typeof openCheckout>[2]>['answers']

const at = '2026-11-24T03:00:00Z'
const complaint = (more: object = {}) => ({
  number: 'CMP1',
  parcel_id: 'pa1',
  vendor_name: 'Sumber Makmur',
  vendor_alias: 'sumber-makmur',
  kind: 'short',
  state: 'answered',
  created_at: at,
  order_id: 'o1',
  order_serial: 'BRG1',
  wish: 'refund',
  turn: 'buyer',
  due_at: at,
  version: 2,
  solution: 'refund',
  amount: 40_000,
  most: 100_000,
  refunded: 0,
  tracking_number: '',
  lines: [{ id: 'l1', name: 'Beras', image: 'beras', unit_type: 'sak', quantity: 2 }],
  files: [{ id: 'f1', name: 'karung.jpg', type: 'image/jpeg', size: 9 }],
  events: [
    { from: 'buyer', act: 'open', text: 'Satu sak kurang', solution: null, amount: 0, at },
    { from: 'seller', act: 'answer', text: 'Kami ganti', solution: 'refund', amount: 40_000, at },
  ],
  made_by: null,
  acts: ['accept', 'reply', 'escalate', 'withdraw'],
  ...more,
})

beforeEach(() => sessionStorage.clear())

const open = (answers: Answers) =>
  openCheckout(ComplaintScreen, '/transaction/o1/complaint/CMP1', {
    path: '/transaction/:orderId/complaint/:number',
    answers,
    cart: cartOf([]),
  })
const fill = (answers: Answers) =>
  openCheckout(ComplainScreen, '/transaction/o1/complain?parcel=pa1', {
    path: '/transaction/:orderId/complain',
    answers,
    cart: cartOf([]),
  })

const parcels = [
  {
    parcel_id: 'pa1',
    vendor_name: 'Sumber Makmur',
    until: null,
    lines: [{ id: 'l1', name: 'Beras', image: 'beras', unit_type: 'sak', quantity: 3 }],
  },
]

test('F-08: shows the offer, the deadline, the history and the photos', async () => {
  await open({ complaint: { result: complaint() } })
  expect(await screen.findByText(/Tawaran penjual: Pengembalian dana · Rp/)).toBeVisible()
  for (const text of ['Satu sak kurang', 'Kami ganti', /Batas waktu/])
    expect(screen.getByText(text)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Unduh karung.jpg' })).toBeVisible()
})

test('F-08: a solved complaint shows small versions of its photos, which open the whole ones, and other files as downloads', async () => {
  URL.createObjectURL = () => 'blob:karung'
  URL.revokeObjectURL = () => {}
  const files = [
    { id: 'f1', name: 'karung.jpg', type: 'image/jpeg', size: 9 },
    { id: 'f2', name: 'nota.pdf', type: 'application/pdf', size: 9 },
  ]
  const solved = complaint({ state: 'solved', turn: null, due_at: null, acts: [], files })
  const { calls } = await open({
    complaint: { result: solved },
    file: () => {
      throw new Response(new Blob(['x']), { headers: { 'content-type': 'image/jpeg' } })
    },
  })
  const image = await screen.findByRole('img', { name: 'Unduh karung.jpg' })
  expect(image).toHaveAttribute('src', 'blob:karung')
  const tab = { location: { href: '' }, close: () => {} }
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  await userEvent.click(screen.getByRole('button', { name: 'Unduh karung.jpg' }))
  await waitFor(() => expect(tab.location.href).toBe('blob:karung'))
  expect(screen.getByRole('button', { name: 'Unduh nota.pdf' })).toBeVisible()
  const read = calls.filter(({ call }) => call === 'file')
  expect(read.map(({ url }) => url.searchParams.get('w'))).toEqual(['480', null])
})

test('F-08: accepts the offer once, after a confirmation', async () => {
  const { calls } = await open({
    complaint: { result: complaint() },
    actOnComplaint: {
      result: complaint({ state: 'solved', turn: null, due_at: null, refunded: 40_000, acts: [] }),
    },
  })
  const accept = () => screen.findByRole('button', { name: 'Setujui tawaran' })
  await userEvent.click(await accept())
  expect(calls.map(({ call }) => call)).not.toContain('actOnComplaint')
  await userEvent.dblClick(await accept())
  expect(await screen.findByText(/40\.000 sudah dikembalikan/)).toBeVisible()
  expect(calls.filter(({ call }) => call === 'actOnComplaint')).toMatchObject([
    { body: { act: 'accept', version: 2 } },
  ])
})

test('F-08: passing a complaint to Borong needs an explanation', async () => {
  const { calls } = await open({
    complaint: { result: complaint() },
    actOnComplaint: { result: complaint({ state: 'escalated', turn: 'operator', acts: [] }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Teruskan ke Borong' }))
  await userEvent.click(screen.getByRole('button', { name: 'Teruskan ke Borong' }))
  expect(await screen.findByText('Tulis penjelasannya')).toBeVisible()
  expect(calls.map(({ call }) => call)).not.toContain('actOnComplaint')
  await userEvent.type(screen.getByLabelText('Penjelasan'), 'Belum sesuai')
  await userEvent.click(screen.getByRole('button', { name: 'Teruskan ke Borong' }))
  expect(await screen.findByText(/Borong memeriksa kedua pihak/)).toBeVisible()
})

test('F-08: the form asks for the problem, the goods and a text, and sends a complaint once', async () => {
  const { calls } = await fill({
    complaints: { result: { items: [], parcels } },
    createComplaint: () => {
      throw refusal(409, 'COMPLAINT_OPEN', 'Komplain CMP2 untuk paket ini masih berjalan')
    },
  })
  const send = await screen.findByRole('button', { name: 'Kirim komplain' })
  await userEvent.click(send)
  for (const words of [
    'Apa masalahnya? Pilih masalahnya',
    'Isi jumlah barang yang bermasalah',
    /minimal 10 huruf/,
  ])
    expect(screen.getByRole('link', { name: words })).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Jumlah kurang' }))
  await userEvent.type(screen.getByLabelText('Jumlah Beras yang bermasalah'), '5')
  expect(screen.getByText('Paling banyak 3')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Jumlah Beras yang bermasalah'), '{Backspace}2')
  await userEvent.type(screen.getByLabelText('Penjelasan'), 'Satu sak tidak ada')
  await userEvent.dblClick(send)
  expect(await screen.findByText(/CMP2 untuk paket ini/)).toBeVisible()
  expect(calls.filter(({ call }) => call === 'createComplaint')).toMatchObject([
    {
      body: {
        parcel_id: 'pa1',
        kind: 'short',
        wish: 'refund',
        lines: [{ id: 'l1', quantity: 2 }],
        text: 'Satu sak tidak ada',
      },
    },
  ])
})

test('F-08: a complaint whose response was lost remains after a reload, and is sent with the same key', async () => {
  const lost = () => {
    throw new Response(null, { status: 502 })
  }
  const answers = { complaints: { result: { items: [], parcels } }, createComplaint: lost }
  const first = await fill(answers)
  await userEvent.click(await screen.findByRole('radio', { name: 'Jumlah kurang' }))
  await userEvent.type(screen.getByLabelText('Jumlah Beras yang bermasalah'), '2')
  await userEvent.type(screen.getByLabelText('Penjelasan'), 'Satu sak tidak ada')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim komplain' }))
  await screen.findByRole('alert')
  cleanup()
  const second = await fill(answers)
  expect(await screen.findByLabelText('Penjelasan')).toHaveValue('Satu sak tidak ada')
  await userEvent.click(screen.getByRole('button', { name: 'Kirim komplain' }))
  await screen.findByRole('alert')
  const [before, after] = [first, second].map(
    ({ calls }) => calls.find(({ call }) => call === 'createComplaint')!.body,
  )
  expect(after).toEqual(before)
})

test('F-08: damaged goods need a photo', async () => {
  await fill({ complaints: { result: { items: [], parcels } } })
  await userEvent.click(await screen.findByRole('radio', { name: 'Barang rusak' }))
  await userEvent.click(screen.getByRole('button', { name: 'Kirim komplain' }))
  expect(await screen.findByRole('link', { name: 'Tambahkan foto barangnya' })).toBeVisible()
})

test('F-08: the form says that damaged goods need a photo, and fills in the quantity of a single unit', async () => {
  const [parcel] = parcels
  const [line] = parcel!.lines
  const single = { ...parcel!, lines: [{ ...line!, quantity: 1 }] }
  await fill({ complaints: { result: { items: [], parcels: [single] } } })
  expect(await screen.findByRole('textbox', { name: /Beras/ })).toHaveValue('1')
  expect(screen.getByText('Foto barang dan kemasan, paling banyak 5')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Barang rusak' }))
  expect(screen.getByText('Foto barang dan kemasan: wajib 1, paling banyak 5')).toBeInTheDocument()
})

test('F-08: says when nothing can be complained about', async () => {
  await fill({ complaints: { result: { items: [], parcels: [] } } })
  expect(await screen.findByText('Saat ini tidak ada barang yang dapat dikomplain')).toBeVisible()
})
