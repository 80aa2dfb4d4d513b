import { fakeGateway, refusal, type FakeAnswers } from '@borong/contract/testing/fake-gateway'
import { openScreen } from '@borong/contract/testing/open-screen'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import words from '../messages/id.json'
import { office, profile, senopati, villages } from '../testing/buyer.ts'
import { AddAddressScreen } from './AddAddressScreen.tsx'
import { EditAddressScreen } from './EditAddressScreen.tsx'

const common = { unit: 'account', messages: words, accessToken: 'token' }
const places = { result: [senopati], total_count: 1, page: 1, limit: 20 }
const field = (name: string) => screen.findByLabelText(name)
const type = async (name: string, text: string) => userEvent.type(await field(name), text)
const tap = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

async function add(answers: FakeAnswers = {}) {
  const gateway = fakeGateway({
    userProfile: profile(),
    searchPlaces: places,
    subdistricts: villages,
    addAddress: { address: office({ shipping_address_id: 'address-2' }) },
    ...answers,
  })
  const opened = await openScreen({
    ...common,
    path: '/add-address',
    address: '/add-address',
    screen: AddAddressScreen,
  })
  return {
    ...opened,
    ...gateway,
    of: (call: string) => gateway.calls.filter((one) => one.call === call),
  }
}

async function edit(answers: FakeAnswers = {}, id = 'address-1') {
  const gateway = fakeGateway({
    userProfile: profile({
      addresses: [
        office(),
        office({ shipping_address_id: 'address-2', alias: 'Gudang', set_default: false }),
        office({ shipping_address_id: 'outlet-1', user_id: 'company-1' }),
      ],
    }),
    subdistricts: villages,
    ...answers,
  })
  const opened = await openScreen({
    ...common,
    path: '/edit-address/:user_id/shipping-address/:shipping_address_id',
    address: `/edit-address/buyer-1/shipping-address/${id}`,
    screen: EditAddressScreen,
  })
  return {
    ...opened,
    ...gateway,
    of: (call: string) => gateway.calls.filter((one) => one.call === call),
  }
}

beforeEach(() => localStorage.clear())

test('U-13 U-23: the first address begins in the district that the buyer chose as a guest, and can leave it', async () => {
  localStorage.setItem('chosen_place', JSON.stringify(senopati))
  await add({ userProfile: profile({ addresses: [] }) })
  expect(await screen.findByText(senopati.province)).toBeVisible()
  expect(await field('Kode pos')).toHaveValue(senopati.postal_code)
  await tap('Ganti')
  expect(await field('Kecamatan atau kode pos')).toHaveValue('')
  expect(await field('Kode pos')).toHaveValue('')
})

test('U-13: a further address does not begin in the chosen district', async () => {
  localStorage.setItem('chosen_place', JSON.stringify(senopati))
  await add()
  expect(await field('Kecamatan atau kode pos')).toHaveValue('')
  expect(await field('Kode pos')).toHaveValue('')
})

test('C-13 V-03 U-07: two letters search nothing, three find a place that fills village to province', async () => {
  const { of } = await add()
  await type('Kecamatan atau kode pos', 'se')
  expect(await screen.findByText('Ketik minimal 3 huruf')).toBeVisible()
  expect(of('searchPlaces')).toEqual([])
  await type('Kecamatan atau kode pos', 'n')
  await userEvent.click(await screen.findByRole('button', { name: /Senayan/ }))
  expect(of('searchPlaces').at(-1)?.url.searchParams.get('like')).toBe('sen')
  expect(screen.getByText('Kebayoran Baru')).toBeVisible()
  expect(screen.getByText('Kota Jakarta Selatan')).toBeVisible()
  expect(screen.getByText('DKI Jakarta')).toBeVisible()
  expect(await field('Kode pos')).toHaveValue('12190')
  expect(await field('Kelurahan/Desa')).toHaveValue('3174071005')
})

test('X-08: shows that a city is not found', async () => {
  await add({ searchPlaces: { ...places, result: [] } })
  await type('Kecamatan atau kode pos', 'xyz')
  expect(await screen.findByText(/Kecamatan tidak ditemukan/)).toBeVisible()
})

test('R-28 C-14 E-04 V-04: sends all fields of a new address, the phone with the prefix 62, and returns to the previous page', async () => {
  const { of, address } = await add()
  await tap('Gudang')
  await userEvent.clear(await field('Nomor HP penerima'))
  await type('Nomor HP penerima', '0813 1111 2222')
  await type('Kecamatan atau kode pos', '12190')
  await tap(/Senayan/)
  await type('Alamat lengkap', 'Jl. Asia Afrika 8')
  await tap('Simpan alamat')
  expect(of('addAddress').map(({ body }) => body)).toEqual([
    {
      name: 'Budi Santoso',
      alias: 'Gudang',
      address: 'Jl. Asia Afrika 8',
      district_id: '317407',
      subdistrict_id: '3174071005',
      postal_code: '12190',
      phone: '6281311112222',
      type: 'shipping',
      set_default: false,
      rt_rw: '',
      landmark: '',
      courier_note: '',
      latitude: null,
      longitude: null,
    },
  ])
  await waitFor(() => expect(address()).toBe('/profile'))
})

test('U-02 U-09: the form says what the phone number is for, and each field has its keyboard and its autocomplete token', async () => {
  await add()
  expect(await field('Nomor HP penerima')).toHaveAccessibleDescription(
    'Kurir menghubungi nomor ini saat mengantar.',
  )
  const expected = [
    ['Nama penerima', 'name', 'text', null],
    ['Nomor HP penerima', 'tel', 'tel', null],
    ['Kode pos', 'postal-code', 'text', 'numeric'],
  ] as const
  for (const [name, token, type, keyboard] of expected) {
    const input = await field(name)
    const found = ['autocomplete', 'type', 'inputmode'].map((key) => input.getAttribute(key))
    expect(found).toEqual([token, type, keyboard])
  }
  expect(await field('Alamat lengkap')).toHaveAttribute('autocomplete', 'street-address')
})

test('C-14: the first address is the main one', async () => {
  await add({ userProfile: profile({ addresses: [] }) })
  expect(await screen.findByLabelText(/Jadikan alamat utama/)).toBeChecked()
})

test('R-28 U-05: shows what is missing beside each field, and sends nothing', async () => {
  const { of } = await add()
  await userEvent.clear(await field('Nomor HP penerima'))
  await type('Nomor HP penerima', '12')
  await tap('Simpan alamat')
  expect(await screen.findByText('Nomor Telpon tidak valid')).toBeVisible()
  expect(screen.getByText('Pilih kecamatan dari daftar')).toBeVisible()
  expect(screen.getByText('Alamat lengkap wajib diisi')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: /^Label alamat: / }))
  expect(await field('Label alamat')).toHaveFocus()
  expect(of('addAddress')).toEqual([])
})

test('R-28: the input survives a reload, and is cleared once it is saved', async () => {
  await add()
  await tap('Toko')
  await type('Alamat lengkap', 'Jl. Asia Afrika 8')
  cleanup()
  await add()
  expect(await field('Alamat lengkap')).toHaveValue('Jl. Asia Afrika 8')
  expect(await field('Label alamat')).toHaveValue('Toko')
  await type('Kecamatan atau kode pos', '12190')
  await tap(/Senayan/)
  await tap('Simpan alamat')
  expect(JSON.parse(localStorage.getItem('account.address_drafts') ?? '{}')).toEqual({})
})

test('C-14 U-06: shows a refusal with the server’s message, and retains the input', async () => {
  const message = 'Anda sudah menyimpan 20 alamat. Hapus salah satu untuk menambah yang baru.'
  await add({
    addAddress: () => {
      throw refusal(422, 'ADDRESS_LIMIT', message)
    },
  })
  await tap('Toko')
  await type('Kecamatan atau kode pos', '12190')
  await tap(/Senayan/)
  await type('Alamat lengkap', 'Jl. Asia Afrika 8')
  await tap('Simpan alamat')
  expect(await screen.findByText(message)).toBeVisible()
  expect(await field('Alamat lengkap')).toHaveValue('Jl. Asia Afrika 8')
})

test('C-14: an error that only the gateway finds is beside its field until the field is corrected', async () => {
  const errors = { postal_code: ['Kode pos tidak cocok'] }
  await add({
    addAddress: () => {
      throw Response.json({ name: 'INVALID', message: 'x', errors }, { status: 422 })
    },
  })
  await tap('Toko')
  await type('Kecamatan atau kode pos', '12190')
  await tap(/Senayan/)
  await type('Alamat lengkap', 'Jl. Asia Afrika 8')
  await tap('Simpan alamat')
  expect(await field('Kode pos')).toHaveAccessibleDescription('Kode pos tidak cocok')
  await userEvent.clear(await field('Kode pos'))
  await type('Kode pos', '12191')
  expect(await field('Kode pos')).toBeValid()
})

test('R-29 C-14: changes an address, with a village from the list', async () => {
  const { of } = await edit({ editAddress: { address: office() } })
  await userEvent.selectOptions(await field('Kelurahan/Desa'), '3174071005')
  expect(await field('Kode pos')).toHaveValue('12190')
  await tap('Simpan alamat')
  expect(of('editAddress')[0]?.url.pathname).toBe(
    '/core/api/v4/users/buyer-1/shipping-addresses/address-1',
  )
  expect(of('editAddress')[0]?.body).toMatchObject({
    subdistrict_id: '3174071005',
    postal_code: '12190',
  })
})

test('C-14: removes an address only after a second confirmation', async () => {
  const { of, address } = await edit(
    { removeAddress: { main_address_id: 'address-1' } },
    'address-2',
  )
  await tap('Hapus alamat')
  expect(await screen.findByText('Hapus alamat Gudang?')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus()
  await tap('Batal')
  expect(of('removeAddress')).toEqual([])
  await tap('Hapus alamat')
  await tap('Hapus alamat')
  expect(of('removeAddress')).toHaveLength(1)
  await waitFor(() => expect(address()).toBe('/profile'))
})

test('R-29 C-14: shows another buyer’s address as not found', async () => {
  await edit({}, 'address-9')
  expect(await screen.findByText('Alamat tidak ditemukan')).toBeVisible()
})

test('R-29: shows the address of an outlet as not found, because admins of its company change it', async () => {
  await edit({}, 'outlet-1')
  expect(await screen.findByText('Alamat tidak ditemukan')).toBeVisible()
})
