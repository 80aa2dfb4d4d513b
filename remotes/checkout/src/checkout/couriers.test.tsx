import { act, fireEvent, screen, within } from '@testing-library/react'
import { cartOf, item, vendor } from '../testing/cart-parts.ts'
import {
  checkOut,
  openSeller,
  option,
  orderButton,
  total,
  twoSellers,
} from '../testing/checkout-parts.tsx'
import { businessAtom, noBusiness } from './business.atoms.ts'

beforeEach(() => localStorage.clear())

const SELLER = 'Sumber Makmur'
const OTHER = 'Kertas Nusantara'

const express = option({ id: 'yes', service: 'YES', price: 45_000, duration_longest: 1 })
const closed = option({ id: 'grab', service: 'Same Day', price: 5000, feature_flag: 'N' })
const cheap = option({ id: 'oke', service: 'OKE', price: 15_000, duration_longest: 6 })
const shippingOptions = {
  result: { 7: [express, closed, option(), cheap], 8: [option({ vendor_id: '8' })] },
}
const line = (name: string) =>
  within(screen.getByRole('region', { name })).getByRole('button', { expanded: false })
const rule = (name: RegExp) => screen.findByRole('button', { name })

test('R-23 U-08: each seller is one line with its goods, courier, arrival and sum, and the address is a summary', async () => {
  await checkOut({ shippingOptions })
  expect(line(SELLER)).toHaveTextContent(/2 × Beras.*JNE OKE Rp 15.000 · Tiba \d.*Rp 115.000/)
  expect(screen.queryByRole('radio')).toBeNull()
  const where = within(screen.getByRole('region', { name: 'Alamat pengiriman' }))
  expect(where.getByRole('button', { name: /Ubah/ })).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('C-16: only couriers that can be had are offered, the cheapest first, with marks', async () => {
  await checkOut({ shippingOptions })
  const seller = await openSeller(SELLER)
  const names = seller.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)
  expect(names).toEqual([
    expect.stringMatching(/^JNE OKETermurah/),
    expect.stringMatching(/^JNE REG(?!T)/),
    expect.stringMatching(/^JNE YESTercepat/),
  ])
  expect(seller.getAllByRole('radio')[0]).toBeChecked()
})

test('C-16: a single courier has no marks', async () => {
  await checkOut({ shippingOptions })
  const seller = await openSeller(OTHER)
  expect(seller.getByRole('radio')).toBeChecked()
  expect(seller.queryByText('Termurah')).toBeNull()
})

test('C-16 R-23: one tap selects the couriers of all sellers, and a later choice for one seller stays', async () => {
  await checkOut({ shippingOptions })
  expect(await rule(/^Termurah/)).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(await rule(/^Tercepat.*65\.000/))
  expect(line(SELLER)).toHaveTextContent('JNE YES')
  expect(total()).toHaveTextContent('Rp 215.000')
  fireEvent.click(await rule(/^Tiba di hari yang sama.*40\.000/))
  expect(line(SELLER)).toHaveTextContent('JNE REG')
  const seller = await openSeller(SELLER)
  fireEvent.click(seller.getByRole('radio', { name: /JNE YES/ }))
  expect(total()).toHaveTextContent('Rp 215.000')
  expect(await rule(/^Tiba di hari yang sama/)).toHaveAttribute('aria-pressed', 'false')
  fireEvent.click(await rule(/^Termurah/))
  expect(total()).toHaveTextContent('Rp 185.000')
})

test('R-23: an order of one seller has no choice for all', async () => {
  await checkOut({ shippingOptions }, {}, cartOf([twoSellers.detail[0]!]))
  expect(await orderButton()).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Termurah/ })).toBeNull()
})

test('R-23: the cheapest courier that arrives by the day on which a company wants the goods is selected', async () => {
  const companies = [{ id: 'c1', name: 'PT Dapur Rasa', role: 'buyer', company_required: false }]
  const { page } = await checkOut({
    shippingOptions,
    companies: { companies },
    company: () => new Promise(() => {}),
    companyBudgets: () => new Promise(() => {}),
  })
  expect(line(SELLER)).toHaveTextContent('JNE OKE')
  // The clock of a page in tests begins on 1 January 1970.
  const wanted_on = '1970-01-03'
  await act(async () =>
    page.store.set(businessAtom, { ...noBusiness, company_id: 'c1', wanted_on }),
  )
  expect(line(SELLER)).toHaveTextContent('JNE YES')
})

test('R-23: a seller whose chosen courier is gone opens, and shows it', async () => {
  const shipping_used = [{ vendor_id: '7', shipping_id: 'tiki', insurance: false }]
  await checkOut({ shippingOptions }, { shipping_used })
  expect(await screen.findByText(/Kurir pilihan Anda tidak tersedia lagi/)).toBeVisible()
  expect(line(OTHER)).toBeVisible()
})

test('R-23: a seller with a changed line opens, and shows the change', async () => {
  const changed = item({ notices: [{ code: 'PRICE_UP', value: 40_000 }] as never })
  await checkOut({ shippingOptions }, {}, cartOf([vendor([changed])]))
  expect(await screen.findByText(/Harga naik/)).toBeVisible()
})

test('R-23 U-08: a seller’s line opens and closes by keyboard, and keeps the focus', async () => {
  await checkOut({ shippingOptions })
  const button = line(SELLER)
  button.focus()
  await openSeller(SELLER)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveFocus()
  fireEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})
