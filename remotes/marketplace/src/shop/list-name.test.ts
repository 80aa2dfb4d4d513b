import { listName } from './list-name.ts'

test.each([
  ['/', 'home'],
  ['/marketplace', 'home'],
  ['/search/beras', 'search'],
  ['/category/sembako', 'category'],
  ['/v/toko-1', 'store'],
  ['/v/toko-1/product/beras-1', 'product'],
])('C-33: names the list of products on %s as %s', (pathname, name) => {
  expect(listName(pathname)).toBe(name)
})
