import type { BootRoute, Release } from '@borong/contract/release'
import { matchRoutes } from 'react-router-dom'
import { makeRouteTable, mergeRoutes } from './route-table.ts'
import { expectConsole } from '@borong/contract/testing/expect-console'

const route = (path: string, unit = 'marketplace'): BootRoute => ({
  path,
  guard: 'public',
  screen: './Screen',
  unit,
})

const paths = [
  '/',
  '/marketplace',
  '/promo',
  '/promo/:promoDetail',
  '/search',
  '/search/:keyword',
  '/filter/:resultType/:keyword',
  '/filter/:keyword',
  '/v/:vendor/product/:product_alias/:lang?',
  '/local-store/search',
  '/services/:name',
  '/services/tender',
  '/edit-address/:user_id/shipping-address/:shipping_address_id',
  '/help/*',
  '/a?/b/:c?/d',
]

const addresses = [
  '/',
  '/marketplace',
  '/MARKETPLACE/',
  '/promo/',
  '/promo/lebaran',
  '/promo/a/b',
  '/search/beras%20merah',
  '/search/50%',
  '/filter/product/gula',
  '/filter/gula',
  '/v/toko-jaya/product/beras-5kg',
  '/v/toko-jaya/product/beras-5kg/en',
  '/v/toko-jaya/product',
  '/local-store/search/',
  '/services/tender',
  '/services/radar',
  '/help',
  '/help/a/b',
  '/b/d',
  '/a/b/d',
  '/a/b/x/d',
  '/b/x/d',
  '/edit-address/7/shipping-address/9',
  '/nowhere',
  '//evil.example',
  '/search/a.b+c',
]

test.each(addresses)('R-37 N-03: %s belongs to the same page here as in the browser', (address) => {
  // The router warns of a broken encoding, and then uses the address unchanged.
  if (address.endsWith('%')) expectConsole(/could not be decoded/)
  const routes = paths.map((path) => route(path))
  const match = makeRouteTable(routes).match(address)
  const inBrowser = matchRoutes(routes, address)?.at(-1)
  expect(match?.route.path).toBe(inBrowser?.route.path)
  const spelled = Object.entries(inBrowser?.params ?? {}).filter(([, value]) => value !== undefined)
  expect(match?.params ?? {}).toEqual(Object.fromEntries(spelled))
})

test('N-03: the earlier of two entries for one page wins, also with other parameter names', () => {
  const remote = (unit: string, path: string) =>
    ({ unit, remote: { routes: [route(path)], widgets: {}, modules: {} } }) as unknown as Release
  const merged = mergeRoutes([
    remote('marketplace', '/search/:keyword'),
    remote('checkout', '/Search/:words'),
  ])
  expect(merged).toHaveLength(1)
  expect(makeRouteTable(merged).match('/search/beras')).toMatchObject({
    route: { unit: 'marketplace' },
    params: { keyword: 'beras' },
  })
})

test('R-37: leaves out a path with so many optional segments that a router would expand it for minutes', () => {
  const routes = [route(`/a${'/:b?'.repeat(40)}`), route('/c')]
  const release = { unit: 'marketplace', remote: { routes, widgets: {}, modules: {} } }
  const table = makeRouteTable(mergeRoutes([release as unknown as Release]))
  expect(table.routes.map(({ path }) => path)).toEqual(['/c'])
  expect(table.match('/a/1')).toBeUndefined()
})

test('R-37: an address of no remote has no owner', () => {
  expect(makeRouteTable([route('/cart', 'checkout')]).match('/cart/2')).toBeUndefined()
})

test('R-37: pages of features that the back end lacks do not exist, and links to them are known', () => {
  const needed: BootRoute = { ...route('/transaction/:orderId/change'), feature: 'order-changes' }
  const { match, missing, routes } = makeRouteTable(
    [route('/transaction/:orderId'), needed, { ...route('/chat'), feature: 'chat' }],
    [],
    (feature) => feature === 'chat',
  )
  expect(match('/transaction/7')?.route.path).toBe('/transaction/:orderId')
  expect(match('/transaction/7/change')).toBeUndefined()
  expect(match('/chat')).toBeDefined()
  expect(routes.map(({ path }) => path)).toEqual(['/transaction/:orderId', '/chat'])
  const isMissing = (link: string) => new RegExp(missing).test(link)
  expect(['/transaction/7/change', '/transaction/7/change?x=1'].every(isMissing)).toBe(true)
  expect(['/transaction/7', '/transaction/7/changes', '/chat'].some(isMissing)).toBe(false)
})

test('R-37: a shop can have addresses that no link leads to, beside the pages that it lacks', () => {
  const { missing } = makeRouteTable([], [], () => true, ['^/promo/[a-z]'])
  expect(new RegExp(missing).test('/promo/selamat-datang')).toBe(true)
  expect(new RegExp(missing).test('/promo/7')).toBe(false)
})
