import { fakeGateway, refusal } from '@borong/contract/testing/fake-gateway'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { open } from '../testing/open.ts'
import { ListsScreen } from './ListsScreen.tsx'

const summary = (more = {}) => ({
  id: 'l1',
  kind: 'own' as const,
  name: 'Dapur',
  company: null,
  item_count: 2,
  updated_at: null,
  can_manage: true,
  ...more,
})
const wishlist = summary({ id: 'wishlist', kind: 'wishlist', name: 'Wishlist', can_manage: false })
const item = (more = {}) => ({
  id_item: '12',
  code: 'B-000012-3',
  alias: 'beras',
  vendor_alias: 'sumber-makmur',
  vendor_name: 'Sumber Makmur',
  name: 'Beras 25 kg',
  image: 'p/12.jpg',
  unit_type: 'sak',
  quantity: 2,
  cart_quantity: 2,
  minimum_order: 1,
  quantity_step: 1,
  maximum: 100,
  unit_price: 300_000,
  saved_unit_price: 300_000,
  subtotal: 600_000,
  can_buy: true,
  notices: [] as { code: string; message: string }[],
  ...more,
})
const oil = item({ id_item: '15', name: 'Minyak 18 L', subtotal: 250_000, unit_price: 125_000 })
const listOf = (...items: ReturnType<typeof item>[]) => ({
  result: { ...summary({ item_count: items.length }), items, hidden_count: 0 },
})
const lists = { result: [wishlist, summary()], companies: [{ id: 'c1', name: 'PT Uji' }] }
const start = (address: string) =>
  open('/lists/:listId?', address, ListsScreen, { accessToken: 'a' })
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

test('F-08: the lists begin with the wishlist, and a new one can be a company’s', async () => {
  const { calls } = fakeGateway({ lists, createList: { result: summary({ id: 'l2' }) } })
  await start('/lists')
  expect(await screen.findByRole('link', { name: /Wishlist/ })).toHaveAttribute(
    'href',
    '/lists/wishlist',
  )
  await userEvent.selectOptions(screen.getByLabelText('Untuk'), 'PT Uji')
  await userEvent.type(screen.getByLabelText('Nama daftar'), ' Kantor ')
  await press('Buat daftar')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'createList')).toMatchObject({
      body: { name: 'Kantor', company_id: 'c1' },
    }),
  )
})

test('F-08: a name that is taken is explained at its field', async () => {
  fakeGateway({
    lists,
    createList: () => {
      throw refusal(409, 'LIST_NAME_TAKEN', 'Sudah ada daftar dengan nama ini')
    },
  })
  await start('/lists')
  await press('Buat daftar')
  expect(await screen.findByText('Isi nama daftar')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Nama daftar'), 'Dapur')
  await press('Buat daftar')
  expect(await screen.findByText('Sudah ada daftar dengan nama ini')).toBeVisible()
})

test('X-01: a mistake of the page is reported, and is not called a lost network', async () => {
  fakeGateway({ lists, createList: {} })
  const { page } = await start('/lists')
  await userEvent.type(await screen.findByLabelText('Nama daftar'), 'Dapur')
  await press('Buat daftar')
  expect(await screen.findByText(/Mohon maaf terjadi kesalahan/)).toBeVisible()
  expect(page.records).toContainEqual(expect.objectContaining({ type: 'error' }))
})

test('F-08: an address with products saves them in the list that is tapped', async () => {
  const { calls } = fakeGateway({ lists, addToList: { result: summary() } })
  const { page } = await start('/lists?save=12x3,15x2')
  expect(await screen.findByRole('heading', { name: 'Simpan ke daftar mana?' })).toBeVisible()
  await press(/Dapur/)
  await waitFor(() => expect(page.toasts).toMatchObject([{ message: 'Disimpan di Dapur' }]))
  expect(calls.find(({ call }) => call === 'addToList')).toMatchObject({
    body: {
      items: [
        { product_id: '12', quantity: 3 },
        { product_id: '15', quantity: 2 },
      ],
    },
  })
})

test('F-08: a list shows what changed, and the amount of the chosen products goes into the cart', async () => {
  const sold = item({
    id_item: '20',
    name: 'Gula',
    can_buy: false,
    subtotal: 0,
    cart_quantity: 0,
    notices: [{ code: 'OUT_OF_STOCK', message: 'Stok habis' }],
  })
  const { calls } = fakeGateway({
    list: listOf(item(), oil, sold),
    listToCart: { result: { added: ['12'], adjusted: [], skipped: [] } },
  })
  await start('/lists/l1')
  expect(await screen.findByText('Stok habis')).toBeVisible()
  expect(screen.getByText('Ada perubahan pada 1 produk sejak disimpan')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Pilih Gula' })).toBeDisabled()
  expect(screen.getByText(/850\.000/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Pilih Minyak 18 L' }))
  await press('Masukkan ke keranjang')
  await waitFor(() =>
    expect(calls.find(({ call }) => call === 'listToCart')).toMatchObject({
      body: { items: ['12'], total: 600_000 },
    }),
  )
})

test('F-08: several taps on a quantity are one write with the last value', async () => {
  const { calls } = fakeGateway({ list: listOf(item()), changeListItem: { quantity: 4 } })
  await start('/lists/l1')
  const row = within(await screen.findByRole('group', { name: /Beras 25 kg/ }))
  await userEvent.click(row.getByRole('button', { name: 'Tambah' }))
  await userEvent.click(row.getByRole('button', { name: 'Tambah' }))
  const writes = () => calls.filter(({ call }) => call === 'changeListItem')
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]).toMatchObject({ body: { quantity: 4 } })
})

test('F-08: a list is deleted after a second press only', async () => {
  const { calls } = fakeGateway({ list: listOf(), lists, deleteList: { deleted: true } })
  await start('/lists/l1')
  expect(await screen.findByText('Daftar ini belum berisi produk')).toBeVisible()
  await press('Hapus daftar')
  expect(calls.some(({ call }) => call === 'deleteList')).toBe(false)
  await press('Ya, hapus')
  await waitFor(() => expect(calls.some(({ call }) => call === 'deleteList')).toBe(true))
})

test('F-03: the wishlist has no quantities, and can be neither renamed nor deleted', async () => {
  fakeGateway({ list: { result: { ...wishlist, items: [item()], hidden_count: 1 } } })
  await start('/lists/wishlist')
  expect(await screen.findByRole('link', { name: 'Beras 25 kg' })).toBeVisible()
  expect(screen.getByText('1 produk 21+ tampil setelah usia Anda diverifikasi')).toBeVisible()
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Hapus daftar' })).not.toBeInTheDocument()
})
