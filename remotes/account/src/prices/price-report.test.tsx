import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { PriceReport } from './PriceReport.tsx'

const page = (items: object[]) => ({ items, total_count: items.length, page: 1, limit: 20 })
const rice = {
  product_id: '7',
  name: 'Beras 5 kg',
  unit_type: 'karton',
  quantity: 9,
  purchases: 2,
  lowest: 55_000,
  highest: 60_000,
  last: 60_000,
  last_at: '2026-11-28T03:00:00.000Z',
  market: { lowest: 52_000, highest: 71_000, sellers: 3 },
}
const purchase = {
  id: 'l1',
  order_id: 'o1',
  serial: 'BRG1',
  at: '2026-11-28T03:00:00.000Z',
  name: 'Beras 5 kg',
  unit_type: 'karton',
  quantity: 4,
  unit_price: 60_000,
  seller_name: 'Sumber Makmur',
}

test('F-08: paid prices are beside those of the market, and each purchase leads to its order', async () => {
  const { calls } = fakeGateway({
    boughtProducts: page([rice, { ...rice, product_id: '8', name: 'Gula', market: null }]),
    productPurchases: page([purchase]),
  })
  await openScreen({
    unit: 'account',
    messages: words,
    accessToken: 'token',
    path: '/company/:companyId/spend',
    address: '/company/c1/spend?by=price',
    screen: PriceReport,
  })
  const row = await screen.findByRole('link', { name: /Beras 5 kg/ })
  expect(row).toHaveTextContent(/Pasar sekarang Rp\s?52\.000 – Rp\s?71\.000, 3 penjual/)
  expect(screen.getByText(/Tidak ada stok di pasar/)).toBeVisible()
  await userEvent.click(row)
  const bought = await screen.findByRole('link', { name: /Sumber Makmur/ })
  expect(bought).toHaveAttribute('href', '/transaction/o1')
  expect(calls.at(-1)?.url.searchParams.get('product')).toBe('7')
  await userEvent.click(screen.getByRole('link', { name: 'Semua barang' }))
  await waitFor(() => expect(screen.getByText(/Gula/)).toBeVisible())
})
