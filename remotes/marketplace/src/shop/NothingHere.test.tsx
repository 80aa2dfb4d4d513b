import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { BrandScreen } from '../brand/BrandScreen.tsx'
import { DailyDealsScreen } from '../deals/DailyDealsScreen.tsx'
import { LiveScreen } from '../live/LiveScreen.tsx'
import { PromoScreen } from '../promo/PromoScreen.tsx'
import { open } from '../testing/open.ts'

const paged = { total_count: 0, page: 1, limit: 20 }

test.each<[string, string, ComponentType, object, string]>([
  ['R-03', '/brand', BrandScreen, { brands: { result: [], ...paged } }, 'Belum ada merek'],
  ['R-04', '/promo', PromoScreen, { promos: { data: [], ...paged } }, 'Belum ada promo'],
  ['R-05', '/daily-deals', DailyDealsScreen, { dailyDeals: { data: [] } }, 'Belum ada promo yang'],
  ['R-39', '/live', LiveScreen, { streams: { result: [], ...paged } }, 'Belum ada siaran'],
])(
  '%s: %s shows an empty state with a link to other content',
  async (_, path, list, replies, words) => {
    fakeGateway(replies)
    await open(path, path, list)
    expect(await screen.findByText(new RegExp(words))).toBeVisible()
    expect(screen.getByRole('link', { name: 'Lihat semua produk' })).toHaveAttribute(
      'href',
      '/products',
    )
  },
)
