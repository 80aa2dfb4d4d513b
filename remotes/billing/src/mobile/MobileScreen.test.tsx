import { refusal } from '@borong/contract/testing/fake-gateway'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../remote.ts'
import { findText, openBills } from '../testing/open-bills.tsx'
import { product, savedNumber } from '../testing/bill-parts.ts'
import { MobileScreen } from './MobileScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const nominals = [
  product(),
  product({ code: 'tsel-100', name: 'Pulsa 100.000', nominal: 100_000, price: 101_000 }),
]
const open = (
  path: '/billing/pulsa' | '/billing/paket-data',
  more: Partial<Parameters<typeof openBills>[0]> = {},
) => {
  expect(remote.routes.map((route) => route.path)).toContain(path)
  return openBills({
    screen: MobileScreen,
    path,
    ...more,
    answers: { billProducts: { result: { items: nominals } }, ...more.answers },
  })
}
const field = () => screen.getByLabelText('Nomor HP')

test.each([
  ['+62 812-3456-7890', 'telkomsel'],
  ['62 812 3456 7890', 'telkomsel'],
  ['81234567890', 'telkomsel'],
  ['0851 5555 6666', 'byu'],
  ['0851 0555 6666', 'telkomsel'],
])('F-07 R-38: the pasted number %s shows the nominals of %s', async (typed, operator) => {
  const { calls } = await open('/billing/pulsa')
  await userEvent.click(field())
  await userEvent.paste(typed)
  expect(await screen.findByRole('radio', { name: /50\.000/ })).toBeVisible()
  expect(screen.getByLabelText('Operator')).toHaveValue(operator)
  const queries = calls.filter(({ call }) => call === 'billProducts').map(({ url }) => url.search)
  expect(queries).toEqual([`?kind=pulsa&operator=${operator}`])
})

test('F-07: 0851 has no operator before its sixth digit', async () => {
  await open('/billing/pulsa')
  await userEvent.type(field(), '08515')
  expect(screen.queryByLabelText('Operator')).toBeNull()
  await userEvent.type(field(), '5')
  expect(screen.getByLabelText('Operator')).toHaveValue('byu')
})

test('R-38: each nominal shows the price to be paid, and the chosen one is at the bottom', async () => {
  await open('/billing/pulsa')
  await userEvent.type(field(), '081234567890')
  const nominal = await screen.findByRole('radio', { name: /100\.000.*Bayar Rp\s101\.000/ })
  expect(screen.queryByRole('button', { name: 'Lanjut' })).toBeNull()
  await userEvent.click(nominal)
  expect(screen.getByRole('button', { name: 'Lanjut' })).toBeVisible()
  expect(await findText('Rp 101.000')).toBeVisible()
})

test('F-07: another operator can be chosen, and typing another number lets its prefix decide again', async () => {
  const { calls } = await open('/billing/pulsa')
  await userEvent.type(field(), '081234567890')
  await userEvent.selectOptions(screen.getByLabelText('Operator'), 'xl')
  await screen.findByRole('radio', { name: /50\.000/ })
  expect(calls.at(-1)!.url.searchParams.get('operator')).toBe('xl')
  await userEvent.clear(field())
  await userEvent.type(field(), '085712345678')
  expect(screen.getByLabelText('Operator')).toHaveValue('indosat')
})

test.each([
  ['0812345', /kurang panjang/],
  ['081234567890123', /terlalu panjang/],
  ['08123456abc', /hanya berisi angka/],
  ['8,12E+11', /Excel mengubah nomor/],
  ['0700123456', /Awalan nomor ini tidak dikenal/],
])('F-07: the number %s shows beside its field why it can’t be used', async (typed, words) => {
  await open('/billing/pulsa')
  await userEvent.click(field())
  await userEvent.paste(typed)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText(words)).toBeVisible()
  expect(field()).toBeInvalid()
  expect(field()).toHaveFocus()
})

test('R-38: the own and the saved numbers are chips that fill in the field', async () => {
  await open('/billing/pulsa', {
    answers: {
      billNumbers: {
        result: {
          items: [
            savedNumber(),
            savedNumber({ id: 'num-2', kind: 'bpjs', number: '0001234567890', label: 'Ibu' }),
          ],
        },
      },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'HP toko · 0813-1111-2222' }))
  expect(field()).toHaveValue('081311112222')
  await userEvent.click(screen.getByRole('button', { name: 'Nomor saya · 0812-9000-1111' }))
  expect(field()).toHaveValue('081290001111')
  expect(screen.queryByText(/^Ibu/)).toBeNull()
})

test('R-38: a link to a saved number fills it in', async () => {
  const { address } = await open('/billing/pulsa', {
    address: '/billing/pulsa?saved=num-1',
    answers: { billNumbers: { result: { items: [savedNumber()] } } },
  })
  expect(await screen.findByRole('radio', { name: /50\.000/ })).toBeVisible()
  expect(field()).toHaveValue('081311112222')
  expect(address()).toBe('/billing/pulsa')
})

test('R-38: where the browser has a contact picker, it fills in the number', async () => {
  const select = jest.fn(async () => [{ tel: ['+62 857-1234-5678'] }])
  Object.defineProperty(navigator, 'contacts', { value: { select }, configurable: true })
  await open('/billing/pulsa')
  await userEvent.click(screen.getByRole('button', { name: 'Pilih dari kontak' }))
  expect(await screen.findByLabelText('Operator')).toHaveValue('indosat')
  Reflect.deleteProperty(navigator, 'contacts')
  cleanup()
  await open('/billing/pulsa')
  expect(screen.queryByRole('button', { name: 'Pilih dari kontak' })).toBeNull()
})

test('R-38: a closed nominal and one in its nightly stop can’t be chosen, and show why', async () => {
  await open('/billing/pulsa', {
    answers: {
      billProducts: {
        result: {
          items: [
            product({ state: 'closed' }),
            product({
              code: 'x',
              name: 'Pulsa 25.000',
              nominal: 25_000,
              state: 'cut_off',
              cut_off: { from: '23:00', to: '1:00' },
            }),
          ],
        },
      },
    },
  })
  await userEvent.type(field(), '081234567890')
  expect(await screen.findByRole('radio', { name: /50\.000.*Sedang ditutup/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /25\.000.*sampai 01\.00 WIB/ })).toBeDisabled()
})

test('R-38: data packages are filtered by days and GB', async () => {
  const packages = [
    product({ code: 'a', kind: 'data', name: 'Harian', days: 3, megabytes: 2048, price: 9000 }),
    product({ code: 'b', kind: 'data', name: 'Bulanan', days: 30, megabytes: 12_288 }),
    product({ code: 'c', kind: 'data', name: 'Bulanan besar', days: 30, megabytes: 102_400 }),
  ]
  await open('/billing/paket-data', { answers: { billProducts: { result: { items: packages } } } })
  await userEvent.type(field(), '081234567890')
  expect(await screen.findByRole('radio', { name: /Bulanan 12 GB · 30 hari/ })).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  await userEvent.selectOptions(screen.getByLabelText('Masa aktif'), '8–31 hari')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  await userEvent.selectOptions(screen.getByLabelText('Kuota'), '5–15 GB')
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await userEvent.selectOptions(screen.getByLabelText('Masa aktif'), '1–3 hari')
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua paket' }))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
})

test('R-38: a list that fails offers a retry, and the number remains', async () => {
  const { answers } = await open('/billing/pulsa', {
    answers: {
      billProducts: () => {
        throw refusal(404, 'NOT_FOUND', 'Data tidak ditemukan')
      },
    },
  })
  await userEvent.type(field(), '081234567890')
  expect(await screen.findByText('Data tidak ditemukan')).toBeVisible()
  answers.billProducts = { result: { items: nominals } }
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('radio', { name: /50\.000/ })).toBeVisible()
  expect(field()).toHaveValue('081234567890')
})

test('R-38: an operator without products shows that', async () => {
  await open('/billing/pulsa', { answers: { billProducts: { result: { items: [] } } } })
  await userEvent.type(field(), '081234567890')
  expect(await screen.findByText(/Belum ada produk/)).toBeVisible()
})

test('F-07: a guest is sent to the login, and the input is there afterwards, also after a reload', async () => {
  const { sentToLogin } = await open('/billing/pulsa', { isGuest: true })
  await userEvent.type(field(), '0812 3456 7890')
  await userEvent.click(await screen.findByRole('radio', { name: /100\.000/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }))
  expect(sentToLogin()).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  await open('/billing/pulsa')
  expect(field()).toHaveValue('0812 3456 7890')
  expect(await screen.findByRole('radio', { name: /100\.000/ })).toBeChecked()
})

test('R-38: the number is kept when the buyer goes on to data packages', async () => {
  await open('/billing/pulsa')
  await userEvent.type(field(), '081234567890')
  const kinds = screen.getByRole('form')
  expect(within(kinds).getByRole('link', { name: 'Paket data' })).toHaveAttribute(
    'href',
    '/billing/paket-data',
  )
  cleanup()
  await open('/billing/paket-data')
  expect(field()).toHaveValue('081234567890')
})
