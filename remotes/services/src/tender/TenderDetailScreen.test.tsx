import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.ts'
import words from '../messages/id.json'
import { TenderDetailScreen } from './TenderDetailScreen.tsx'

const NUMBER = 'TND261122ABCDEFGH'
const line = (position: number, item: string) => ({
  position,
  item,
  quantity: 40,
  unit: 'sak',
  note: '',
  target_price: null,
  product: null,
})
const offered = (position: number, unit_price: number) => ({
  position,
  id_item: `${position}`,
  alias: `produk-${position}`,
  name: `Produk ${position}`,
  unit_type: 'sak',
  quantity: 40,
  unit_price,
  amount: 40 * unit_price,
})
const offer = (name: string, prices: Record<number, number>, more: object = {}) => {
  const lines = Object.entries(prices).map(([position, price]) => offered(Number(position), price))
  return {
    quote_id: `quote-${name}`,
    number: `QTN-${name}`,
    version: 1,
    state: 'offered',
    vendor_name: name,
    vendor_alias: name.toLowerCase(),
    lines,
    freight: 10_000,
    delivery_days: 3,
    terms: '',
    valid_until: '2027-01-10T17:00:00Z',
    total: lines.reduce((sum, { amount }) => sum + amount, 10_000),
    ...more,
  }
}
const satu = offer('Satu', { 1: 50_000, 2: 30_000 })
const dua = offer('Dua', { 1: 45_000 })
const tender = (more: object = {}) => ({
  number: NUMBER,
  state: 'received',
  phase: 'open',
  line_count: 2,
  offer_count: 2,
  offers_until: '2026-12-06T17:00:00Z',
  item: 'Beras',
  quantity: 40,
  unit: 'sak',
  needed_by: '2027-08-17',
  place: 'Coblong, Bandung',
  target_price: null,
  email: 'ani@contoh.id',
  created_at: '2026-11-22T03:00:00Z',
  version: 3,
  details: '',
  company: 'PT Kopi',
  address: { alias: 'Toko', name: 'Ani', address: 'Jl. Uji 1', city: 'Bandung' },
  lines: [line(1, 'Beras'), line(2, 'Gula')],
  files: [],
  offers: [satu, dua],
  acts: ['award', 'close', 'withdraw'],
  ...more,
})

async function start(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({ tender: { result: tender() }, ...answers })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/tender/:number',
    address: `/services/tender/${NUMBER}`,
    screen: TenderDetailScreen,
    accessToken: 'token',
  })
  const sent = (name: string) =>
    gateway.calls.flatMap(({ call, body }) => (call === name ? [body] : []))
  return { ...opened, ...gateway, sent }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')!)

beforeEach(() => localStorage.clear())

test('F-08: finance reads whose tender it is, and decides nothing', async () => {
  const made = { company_id: 'c1', company_name: 'PT Dapur Rasa', made_by: 'Sinta' }
  await start({ tender: { result: tender({ ...made, acts: [] }) } })
  expect(await screen.findByText('PT Dapur Rasa, oleh Sinta')).toBeVisible()
  expect((await rowOf('Total')).getByText('Rp 3.210.000')).toBeVisible()
  for (const name of ['Terima pilihan', 'Tutup penawaran', 'Tarik tender'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('R-17 F-08: shows offers side by side, marks the cheapest price and missing lines', async () => {
  expect(remote.routes).toContainEqual(
    expect.objectContaining({ path: '/services/tender/:number', guard: 'login' }),
  )
  await start()
  const beras = await rowOf('Beras')
  const [first, second] = beras.getAllByRole('cell')
  expect(within(first!).queryByText('Termurah')).toBeNull()
  expect(within(second!).getByText('Termurah')).toBeVisible()
  expect((await rowOf('Gula')).getByText('Tidak ditawarkan')).toBeVisible()
  expect((await rowOf('Total')).getByText('Rp 3.210.000')).toBeVisible()
  // The end of a day in WIB is the beginning of the next one.
  expect(screen.getByText('6 Desember 2026')).toBeVisible()
})

test('F-08: accepts one whole offer after a confirmation, and links to its order', async () => {
  const after = tender({
    phase: 'awarded',
    acts: [],
    offers: [
      { ...satu, state: 'accepted' },
      { ...dua, state: 'declined' },
    ],
  })
  const { sent } = await start({ awardTender: { result: after } })
  await press('Pilih semua dari Satu')
  await press('Terima pilihan')
  expect(screen.getByRole('button', { name: 'Periksa lagi' })).toHaveFocus()
  await press('Ya, terima')
  expect(await screen.findByText('Siap dipesan')).toBeVisible()
  expect(sent('awardTender')).toEqual([
    { version: 3, choices: [{ quote_id: 'quote-Satu', version: 1, positions: [1, 2] }] },
  ])
  expect(screen.getByRole('link', { name: /^Satu.*QTN-Satu/ })).toHaveAttribute(
    'href',
    '/quotes/quote-Satu',
  )
  expect(screen.getByText('Ditolak')).toBeVisible()
})

test('F-08: splits the lines among sellers: the cheapest of each, or as ticked', async () => {
  const { sent } = await start({ awardTender: { result: tender({ acts: [] }) } })
  await press('Pilih yang termurah per barang')
  expect(screen.getByRole('checkbox', { name: 'Beras dari Dua' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Gula dari Satu' })).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gula dari Satu' }))
  expect(screen.getByText(/^1 barang belum dipilih/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Gula dari Satu' }))
  await press('Terima pilihan')
  await press('Ya, terima')
  await waitFor(() => expect(sent('awardTender')).toHaveLength(1))
  expect(sent('awardTender')[0]).toMatchObject({
    choices: [
      { quote_id: 'quote-Satu', positions: [2] },
      { quote_id: 'quote-Dua', positions: [1] },
    ],
  })
})

test('F-08: a change in another tab is explained, and the offers are read again', async () => {
  const { answers } = await start({
    awardTender: () => {
      throw refusal(409, 'OFFER_CHANGED', 'Penawaran penjual baru saja berubah.')
    },
  })
  await press('Pilih semua dari Dua')
  await press('Terima pilihan')
  answers.tender = { result: tender({ offers: [satu] }) }
  await press('Ya, terima')
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Pilih semua dari Dua' })).toBeNull(),
  )
})

test('F-08: a tender without an address asks for one of the address book', async () => {
  const address = { shipping_address_id: 'a1', alias: 'Toko', address: 'Jl. 1', city: 'Bandung' }
  const { sent } = await start({
    tender: { result: tender({ address: null }) },
    userProfile: { result: { addresses: [{ ...address, set_default: false }] } },
    awardTender: { result: tender({ acts: [] }) },
  })
  await press('Pilih semua dari Satu')
  const select = await screen.findByRole('combobox', { name: 'Alamat pengiriman' })
  await userEvent.selectOptions(select, 'a1')
  await press('Terima pilihan')
  await press('Ya, terima')
  await waitFor(() => expect(sent('awardTender')).toMatchObject([{ address_id: 'a1' }]))
})

test('F-08: without offers it shows the lines; a withdrawal needs a confirmation', async () => {
  const { sent } = await start({
    tender: { result: tender({ offers: [], acts: ['close', 'withdraw'] }) },
    withdrawTender: { result: tender({ phase: 'withdrawn', offers: [], acts: [] }) },
  })
  expect(await screen.findByText(/^Belum ada penawaran/)).toBeVisible()
  await press('Tarik tender')
  expect(sent('withdrawTender')).toEqual([])
  await press('Tarik tender')
  expect(await screen.findByText('Tender ini Anda tarik.')).toBeVisible()
  expect(sent('withdrawTender')).toEqual([{ version: 3 }])
})

test('F-08: a stranger’s number shows that there is no such tender', async () => {
  await start({
    tender: () => {
      throw refusal(404, 'TENDER_UNKNOWN', 'Tender tidak ditemukan')
    },
  })
  expect(await screen.findByText('Tender tidak ditemukan')).toBeVisible()
})

test('F-08: tenders that this browser sent as a guest join the account', async () => {
  localStorage.setItem('services.guest_tenders', JSON.stringify(['guest-key-1']))
  const { sent } = await start({ joinTenders: { result: { numbers: [NUMBER] } } })
  await waitFor(() => expect(sent('joinTenders')).toEqual([{ keys: ['guest-key-1'] }]))
  await waitFor(() => expect(localStorage.getItem('services.guest_tenders')).toBe('[]'))
})
