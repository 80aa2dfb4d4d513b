import { findDeadLinks, leadsTo, linksIn, wrongSamples } from './links.ts'

test('R-37: has no link to a page that does not exist', async () => {
  expect(await findDeadLinks()).toEqual([])
})

test('R-37: finds links in the sources', () => {
  const source = `
    <Link to="/cart" /> <Link to={\`/chat/\${of('a')?.b}?product=\${id}\`} />
    const places = { menu: '/menu', logo: '/logo.svg', script: '/assets/host/main.js' }
    void navigate('/login/otp')
    [Help](/help/payment)`
  expect(linksIn(source)).toEqual(['/cart', '/chat/${}', '/menu', '/login/otp', '/help/payment'])
})

test.each([
  ['/cart', '/cart', true],
  ['/cart', '/cart/:id', false],
  ['/cart/now', '/cart', false],
  ['/chat/${}', '/chat/:seller', true],
  ['/v/a/product/b', '/v/:vendor/product/:alias/:lang?', true],
  ['/v/a/product/b/en', '/v/:vendor/product/:alias/:lang?', true],
  ['/big-${}', '/big-resto', true],
  ['/big-${}', '/brand', false],
  ['/billing/pulsa', '/billing', false],
])('R-37: %s and the route %s: %s', (path, route, isSame) => {
  expect(leadsTo(path, route)).toBe(isSame)
})

test('M-04: names a sample that is no address of its route', () => {
  const path = '/search/:keyword'
  expect(wrongSamples([{ path, sample: '/search/beras?sort=price' }, { path }])).toEqual([])
  expect(wrongSamples([{ path, sample: '/find/beras' }])).toEqual([
    'the sample /find/beras is no address of /search/:keyword',
  ])
})
