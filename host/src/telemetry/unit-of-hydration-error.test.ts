import { testPage } from '@borong/contract/testing/test-page'
import { boot, unit } from '../testing/boot.ts'
import { recordHydrationError } from './unit-of-hydration-error.ts'

const routes = [{ path: '/tender', guard: 'public' as const, screen: './Tender', unit: 'services' }]
const units = { host: unit('host'), services: unit('services'), checkout: unit('checkout') }

function unitOf(error: Error & { digest?: string }, path: string, componentStack = '') {
  history.replaceState(null, '', path)
  const page = testPage({ boot: boot({ routes, units }) })
  recordHydrationError(page, error, componentStack)
  const [record] = page.records
  return record?.type === 'error' ? (record.from ?? 'host') : undefined
}
const withDigest = (digest: string) => Object.assign(new Error('The server failed'), { digest })
const stack = '\n at Cart (https://borong.example/assets/checkout/cart.js:1:2)'
const frame =
  '\n at header\n at Header (https://borong.example/assets/host/main.js:1:2)\n at App (https://borong.example/assets/host/main.js:3:4)'

test.each([
  [
    'a failure on the server belongs to the region that the server names',
    withDigest('checkout'),
    '/tender',
    '',
    'checkout',
  ],
  [
    'a difference in a region belongs to its unit',
    new Error('Hydration'),
    '/tender',
    stack,
    'checkout',
  ],
  [
    'a difference in a region inside the frame belongs to its unit',
    new Error('Hydration'),
    '/tender',
    stack + frame,
    'checkout',
  ],
  [
    'a failure without a place belongs to the unit of the route',
    new Error('Hydration'),
    '/tender',
    '',
    'services',
  ],
])('X-09 M-04: %s', (_, error, path, componentStack, expected) => {
  expect(unitOf(error, path, componentStack)).toEqual({ unit: expected, version: '1.1.0' })
})

test.each([
  ['a difference in the frame', new Error('Hydration'), frame],
  ['a failure of the frame on the server', withDigest('host'), ''],
])('X-09 M-04: %s belongs to the host, not to the remote of the route', (_, error, place) => {
  expect(unitOf(error, '/tender', place)).toBe('host')
})

test('X-09 M-04: a failure of a page of no remote belongs to the host', () => {
  expect(unitOf(new Error('Hydration'), '/nowhere')).toBe('host')
})
