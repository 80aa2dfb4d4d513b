import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
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
