import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { ChangeOrderScreen } from './ChangeOrderScreen.tsx'

const line = (more: object = {}) => ({
  id: 'l1',
  name: 'Beras',
  image: 'beras',
  unit_type: 'karton',
  unit_price: 100_000,
  quantity: 10,
  least: 5,
  step: 1,
  ...more,
})
const parcels = [{ parcel_id: 'p1', vendor_name: 'Sumber Makmur', lines: [line()] }]
const refund = (amount: number) => ({
  result: { amount, goods: amount, costs: 0, ends_order: false },
})

beforeEach(() => localStorage.clear())

async function start(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({
    cancellations: { result: { parcels, items: [] } },
    previewCancellation: refund(400_000),
    cancelGoods: refund(400_000),
    ...answers,
  })
  await openScreen({
    unit: 'marketplace',
    messages: words,
    path: '/transaction/:orderId/change',
    address: '/transaction/o1/change',
    screen: ChangeOrderScreen,
    accessToken: 'buyer',
  })
  return gateway
}
const rest = () => screen.findByRole('textbox', { name: /Beras: jumlah yang tetap dikirim/ })
async function type(text: string) {
  const field = await rest()
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const sent = ({ calls }: Awaited<ReturnType<typeof start>>) =>
  calls.filter(({ call }) => call === 'cancelGoods').map(({ body }) => body as { key: string })

test('R-19: a lowered line shows its refund and is cancelled after a confirmation', async () => {
  const gateway = await start()
  await type('6')
  expect(await screen.findAllByText(/Rp\s?400.000/)).not.toHaveLength(0)
  await press('Batalkan barang')
  expect(sent(gateway)).toHaveLength(0)
  await press('Ya, batalkan')
  await waitFor(() =>
    expect(sent(gateway)).toMatchObject([{ lines: [{ id: 'l1', quantity: 6, seen: 10 }] }]),
  )
})

test('V-08: a rest below the minimum is refused before it is sent, and 0 is not', async () => {
  const gateway = await start()
  await type('3')
  expect(await screen.findByText(/Sisakan minimal 5 karton, atau isi 0/)).toBeVisible()
  await press('Batalkan barang')
  expect(screen.queryByRole('button', { name: 'Ya, batalkan' })).toBeNull()
  await press('Batalkan semua')
  expect(await rest()).toHaveValue('0')
  await press('Batalkan barang')
  await press('Ya, batalkan')
  await waitFor(() => expect(sent(gateway)).toMatchObject([{ lines: [{ quantity: 0 }] }]))
})

test('R-19: goods that were packed meanwhile are shown again, and a repeated attempt has the same key', async () => {
  let packed = false
  const gateway = await start({
    cancellations: () => ({ result: { parcels: packed ? [] : parcels, items: [] } }),
    cancelGoods: () => {
      packed = true
      throw refusal(409, 'GOODS_PACKED', 'Penjual sudah mengirim barang ini')
    },
  })
  await type('6')
  await press('Batalkan barang')
  await press('Ya, batalkan')
  expect(await screen.findByText(/Penjual sudah mengirim barang ini/)).toBeVisible()
  await press('Ya, batalkan')
  await waitFor(() => expect(sent(gateway)).toHaveLength(2))
  expect(new Set(sent(gateway).map(({ key }) => key)).size).toBe(1)
  await press('Lihat jumlah sekarang')
  expect(await screen.findByText('Tidak ada barang yang dapat dibatalkan')).toBeVisible()
})

test('R-19: an attempt of an earlier release is repeated with its key, which no other remote can find any more', async () => {
  const content = { orderId: 'o1', lines: [{ id: 'l1', quantity: 6, seen: 10 }], reason: '' }
  localStorage.setItem(
    'billing.cancellation-keys',
    JSON.stringify({ [JSON.stringify(content)]: { key: 'earlier', at: Date.now() } }),
  )
  const gateway = await start()
  await type('6')
  await press('Batalkan barang')
  await press('Ya, batalkan')
  await waitFor(() => expect(sent(gateway)).toMatchObject([{ key: 'earlier' }]))
  expect(localStorage.getItem('billing.cancellation-keys')).toBeNull()
})
