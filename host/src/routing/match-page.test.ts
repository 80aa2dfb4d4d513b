import { matchRoutes } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { matchPage } from './match-page.ts'
import { pageRoutes } from './page-routes.ts'

const routes = [
  '/',
  '/promo',
  '/promo/:alias',
  '/promo/baru',
  '/search/:type/:keyword?',
  '/:first/detail',
  '/kode/:second',
  '/:lang?/tentang',
  '/v/:vendor/*',
].map((path): BootRoute => ({ path, unit: 'marketplace', screen: `.${path}`, guard: 'public' }))

test.each([
  '/',
  '/promo',
  '/PROMO/Baru',
  '/promo/lain/',
  '/%70romo/baru',
  '/search/product',
  '/search/product/beras%20ketan',
  '/lain/detail',
  '/kode/detail',
  '/tentang',
  '/en/tentang',
  '/v/toko/product/beras',
  '/login',
  '/tidak/ada/di/sini',
  '//promo',
])('N-01: %s is the page that the router finds among all', (path) => {
  const all = pageRoutes(routes).map((handle) => ({ path: handle.path, handle }))
  const found = matchRoutes(all, path)?.[0]
  const expected = found && { route: found.route.handle, params: found.params }
  expect(matchPage(routes, path)).toEqual(expected)
})
