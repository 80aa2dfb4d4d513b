import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Product } from '../parts/bill-kinds.ts'
import { inquiry, product } from '../testing/bill-parts.ts'
import { findText, openBills } from '../testing/open-bills.tsx'
import { PostpaidScreen } from './PostpaidScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const postpaid = (more: Partial<Product>) =>
  product({ nominal: null, price: null, admin: 2500, ...more })
const bpjs = postpaid({ code: 'bpjs', kind: 'bpjs', operator: 'bpjs', name: 'BPJS Kesehatan' })
const waters = [
  postpaid({ code: 'bdg', kind: 'water', name: 'PDAM Tirtawening', region: 'Kota Bandung' }),
  postpaid({ code: 'sby', kind: 'water', name: 'PDAM Surya Sembada', region: 'Kota Surabaya' }),
]
const providers = [
  postpaid({ code: 'indihome', kind: 'tv', name: 'IndiHome TV' }),
  postpaid({ code: 'kvision', kind: 'tv', name: 'K-Vision' }),
]
const found = (kind: 'bpjs' | 'water' | 'tv', facts: { label: string; value: string }[] = []) => ({
  result: inquiry({ kind, power: null, amount: 150_000, admin: 2500, price: 152_500, facts }),
})
const open = (path: string, items: Product[], inquired: object) =>
  openBills({
    screen: PostpaidScreen,
    path,
    answers: { billProducts: { result: { items } }, inquireBill: inquired },
  })
const check = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Cek tagihan' }))

test.each([
  ['0001234567890', '0001234567890'],
  ['8888801234567890', '0001234567890'],
  ['89888 0123 4567 890', '0001234567890'],
])('R-38: BPJS takes %s, for the chosen months, and shows the members', async (typed, number) => {
  const members = [{ label: 'Jumlah peserta', value: '4' }]
  const { sent } = await open('/billing/bpjs', [bpjs], found('bpjs', members))
  await userEvent.type(await screen.findByLabelText(/Nomor kartu/), typed)
  await userEvent.selectOptions(screen.getByLabelText('Bayar untuk'), '3 bulan')
  await check()
  expect(await screen.findByText('Jumlah peserta')).toBeVisible()
  expect(sent('inquireBill')).toEqual([{ product: 'bpjs', number, months: 3 }])
  expect(screen.getAllByRole('option')).toHaveLength(12)
})

test('R-38: other months need another check', async () => {
  await open('/billing/bpjs', [bpjs], found('bpjs'))
  await userEvent.type(await screen.findByLabelText(/Nomor kartu/), '0001234567890')
  await check()
  expect(await screen.findByText('BUDI SANTOSO')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Bayar untuk'), '2 bulan')
  expect(screen.queryByText('BUDI SANTOSO')).toBeNull()
  expect(screen.getByRole('button', { name: 'Cek tagihan' })).toBeVisible()
})

test('R-38: water is found by its region, which can be changed', async () => {
  const { sent } = await open('/billing/pdam', waters, found('water'))
  const region = await screen.findByLabelText('Kota atau kabupaten')
  await userEvent.type(region, 'atlantis')
  expect(screen.getByText(/Wilayah tidak ditemukan/)).toBeVisible()
  await check()
  expect(screen.getByText('Pilih wilayah')).toBeVisible()
  expect(region).toBeInvalid()
  await userEvent.clear(region)
  await userEvent.type(region, 'band')
  expect(screen.getByText('1 wilayah')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: /Tirtawening/ }))
  expect(screen.getByLabelText('Nomor pelanggan')).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Nomor pelanggan'), '12ab34')
  await check()
  expect(await screen.findByText('BUDI SANTOSO')).toBeVisible()
  expect(sent('inquireBill')).toEqual([{ product: 'bdg', number: '12AB34', months: 1 }])
  await userEvent.click(screen.getByRole('button', { name: 'Ganti wilayah' }))
  expect(screen.getByLabelText('Kota atau kabupaten')).toHaveFocus()
})

test('R-38: TV has its providers, and a link to internet', async () => {
  const { sent } = await open('/billing/tv', providers, found('tv'))
  await userEvent.click(await screen.findByRole('radio', { name: 'K-Vision' }))
  await userEvent.type(screen.getByLabelText('Nomor pelanggan'), '123456789')
  await check()
  expect(await findText('Rp 150.000')).toBeVisible()
  expect(sent('inquireBill')).toEqual([{ product: 'kvision', number: '123456789', months: 1 }])
  expect(screen.getByRole('link', { name: 'Internet' })).toHaveAttribute(
    'href',
    '/billing/tv?kind=internet',
  )
})
