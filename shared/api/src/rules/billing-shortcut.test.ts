import { billingShortcut } from './billing-shortcut.ts'

test.each([
  ['pulsa', '/billing/pulsa'],
  ['PAKET data', '/billing/paket-data'],
  [' pln ', '/billing/listrik'],
  ['Pdam', '/billing/pdam'],
  ['bpjs', '/billing/bpjs'],
])('N-07 V-10: %j leads to %s', (keyword, link) => {
  expect(billingShortcut(keyword)?.link).toBe(link)
})

test.each(['puls', 'pulsa telkomsel', 'paket  data', ''])(
  'N-07 V-10: %j is no exact name',
  (keyword) => {
    expect(billingShortcut(keyword)).toBeUndefined()
  },
)
