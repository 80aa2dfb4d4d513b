import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { open } from '../testing/open.ts'
import { product } from '../testing/samples.ts'
import { DailyDealsScreen } from './DailyDealsScreen.tsx'
import { DealTile, type DealItem } from './DealTile.tsx'

const NOW = Date.UTC(2026, 0, 2, 5)
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()

const item = (id: string, stock_label: DealItem['stock_label'], deal_sold = 0): DealItem => ({
  ...product({ id, name: `Produk ${id}`, alias: `produk-${id}` }),
  deal_price: 250_000,
  deal_percentage: 20,
  quota: 50,
  deal_sold,
  max_quantity: 5,
  stock_label,
})
const deal = (id: string, from: number, to: number, items: DealItem[]) => ({
  id,
  start_date: at(from),
  end_date: at(to),
  is_active: from < 0 && to >= 0,
  is_reminded: false,
  items,
})

const show = (deals: ReturnType<typeof deal>[]) => {
  const gateway = fakeGateway({
    dailyDeals: { data: deals },
    dailyDealItems: ({ url }: { url: URL }) => ({
      data: deals.find(({ id }) => url.pathname.includes(`/${id}/`)),
    }),
    remindDeal: { reminded: true },
  })
  const opened = open('/daily-deals', '/daily-deals', DailyDealsScreen, { boot: { now: NOW } })
  return opened.then((screen) => ({ ...gateway, ...screen }))
}

test.each([
  ['not_available_yet', 'Belum tersedia'],
  ['out_of_stock', 'Stok habis'],
  ['almost_sold_out', 'Segera habis'],
  ['some_sold', 'Sebagian terjual'],
  ['still_available', 'Masih tersedia'],
] as const)('T-14 E-10: the label %s reads %s', async (label, words) => {
  await show([deal('1', -1, 5, [item('1', label, 20)])])
  const card = await screen.findByRole('article')
  expect(within(card).getByText(words)).toBeVisible()
  expect(within(card).getByText(/250\.000/)).toBeVisible()
})

test('T-14 R-05: shows the first deal with start < now <= end as the running one', async () => {
  await show([
    deal('1', 1, 24, [item('1', 'not_available_yet')]),
    deal('2', -24, -1, [item('2', 'some_sold', 1)]),
    deal('3', -24, 12, [item('3', 'some_sold', 1)]),
    deal('4', -24, 12, [item('4', 'some_sold', 1)]),
  ])
  const running = await screen.findByRole('region', { name: 'Promo hari ini' })
  expect(within(running).getByRole('link')).toHaveTextContent('Produk 3')
})

test('T-14 R-05: shows the deal of the present hour when the screen opens long after its document loaded', async () => {
  const late = jest.spyOn(Date, 'now').mockReturnValue(performance.timeOrigin + 3_600_000)
  await show([
    deal('1', -23, 0.5, [item('1', 'some_sold', 1)]),
    deal('2', 0.5, 24, [item('2', 'some_sold', 1)]),
  ])
  const running = await screen.findByRole('region', { name: 'Promo hari ini' })
  expect(within(running).getByRole('link')).toHaveTextContent('Produk 2')
  late.mockRestore()
})

test('T-14 R-05: announces the next deal when none is running', async () => {
  const { calls } = await show([deal('4', 3, 27, [item('4', 'not_available_yet')])])
  expect(await screen.findByText('Belum ada promo yang berlangsung')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Promo berikutnya' })).toBeVisible()
  expect(calls.map(({ call }) => call)).toEqual(['dailyDeals'])
})

test.each([
  [8, ['dailyDeals']],
  [24, ['dailyDeals', 'dailyDealItems']],
] as const)('C-20 R-05: requests a deal of %d products with %j', async (count, names) => {
  const items = Array.from({ length: count }, (_, place) => item(`${place + 1}`, 'some_sold', 1))
  const { calls } = await show([deal('1', -1, 5, items)])
  expect(await screen.findAllByRole('article')).toHaveLength(count)
  expect(calls.map(({ call }) => call)).toEqual(names)
  expect(calls[0]!.url.searchParams.get('limit')).toBe('24')
})

test('R-05: sets a reminder for a buyer, and sends a guest to the login page first', async () => {
  const deals = [deal('4', 3, 27, [item('4', 'not_available_yet')])]
  const guest = await show(deals)
  await userEvent.click(await screen.findByRole('button', { name: 'Ingatkan saya' }))
  expect(guest.sentToLogin()).toBe(true)
})

test('R-05: does not offer a reminder again to a buyer who has set one', async () => {
  const next = deal('4', 3, 27, [item('4', 'not_available_yet')])
  await show([{ ...next, is_reminded: true }])
  await screen.findByText('Kami akan mengingatkan Anda saat promo dimulai')
  expect(screen.queryByRole('button', { name: 'Ingatkan saya' })).toBeNull()
})

test('R-05: shows the reason when a reminder is refused', async () => {
  const next = deal('4', 3, 27, [item('4', 'not_available_yet')])
  fakeGateway({
    dailyDeals: { data: [next] },
    remindDeal: () => {
      throw refusal(409, 'REMINDER_LIMIT', 'Pengingat Anda sudah mencapai batas')
    },
  })
  const { page } = await open('/daily-deals', '/daily-deals', DailyDealsScreen, {
    boot: { now: NOW },
    accessToken: 'a',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ingatkan saya' }))
  await screen.findByRole('button', { name: 'Ingatkan saya' })
  expect(page.toasts.map(({ message }) => message)).toEqual(['Pengingat Anda sudah mencapai batas'])
})

test('T-14: does not render a tile again when the clock of its screen ticks', async () => {
  const name = jest.fn(() => 'Produk 1')
  const watched = Object.defineProperty(item('1', 'some_sold'), 'name', { get: name })
  const Clock = () => {
    const [seconds, setSeconds] = useState(0)
    return (
      <>
        <button onClick={() => setSeconds(seconds + 1)}>{seconds} detik</button>
        <DealTile item={watched} />
      </>
    )
  }
  fakeGateway({})
  await open('/daily-deals', '/daily-deals', Clock, { boot: { now: NOW } })
  expect(await screen.findByText('Produk 1')).toBeVisible()
  const rendered = name.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: '0 detik' }))
  expect(screen.getByRole('button', { name: '1 detik' })).toBeVisible()
  expect(name).toHaveBeenCalledTimes(rendered)
})
