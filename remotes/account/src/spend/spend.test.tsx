import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { SpendScreen } from './SpendScreen.tsx'

const report = (items: object[], more: object = {}) => ({
  items,
  total: 1_000_000,
  rest: 0,
  narrowed: [],
  total_count: items.length,
  page: 1,
  limit: 20,
  ...more,
})
const group = (id: string, name: string, amount: number) => ({
  id,
  name,
  amount,
  orders: 3,
  at: null,
})

async function open(answer: FakeAnswers['companySpend'], search = '') {
  const gateway = fakeGateway({ companySpend: answer })
  const opened = await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/company/:companyId/spend',
    address: `/company/c1/spend${search}`,
    screen: SpendScreen,
  })
  const last = () => Object.fromEntries(gateway.calls.at(-1)!.url.searchParams)
  return { ...opened, last }
}

test('F-08: months come first, and a month leads to its orders', async () => {
  const { last, address } = await open(report([group('2026-11', 'November 2026', 1_000_000)]))
  await userEvent.click(await screen.findByRole('link', { name: /November 2026/ }))
  await waitFor(() => expect(last()).toEqual({ by: 'order', from: '2026-11-01', to: '2026-11-30' }))
  expect(address()).toContain('by=order&from=2026-11-01&to=2026-11-30')
})

test('F-08: sellers have their share, the part that is no seller’s, and their orders', async () => {
  await open(report([group('7', 'UD Hikmah', 800_000)], { rest: 200_000 }), '?by=seller')
  expect(await screen.findByText('3 pesanan · 80 %')).toBeVisible()
  expect(screen.getByText('Biaya layanan dan potongan voucher')).toBeVisible()
  expect(screen.getByRole('link', { name: /UD Hikmah/ })).toHaveAttribute(
    'href',
    expect.stringContaining('by=order&seller=7'),
  )
})

test('F-08: an order leads to its page, and the filter that it was found with can be removed', async () => {
  const order = { ...group('o1', 'INV-1', 500_000), at: '2026-11-28T03:00:00.000Z' }
  const narrowed = [{ by: 'cost_centre', id: 'x1', name: 'Outlet 1' }]
  const { last } = await open(report([order], { narrowed }), '?by=order&cost_centre=x1&from=31-11')
  expect(await screen.findByRole('link', { name: /INV-1/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/transaction/o1'),
  )
  expect(last()).toEqual({ by: 'order', cost_centre: 'x1' })
  await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan Outlet 1' }))
  await waitFor(() => expect(last()).toEqual({ by: 'order' }))
})

test('F-08: a report without orders keeps its filters and says why it is empty', async () => {
  await open(report([], { total: 0 }), '?by=member&from=2026-11-01')
  expect(await screen.findByText('Belum ada belanja')).toBeVisible()
  expect(screen.getByText('Tidak ada pesanan yang cocok dengan filter ini.')).toBeVisible()
  expect(screen.getByLabelText('Kelompokkan menurut')).toHaveValue('member')
})
