import { callKey } from '@borong/contract/call-key'
import { fillInput, type RouteEntry } from '@borong/contract/remote'
import { fakeGateway } from '@borong/contract/testing/fake-gateway'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import table from '../remote.ts'
import { open } from './testing/open.ts'
import { replies } from './testing/replies.ts'

const NOW = Date.UTC(2026, 0, 2)

/** The table of routes: an address of each, the content of its page, and the calls that wait for scrolling. */
const pages: readonly [
  rows: string,
  path: string,
  address: string,
  shows: RegExp,
  later?: string[],
][] = [
  ['R-01', '/', '/', /Terlaris minggu ini/, ['extraBanners', 'searchItems']],
  ['R-01', '/marketplace', '/marketplace', /Merek pilihan/, ['extraBanners', 'searchItems']],
  ['R-02', '/category', '/category', /Bahan Pokok/],
  ['R-02', '/category/:slug', '/category/beras?order_by=price_asc', /Beras Padi Emas 25 kg/],
  ['R-03', '/brand', '/brand', /Padi Emas/],
  ['R-03', '/brand/:alias', '/brand/padi-emas', /Beras Padi Emas 25 kg/],
  ['R-04', '/promo', '/promo', /Voucher selamat datang 20%/],
  ['R-04', '/promo/:promoDetail', '/promo/selamat-datang', /SELAMATDATANG/],
  ['R-04', '/campaign/:id', '/campaign/1', /Pesta Sembako/],
  ['R-05', '/daily-deals', '/daily-deals', /Belum ada promo yang berlangsung/],
  ['R-06', '/menu', '/menu', /Paket data/],
  ['R-08', '/big-resto', '/big-resto', /Borong untuk resto & kafe/, ['searchItems']],
  ['R-08', '/big-office', '/big-office', /Borong untuk kantor/, ['searchItems']],
  ['R-08', '/big-mart', '/big-mart', /Borong untuk toko & warung/, ['searchItems']],
  ['R-08', '/big-auto', '/big-auto', /Borong untuk bengkel & armada/, ['searchItems']],
  [
    'R-09',
    '/search/:keyword',
    '/search/beras%2025%20kg?city=surabaya&order_by=price_asc',
    /Hasil untuk “beras 25 kg”/,
  ],
  ['R-09', '/search/:keyword/stores', '/search/makmur/stores?is_open=1', /Toko untuk “makmur”/],
  ['R-09 V-10', '/products', '/products?discounted=1&price_max=100000&brand=', /Semua produk/],
  ['R-09', '/stores', '/stores?rating=4', /Semua toko/],
  [
    'R-12',
    '/v/:vendor/product/:product_alias/:lang?',
    '/v/sumber-makmur/product/beras-padi-emas-25-kg',
    /Harga grosir/,
    ['reviews', 'relatedProducts', 'sameProduct'],
  ],
  ['C-22', '/p/:group', '/p/abc1', /Bandingkan penjual/, ['productDetail', 'reviews']],
  [
    'R-12',
    '/v/:vendor',
    '/v/sumber-makmur?in_stock=1',
    /Kirim dari Karawang/,
    ['searchFacets', 'storeReviews'],
  ],
  ['R-39', '/live', '/live', /Bedah harga beras/],
  ['R-39', '/live/:id', '/live/1', /Produk dalam siaran/],
]

test.each(pages)(
  '%s: %s renders from the data of its document',
  async (_, path, address, shows, later = []) => {
    const { calls } = fakeGateway(replies)
    const route = table.routes.find((one) => one.path === path) as RouteEntry
    const Screen = await screenOf(route)
    await open(path, address, Screen, { boot: { now: NOW, data: firstData(route, address) } })
    expect((await screen.findAllByText(shows))[0]).toBeInTheDocument()
    expect(document.title).toMatch(/ \| Borong$/)
    expect(calls.map(({ call }) => call).filter((call) => !later.includes(call))).toEqual([])
  },
)

test('R-01 to R-13: has a route for each address of the specification', () => {
  const paths: string[] = table.routes.map(({ path }) => path)
  const specified = [
    '/',
    '/marketplace',
    '/category',
    '/brand',
    '/promo',
    '/promo/:promoDetail',
    '/daily-deals',
    '/menu',
    '/qr-code-scanner',
  ]
  const more = [
    '/big-resto',
    '/big-office',
    '/big-mart',
    '/big-auto',
    '/search',
    '/search/:keyword',
    '/filter/:resultType/:keyword',
  ]
  const last = [
    '/filter/:keyword',
    '/sort/:keyword',
    '/v/:vendor/product/:product_alias/:lang?',
    '/local-store',
    '/local-store/search',
    '/local-store/filter',
  ]
  expect(paths).toEqual(expect.arrayContaining([...specified, ...more, ...last]))
})

test('N-01: requires a guest token for home, promo, brand, daily deals, local stores and product detail', () => {
  const guest = table.routes
    .filter(({ guard }) => guard === 'guest')
    .map(({ path }) => path.split('/')[1])
  expect(new Set(guest)).toEqual(
    new Set(['', 'marketplace', 'v', 'brand', 'promo', 'campaign', 'daily-deals', 'local-store']),
  )
})

async function screenOf(route: RouteEntry): Promise<ComponentType> {
  const module = (await import(`./${route.screen.slice(2)}.tsx`)) as Record<string, ComponentType>
  return module[route.screen.split('/').at(-1)!]!
}

/** The data that the edge would inline for this address. */
function firstData(route: RouteEntry, address: string) {
  const [pathname = '', search = ''] = address.split('?')
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const fits = new RegExp(`^${route.path.replace('/:lang?', '').replaceAll(/:\w+/g, '([^/]+)')}$`)
  const values = fits.exec(pathname)?.slice(1) ?? []
  const params = Object.fromEntries(
    values.map((value, at) => [names[at], decodeURIComponent(value)]),
  )
  return (route.calls ?? []).map(([call, input]) => {
    const filled = fillInput(input ?? {}, params, new URLSearchParams(search))
    return [callKey(call, filled), replies[call.id as keyof typeof replies]] as const
  })
}
