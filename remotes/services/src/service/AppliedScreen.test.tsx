import { dayInJakarta } from '@borong/api/rules/needed-by'
import {
  fakeGateway,
  refusal,
  type FakeAnswers,
  type RecordedCall,
} from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.ts'
import words from '../messages/id.json'
import { AppliedScreen } from './AppliedScreen.tsx'

const day = dayInJakarta(Date.now() + 30 * 24 * 60 * 60 * 1000)
const application = {
  number: 'APP261124ABCDEFGH',
  service: 'tokopos',
  state: 'received',
  created_at: '2026-11-24T03:00:00Z',
  fields: {},
  files: [],
  events: [],
}
const profile = {
  result: {
    name: 'Budi Santoso',
    handphone: '6281234567890',
    email: 'budi@contoh.id',
    business: { company_name: 'Warung Budi' },
  },
}
const listOf = (items: object[]) => ({
  result: { items, total_count: items.length, page: 1, limit: 20 },
})

beforeEach(() => sessionStorage.clear())

async function start(address: string, answers: FakeAnswers = {}, accessToken = 'buyer') {
  const gateway = fakeGateway({
    userProfile: profile,
    sentApplications: listOf([]),
    sendApplication: { result: application },
    ...answers,
  })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '*',
    address,
    screen: AppliedScreen,
    accessToken,
  })
  return { ...opened, calls: gateway.calls }
}
const sent = (calls: readonly RecordedCall[]) =>
  calls.filter(({ call }) => call === 'sendApplication').map(({ body }) => body)
const fill = async () => {
  await userEvent.selectOptions(screen.getByLabelText('Paket'), 'Standar')
  await userEvent.type(screen.getByLabelText('Jumlah kasir'), '3')
  await userEvent.type(screen.getByLabelText('Hari janji temu'), day)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim pengajuan' }))

test.each([
  ['/services/borong-agent', 'Borong Agent', 'Daftar jadi agen'],
  ['/services/borong-partner', 'Borong Partner', 'Daftar jadi penjual'],
  ['/services/rbiz', 'Rbiz', 'Minta uji coba'],
  ['/services/tokopos', 'TokoPOS', 'Minta uji coba'],
  ['/services/membership', 'Keanggotaan penjual', 'Ajukan keanggotaan'],
])(
  'R-15 R-16 P-04: %s shows its terms and the form, also to a guest',
  async (path, title, form) => {
    expect(remote.routes.map((route) => route.path)).toContain(path)
    await start(path, {}, '')
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const name of ['Untuk siapa', 'Biaya', 'Syarat', 'Pertanyaan umum', form])
      expect(screen.getByRole('heading', { name })).toBeVisible()
  },
)

test.each(['/services/RBIZ', '/services/rbiz/', '/Services/%72biz'])(
  'R-16: %s shows the page of its route',
  async (address) => {
    await start(address, {}, '')
    expect(await screen.findByRole('heading', { level: 1, name: 'Rbiz' })).toBeVisible()
  },
)

test('R-16: sends the form with the contact of the profile, and opens the application', async () => {
  const { calls, address } = await start('/services/tokopos')
  await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveValue('Budi Santoso'))
  await fill()
  await send()
  await waitFor(() => expect(address()).toBe(`/services/applications/${application.number}`))
  expect(sent(calls)).toMatchObject([
    {
      service: 'tokopos',
      fields: {
        plan: 'standard',
        company: 'Warung Budi',
        registers: '3',
        name: 'Budi Santoso',
        email: 'budi@contoh.id',
        day,
      },
      file_ids: [],
    },
  ])
})

test('R-16: marks the wrong fields, focuses the first one and sends nothing', async () => {
  const { calls } = await start('/services/tokopos')
  await send()
  expect(await screen.findByText('Pilih paket')).toBeVisible()
  expect(screen.getByText('Pilih hari mulai hari ini')).toBeVisible()
  expect(screen.getByLabelText('Paket')).toHaveFocus()
  expect(sent(calls)).toEqual([])
})

test('R-15: an application without its document is not sent; an uploaded one is named and can be removed', async () => {
  const { calls } = await start('/services/borong-partner', {
    uploadFile: { result: { id: 'f1', name: 'nib.pdf', type: 'application/pdf', size: 9 } },
    removeFile: { result: { removed: true } },
  })
  await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveValue('Budi Santoso'))
  await userEvent.type(screen.getByLabelText('Kecamatan dan kota'), 'Coblong, Bandung')
  await userEvent.type(screen.getByLabelText('Barang yang Anda jual'), 'Beras')
  await send()
  expect(await screen.findByText('Unggah dokumen yang diminta')).toBeVisible()
  const choose = () =>
    userEvent.upload(
      screen.getByLabelText('Unggah dokumen', { selector: 'input' }),
      new File(['%PDF-1.7'], 'nib.pdf', { type: 'application/pdf' }),
    )
  await choose()
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus nib.pdf' }))
  await waitFor(() => expect(screen.queryByText('nib.pdf')).toBeNull())
  await choose()
  expect(await screen.findByText('nib.pdf')).toBeVisible()
  await send()
  await waitFor(() => expect(sent(calls)).toMatchObject([{ file_ids: ['f1'] }]))
})

test('R-16: the input survives a lost answer, and the second try has the same key', async () => {
  const { calls } = await start('/services/tokopos', {
    sendApplication: () => {
      throw refusal(409, 'APPLICATION_OPEN', 'Pengajuan APP1 untuk layanan ini masih berjalan')
    },
  })
  await waitFor(() => expect(screen.getByLabelText('Nama')).toHaveValue('Budi Santoso'))
  await fill()
  await send()
  expect(await screen.findByText(/APP1 untuk layanan ini masih berjalan/)).toBeVisible()
  expect(screen.getByLabelText('Jumlah kasir')).toHaveValue('3')
  await send()
  await waitFor(() => expect(sent(calls)).toHaveLength(2))
  const [first, second] = sent(calls) as { key: string }[]
  expect(second!.key).toBe(first!.key)
})

test('P-04: the plan of the address is chosen; an unknown one is not', async () => {
  await start('/services/membership?plan=silver')
  expect(await screen.findByLabelText('Paket')).toHaveDisplayValue('Silver')
})

test('R-15: shows the state of an application of this service', async () => {
  const { calls } = await start('/services/tokopos', { sentApplications: listOf([application]) })
  expect(await screen.findByRole('link', { name: /TokoPOS.*Diterima/ })).toHaveAttribute(
    'href',
    `/services/applications/${application.number}`,
  )
  const read = calls.find(({ call }) => call === 'sentApplications')
  expect(read?.url.searchParams.get('service')).toBe('tokopos')
})
