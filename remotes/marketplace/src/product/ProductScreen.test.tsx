import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { testPage } from '@borong/contract/testing/test-page'
import { setWindowWidth } from '@borong/contract/testing/window-width'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { groupOf } from '../testing/group-sample.ts'
import { courier, deliveredOf, detail, product as card, undelivered } from '../testing/samples.ts'
import { ProductScreen } from './ProductScreen.tsx'

const PATH = '/v/:vendor/product/:product_alias/:lang?'
const ADDRESS = '/v/sumber-makmur/product/beras-padi-emas-25-kg'

const shows = (more: Parameters<typeof detail>[0] = {}) => ({
  productDetail: { result: detail(more) },
  reviews: {
    result: [],
    summary: { rating: 0, count: 0, by_stars: [] },
    total_count: 0,
    page: 1,
    limit: 5,
  },
  relatedProducts: { result: [] },
  sameProduct: groupOf(),
  remindStock: { reminded: true },
  addWish: { is_wished: true },
})
const openProduct = (options?: Parameters<typeof open>[3], address = ADDRESS) =>
  open(PATH, address, ProductScreen, options)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const now = () => screen.getByRole('region', { name: 'Harga' })

test('R-12 C-19: requests the product of the address once', async () => {
  const { calls } = fakeGateway(shows())
  await openProduct()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Beras Padi Emas 25 kg',
  )
  const detailed = calls.filter(({ call }) => call === 'productDetail')
  expect(detailed.map(({ url }) => url.search)).toEqual([
    '?alias=beras-padi-emas-25-kg&microsite_url=sumber-makmur',
  ])
})

test('R-12 V-11: updates the price with the quantity, and shows the saving of the next tier', async () => {
  fakeGateway(shows({ step: 5, minimum_order: 5 }))
  await openProduct()
  await screen.findByText('Tambah 5 sak, hemat 4%')
  expect(now()).toHaveTextContent(/Rp\s312\.500/)
  await userEvent.click(screen.getByRole('button', { name: '10–49 sak' }))
  expect(now()).toHaveTextContent(/Rp\s300\.000/)
  expect(screen.getByRole('spinbutton')).toHaveValue('10')
  expect(screen.getByText(/Rp\s3\.000\.000/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '50 sak ke atas' }))
  expect(now()).toHaveTextContent(/Rp\s281\.250.*Rp\s290\.000/)
})

test('R-12 V-11: disables a tier whose first quantity in steps is above the stock', async () => {
  const prices = [
    { quantity_end: 49, price: 300_000, discount: null },
    { quantity_end: 999, price: 281_250, discount: null },
  ]
  fakeGateway(shows({ minimum_order: 10, step: 6, stock: 51, prices }))
  await openProduct()
  const tier = await screen.findByRole('button', { name: '50 sak ke atas' })
  expect(tier).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(tier)
  expect(screen.getByRole('spinbutton')).toHaveValue('10')
  expect(screen.queryByText(/hemat/)).toBeNull()
})

test('R-12: shows the terms of returns at the buy button', async () => {
  fakeGateway(shows())
  await openProduct()
  expect(await screen.findByText(/Komplain sampai 7 hari setelah diterima/)).toBeVisible()
})

test('R-12 U-15: shows beside the price that its seller charges no PPN', async () => {
  fakeGateway(shows({ ppn: 'none' }))
  await openProduct()
  expect(await screen.findByText('Tanpa PPN, penjual bukan PKP')).toBeVisible()
})

test('R-12 V-08: cuts the quantity to the stock and shows a message', async () => {
  fakeGateway(shows({ stock: 12 }))
  await openProduct()
  const box = await screen.findByRole('spinbutton')
  await userEvent.clear(box)
  await userEvent.type(box, '40')
  expect(box).toHaveValue('12')
  expect(screen.getByText('Stok tersisa 12 sak')).toBeVisible()
})

test('R-12 C-17: shows when a store pickup is ready instead of an arrival date', async () => {
  localStorage.setItem(
    'chosen_place',
    JSON.stringify({ district_id: '317106', district: 'Gambir' }),
  )
  fakeGateway({
    ...shows(),
    productShippingEstimate: {
      data: [
        courier({ id: 'jne', company: 'JNE', service: 'REG' }),
        courier({ id: 'pickup', kind: 'pickup', duration_shortest: 0, duration_longest: 1 }),
        courier({ id: 'own', kind: 'own', duration_longest: 0 }),
      ],
    },
  })
  await openProduct()
  const row = async (name: string) => (await screen.findByText(name)).parentElement
  expect(await row('JNE REG')).toHaveTextContent(/Tiba 3–5 Jan/)
  expect(await row('Ambil di toko')).toHaveTextContent(/Siap diambil 1–2 Jan/)
  expect(await row('Kurir toko')).toHaveTextContent('Tiba hari ini')
})

test('R-12 C-17: shows the price at the door of the chosen quantity, and only couriers that can be had', async () => {
  localStorage.setItem(
    'chosen_place',
    JSON.stringify({ district_id: '317106', district: 'Gambir' }),
  )
  const { calls } = fakeGateway({
    ...shows(),
    productShippingEstimate: {
      data: [
        courier({ company: 'JNE' }),
        courier({ id: 'go', company: 'GoSend', feature_flag: 'N' }),
      ],
      delivered: deliveredOf(),
    },
  })
  await openProduct()
  expect(await screen.findByText(/340\.000.*sampai di tempat/)).toBeVisible()
  expect(screen.getAllByText('Tiba 3–5 Jan')).toHaveLength(2)
  expect(screen.getByText('JNE REG')).toBeVisible()
  expect(screen.queryByText(/GoSend/)).toBeNull()
  const { searchParams } = calls.find(({ url }) => url.searchParams.has('vendor_id'))!.url
  expect(searchParams.get('product_id')).toBe(detail().id)
  expect(searchParams.get('quantity')).toBe(String(detail().minimum_order))
})

test('R-12 C-17: preserves the focus when the visitor chooses a district or shows all couriers', async () => {
  const place = {
    district_id: '317106',
    district: 'Gambir',
    city: 'Jakarta Pusat',
    label: 'Gambir',
  }
  fakeGateway({
    ...shows(),
    searchPlaces: { result: [place] },
    productShippingEstimate: {
      data: [1, 2, 3, 4, 5].map((id) => courier({ id: String(id), price: id * 1000 })),
    },
  })
  await openProduct()
  const change = await screen.findByRole('button', { name: 'Pilih kecamatan' })
  await userEvent.click(change)
  await userEvent.type(await screen.findByLabelText('Kecamatan atau kode pos'), 'gambir')
  await userEvent.click(await screen.findByRole('button', { name: 'Gambir' }))
  expect(change).toHaveFocus()
  await userEvent.click(await screen.findByRole('button', { name: 'Lihat 5 kurir' }))
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Rp\s4\.000/))
})

test('R-12: sets a reminder for a sold-out product', async () => {
  const { calls } = fakeGateway(shows({ stock: 0, in_stock: false }))
  await openProduct({ accessToken: 'a' })
  await userEvent.click(await screen.findByRole('button', { name: 'Ingatkan saya' }))
  expect(await screen.findByText('Pengingat dipasang')).toBeVisible()
  expect(calls.filter(({ call }) => call === 'remindStock')).toHaveLength(1)
})

test('R-12: shows a reminder that is already set, without the button', async () => {
  fakeGateway(shows({ stock: 0, in_stock: false, is_reminded: true }))
  await openProduct({ accessToken: 'a' })
  expect(await screen.findByText('Pengingat dipasang')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ingatkan saya' })).toBeNull()
})

test('R-12: shows a wish immediately, and rolls it back when it is refused', async () => {
  fakeGateway({
    ...shows(),
    addWish: () => {
      throw refusal(409, 'WISHLIST_LIMIT', 'Wishlist Anda sudah penuh')
    },
  })
  const { page } = await openProduct({ accessToken: 'a' })
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah ke wishlist' }))
  await waitFor(() => expect(page.toasts).toMatchObject([{ message: 'Wishlist Anda sudah penuh' }]))
  expect(screen.getByRole('button', { name: 'Tambah ke wishlist' })).toBeVisible()
})

test('P-02: sends a guest who adds a wish to the login page', async () => {
  fakeGateway(shows())
  const { sentToLogin } = await openProduct()
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah ke wishlist' }))
  expect(sentToLogin()).toBe(true)
})

test('P-02 R-12: adds the wish of a guest after login, restores the quantity and shows a message', async () => {
  let isWished = false
  const { calls } = fakeGateway({
    ...shows(),
    productDetail: () => ({ result: detail({ is_wished: isWished }) }),
    addWish: () => ({ is_wished: (isWished = true) }),
  })
  await openProduct()
  await userEvent.click(await screen.findByRole('button', { name: '10–49 sak' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tambah ke wishlist' }))
  cleanup()
  const { page } = await openProduct({ accessToken: 'a' })
  expect(await screen.findByRole('button', { name: 'Hapus dari wishlist' })).toBeVisible()
  expect(screen.getByRole('spinbutton')).toHaveValue('10')
  expect(page.toasts).toMatchObject([{ message: 'Disimpan di wishlist' }])
  cleanup()
  await openProduct({ accessToken: 'a' })
  await screen.findByRole('spinbutton')
  expect(calls.filter(({ call }) => call === 'addWish')).toHaveLength(1)
})

test('P-02 R-12: adds no wish when the guest returns without login', async () => {
  const { calls } = fakeGateway(shows())
  await openProduct()
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah ke wishlist' }))
  cleanup()
  await openProduct()
  await screen.findByRole('spinbutton')
  await waitFor(() => expect(sessionStorage.getItem('guest.wanted')).not.toContain('wish'))
  cleanup()
  await openProduct({ accessToken: 'a' })
  await screen.findByRole('spinbutton')
  expect(calls.filter(({ call }) => call === 'addWish')).toHaveLength(0)
})

test('P-02 R-12: sets the reminder of a guest after login', async () => {
  let isReminded = false
  fakeGateway({
    ...shows(),
    productDetail: () => ({
      result: detail({ stock: 0, in_stock: false, is_reminded: isReminded }),
    }),
    remindStock: () => ({ reminded: (isReminded = true) }),
  })
  await openProduct()
  await userEvent.click(await screen.findByRole('button', { name: 'Ingatkan saya' }))
  cleanup()
  await openProduct({ accessToken: 'a' })
  expect(
    await screen.findByText('Kami akan memberi tahu Anda saat stok tersedia lagi.'),
  ).toBeVisible()
})

test('R-12: links to the store when the product is gone', async () => {
  fakeGateway({
    productDetail: () => {
      throw refusal(404, 'PRODUCT_UNKNOWN', 'Produk tidak ditemukan')
    },
  })
  await openProduct()
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Produk tidak ditemukan',
  )
  expect(screen.getByRole('link', { name: 'Kunjungi toko' })).toHaveAttribute(
    'href',
    '/v/sumber-makmur',
  )
})

test('V-14: links from an age-restricted product to the verification', async () => {
  fakeGateway({
    productDetail: () => {
      throw refusal(403, 'AGE_UNVERIFIED')
    },
  })
  await openProduct()
  expect(await screen.findByRole('link', { name: 'Verifikasi usia' })).toHaveAttribute(
    'href',
    '/verify-age',
  )
})

test('X-08: shows that only the app sells the product, without buttons to buy it', async () => {
  fakeGateway(shows({ is_app_only: true }))
  await openProduct()
  expect(await screen.findByText('Produk hanya dapat dibuka melalui aplikasi')).toBeVisible()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(screen.getByRole('button', { name: 'Lihat produk serupa' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Buka di aplikasi' })).toBeNull()
})

test('K-08 X-08: links from an app-only product to the app where the app has an address', async () => {
  const { config } = testPage().boot
  const sites = { ...config.sites, deepLink: 'https://link.borong.example' }
  fakeGateway(shows({ is_app_only: true }))
  await openProduct({ boot: { config: { ...config, sites } } })
  expect(await screen.findByRole('link', { name: 'Buka di aplikasi' })).toHaveAttribute(
    'href',
    `https://link.borong.example${ADDRESS}`,
  )
})

test('X-08: a closed store offers no purchase, as the cart would refuse it', async () => {
  const { seller } = detail()
  fakeGateway(shows({ seller: { ...seller, is_open: false } }))
  await openProduct()
  expect(await screen.findByText('Toko sedang tutup')).toBeVisible()
  expect(screen.getByText('Produknya dapat dibeli lagi setelah toko buka.')).toBeVisible()
  expect(screen.queryByRole('spinbutton')).toBeNull()
  expect(screen.getByRole('button', { name: 'Lihat produk serupa' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Keranjang gagal/ })).toBeNull()
})

test('M-06 R-12: names the selling unit in English', async () => {
  fakeGateway(shows({ step: 5, minimum_order: 5 }))
  await openProduct({}, `${ADDRESS}/en`)
  expect(await screen.findByRole('button', { name: '10–49 sacks' })).toBeVisible()
  expect(now()).toHaveTextContent(/312,500\s*\/sack/)
})

test('F-02 R-12: uses the language in the address for the page', async () => {
  fakeGateway(shows())
  const { page } = await openProduct({}, `${ADDRESS}/en`)
  await screen.findByRole('heading', { level: 1 })
  const { languageAtom } = await import('@borong/contract/language')
  await waitFor(() => expect(page.store.get(languageAtom)).toBe('en'))
})

const eventsOf = ({ page }: Awaited<ReturnType<typeof openProduct>>) =>
  page.records.flatMap((record) => (record.type === 'track' ? [record.event] : []))

test('C-33: sends one view event for a product, and the method when it is shared', async () => {
  fakeGateway(shows())
  const opened = await openProduct()
  await userEvent.click(await screen.findByRole('button', { name: 'Bagikan' }))
  expect(eventsOf(opened)).toEqual([
    { name: 'view_item', fields: { item: expect.objectContaining({ item_id: detail().id }) } },
    { name: 'share', fields: { content: 'product', item_id: detail().id, method: 'sheet' } },
  ])
})

test('R-12 M-07: a wide window has the categories at the top, and small images that show the large ones', async () => {
  setWindowWidth(1280)
  fakeGateway(shows({ images: ['p/1', 'p/1/2', 'p/1/3'] }))
  await openProduct()
  const crumbs = await screen.findByRole('navigation', { name: 'Kategori produk' })
  const heading = screen.getByRole('heading', { level: 1 })
  expect(crumbs.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const thumbs = await screen.findByRole('group', { name: 'Foto kecil' })
  const second = within(thumbs).getByRole('button', { name: '2 dari 3' })
  const track = document.querySelector('ul')!
  track.scrollTo = jest.fn()
  await userEvent.click(second)
  expect(second).toHaveAttribute('aria-pressed', 'true')
  expect(track.scrollTo).toHaveBeenCalled()
})

test('C-22 R-12: shows the other sellers of the product with their prices at the door', async () => {
  const own = groupOf().data.items[0]!
  const other = card({ id: '2', vendor_name: 'Toko Kedua', vendor_alias: 'toko-kedua' })
  const third = card({ id: '3', vendor_name: 'Toko Ketiga', vendor_alias: 'toko-ketiga' })
  const items = [
    { ...own, product: { ...own.product, id: detail().id } },
    { ...own, product: other, landed: deliveredOf() },
    { ...own, product: third, landed: undelivered('courier') },
  ]
  const { calls } = fakeGateway({
    ...shows(),
    sameProduct: groupOf({ items, total_count: 9 }),
  })
  await openProduct()
  const second = await screen.findByRole('link', { name: 'Toko Kedua' })
  expect(second.closest('li')).toHaveTextContent(/340\.000.*sampai di tempat/)
  const last = screen.getByRole('link', { name: 'Toko Ketiga' })
  expect(last.closest('li')).toHaveTextContent('Tidak ada kurir ke tujuan ini')
  expect(within(second.closest('ul')!).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Bandingkan 9 penjual' })).toHaveAttribute(
    'href',
    '/p/abc1',
  )
  expect(calls.find(({ call }) => call === 'sameProduct')!.url.pathname).toContain(
    `/products/${detail().id}/group`,
  )
})

test('C-22: shows no other sellers when there are none', async () => {
  const own = groupOf().data.items[0]!
  const items = [{ ...own, product: { ...own.product, id: detail().id } }]
  fakeGateway({ ...shows(), sameProduct: groupOf({ items }) })
  await openProduct()
  await screen.findByText('Spesifikasi')
  await waitFor(() => expect(screen.queryByText('Penjual lain untuk produk ini')).toBeNull())
})
