import { fakeGateway, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { CollectionScreen } from './CollectionScreen.tsx'

const item = (id: string, name: string) => ({
  id_item: id,
  alias: name.toLowerCase(),
  vendor_alias: 'toko',
  vendor_name: 'Toko Jaya',
  vendor_minimum: 200_000,
  name,
  image: 'p',
  unit_type: 'karung',
  quantity: 4,
  minimum_order: 2,
  quantity_step: 2,
  maximum: 40,
  prices: [
    { quantity_end: 5, price: 100_000, discount: null },
    { quantity_end: 1_000_000, price: 90_000, discount: null },
  ],
})
const rice = item('1', 'Beras')
const other = item('2', 'Ketan')
const collection = {
  result: {
    trade: 'restaurant',
    name: 'Rumah makan',
    lead: 'Bahan seminggu.',
    needs: [{ category: 'beras', name: 'Beras', items: [rice, other] }],
  },
}

async function start(answers: FakeAnswers = {}, accessToken = 'buyer') {
  const gateway = fakeGateway({ collection, ...answers })
  const opened = await openScreen({
    unit: 'services',
    messages: words,
    path: '/services/business-collection/:trade',
    address: '/services/business-collection/restaurant',
    screen: CollectionScreen,
    accessToken,
  })
  return { ...opened, calls: gateway.calls }
}

test('R-16: the chosen products go into the cart with their quantities in one call', async () => {
  const { calls, address } = await start({
    linesToCart: { result: { added: ['1', '2'], adjusted: [], skipped: [] } },
  })
  expect(await screen.findByText('Rp 400.000')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih Ketan' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Tambah' })[0]!)
  expect(screen.getByText('Rp 940.000')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Masukkan ke keranjang' }))
  await waitFor(() => expect(address()).toBe('/cart'))
  expect(calls.filter(({ call }) => call === 'linesToCart').map(({ body }) => body)).toEqual([
    {
      lines: [
        { product_id: '1', quantity: 6 },
        { product_id: '2', quantity: 4 },
      ],
    },
  ])
})

test('R-16: a guest sees hidden prices as hidden, and signs in to fill the cart', async () => {
  const hidden = {
    ...collection.result,
    needs: [{ ...collection.result.needs[0]!, items: [{ ...rice, prices: null }] }],
  }
  const { calls } = await start({ collection: { result: hidden } }, '')
  expect(await screen.findByText('Masuk untuk melihat harga')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Masukkan ke keranjang' }))
  expect(calls.filter(({ call }) => call === 'linesToCart')).toEqual([])
})

test('R-16: a list without available products leads back to the trades', async () => {
  await start({ collection: { result: { ...collection.result, needs: [] } } })
  expect(await screen.findByText('Belum ada produk yang tersedia untuk daftar ini')).toBeVisible()
})
