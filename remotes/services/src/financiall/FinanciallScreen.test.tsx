import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { FinanciallScreen } from './FinanciallScreen.tsx'
import { MOST_LIMIT, simulateLimit } from './simulate.ts'

test('R-15: the simulated limit follows the formula', () => {
  const given = { purchases: 40_000_000, days: 30, age: 'under3' } as const
  expect(simulateLimit(given)).toBe(20_000_000)
  expect(simulateLimit({ ...given, days: 60, age: 'over3' })).toBe(64_000_000)
  expect(simulateLimit({ ...given, purchases: 1_000_000, age: 'under1' })).toBe(0)
  expect(simulateLimit({ ...given, purchases: 100_000_000_000 })).toBe(MOST_LIMIT)
})

test('R-15: a guest simulates a limit and takes the figures into the application', async () => {
  sessionStorage.clear()
  fakeGateway({})
  await openScreen({
    unit: 'services',
    messages: words,
    path: '*',
    address: '/services/borong-financiall',
    screen: FinanciallScreen,
  })
  expect(await screen.findByText('Angka ini simulasi, bukan penawaran.')).toBeVisible()
  const [purchases] = screen.getAllByLabelText('Rata-rata belanja per bulan')
  await userEvent.type(purchases!, '1,5 jt')
  expect(purchases).toHaveAccessibleDescription(/Isi belanja per bulan dengan angka/)
  await userEvent.clear(purchases!)
  await userEvent.paste('40.000.000,00')
  expect(screen.getByText('Rp 20.000.000')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Tempo simulasi'), 'Tempo 60 hari')
  expect(screen.getByText('Rp 40.000.000')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Pakai angka ini di pengajuan' }))
  expect(screen.getByLabelText('Limit yang Anda minta')).toHaveValue('40.000.000')
  expect(screen.getByLabelText('Tempo')).toHaveDisplayValue('Tempo 60 hari')
})
