import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ApplicationScreen } from './ApplicationScreen.tsx'

const NUMBER = 'APP261124ABCDEFGH'
const at = '2026-11-24T03:00:00Z'
const application = (more: object = {}) => ({
  number: NUMBER,
  service: 'partner',
  state: 'more_needed',
  created_at: at,
  fields: { company: 'PT Pangan', phone: '6281234567890', goods: 'Beras\nGula' },
  files: [{ id: 'f1', name: 'nib.pdf', type: 'application/pdf', size: 9 }],
  events: [
    { state: 'received', from_desk: false, text: '', at },
    { state: 'more_needed', from_desk: true, text: 'Foto NIB tidak terbaca', at },
  ],
  ...more,
})

async function start(answers: FakeAnswers) {
  const gateway = fakeGateway(answers)
  await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/applications/:number',
    address: `/services/applications/${NUMBER}`,
    screen: ApplicationScreen,
    accessToken: 'buyer',
  })
  return gateway.calls
}

test('R-15: shows the number, the history with the desk’s question, and the content', async () => {
  await start({ sentApplication: { result: application() } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Borong Partner' })).toBeVisible()
  for (const text of [NUMBER, 'Foto NIB tidak terbaca', 'PT Pangan', '0812-3456-7890'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Unduh nib.pdf' })).toBeVisible()
})

test('R-15: answers the question of the desk once; an empty answer is not sent', async () => {
  const calls = await start({
    sentApplication: { result: application() },
    completeApplication: { result: application({ state: 'in_review' }) },
  })
  const send = await screen.findByRole('button', { name: 'Kirim jawaban' })
  await userEvent.click(send)
  expect(await screen.findByText('Tulis jawaban Anda')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Jawaban Anda'), 'Foto baru terlampir')
  await userEvent.dblClick(send)
  expect(await screen.findByText('Kami sedang memeriksa pengajuan Anda.')).toBeVisible()
  expect(calls.filter(({ call }) => call === 'completeApplication')).toMatchObject([
    { body: { text: 'Foto baru terlampir', file_ids: [] } },
  ])
  expect(screen.queryByLabelText('Jawaban Anda')).toBeNull()
})

test('R-15: withdraws after a second confirmation', async () => {
  const calls = await start({
    sentApplication: { result: application({ state: 'received' }) },
    endApplication: { result: application({ state: 'withdrawn' }) },
  })
  const withdraw = () => screen.findByRole('button', { name: 'Tarik pengajuan' })
  await userEvent.click(await withdraw())
  expect(screen.getByRole('button', { name: 'Jangan tarik' })).toHaveFocus()
  expect(calls.map(({ call }) => call)).not.toContain('endApplication')
  await userEvent.click(await withdraw())
  expect(await screen.findByText('Anda menarik pengajuan ini.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tarik pengajuan' })).toBeNull())
})

test('R-15: an unknown number shows the reason and the way to all services', async () => {
  await start({
    sentApplication: () => {
      throw refusal(404, 'APPLICATION_UNKNOWN', 'Pengajuan tidak ditemukan')
    },
  })
  expect(await screen.findByText('Pengajuan tidak ditemukan')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Semua layanan' })).toHaveAttribute('href', '/services')
})

test('R-15: an approved agent sees the code and the commissions', async () => {
  await start({
    sentApplication: { result: application({ service: 'agent', state: 'approved' }) },
    agentBook: {
      data: {
        code: 'AJAKBUDI22',
        link: 'http://shop/register?ajak=AJAKBUDI22',
        rate_percent: 1,
        hold_days: 7,
        earned: 25_000,
        items: [{ order_serial: 'BRG1', amount: 25_000, created_at: at }],
        total_count: 1,
        page: 1,
        limit: 20,
      },
    },
  })
  expect(await screen.findByText('AJAKBUDI22')).toBeVisible()
  expect(screen.getByText('BRG1')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Salin kode agent' })).toBeVisible()
})

test('R-15 R-16: an approved plan of TokoPOS ends in an appointment for the calendar', async () => {
  const fields = { plan: 'basic', day: '2026-12-01' }
  await start({
    sentApplication: { result: application({ service: 'tokopos', state: 'approved', fields }) },
  })
  const link = await screen.findByRole('link', { name: 'Simpan ke kalender' })
  expect(link).toHaveAttribute('download', `${NUMBER}.ics`)
  expect(decodeURIComponent(link.getAttribute('href')!)).toContain('DTSTART;VALUE=DATE:20261201')
  expect(screen.getByText(/menghubungi Anda pada 1 Desember 2026/)).toBeVisible()
})
