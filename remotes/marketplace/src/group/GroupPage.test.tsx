import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import type { GroupOffer } from '@borong/api/search.shapes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { groupOf } from '../testing/group-sample.ts'
import { replies } from '../testing/replies.ts'
import { open } from '../testing/open.ts'
import { deliveredOf, detail, product, undelivered } from '../testing/samples.ts'
import { ProductScreen } from '../product/ProductScreen.tsx'

const PATH = '/p/:group'

const offer = (more: Partial<GroupOffer> = {}): GroupOffer => ({
  ...groupOf().data.items[0]!,
  ...more,
})

test('C-22: compares the sellers of a product by price, minimum, stock and the price at the door', async () => {
  const landed = deliveredOf()
  const second = product({ id: '2', vendor_name: 'Toko Kedua', vendor_alias: 'toko-kedua' })
  const items = [
    offer({ landed, distance_km: 120 }),
    offer({ product: second, landed: undelivered('courier') }),
  ]
  const { calls } = fakeGateway({ ...replies, productGroup: groupOf({ items, total_count: 2 }) })
  await open(PATH, '/p/abc1', ProductScreen)
  const [first, other] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent(/340\.000.*sampai di tempat/)
  expect(first).toHaveTextContent(/120 km/)
  expect(first).toHaveTextContent(/Tiba 3–5 Jan/)
  expect(first).toHaveTextContent(/Untuk 2 sak.*ongkir Rp\s50\.000/)
  expect(other).toHaveTextContent('Tidak ada kurir ke tujuan ini')
  expect(within(other!).getByRole('link', { name: 'Toko Kedua' })).toHaveAttribute(
    'href',
    '/v/toko-kedua/product/beras-padi-emas-25-kg',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Beras Padi Emas 25 kg')
  expect(calls[0]!.url.pathname).toContain('/groups/abc1')
})

test('C-22: shows the range of several prices, and none of one price', async () => {
  fakeGateway(replies)
  await open(PATH, '/p/abc1', ProductScreen)
  expect(await screen.findByText(/^Rp\s312\.500 – Rp\s330\.000 \/\u2060karung$/)).toBeVisible()
  cleanup()
  fakeGateway({ ...replies, productGroup: groupOf({ price_from: 312_500, price_to: 312_500 }) })
  await open(PATH, '/p/abc1', ProductScreen)
  expect(await screen.findByRole('article')).toBeVisible()
  expect(screen.queryByText(/–.*karung/)).toBeNull()
})

test('C-22 V-06: shows why a seller has no price at the door', async () => {
  fakeGateway({
    ...replies,
    productGroup: groupOf({ items: [offer({ landed: undelivered('minimum') })] }),
  })
  await open(PATH, '/p/abc1', ProductScreen)
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Belum mencapai minimum belanja toko ini',
  )
})

test('C-22 X-08: a closed store offers no purchase', async () => {
  const closed = detail({ seller: { ...detail().seller, is_open: false } })
  fakeGateway({
    ...replies,
    productGroup: groupOf({ items: [offer({ is_open: false })], best: closed }),
  })
  await open(PATH, '/p/abc1', ProductScreen)
  expect(await screen.findByRole('article')).toHaveTextContent('Toko sedang tutup')
  expect(document.querySelector('[data-widget]')).toBeNull()
})

test('C-22 P-01: shows no hidden price of a seller', async () => {
  const hidden = product({ price: null, discount: null, masked_price: true })
  const items = [offer({ product: hidden, tiers: [] })]
  const best = detail({ ...hidden, prices: [] })
  fakeGateway({
    ...replies,
    productGroup: groupOf({ items, best, price_from: null, price_to: null }),
  })
  await open(PATH, '/p/abc1', ProductScreen)
  expect((await screen.findAllByText('Masuk untuk lihat harga'))[0]).toBeVisible()
  expect(screen.queryByText(/312\.500/)).toBeNull()
})

test('C-22: appends further sellers, and shows an empty state when no seller has the product', async () => {
  const { calls } = fakeGateway({
    ...replies,
    productGroup: ({ url }: { url: URL }) => {
      const page = Number(url.searchParams.get('page') ?? 1)
      const items = [offer({ product: product({ id: String(page) }) })]
      return groupOf({ items, total_count: 21, page, has_more: page === 1 })
    },
  })
  await open(PATH, '/p/abc1', ProductScreen)
  await userEvent.click(await screen.findByRole('button', { name: 'Muat lebih banyak' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  const pagesRequested = calls.filter(({ call }) => call === 'productGroup')
  expect(pagesRequested.map(({ url }) => url.searchParams.get('page'))).toEqual([null, '2'])
  fakeGateway({
    ...replies,
    productGroup: () => {
      throw refusal(404, 'GROUP_UNKNOWN')
    },
  })
  await open(PATH, '/p/gone1', ProductScreen)
  expect(await screen.findByText('Produk ini sudah tidak dijual')).toBeVisible()
})

test('C-22 R-12: has the buy box, the images, the specification and the reviews of the best offer', async () => {
  const { calls } = fakeGateway({ ...replies, productGroup: groupOf({ best: detail() }) })
  await open(PATH, '/p/abc1', ProductScreen)
  const field = await screen.findByRole('spinbutton', { name: /^Jumlah/ })
  await userEvent.clear(field)
  await userEvent.type(field, '10{Enter}')
  expect(screen.getByText(/Rp\s3\.000\.000/)).toBeVisible()
  expect(screen.getByRole('button', { name: /^Perbesar foto 1/ })).toBeVisible()
  expect(await screen.findByText('Spesifikasi')).toBeVisible()
  expect(await screen.findByText(/^Ulasan/)).toBeVisible()
  expect(screen.queryByText('Penjual lain untuk produk ini')).toBeNull()
  expect(calls.some(({ call }) => call === 'productDetail')).toBe(false)
})

test('C-22 R-12: the visitor puts another seller into the buy box', async () => {
  const other = product({ id: '2', vendor_name: 'Toko Kedua', vendor_alias: 'toko-kedua' })
  const items = [offer(), offer({ product: other })]
  fakeGateway({
    ...replies,
    productGroup: groupOf({ items, total_count: 2, best: detail() }),
    productDetail: {
      result: detail({
        id: '2',
        vendor_name: 'Toko Kedua',
        minimum_order: 5,
        seller: { ...detail().seller, alias: 'toko-kedua', name: 'Toko Kedua' },
      }),
    },
  })
  await open(PATH, '/p/abc1', ProductScreen)
  const choose = await screen.findByRole('button', { name: 'Pilih Toko Kedua' })
  expect(screen.getByRole('button', { name: 'Dipilih Sumber Makmur' })).toBeVisible()
  await userEvent.click(choose)
  expect(await screen.findByRole('button', { name: 'Dipilih Toko Kedua' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveValue('5'))
  expect(screen.getByText('Dijual oleh')).toHaveTextContent('Toko Kedua')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('C-22: hides the fifth seller until the visitor asks for all', async () => {
  const items = [1, 2, 3, 4, 5].map((id) => offer({ product: product({ id: String(id) }) }))
  fakeGateway({ ...replies, productGroup: groupOf({ items, total_count: 5, best: detail() }) })
  await open(PATH, '/p/abc1', ProductScreen)
  expect(await screen.findAllByRole('article')).toHaveLength(4)
  const [, all] = screen.getAllByRole('button', { name: 'Bandingkan 5 penjual' })
  await userEvent.click(all!)
  expect(screen.getAllByRole('article')).toHaveLength(5)
})
