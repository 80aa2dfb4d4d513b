import { billingShortcut } from './billing-shortcut.ts'

test.each([
  ['pulsa', '/billing/pulsa'],
  ['PAKET data', '/billing/paket-data'],
  [' pln ', '/billing/listrik'],
  ['Pdam', '/billing/pdam'],
  ['bpjs', '/billing/bpjs'],
  ['token', '/billing/listrik'],
  ['Listrik', '/billing/listrik'],
  ['tagihan listrik', '/billing/listrik?kind=electricity'],
  ['tv kabel', '/billing/tv'],
  ['k-vision', '/billing/tv'],
  ['Indihome', '/billing/tv?kind=internet'],
  ['first media', '/billing/tv?kind=internet'],
  ['TELKOMSEL', '/billing/pulsa'],
  ['by.u', '/billing/pulsa'],
])('N-07 V-10: %j leads to %s', (keyword, link) => {
  expect(billingShortcut(keyword)?.link).toBe(link)
})

test.each(['puls', 'pulsa telkomsel', 'paket  data', ''])(
  'N-07 V-10: %j is no exact name',
  (keyword) => {
    expect(billingShortcut(keyword)).toBeUndefined()
  },
)

test.each([
  ['pln', 'PLN'],
  ['telkomsel', 'Pulsa Telkomsel'],
  ['indihome', 'Internet IndiHome'],
  ['k vision', 'TV kabel K Vision'],
])('N-07: the bill of %j is shown as %j', (keyword, name) => {
  expect(billingShortcut(keyword)?.name).toBe(name)
})
