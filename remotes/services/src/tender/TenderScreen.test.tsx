import { dayInJakarta } from '@borong/api/rules/needed-by'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { testPage } from '@borong/contract/testing/test-page'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.ts'
import words from '../messages/id.json'
import { TenderScreen } from './TenderScreen.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const day = dayInJakarta(Date.now() + 30 * DAY_MS)
const tender = (more: object = {}) => ({
  number: 'TND261122ABCDEFGH',
  state: 'received',
  phase: 'open',
  line_count: 1,
  offer_count: 0,
  offers_until: '2026-12-06T03:00:00Z',
  item: 'Mesin kopi',
  quantity: 1200,
  unit: 'unit',
  needed_by: '2027-08-17',
  place: 'Coblong, Bandung',
  target_price: 18_500_000,
  email: 'ani@contoh.id',
  created_at: '2026-11-22T03:00:00Z',
  ...more,
})
const listOf = (items: object[], total = items.length) => ({
  result: { items, total_count: total, page: 1, limit: 20 },
})
const profile = {
  result: {
    name: 'Budi Santoso',
    handphone: '6281234567890',
    email: 'budi@contoh.id',
    business: { company_name: 'PT Kopi Nusantara' },
  },
}

async function start(
  answers: FakeAnswers = {},
  {
    address = '/services/tender',
    accessToken = '',
    rfq = '',
    mobile = 'https://m.borong.example',
    supportPhone = '',
  } = {},
) {
  const gateway = fakeGateway({
    createTender: { result: tender() },
    userProfile: profile,
    tenders: listOf([]),
    companies: { companies: [] },
    ...answers,
  })
  const { config } = testPage().boot
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/tender',
    address,
    screen: TenderScreen,
    accessToken,
    boot: { config: { ...config, sites: { ...config.sites, rfq, mobile }, supportPhone } },
  })
  const sent = () =>
    gateway.calls.flatMap(({ call, body }) =>
      call === 'createTender' ? (body as { key: string; item: string }) : [],
    )
  return { ...opened, ...gateway, sent }
}

const LABELS = {
  item: 'Nama barang',
  quantity: 'Jumlah',
  unit: 'Satuan',
  needed_by: 'Dibutuhkan paling lambat',
  place: 'Kecamatan dan kota tujuan',
  company: 'Nama perusahaan atau toko',
  name: 'Nama kontak',
  phone: 'Nomor HP',
  email: 'Email',
}
type Field = keyof typeof LABELS
const field = (name: Field) => screen.getByLabelText(LABELS[name])
const typed: Record<Field, string> = {
  item: 'Mesin kopi',
  quantity: '1.200',
  unit: 'unit',
  needed_by: day,
  place: 'Coblong, Bandung',
  company: 'PT Kopi Nusantara',
  name: 'Ani Wijaya',
  phone: '0812 3456 7890',
  email: 'Ani@Contoh.id',
}
async function fill(...left: Field[]) {
  for (const [name, text] of Object.entries(typed) as [Field, string][]) {
    await userEvent.clear(field(name))
    if (!left.includes(name)) await userEvent.type(field(name), text)
  }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim permintaan' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  sessionStorage.clear()
  window.scrollTo = () => undefined
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` })
})

test('U-04: a field of a request is judged when the buyer leaves it with content, and its message goes when it is mended', async () => {
  await start()
  await userEvent.type(await screen.findByLabelText('Nomor HP'), '0812')
  expect(field('phone')).toBeValid()
  await userEvent.tab()
  await waitFor(() => expect(field('phone')).toBeInvalid())
  expect(field('email')).toBeValid()
  await userEvent.type(field('phone'), '34567890')
  expect(field('phone')).toBeValid()
})

test('R-17 F-08: a guest sends a request, and sees its number and the next steps', async () => {
  expect(remote.routes).toContainEqual(
    expect.objectContaining({ path: '/services/tender', guard: 'public' }),
  )
  const { sent, address, calls } = await start()
  await fill()
  await userEvent.type(screen.getByLabelText('Harga target per satuan (opsional)'), '18500000')
  expect(screen.getByText('Rp 18.500.000')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Rincian (opsional)'), 'Garansi resmi')
  await send()
  expect(await heading('Permintaan terkirim')).toHaveFocus()
  expect(sent()).toEqual([
    {
      key: expect.any(String),
      item: 'Mesin kopi',
      quantity: 1200,
      unit: 'unit',
      needed_by: day,
      place: 'Coblong, Bandung',
      target_price: 18_500_000,
      details: 'Garansi resmi',
      company: 'PT Kopi Nusantara',
      name: 'Ani Wijaya',
      phone: '6281234567890',
      email: 'ani@contoh.id',
    },
  ])
  expect(address()).toBe('/services/tender?sent=TND261122ABCDEFGH')
  expect(screen.getByText('TND261122ABCDEFGH')).toBeVisible()
  expect(screen.getByText(/ani@contoh\.id/)).toBeVisible()
  expect(screen.getByText('1.200 unit')).toBeVisible()
  expect(screen.getByText('17 Agustus 2027')).toBeVisible()
  expect(screen.getByText(/Paling lambat 1 hari kerja/)).toBeVisible()
  // A guest has no list of requests.
  expect(calls.map(({ call }) => call)).toEqual(['createTender'])
})

test('F-08: the number survives a reload, and a new request starts with the same contact', async () => {
  await start()
  await fill()
  await send()
  await heading('Permintaan terkirim')
  cleanup()
  await start({}, { address: '/services/tender?sent=TND261122ABCDEFGH' })
  await heading('Permintaan terkirim')
  await userEvent.click(screen.getByRole('link', { name: 'Ajukan permintaan lain' }))
  expect(await heading('Ajukan tender')).toHaveFocus()
  expect(field('item')).toHaveValue('')
  expect(field('company')).toHaveValue('PT Kopi Nusantara')
})

test('F-08: a number that was not sent from this tab shows the form', async () => {
  await start({}, { address: '/services/tender?sent=TND261122XXXXXXXX' })
  await heading('Ajukan tender')
  expect(field('item')).toHaveValue('')
})

test('F-08: shows errors beside their fields, focuses the first, sends nothing and retains the input', async () => {
  const { sent } = await start()
  await fill('quantity', 'phone', 'email')
  await userEvent.type(field('quantity'), '2,5')
  await userEvent.type(field('phone'), '12')
  await userEvent.type(screen.getByLabelText('Harga target per satuan (opsional)'), 'murah')
  await send()
  expect(field('quantity')).toHaveFocus()
  expect(field('quantity')).toHaveAccessibleDescription('Isi dengan angka bulat')
  expect(screen.getByText('Nomor Telpon tidak valid')).toBeVisible()
  expect(screen.getByText(/^Email tidak valid/)).toBeVisible()
  expect(screen.getByText(/^Isi harga dengan angka/)).toBeVisible()
  expect(screen.queryByText('Isi nama kontak')).toBeNull()
  expect(sent()).toEqual([])
  expect(field('item')).toHaveValue('Mesin kopi')
})

test('F-08: refuses a day in the past', async () => {
  const { sent } = await start()
  await fill('needed_by')
  await userEvent.type(field('needed_by'), '2020-01-01')
  await send()
  expect(field('needed_by')).toHaveFocus()
  expect(field('needed_by')).toBeInvalid()
  expect(sent()).toEqual([])
})

test('F-08: shows errors that only the gateway finds beside their fields', async () => {
  const errors = { needed_by: ['Invalid date'] }
  await start({
    createTender: () => {
      throw Response.json({ name: 'DATE_INVALID', message: 'x', errors }, { status: 422 })
    },
  })
  await fill()
  await send()
  await waitFor(() => expect(field('needed_by')).toHaveFocus())
  expect(screen.getByText(/^Pilih tanggal mulai hari ini/)).toBeVisible()
  await userEvent.clear(field('needed_by'))
  await userEvent.type(field('needed_by'), dayInJakarta(Date.now() + 31 * DAY_MS))
  expect(field('needed_by')).toBeValid()
})

test('F-08: the input survives a reload', async () => {
  await start()
  await fill('email')
  cleanup()
  await start()
  expect(field('item')).toHaveValue('Mesin kopi')
  expect(field('needed_by')).toHaveValue(day)
  expect(field('name')).toHaveValue('Ani Wijaya')
})

test('F-08: two taps, and a retry after a lost response and a reload, send the same key', async () => {
  let isThere = false
  const createTender = () => {
    if (!isThere) throw new TypeError('Failed to fetch')
    return { result: tender() }
  }
  const first = await start({ createTender })
  await fill()
  const button = screen.getByRole('button', { name: 'Kirim permintaan' })
  act(() => {
    button.click()
    button.click()
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(/Terjadi kesalahan jaringan/)
  expect(field('item')).toHaveValue('Mesin kopi')
  const [lost, ...more] = first.sent()
  expect(more).toEqual([])
  cleanup()
  isThere = true
  const second = await start({ createTender })
  await send()
  await heading('Permintaan terkirim')
  expect(second.sent()).toEqual([lost])
})

test('F-08: shows that there is no connection and retains the form', async () => {
  await start({
    createTender: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await fill()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Terjadi kesalahan jaringan/)
  expect(field('item')).toHaveValue('Mesin kopi')
})

test('F-08: input that was changed after a lost response is sent as a request of its own', async () => {
  let times = 0
  const { sent } = await start({
    createTender: () => {
      times += 1
      if (times === 1) throw refusal(409, 'TENDER_SENT', 'Permintaan ini sudah kami terima.')
      return { result: tender() }
    },
  })
  await fill()
  await send()
  expect(await screen.findByText('Permintaan ini sudah kami terima.')).toBeVisible()
  await send()
  await heading('Permintaan terkirim')
  expect(sent()[0]!.key).not.toBe(sent()[1]!.key)
})

test('F-08: where no mail can be sent, the support phone number is below the error', async () => {
  await start(
    {
      createTender: () => {
        throw refusal(409, 'TENDERS_CLOSED', 'Silakan hubungi kami lewat telepon.')
      },
    },
    { supportPhone: '021-555 0123' },
  )
  await fill()
  await send()
  expect(await screen.findByText('Silakan hubungi kami lewat telepon.')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Hubungi 021-555 0123' })
  expect(link).toHaveAttribute('href', 'tel:0215550123')
  expect(field('item')).toHaveValue('Mesin kopi')
})

test('R-09 F-08: the search term fills the item, unless the item was typed for the same search', async () => {
  await start({}, { address: '/services/tender?q=mesin%20kopi' })
  expect(field('item')).toHaveValue('mesin kopi')
  await userEvent.type(field('item'), ' dua grup')
  cleanup()
  await start({}, { address: '/services/tender?q=mesin%20kopi' })
  expect(field('item')).toHaveValue('mesin kopi dua grup')
  cleanup()
  await start({}, { address: '/services/tender?q=oven' })
  expect(field('item')).toHaveValue('oven')
})

test('F-08 U-23: a buyer’s contact is filled in, except for fields with input', async () => {
  await start({}, { accessToken: 'token' })
  await waitFor(() => expect(field('company')).toHaveValue('PT Kopi Nusantara'))
  expect(field('phone')).toHaveValue('0812-3456-7890')
  expect(field('email')).toHaveValue('budi@contoh.id')
  await userEvent.clear(field('name'))
  await userEvent.type(field('name'), 'Ani')
  cleanup()
  await start({}, { accessToken: 'token' })
  await waitFor(() => expect(field('email')).toHaveValue('budi@contoh.id'))
  expect(field('name')).toHaveValue('Ani')
})

test('R-17 F-08: lists a buyer’s requests, page by page', async () => {
  const { calls } = await start(
    {
      tenders: ({ url }: { url: URL }) =>
        url.searchParams.get('page') === '2'
          ? {
              result: {
                items: [tender({ number: 'TND2', item: 'Gula' })],
                total_count: 21,
                page: 2,
                limit: 20,
              },
            }
          : listOf([tender()], 21),
    },
    { accessToken: 'token' },
  )
  expect(await screen.findByText(/TND261122ABCDEFGH/)).toBeVisible()
  expect(screen.getByText('Diterima')).toBeVisible()
  expect(screen.getByText(/1\.200 unit · 22 November 2026/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByText('Gula')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull()
  expect(calls.filter(({ call }) => call === 'tenders')).toHaveLength(2)
})

const kitchen = { id: 'c1', name: 'PT Dapur Rasa', role: 'admin', company_required: false }

test('F-08: a request begins with the company of the buyer, whose name the sellers read', async () => {
  const { sent } = await start({ companies: { companies: [kitchen] } }, { accessToken: 'token' })
  const owner = await screen.findByRole('combobox', { name: 'Untuk' })
  expect(owner).toHaveDisplayValue('PT Dapur Rasa')
  expect(screen.queryByLabelText(LABELS.company)).toBeNull()
  await userEvent.selectOptions(owner, 'Pribadi')
  await fill()
  await userEvent.selectOptions(owner, 'PT Dapur Rasa')
  await send()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()).toMatchObject([{ company_id: 'c1', company: 'PT Dapur Rasa' }])
})

test('F-08: an admin chooses the requests of the company, and sees which member sent each', async () => {
  const { calls } = await start(
    {
      companies: { companies: [kitchen] },
      tenders: ({ url }: { url: URL }) =>
        listOf(
          url.searchParams.get('company_id') === 'c1'
            ? [tender({ company_id: 'c1', company_name: 'PT Dapur Rasa', made_by: 'Sinta' })]
            : [],
        ),
    },
    { accessToken: 'token' },
  )
  expect(await screen.findByText(/^Belum ada permintaan/)).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Milik' }), 'PT Dapur Rasa')
  expect(await screen.findByText(/PT Dapur Rasa, oleh Sinta/)).toBeVisible()
  expect(calls.filter(({ call }) => call === 'tenders')).toHaveLength(2)
})

test('F-08: shows that a buyer has no requests', async () => {
  await start({}, { accessToken: 'token' })
  expect(await screen.findByText(/^Belum ada permintaan/)).toBeVisible()
})

test('F-08: a list that fails offers a retry, and the form remains', async () => {
  const { answers } = await start(
    {
      tenders: () => {
        throw refusal(404, 'NOT_FOUND', 'Data tidak ditemukan')
      },
    },
    { accessToken: 'token' },
  )
  expect(await screen.findByText('Data tidak ditemukan')).toBeVisible()
  expect(field('item')).toBeVisible()
  answers.tenders = listOf([tender()])
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByText(/TND261122ABCDEFGH/)).toBeVisible()
})

test('R-17 K-08: where tenders have a site of their own, the page links to it instead', async () => {
  const site = 'https://tender.borong.example'
  await start({}, { rfq: site })
  expect(screen.getByRole('link', { name: 'Buka situs tender' })).toHaveAttribute('href', site)
  expect(screen.queryByRole('button', { name: 'Kirim permintaan' })).toBeNull()
})

test('R-17 K-08: where the tender site is this page, it shows its form', async () => {
  await start({}, { rfq: 'https://m.borong.example/services/tender' })
  expect(await screen.findByRole('button', { name: 'Kirim permintaan' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Buka situs tender' })).toBeNull()
})

test('C-33: a sent tender request is an event, without the input', async () => {
  const { page } = await start()
  await fill()
  await send()
  await heading('Permintaan terkirim')
  const events = page.records.flatMap((record) => (record.type === 'track' ? [record.event] : []))
  expect(events).toEqual([{ name: 'tender_sent', fields: {} }])
})
