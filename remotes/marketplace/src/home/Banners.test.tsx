import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import { open } from '../testing/open.ts'
import { replies } from '../testing/replies.ts'
import { Banners } from './Banners.tsx'

const banner = (number: number) => ({
  ...replies.homeBanners.result[0],
  id: String(number),
  title: `Promo ${number}`,
})

async function openWith(count: number) {
  const result = Array.from({ length: count }, (_, index) => banner(index + 1))
  fakeGateway({ ...replies, homeBanners: { result } })
  await open('/', '/', Banners)
  return screen.findAllByRole('img')
}

/** The width in a wide window is the first one that an image declares. */
const wideWidths = (images: HTMLElement[]) =>
  images.map((image) => image.getAttribute('sizes')!.split(', ')[0])

const LARGE = '(min-width: 1024px) 768px'
const SMALL = '(min-width: 1024px) 368px'
const WHOLE = '(min-width: 1024px) 1152px'

test.each([
  [5, [LARGE, LARGE, LARGE, SMALL, SMALL]],
  [3, [LARGE, SMALL, SMALL]],
  [2, [WHOLE, WHOLE]],
])(
  'R-01 M-07: a wide window loads the last two of %d banners as small ones, from three on',
  async (count, widths) => {
    const images = await openWith(count)
    expect(wideWidths(images)).toEqual(widths)
  },
)

test('R-01 K-06: all banners are links of one list, and only the first image has priority', async () => {
  const images = await openWith(5)
  expect(screen.getAllByRole('list')).toHaveLength(1)
  expect(screen.getAllByRole('link')).toHaveLength(5)
  expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual([
    'high',
    null,
    null,
    null,
    null,
  ])
})
