import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ReceiveScreen } from './ReceiveScreen.tsx'

const line = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  image: 'beras',
  unit_type: 'karton',
  ordered: 10,
  received: 0,
  damaged: 0,
  missing: 0,
  ...more,
})
const parcels = [
  {
    parcel_id: 'p1',
    vendor_name: 'Sumber Makmur',
    lines: [line('l1', 'Beras'), line('l2', 'Gula', { received: 4 })],
  },
]
const items = [
  {
    id: 'r1',
    at: '2026-11-28T03:00:00Z',
    by: 'Ani',
    parcel_id: 'p1',
    vendor_name: 'Sumber Makmur',
    note: 'Truk pertama',
    files: [],
    lines: [{ name: 'Gula', unit_type: 'karton', received: 4, damaged: 0, missing: 0 }],
  },
]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function start(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({
    receipts: { result: { can_open_order: true, company_id: null, parcels, items } },
    receiveParcel: { result: { state: 'delivered' } },
    ...answers,
  })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/transaction/:orderId/receive',
    address: '/transaction/o1/receive?parcel=p1',
    screen: ReceiveScreen,
    accessToken: 'buyer',
  })
  return { ...opened, calls: gateway.calls }
}
async function type(product: string, field: string, text: string) {
  const group = within(await screen.findByRole('group', { name: product }))
  const input = group.getByRole('textbox', { name: field })
  await userEvent.clear(input)
  await userEvent.type(input, text)
}
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Simpan penerimaan' }))
const sent = ({ calls }: Awaited<ReturnType<typeof start>>) =>
  calls.filter(({ call }) => call === 'receiveParcel').map(({ body }) => body as { key: string })

test('R-19: the open units are received by default, and earlier receipts are shown', async () => {
  const opened = await start()
  expect(await screen.findByText('Truk pertama')).toBeVisible()
  await send()
  await waitFor(() =>
    expect(sent(opened)).toMatchObject([
      {
        lines: [
          { id: 'l1', received: 10, damaged: 0, missing: 0 },
          { id: 'l2', received: 6, damaged: 0, missing: 0 },
        ],
      },
    ]),
  )
})

test('R-19 F-08: damaged units are counted, and more than the open ones are not sent', async () => {
  const opened = await start()
  await type('Beras', 'Rusak', '2')
  await send()
  expect(await screen.findByText(/lebih dari 10 karton yang belum dicatat/)).toBeVisible()
  expect(sent(opened)).toHaveLength(0)
  await type('Beras', 'Diterima', '8')
  await send()
  await waitFor(() =>
    expect(sent(opened)[0]).toMatchObject({
      lines: [{ received: 8, damaged: 2 }, { received: 6 }],
    }),
  )
})

test('R-19: without a network the input remains, and is sent again with the same key', async () => {
  let isOffline = true
  const opened = await start({
    receiveParcel: () => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return { result: { state: 'shipped' } }
    },
  })
  await type('Beras', 'Diterima', '7')
  await send()
  expect(await screen.findByText(/Isian Anda tetap tersimpan/)).toBeVisible()
  isOffline = false
  await send()
  await waitFor(() => expect(sent(opened)).toHaveLength(2))
  const [first, second] = sent(opened)
  expect(second).toEqual(first)
})

test('R-19: typed counts remain over a reload', async () => {
  await start()
  await type('Beras', 'Diterima', '7')
  cleanup()
  await start()
  const group = within(await screen.findByRole('group', { name: 'Beras' }))
  expect(group.getByRole('textbox', { name: 'Diterima' })).toHaveValue('7')
})

test('F-08: a member of the outlet returns to the goods to receive, and the maker is told about damaged ones', async () => {
  const opened = await start({
    receipts: { result: { can_open_order: false, company_id: 'c1', parcels, items } },
  })
  await type('Beras', 'Rusak', '2')
  await type('Beras', 'Diterima', '8')
  expect(await screen.findByText(/Pemesan diberi tahu/)).toBeVisible()
  await send()
  await waitFor(() => expect(opened.address()).toBe('/company/c1/deliveries'))
})
