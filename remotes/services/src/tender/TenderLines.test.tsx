import { dayInJakarta } from '@borong/api/rules/needed-by'
import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { parseLines } from './parse-lines.ts'
import { TenderScreen } from './TenderScreen.tsx'

const day = (days: number) => dayInJakarta(Date.now() + days * 24 * 60 * 60 * 1000)
const address = (id: string, more: object = {}) => ({
  shipping_address_id: id,
  alias: `Alamat ${id}`,
  address: 'Jl. Uji 1',
  district: 'Coblong',
  city: 'Kota Bandung',
  set_default: false,
  ...more,
})
const profile = (addresses: object[]) => ({
  result: {
    name: 'Budi',
    handphone: '6281234567890',
    email: 'budi@contoh.id',
    business: { company_name: 'PT Kopi' },
    addresses,
  },
})

async function start(answers: FakeAnswers = {}, accessToken = 'token') {
  const gateway = fakeGateway({
    createTender: () => {
      throw new TypeError('Failed to fetch')
    },
    userProfile: profile([]),
    companies: { companies: [] },
    tenders: { result: { items: [], total_count: 0, page: 1, limit: 20 } },
    ...answers,
  })
  await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/tender',
    address: '/services/tender',
    screen: TenderScreen,
    accessToken,
  })
  const sent = () =>
    gateway.calls.flatMap(({ call, body }) => (call === 'createTender' ? [body] : []))
  return { ...gateway, sent }
}

const type = (label: string, text: string, at = 0) =>
  userEvent.type(screen.getAllByLabelText(label)[at]!, text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const send = () => press('Kirim permintaan')

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  window.scrollTo = () => undefined
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})

test('R-17 F-08: a tender has several lines, which are added and removed; errors are beside their fields', async () => {
  const { sent } = await start()
  await screen.findByDisplayValue('PT Kopi')
  await type('Nama barang', 'Beras')
  await type('Jumlah', '40')
  await type('Satuan', 'sak')
  await press('Tambah barang')
  await waitFor(() => expect(screen.getAllByLabelText('Nama barang')[1]).toHaveFocus())
  await type('Nama barang', 'Gula', 1)
  await type('Jumlah', '1,5', 1)
  await type('Satuan', 'kg', 1)
  await type('Catatan barang (opsional)', 'Gula halus', 1)
  await type('Dibutuhkan paling lambat', day(30))
  await type('Penawaran sampai (opsional)', day(31))
  await type('Kecamatan dan kota tujuan', 'Coblong, Bandung')
  await send()
  expect(screen.getAllByLabelText('Jumlah')[1]).toHaveFocus()
  expect(screen.getAllByLabelText('Jumlah')[1]).toBeInvalid()
  expect(screen.getByLabelText('Penawaran sampai (opsional)')).toBeInvalid()
  expect(sent()).toEqual([])
  await userEvent.clear(screen.getAllByLabelText('Jumlah')[1]!)
  await type('Jumlah', '15', 1)
  await userEvent.clear(screen.getByLabelText('Penawaran sampai (opsional)'))
  await type('Penawaran sampai (opsional)', day(7))
  await press('Tambah barang')
  await press('Hapus barang 3')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({
    item: 'Beras',
    quantity: 40,
    offers_until: day(7),
    more_lines: [{ item: 'Gula', quantity: 15, unit: 'kg', note: 'Gula halus' }],
  })
})

test('F-08: takes pasted lines, at most 50', async () => {
  await start()
  await press('Tempel daftar')
  const list = await screen.findByLabelText('Daftar barang')
  const rows = Array.from({ length: 51 }, (_, at) => `Barang ${at};2;dus`)
  await userEvent.click(list)
  await userEvent.paste(rows.join('\n'))
  await press('Masukkan ke daftar')
  expect(screen.getAllByText(/^Barang \d+$/)).toHaveLength(50)
  expect(screen.getByText(/^1 barang tidak masuk/)).toBeVisible()
  expect(screen.queryByText('Tambah barang')).toBeNull()
})

test('F-08: understands cells of a spreadsheet and written quantities', () => {
  const line = (item: string, quantity = '', unit = '', target_price = '') => ({
    item,
    quantity,
    unit,
    target_price,
    note: '',
    product_id: '',
  })
  expect(
    parseLines(
      'Nama\tJumlah\tSatuan\n1\tBeras premium\t1.200\tsak\t60.000\nGula\t20\tkarung\n\n40 sak beras\nMinyak 5 liter\nKopi 3 in 1',
    ),
  ).toEqual([
    line('Beras premium', '1.200', 'sak', '60.000'),
    line('Gula', '20', 'karung'),
    line('beras', '40', 'sak'),
    line('Minyak', '5', 'liter'),
    line('Kopi 3 in 1'),
  ])
})

test('F-08: a line names a product of the shop, until its name is changed', async () => {
  const product = { id: '17', name: 'Beras Rojolele', unit_type: 'sak', minimum_order: 5 }
  const { sent } = await start({
    searchItems: {
      data: { items: [{ ...product, vendor_name: 'Toko Satu', price: 60_000, discount: 55_000 }] },
    },
  })
  await screen.findByDisplayValue('PT Kopi')
  await press('Pilih produk Borong')
  await userEvent.type(await screen.findByLabelText('Cari produk'), 'beras{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: /^Beras Rojolele.*55\.000/ }))
  expect(screen.getByLabelText('Nama barang')).toHaveAccessibleDescription(
    'Tertaut ke produk Borong',
  )
  expect(screen.getByLabelText('Jumlah')).toHaveValue('5')
  await type('Dibutuhkan paling lambat', day(30))
  await type('Kecamatan dan kota tujuan', 'Coblong, Bandung')
  await send()
  await waitFor(() => expect(sent()).toMatchObject([{ item: 'Beras Rojolele', product_id: '17' }]))
  await type('Nama barang', ' super')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).not.toHaveProperty('product_id')
})

test('F-08: a buyer chooses an address of the book, by default the main one, or types a place', async () => {
  const book = [address('a1'), address('a2', { set_default: true })]
  const { sent } = await start({ userProfile: profile(book) })
  const select = await screen.findByRole('combobox', { name: 'Alamat pengiriman' })
  expect(select).toHaveValue('a2')
  expect(screen.queryByLabelText('Kecamatan dan kota tujuan')).toBeNull()
  await type('Nama barang', 'Beras')
  await type('Jumlah', '40')
  await type('Satuan', 'sak')
  await type('Dibutuhkan paling lambat', day(30))
  await userEvent.selectOptions(select, 'Tempat lain, saya ketik sendiri')
  await send()
  expect(screen.getByLabelText('Kecamatan dan kota tujuan')).toHaveFocus()
  await userEvent.selectOptions(select, 'a1')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ address_id: 'a1', place: 'Coblong, Kota Bandung' })
})

test('F-08: a buyer attaches files', async () => {
  const { sent } = await start({
    uploadFile: { result: { id: 'f1', name: 'daftar.csv', type: 'text/csv', size: 3 } },
  })
  await screen.findByDisplayValue('PT Kopi')
  const file = new File(['a;b'], 'daftar.csv', { type: 'text/csv' })
  await userEvent.upload(
    await screen.findByLabelText('Unggah dokumen', { selector: 'input' }),
    file,
  )
  expect(await screen.findByText('daftar.csv')).toBeVisible()
  await type('Nama barang', 'Beras')
  await type('Jumlah', '40')
  await type('Satuan', 'sak')
  await type('Dibutuhkan paling lambat', day(30))
  await type('Kecamatan dan kota tujuan', 'Coblong, Bandung')
  await send()
  await waitFor(() => expect(sent()).toMatchObject([{ file_ids: ['f1'] }]))
})
