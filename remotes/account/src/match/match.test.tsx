import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { SpendScreen } from '../spend/SpendScreen.tsx'

const line = (more: object = {}) => ({
  id: 'l1',
  parcel_id: 'p1',
  vendor_name: 'Sumber Makmur',
  name: 'Beras',
  unit_type: 'karton',
  ordered: 10,
  received: 7,
  open: 1,
  cancelled: 2,
  returned: 0,
  invoiced: 1_000_000,
  credited: 200_000,
  action: 'complain',
  ...more,
})
const match = {
  order_id: 'o1',
  serial: 'BRG1',
  at: '2026-11-28T03:00:00Z',
  po_number: 'PO-7',
  cost_centre: 'Outlet 01',
  is_open: true,
  invoice: { number: 'INV1', invoiced: 1_000_000, paid: 300_000, owed: 500_000, credited: 200_000 },
  lines: [line()],
}

async function start(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({
    orderMatches: { items: [match], total_count: 1, page: 1, limit: 20 },
    ...answers,
  })
  await openScreen({
    unit: 'account',
    messages: words,
    path: '/company/:companyId/spend',
    address: '/company/c1/spend?by=match',
    screen: SpendScreen,
    accessToken: 'buyer',
  })
  return gateway
}

test('F-08: an open line leads to its act, and an owed invoice to its payment', async () => {
  const { calls } = await start()
  const card = within(await screen.findByRole('region', { name: 'BRG1' }))
  expect(card.getByText(/Dipesan 10 · Diterima 7 · Terbuka 1 · Dibatalkan 2/)).toBeVisible()
  expect(card.getByText(/PO-7 · Outlet 01/)).toBeVisible()
  expect(card.getByRole('link', { name: /ajukan komplain/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/transaction/o1/complain?parcel=p1'),
  )
  expect(card.getByRole('link', { name: /Bayar faktur/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/credit/INV1'),
  )
  expect(calls.find(({ call }) => call === 'orderMatches')?.url.search).toContain('open=1')
})

test('F-08: without open orders the list says so, and all orders are one tap away', async () => {
  await start({ orderMatches: { items: [], total_count: 0, page: 1, limit: 20 } })
  expect(await screen.findByText('Tidak ada yang terbuka: semua cocok')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua' }))
  expect(await screen.findByText('Belum ada pesanan yang dibayar')).toBeVisible()
})
