import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { product, results, seller } from '../testing/samples.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductRail } from './ProductRail.tsx'
import { SellerBadge } from './SellerBadge.tsx'

const at = (Widget: () => React.ReactNode) => open('/other', '/other', Widget)
const LINK = '/v/sumber-makmur/product/beras-padi-emas-25-kg'

test('M-02 R-01: shows a rail of the products of its filters, with a link to all of them', async () => {
  const { calls } = fakeGateway({ searchItems: results([product()]) })
  await at(() => <ProductRail title="Pelengkap" filters={{ seller: 'sumber-makmur' }} to="/toko" />)
  expect(await screen.findByRole('link', { name: 'Beras Padi Emas 25 kg' })).toHaveAttribute(
    'href',
    LINK,
  )
  expect(screen.getByRole('link', { name: 'Lihat semua' })).toHaveAttribute('href', '/toko')
  expect(calls[0]!.url.searchParams.get('seller')).toBe('sumber-makmur')
})

test('M-02: renders nothing for a rail that is empty or fails', async () => {
  const { answers } = fakeGateway({ searchItems: results([]) })
  await at(() => <ProductRail title="Pelengkap" filters={{}} />)
  await waitFor(() => expect(screen.queryByText('Pelengkap')).toBeNull())
  answers.searchItems = () => {
    throw refusal(403, 'NO')
  }
  await at(() => <ProductRail title="Lainnya" filters={{}} />)
  await waitFor(() => expect(screen.queryByText('Lainnya')).toBeNull())
})

test('M-02: shows an empty state for a list without products', async () => {
  fakeGateway({ searchItems: results([]) })
  await at(() => <ProductList filters={{ age_restricted: '1' }} />)
  expect(await screen.findByText('Tidak ada hasil')).toBeVisible()
})

test('M-02 E-10: links a card and a seller’s badge to their pages', async () => {
  await at(() => (
    <>
      <ProductCard item={product()} action={<button>Beli lagi</button>} />
      <SellerBadge seller={seller()} />
    </>
  ))
  expect(await screen.findByRole('link', { name: 'Beras Padi Emas 25 kg' })).toHaveAttribute(
    'href',
    LINK,
  )
  expect(screen.getByRole('button', { name: 'Beli lagi' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sumber Makmur' })).toHaveAttribute(
    'href',
    '/v/sumber-makmur',
  )
  expect(screen.getByText('Karawang · Buka')).toBeVisible()
})
