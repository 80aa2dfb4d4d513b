import { unit } from '../testing/boot.ts'
import { pinnedAssets } from './pin-assets.ts'
import { createReleaseSet } from './release-set.ts'

const set = createReleaseSet(
  {
    checkout: unit('checkout', { integrity: { 'cart.js': 'sha384-js', 'cart.css': 'sha384-css' } }),
    billing: unit('billing', { base: 'http://localhost:4100/', integrity: {}, development: true }),
  },
  location.origin,
)
const { createScript, createLink } = pinnedAssets(set)
const scriptOf = (url: string) =>
  createScript!({ url }) as { script: HTMLScriptElement; timeout: number }

test('K-03 X-07: a script of the release set is requested with its hash and may take 120 s', () => {
  const { script, timeout } = scriptOf(`${location.origin}/assets/checkout/cart.js`)
  expect(script).toHaveAttribute('integrity', 'sha384-js')
  expect(script.crossOrigin).toBe('anonymous')
  expect(timeout).toBe(120_000)
})

test('X-07: a link of the release set is requested with its hash', () => {
  const { link } = createLink!({
    url: `${location.origin}/assets/checkout/cart.css`,
    attrs: { rel: 'stylesheet' },
  }) as { link: HTMLLinkElement }
  expect(link.rel).toBe('stylesheet')
  expect(link).toHaveAttribute('integrity', 'sha384-css')
})

test.each([
  '/assets/checkout/unknown.js',
  '/assets/marketplace/cart.js',
  '/assets/checkout/../checkout/other.js',
  'https://elsewhere.example/assets/checkout/cart.js',
  '//elsewhere.example/assets/checkout/cart.js',
  'data:text/javascript,alert(1)',
])('X-07: %s is not part of the release set and is refused', (url) => {
  expect(() => scriptOf(url)).toThrow(/not part of this release set/)
})

test("the files of a developer's own server are requested without a hash", () => {
  expect(scriptOf('http://localhost:4100/entry.js?t=1').script).not.toHaveAttribute('integrity')
})
