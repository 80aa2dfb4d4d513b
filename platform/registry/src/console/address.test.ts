import { addressOf, linkTo } from './page/address.ts'

test.each([
  [{}, '#/'],
  [{ channel: 'staging' }, '#/?channel=staging'],
  [{ unit: 'services' }, '#/services'],
  [{ unit: 'services', days: 30 }, '#/services?days=30'],
  [
    { unit: 'services', version: '1.1.0-pr.2+b', from: '1.0.0', channel: 'staging' },
    '#/services/1.1.0-pr.2%2Bb?channel=staging&from=1.0.0',
  ],
])('M-04: the console has a link to the view %o', (address, link) => {
  expect(linkTo(address)).toBe(link)
  expect(addressOf(link)).toEqual(address)
})

test.each([
  ['', {}],
  ['#', {}],
  ['#/services/', { unit: 'services' }],
  ['#/services?days=often', { unit: 'services' }],
  ['#/%E0%A4%A', { unit: '%E0%A4%A' }],
])('M-04: an address that was typed by hand, "%s", opens the nearest view', (hash, address) => {
  expect(addressOf(hash)).toEqual(address)
})
