import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import type { GroupOffer } from '@borong/api/search.shapes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { groupOf } from '../testing/group-sample.ts'
import { replies } from '../testing/replies.ts'
import { open } from '../testing/open.ts'
import { deliveredOf, product, undelivered } from '../testing/samples.ts'
import { GroupScreen } from './GroupScreen.tsx'

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
  await open(PATH, '/p/abc1', GroupScreen)
  const [first, other] = await screen.findAllByRole('article')
  expect(first).toHaveTextContent(/340\.000.*sampai di tempat/)
  expect(first).toHaveTextContent(/120 km/)
  expect(first).toHaveTextContent(/Tiba 3–5 Jan/)
  expect(first).toHaveTextContent(/Untuk 2 sak.*ongkir Rp\s50\.000/)
  expect(other).toHaveTextContent('Tidak ada kurir ke tujuan ini')
  expect(within(other!).getByRole('link', { name: 'Toko Kedua' })).toHaveAttribute(
    'href',
    '/v/toko-kedua',
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Beras Padi Emas 25 kg')
  expect(calls[0]!.url.pathname).toContain('/groups/abc1')
})

test('C-22: a range of one price is shown as one price', async () => {
  fakeGateway({ ...replies, productGroup: groupOf({ price_from: 312_500, price_to: 312_500 }) })
  await open(PATH, '/p/abc1', GroupScreen)
  expect(await screen.findByText(/^Rp\s312\.500 \/\u2060karung$/)).toBeVisible()
})

test('C-22 V-06: shows why a seller has no price at the door', async () => {
  fakeGateway({
    ...replies,
    productGroup: groupOf({ items: [offer({ landed: undelivered('minimum') })] }),
  })
  await open(PATH, '/p/abc1', GroupScreen)
  expect(await screen.findByRole('article')).toHaveTextContent(
    'Belum mencapai minimal belanja toko ini',
  )
})

test('C-22 X-08: a closed store offers no purchase', async () => {
  fakeGateway({ ...replies, productGroup: groupOf({ items: [offer({ is_open: false })] }) })
  await open(PATH, '/p/abc1', GroupScreen)
  expect(await screen.findByRole('article')).toHaveTextContent('Toko sedang tutup')
  expect(document.querySelector('[data-widget]')).toBeNull()
})

test('C-22 P-01: shows no hidden price of a seller', async () => {
  const hidden = product({ price: null, discount: null, masked_price: true })
  const items = [offer({ product: hidden, tiers: [] })]
  fakeGateway({ ...replies, productGroup: groupOf({ items, price_from: null, price_to: null }) })
  await open(PATH, '/p/abc1', GroupScreen)
  expect(await screen.findByText('Masuk untuk lihat harga')).toBeVisible()
  expect(screen.queryByText(/Rp/)).toBeNull()
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
  await open(PATH, '/p/abc1', GroupScreen)
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
  await open(PATH, '/p/gone1', GroupScreen)
  expect(await screen.findByText('Produk ini sudah tidak dijual')).toBeVisible()
})

test('C-22 V-11: the quantity of a seller follows its tiers, and its sum is shown', async () => {
  const tiers = [
    { quantity_end: 9, price: 300_000, discount: null },
    { quantity_end: 999, price: 280_000, discount: null },
  ]
  fakeGateway({ ...replies, productGroup: groupOf({ items: [offer({ tiers, stock: 40 })] }) })
  await open(PATH, '/p/abc1', GroupScreen)
  const card = within(await screen.findByRole('article'))
  const field = card.getByRole('spinbutton', { name: /^Jumlah dari/ })
  await userEvent.clear(field)
  await userEvent.type(field, '10{Enter}')
  expect(card.getByText(/Rp\s2\.800\.000/)).toBeVisible()
})

test('C-22 R-12: shows the specification and the reviews of the product below its sellers', async () => {
  fakeGateway(replies)
  await open(PATH, '/p/abc1', GroupScreen)
  expect(await screen.findByText('Spesifikasi')).toBeVisible()
  expect(await screen.findByText(/^Ulasan/)).toBeVisible()
})
