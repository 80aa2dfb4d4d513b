import { exampleOf } from './addresses.ts'

test.each([
  ['/', {}, '/'],
  ['/search/:keyword', { keyword: 'beras putih' }, '/search/beras%20putih'],
  ['/v/:vendor/product/:alias/:lang?', { vendor: 'toko', alias: 'beras' }, '/v/toko/product/beras'],
  ['/thank-you/:order_serial', {}, undefined],
  ['/live/:id', { id: 'nothing', '/live/:id': '7' }, '/live/7'],
])('M-06: photographs %s with %j at %s', (path, examples, expected) => {
  expect(exampleOf({ path }, examples)).toBe(expected)
})
