import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { profile } from '../testing/buyer.ts'
import { VerifyAgeScreen } from './VerifyAgeScreen.tsx'

afterEach(() => jest.restoreAllMocks())

async function openAge(answers: FakeAnswers) {
  const gateway = fakeGateway(answers)
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/verify-age',
    address: '/verify-age',
    screen: VerifyAgeScreen,
    boot: { now: Date.UTC(2026, 7, 17) },
  })
  return gateway
}

async function fill(date: string, month: string, year: string) {
  await userEvent.type(await screen.findByLabelText('Tanggal'), date)
  await userEvent.selectOptions(screen.getByLabelText('Bulan'), month)
  await userEvent.type(screen.getByLabelText('Tahun'), year)
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }))
}

test('R-31 T-12 V-14: a buyer of 21 is verified', async () => {
  let birth_date: { year: number; month: number; date: number } | null = null
  const { calls } = await openAge({
    userProfile: () => profile({ birth_date, is_age_verified: birth_date !== null }),
    verifyAge: () => {
      birth_date = { year: 1986, month: 8, date: 17 }
      return { data: { is_age_verified: true, is_under_age: false, birth_date } }
    },
  })
  await fill('17', '8', '1986')
  expect(await screen.findByText('Usia Anda sudah terverifikasi')).toBeVisible()
  expect(calls.find(({ call }) => call === 'verifyAge')?.body).toEqual({
    birth_date: { year: 1986, month: 8, date: 17 },
  })
})

test.each([
  ['its error', 400, { error: { message: 'Usia belum cukup' } }, 'Usia belum cukup'],
  ['nothing', 500, {}, 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.'],
])('X-05: a response with %s shows a message', async (_, status, body, message) => {
  await openAge({
    userProfile: profile({ birth_date: null }),
    verifyAge: () => {
      throw Response.json(body, { status })
    },
  })
  await fill('17', '8', '1986')
  expect(await screen.findByText(message)).toBeVisible()
})

test('T-12: refuses a date that does not exist before any call', async () => {
  const { calls } = await openAge({ userProfile: profile() })
  await fill('31', '2', '1986')
  expect(await screen.findByText('Tanggal lahir tidak valid')).toBeVisible()
  expect(calls.some(({ call }) => call === 'verifyAge')).toBe(false)
})

test('T-12: shows an invalid date at its fields, and focuses the first of them', async () => {
  await openAge({ userProfile: profile() })
  await fill('31', '2', '1986')
  for (const label of ['Tanggal', 'Bulan', 'Tahun']) {
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Tanggal lahir tidak valid')
  }
  expect(screen.getByLabelText('Tanggal')).toHaveFocus()

  await userEvent.clear(screen.getByLabelText('Tanggal'))
  await userEvent.clear(screen.getByLabelText('Tahun'))
  await fill('28', '2', '86')
  expect(screen.getByLabelText('Tanggal')).toBeValid()
  expect(screen.getByLabelText('Tahun')).toBeInvalid()
  expect(screen.getByLabelText('Tahun')).toHaveFocus()
})

test('U-04 T-12: judges a date when the buyer leaves its fields, and no sooner', async () => {
  await openAge({ userProfile: profile() })
  await userEvent.type(await screen.findByLabelText('Tanggal'), '31')
  await userEvent.selectOptions(screen.getByLabelText('Bulan'), '2')
  await userEvent.type(screen.getByLabelText('Tahun'), '1986')
  expect(screen.getByLabelText('Tanggal')).toBeValid()
  await userEvent.tab()
  expect(await screen.findByText('Tanggal lahir tidak valid')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Tanggal'))
  await userEvent.type(screen.getByLabelText('Tanggal'), '28')
  expect(screen.queryByText('Tanggal lahir tidak valid')).toBeNull()
})

test('T-12: a page that is open since yesterday accepts a birth date of today', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 86_400_000)
  const { calls } = await openAge({ userProfile: profile() })
  await fill('17', '8', '2026')
  expect(calls.some(({ call }) => call === 'verifyAge')).toBe(true)
})

test('X-05: shows the reason of the gateway’s refusal', async () => {
  await openAge({
    userProfile: profile(),
    verifyAge: () => {
      throw refusal(400, 'BIRTH_DATE_FIXED', 'Tanggal lahir tidak dapat diubah')
    },
  })
  await fill('17', '8', '1986')
  expect(await screen.findByText('Tanggal lahir tidak dapat diubah')).toBeVisible()
})

test('T-12: a birth date can’t be changed once it is set; a buyer under 21 is shown the reason', async () => {
  await openAge({
    userProfile: profile({ birth_date: { year: 2010, month: 5, date: 20 }, is_under_age: true }),
  })
  expect(await screen.findByText('Usia Anda di bawah 21 tahun')).toBeVisible()
  expect(screen.getByText('Tanggal lahir: 20 Mei 2010')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Kirim' })).toBeNull()
})
