import { screen } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { SellerFacts } from './SellerFacts.tsx'

test.each([
  [5, '±5 menit'],
  [119, '±119 menit'],
  [120, '±2 jam'],
  [240, '±4 jam'],
  [1440, '±24 jam'],
])('R-12: shows a response time of %i minutes as %s', async (minutes, words) => {
  const seller = {
    rating: 4.6,
    response_minutes: minutes,
    joined_year: 2024,
    minimum_purchase: 0,
    is_pkp: true,
  }
  await open('/', '/', () => <SellerFacts seller={seller} />)
  expect(await screen.findByText(/^Nilai 4,6/)).toHaveTextContent(`Membalas ${words} · Sejak 2024`)
})
