import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { replies } from '../testing/replies.ts'
import { SellerScreen } from './SellerScreen.tsx'

const category = (slug: string, name: string, level: number, count: number) => ({
  id: slug,
  slug,
  name,
  level,
  count,
})
const searchFacets = {
  data: {
    categories: [
      category('bahan-pokok', 'Bahan Pokok', 2, 42),
      category('beras', 'Beras', 3, 30),
      category('minyak-goreng', 'Minyak Goreng', 3, 12),
    ],
  },
}

test('R-12 C-22: a visitor searches in a store', async () => {
  fakeGateway({ ...replies, searchFacets })
  const opened = await open('/v/:vendor', '/v/sumber-makmur', SellerScreen)
  await userEvent.type(await screen.findByRole('searchbox'), 'ketan{Enter}')
  expect(opened.address()).toBe('/search/ketan?seller=sumber-makmur')
})

test('R-12 C-22: a store shows its categories with their products, and the terms of returns', async () => {
  const { calls } = fakeGateway({ ...replies, searchFacets })
  const opened = await open('/v/:vendor', '/v/sumber-makmur', SellerScreen)
  expect(await screen.findByText(/Komplain sampai 7 hari setelah diterima/)).toBeVisible()
  await userEvent.click(await screen.findByRole('link', { name: 'Beras 30' }))
  expect(opened.address()).toBe('/v/sumber-makmur?category=beras')
  const [last] = calls.filter(({ call }) => call === 'searchItems').slice(-1)
  expect(last!.url.search).toContain('category=beras')
  expect(screen.queryByRole('link', { name: /Bahan Pokok/ })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Beras 30' }))
  expect(opened.address()).toBe('/v/sumber-makmur')
})

test('R-12: a store has the reviews of its products by stars, each with its product', async () => {
  const review = (id: string, rating: number, text: string) => ({
    id,
    rating,
    text,
    buyer_name: 'S***i',
    created_at: '2026-11-01T00:00:00.000Z',
    is_mine: false,
    product: { id: '7', alias: 'beras-ketan', name: 'Beras Ketan 5 kg' },
  })
  const counts = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 6 : 1 }))
  const { calls } = fakeGateway({
    ...replies,
    searchFacets,
    storeReviews: ({ url: { searchParams: has } }: { url: URL }) => ({
      result:
        has.get('rating') === '1'
          ? [review('low', 1, 'Karung robek')]
          : [review(`r${has.get('page')}`, 5, has.get('page') ? 'Lagi' : 'Cepat sampai')],
      summary: { rating: 4.2, count: 10, by_stars: counts },
      total_count: has.get('rating') ? 1 : 10,
      page: Number(has.get('page') ?? 1),
      limit: 5,
    }),
  })
  await open('/v/:vendor', '/v/sumber-makmur', SellerScreen)
  const section = within(
    (await screen.findByRole('heading', { name: 'Ulasan toko' })).closest('section')!,
  )
  expect(await section.findByText('Cepat sampai')).toBeVisible()
  expect(section.getByRole('link', { name: 'Beras Ketan 5 kg' })).toHaveAttribute(
    'href',
    '/v/sumber-makmur/product/beras-ketan',
  )
  await userEvent.click(section.getByRole('button', { name: 'Muat lebih banyak' }))
  expect(await section.findByText('Lagi')).toBeVisible()
  await userEvent.click(section.getByRole('button', { name: '1 bintang' }))
  expect(await section.findByText('Karung robek')).toBeVisible()
  expect(section.queryByText('Cepat sampai')).toBeNull()
  expect(calls.find(({ call }) => call === 'storeReviews')!.url.pathname).toContain(
    '/sellers/sumber-makmur/reviews',
  )
})
