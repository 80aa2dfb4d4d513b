import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ListsScreen } from '../lists/ListsScreen.tsx'
import { open } from '../testing/open.ts'
import type { Plan, Plans } from './plan.ts'

const address = {
  shipping_address_id: 'a1',
  set_default: true,
  district_id: '317405',
  district: 'Setiabudi',
  city: 'Kota Jakarta Selatan',
}
const line = (for_product: string, id: string, name: string) => ({
  for_product,
  product: { id, alias: `barang-${id}`, name, image: 'p', unit_type: 'karton' },
  quantity: 2,
  unit_price: 50_000,
  subtotal: 100_000,
})
const parcel = (id: string, lines: ReturnType<typeof line>[], shipping = 20_000) => ({
  seller: { id, alias: `toko-${id}`, name: `Toko ${id}`, city: 'Bogor' },
  courier: 'JNE JTR',
  shipping,
  days_shortest: 2,
  days_longest: 4,
  lines,
})
const planOf = (parcels: Plan['parcels'], more: Partial<Plan> = {}): Plan => {
  const shipping = parcels.reduce((sum, one) => sum + one.shipping, 0)
  return {
    goods: 200_000,
    tax: 0,
    shipping,
    total: 200_000 + shipping,
    days_shortest: 2,
    days_longest: 4,
    parcels,
    ...more,
  }
}
const now = planOf([
  parcel('1', [line('11', '11', 'Beras')]),
  parcel('2', [line('22', '22', 'Minyak')]),
])
const one = planOf([parcel('3', [line('11', '31', 'Beras'), line('22', '32', 'Minyak')])])
const plans = (more: Partial<Plans> = {}) => ({
  result: {
    current: now,
    cheapest: one,
    fewest: one,
    earliest: now,
    left_out: [] as Plans['left_out'],
    ...more,
  },
})
const filled = { result: { added: ['31', '32'], adjusted: [], skipped: [] } }
const userProfile = { result: { addresses: [address] } }
const start = (path = '/basket-plan') =>
  open(path.split('?')[0]!, path, ListsScreen, { accessToken: 'a' })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('C-17: each plan says its sellers, its shipping, its arrival and its difference from now', async () => {
  fakeGateway({ userProfile, planBasket: plans() })
  await start()
  const cheapest = await screen.findByRole('radio', {
    name: /Termurah · Penjual paling sedikit.*Hemat Rp.?20\.000 · 1 penjual, bukan 2 · ongkir Rp.?20\.000 lebih murah · Tiba/,
  })
  expect(cheapest).toBeChecked()
  expect(screen.getAllByText('Ganti penjual')).toHaveLength(2)
  await userEvent.click(screen.getByRole('radio', { name: /Seperti sekarang/ }))
  expect(screen.queryByText('Ganti penjual')).toBeNull()
  expect(screen.getByRole('link', { name: 'Buka keranjang' })).toHaveAttribute('href', '/cart')
})

test('C-17 R-18: the cart takes a plan with one tap, and gives it back with another', async () => {
  const { calls } = fakeGateway({ userProfile, planBasket: plans(), linesToCart: filled })
  await start()
  await press('Pakai di keranjang')
  expect(await screen.findByText('Keranjang memakai rencana ini.')).toBeInTheDocument()
  expect(screen.queryByRole('radio')).toBeNull()
  await press('Kembalikan')
  expect(await screen.findByRole('radio', { name: /Termurah/ })).toBeInTheDocument()
  const written = calls.filter(({ call }) => call === 'linesToCart').map(({ body }) => body)
  expect(written).toEqual([
    {
      lines: [
        { product_id: '31', quantity: 2, replaces: '11' },
        { product_id: '32', quantity: 2, replaces: '22' },
      ],
    },
    {
      lines: [
        { product_id: '11', quantity: 2, replaces: '31' },
        { product_id: '22', quantity: 2, replaces: '32' },
      ],
    },
  ])
})

test('C-17: goods that are gone meanwhile are named, and the cart stays as it was', async () => {
  const skipped = [{ id_item: '31', name: 'Beras', message: 'Stok habis' }]
  fakeGateway({
    userProfile,
    planBasket: plans(),
    linesToCart: { result: { added: [], adjusted: [], skipped } },
  })
  const { page } = await start()
  await press('Pakai di keranjang')
  await waitFor(() => expect(page.toasts).toMatchObject([{ message: 'Beras: Stok habis' }]))
  expect(screen.getByRole('button', { name: 'Pakai di keranjang' })).toBeEnabled()
})

test('C-17 F-08: a list is compared with its saved quantities, and its goods go into the cart beside the others', async () => {
  const item = { id_item: '11', quantity: 2 }
  const { calls } = fakeGateway({
    userProfile,
    list: { result: { id: 'l1', items: [item] } },
    planBasket: plans({ current: null }),
    linesToCart: filled,
  } as never)
  await start('/basket-plan?list=l1')
  await press('Masukkan ke keranjang')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'linesToCart')?.body).toEqual({
      lines: [
        { product_id: '31', quantity: 2 },
        { product_id: '32', quantity: 2 },
      ],
    }),
  )
  expect(calls.find(({ call }) => call === 'planBasket')?.body).toEqual({
    district_id: '317405',
    lines: [{ product_id: '11', quantity: 2 }],
  })
})

test('C-17: without a place the page asks for it', async () => {
  fakeGateway({ userProfile: { result: { addresses: [] } }, planBasket: plans() })
  await start()
  expect(await screen.findByText(/Pilih kecamatan tujuan/)).toBeInTheDocument()
})

test('C-17: a failure can be repeated, and an empty cart says so', async () => {
  const nothing = { current: null, cheapest: null, fewest: null, earliest: null }
  let attempts = 0
  const planBasket = () => {
    attempts += 1
    if (attempts === 1) throw refusal(422, 'DISTRICT_UNKNOWN', 'Kecamatan tidak ditemukan')
    return plans(nothing)
  }
  fakeGateway({ userProfile, planBasket })
  await start()
  await press('Coba lagi')
  expect(await screen.findByText('Tidak ada barang untuk dibandingkan')).toBeInTheDocument()
})

test('C-17: a line that nobody delivers stands below the plans with its reason', async () => {
  const left = { product_id: '9', name: 'Es krim', reason: 'courier' as const }
  fakeGateway({ userProfile, planBasket: plans({ current: null, left_out: [left] }) })
  await start()
  const outside = (
    await screen.findByRole('heading', { name: 'Tidak termasuk dalam rencana' })
  ).closest('section')!
  expect(within(outside).getByText('Es krim: tidak ada kurir ke tempat Anda')).toBeInTheDocument()
})
