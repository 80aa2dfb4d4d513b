import {
  fakeGateway,
  type FakeAnswers,
  type RecordedCall,
} from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { plot } from './plot.ts'
import { RadarScreen } from './RadarScreen.tsx'

const points = [
  { day: '2026-11-01', price: 12_000 },
  { day: '2026-11-11', price: 13_500 },
  { day: '2026-11-21', price: 12_600 },
]
const staple = (name: string, price: number | null, change: number | null) => ({
  staple: name,
  price,
  day: price === null ? null : '2026-11-21',
  change,
})
const answer = (more: object = {}) => ({
  result: {
    staples: [staple('beras', 12_600, 5), staple('gula', null, null)],
    points,
    regions: ['all', 'jawa'],
    ...more,
  },
})

async function start(answers: FakeAnswers = {}, accessToken = '', search = '') {
  const gateway = fakeGateway({ radar: answer(), ...answers })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/radar',
    address: `/services/radar${search}`,
    screen: RadarScreen,
    accessToken,
  })
  return { ...opened, calls: gateway.calls }
}
const queries = (calls: readonly RecordedCall[]) =>
  calls
    .filter(({ call }) => call === 'radar')
    .map(({ url }) => Object.fromEntries(url.searchParams))

test('R-16: a guest sees the chart, its table and the methodology', async () => {
  await start()
  const chart = await screen.findByRole('img', { name: /^Grafik harga Beras per kg/ })
  expect(chart).toHaveAccessibleName(/terendah Rp\s12.000, tertinggi Rp\s13.500/)
  await userEvent.click(screen.getByText('Lihat sebagai tabel'))
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toHaveTextContent(/^21 November 2026Rp\s12.600$/)
  expect(screen.getByRole('link', { name: /Beras.*\+5,0%/ })).toBeVisible()
  expect(screen.getByText('Bagaimana harganya dihitung?')).toBeVisible()
})

test('R-16: compares periods, regions and staples by address; an unknown value is the default', async () => {
  const { calls, address } = await start({}, '', '?staple=emas&days=90')
  await screen.findByRole('img')
  expect(queries(calls)).toEqual([{ staple: 'beras', region: 'all', days: '90' }])
  await userEvent.click(screen.getByRole('link', { name: '365 hari' }))
  await waitFor(() => expect(address()).toContain('days=365'))
  await userEvent.selectOptions(screen.getByLabelText('Wilayah penjual'), 'Jawa')
  await waitFor(() => expect(address()).toContain('region=jawa'))
  await userEvent.click(screen.getByRole('link', { name: /Gula pasir/ }))
  await waitFor(() =>
    expect(queries(calls).at(-1)).toEqual({ staple: 'gula', region: 'jawa', days: '365' }),
  )
})

test('R-16: shows that there are no sales', async () => {
  await start({ radar: answer({ points: [], regions: [] }) })
  expect(await screen.findByText('Belum ada penjualan')).toBeVisible()
})

test('R-16: sets, shows and removes an alert; a wrong price is not sent', async () => {
  let items: object[] = []
  const { calls } = await start(
    {
      priceAlerts: () => ({ result: { items } }),
      setPriceAlert: ({ body }: RecordedCall) => {
        items = [{ staple: 'beras', ...(body as object), notified_at: null }]
        return { result: items[0] }
      },
      removePriceAlert: () => {
        items = []
        return { result: { removed: true } }
      },
    },
    'buyer',
  )
  const set = await screen.findByRole('button', { name: 'Pasang kabar harga' })
  await userEvent.click(set)
  expect(await screen.findByText('Isi harga antara Rp 1 dan Rp 10.000.000')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: /Beri tahu bila/ }), '12.000')
  await userEvent.click(set)
  expect(await screen.findByText('Kabar harga terpasang di Rp 12.000 per kg.')).toBeVisible()
  expect(calls.filter(({ call }) => call === 'setPriceAlert')).toMatchObject([
    { body: { price: 12_000 } },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }))
  await waitFor(() => expect(screen.queryByText(/Kabar harga terpasang/)).toBeNull())
})

test('R-16: plots by day and price; one price alone is in the middle', () => {
  expect(plot(points)).toEqual([
    { x: 6, y: 134 },
    { x: 160, y: 6 },
    { x: 314, y: 82.8 },
  ])
  expect(plot(points.slice(0, 1))).toEqual([{ x: 160, y: 70 }])
})
