import type { accountPrivacy } from '@borong/api/privacy'
import type { Reply } from '@borong/contract'
import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { PrivacyScreen } from './PrivacyScreen.tsx'

type Answer = Reply<typeof accountPrivacy>

const reply = (more: Partial<Answer['privacy']> = {}): Answer => ({
  privacy: {
    export: null,
    deleted_on: null,
    has_pin: true,
    has_password: true,
    obstacles: [],
    ...more,
  },
})

async function open(answers: FakeAnswers) {
  const gateway = fakeGateway(answers)
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/privacy-settings',
    address: '/privacy-settings',
    screen: PrivacyScreen,
  })
  return (name: string) => gateway.calls.filter((one) => one.call === name)
}
const press = async (name: string) =>
  userEvent.dblClick(await screen.findByRole('button', { name }))

test('F-06: a copy of the data is asked for once, and waits', async () => {
  const waiting = reply({
    export: { id: 'e1', state: 'waiting', asked_at: '2026-11-24T03:00:00Z', expires_at: null },
  })
  const answers: FakeAnswers = { accountPrivacy: reply() }
  answers.askDataExport = () => {
    answers.accountPrivacy = waiting
    return waiting
  }
  const of = await open(answers)
  await press('Minta salinan data')
  expect(await screen.findByText(/sedang disiapkan/)).toBeVisible()
  expect(of('askDataExport')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Minta salinan data' })).not.toBeInTheDocument()
})

test('F-06: a buyer’s own data has its place before it arrives, below the rest of the page', async () => {
  let arrive: (answer: Answer) => void = () => {}
  const later = new Promise<Answer>((resolve) => (arrive = resolve))
  await open({ accountPrivacy: () => later })
  const sections = () =>
    screen.getAllByRole('region').map((section) => section.getAttribute('aria-label'))
  const places = ['Pengukuran pemakaian', 'Lainnya', 'Salinan data Anda', 'Hapus akun']
  expect(sections()).toEqual(places)
  await act(async () => arrive(reply()))
  expect(await screen.findByLabelText('PIN')).toBeVisible()
  expect(sections()).toEqual(places)
})

test('F-06: names what keeps the account, with a page for each', async () => {
  await open({
    accountPrivacy: reply({
      obstacles: [
        { kind: 'WALLET', path: '/wallet', amount: 25_000, name: null },
        { kind: 'ONLY_ADMIN', path: '/company/c1/members', amount: null, name: 'PT Dapur Rasa' },
      ],
    }),
  })
  expect(await screen.findByRole('link', { name: /Masih ada saldo Rp.25\.000/ })).toHaveAttribute(
    'href',
    '/wallet',
  )
  expect(screen.getByRole('link', { name: /satu-satunya admin di PT Dapur Rasa/ })).toHaveAttribute(
    'href',
    '/company/c1/members',
  )
  expect(screen.queryByLabelText('PIN')).not.toBeInTheDocument()
})

test('F-06: a wrong PIN is refused beside the field, the right one sets the day', async () => {
  let isWrong = true
  const answers: FakeAnswers = { accountPrivacy: reply() }
  answers.askDeletion = () => {
    if (isWrong) throw refusal(403, 'PIN_NOT_VALID', 'PIN salah')
    answers.accountPrivacy = reply({ deleted_on: '2026-12-08T03:00:00Z' })
    return answers.accountPrivacy
  }
  answers.withdrawDeletion = () => {
    answers.accountPrivacy = reply()
    return answers.accountPrivacy
  }
  const of = await open(answers)
  await userEvent.type(await screen.findByLabelText('PIN'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Hapus akun saya' }))
  expect(await screen.findByText('PIN salah')).toBeVisible()
  isWrong = false
  await userEvent.click(screen.getByRole('button', { name: 'Hapus akun saya' }))
  expect(await screen.findByText(/akan dihapus pada 8 Desember 2026/)).toBeVisible()
  expect(of('askDeletion').at(-1)!.body).toEqual({ pin: '123456' })
  await press('Batalkan penghapusan')
  await waitFor(() => expect(screen.getByLabelText('PIN')).toBeVisible())
  expect(of('withdrawDeletion')).toHaveLength(1)
})
