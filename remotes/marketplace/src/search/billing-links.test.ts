import { billingLink } from './billing-links.ts'

test.each([
  ['Pulsa', '/billing/pulsa'],
  ['paket data', '/billing/paket-data'],
  ['PLN', '/billing/listrik'],
  ['pdam', '/billing/pdam'],
  [' bPjS ', '/billing/bpjs'],
])('N-07: %s leads to %s', (keyword, link) => expect(billingLink(keyword)?.link).toBe(link))

test.each(['pul', 'pulsa murah', 'p l n', ''])('N-07: "%s" is no exact name', (keyword) =>
  expect(billingLink(keyword)).toBeUndefined(),
)
