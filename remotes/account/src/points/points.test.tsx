import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { PointsScreen } from './PointsScreen.tsx'

async function start(answers: FakeAnswers) {
  const gateway = fakeGateway(answers)
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/points',
    address: '/points',
    screen: PointsScreen,
  })
  return gateway
}

const book = (more: object = {}) => ({
  data: {
    point: 12_500,
    rupiah_per_point: 1,
    spend_per_point: 200,
    owed: 0,
    next: { amount: 2500, expires_at: '2026-12-31T05:00:00Z' },
    lots: [
      {
        id: 'l1',
        rest: 2500,
        amount: 4000,
        category_message: 'Poin dari pesanan',
        remark: 'BRG-1',
        earned_at: '2025-12-31T05:00:00Z',
        expires_at: '2026-12-31T05:00:00Z',
      },
    ],
    lot_count: 3,
    spent: 10_000_000,
    level: 'bronze',
    levels: [
      { id: 'bronze', from: 0, percent: 100 },
      { id: 'silver', from: 25_000_000, percent: 125 },
    ],
    ...more,
  },
})
const movement = (id: string, amount: number) => ({
  id,
  amount,
  balance: 0,
  category: 'POINT_EARNED',
  category_message: `Gerakan ${id}`,
  remark: 'BRG-1',
  created_at: '2026-08-17T03:00:00Z',
})
const shown = (text: string) =>
  screen.findByText(text, { normalizer: (found) => found.replaceAll('\u00a0', ' ') })

test('F-06: shows the balance, what it is worth, what expires next, and the way to the next level', async () => {
  await start({ pointBook: book() })
  expect(await shown('12.500 poin')).toBeVisible()
  expect(await shown('Senilai Rp 12.500 saat checkout')).toBeVisible()
  expect(await shown('2.500 poin berakhir 31 Desember 2026')).toBeVisible()
  expect(await shown('Rp 15.000.000 lagi menuju level Perak')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Menuju level Perak' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  )
  expect(await shown('Sampai 31 Desember 2026')).toBeVisible()
  expect(await shown('Dan 2 kelompok poin lain yang berakhir sesudahnya')).toBeVisible()
})

test('F-06: shows every movement by pages', async () => {
  await start({
    pointBook: book(),
    pointHistory: ({ url }: { url: URL }) => {
      const page = Number(url.searchParams.get('page') ?? 1)
      const items = [movement(String(page), page === 1 ? 500 : -300)]
      return { data: { items, total_count: 2, page, limit: 1 } }
    },
  })
  await userEvent.click(await screen.findByRole('tab', { name: 'Riwayat' }))
  expect(await screen.findByText('+500')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Muat lebih banyak' }))
  expect(await screen.findByText('−300')).toBeVisible()
})

test('F-06: a buyer without points learns how to earn them, and one who owes points sees why', async () => {
  await start({ pointBook: book({ point: 0, next: null, lots: [], lot_count: 0, owed: 900 }) })
  expect(await screen.findByText(/^Belum ada poin/)).toBeVisible()
  expect(screen.getByText(/^900 poin akan dipotong/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Belanja dengan poin' })).toHaveAttribute('href', '/')
})
