import { remote } from '@borong/registry/testing/built'
import { judge, type Inspected } from './judge.ts'

const release = (unit: string, storage: readonly string[] = []) => {
  const built = remote({ unit }).release
  return { ...built, remote: { ...built.remote!, storage } }
}

const nothing: Inspected = {
  page: { stored: [], styles: [], changed: [], images: [] },
  places: [],
  left: { listeners: [], timers: [] },
  slow: [],
  ofHost: new Set(),
  storedByHost: [],
  neighbours: [release('host'), release('account', ['orders'])],
}
const found = (page: Partial<Inspected['page']>, more: Partial<Inspected> = {}) =>
  judge(release('checkout', ['cart_taps']), {
    ...nothing,
    page: { ...nothing.page, ...page },
    ...more,
  })
const messages = (...given: Parameters<typeof found>) => found(...given).map((one) => one.message)

const place = (file: string) => ({ address: `https://shop/assets/${file}`, line: 4, column: 17 })

test('finds nothing on a page that does nothing to others', () => {
  expect(found({})).toEqual([])
})

test('names the place that replaces an object of the browser, unless it is of the host or of another unit', () => {
  const changed = [{ name: 'Array.prototype.at', how: 'replaced' }] as const
  expect(
    found({ changed: [...changed] }, { places: [place('checkout/cart.1a2b3c4d.js')] }),
  ).toEqual([
    {
      name: 'GLOBAL_PATCHED',
      isRefusal: true,
      message: 'cart.1a2b3c4d.js:4:17 replaces Array.prototype.at',
    },
  ])
  expect(messages({ changed: [...changed] }, { places: [place('host/main.1a2b3c4d.js')] })).toEqual(
    [],
  )
  expect(messages({ changed: [...changed] }, { places: [place('account/a.1a2b3c4d.js')] })).toEqual(
    [],
  )
  expect(messages({ changed: [...changed] })).toEqual([
    'A script whose place is not known replaces Array.prototype.at',
  ])
  expect(messages({ changed: [...changed] }, { ofHost: new Set(['Array.prototype.at']) })).toEqual(
    [],
  )
})

test('names a stored name that is not of the unit, and its owner', () => {
  const write = (name: string, ...files: string[]) => ({
    stored: [{ area: 'localStorage', name, files }],
  })
  const own = 'checkout/cart.1a2b3c4d.js'
  expect(messages(write('last', own))).toEqual(['cart.1a2b3c4d.js writes “last” to localStorage'])
  expect(messages(write('orders', 'host/main.js', own))).toEqual([
    'cart.1a2b3c4d.js writes “orders” to localStorage, a name of account',
  ])
  expect(messages(write('account.draft', own))).toHaveLength(1)
  expect(messages(write('*', own))).toEqual(['cart.1a2b3c4d.js clears localStorage'])
  expect(messages(write('checkout.draft', own))).toEqual([])
  expect(messages(write('cart_taps', own))).toEqual([])
  // Another unit answers for itself.
  expect(messages(write('last', 'account/a.js', own))).toEqual([])
})

test('leaves names of the host to the host, unless the unit writes them itself', () => {
  const write = (...files: string[]) => ({
    stored: [{ area: 'sessionStorage', name: 'previous', files }],
  })
  const more = { storedByHost: ['previous'] }
  expect(messages(write('host/main.js', 'checkout/cart.js'), more)).toEqual([])
  expect(messages(write('checkout/cart.js'), more)).toEqual([
    'cart.js writes “previous” to sessionStorage',
  ])
  expect(messages(write('host/main.js'), more)).toEqual([])
})

test('names the selectors of styles that scripts add', () => {
  const styles = [{ text: '.cart{top:0}h1{top:0}', files: ['checkout/cart.js'] }]
  expect(messages({ styles })).toEqual(['cart.js adds a style of h1'])
})

test('reports listeners and timers of a page that was left, and none that the host has for the unit', () => {
  const left = {
    listeners: [
      { on: 'window', type: 'resize', files: ['checkout/cart.js'] },
      { on: 'window', type: 'storage', files: ['host/a.js', 'host/b.js', 'checkout/cart.js'] },
    ],
    timers: [{ kind: 'interval' as const, files: ['checkout/cart.js'] }],
  }
  expect(found({}, { left })).toEqual([
    {
      name: 'LISTENER_LEFT',
      isRefusal: false,
      message: 'cart.js still listens to “resize” of window after the page was left',
    },
    {
      name: 'TIMER_LEFT',
      isRefusal: false,
      message: 'cart.js still has an interval after the page was left',
    },
  ])
})

test('reports the longest task of each file, large images and too many of them', () => {
  const task = (milliseconds: number) => ({
    address: 'https://shop/assets/checkout/cart.js',
    name: 'render',
    milliseconds,
  })
  expect(messages({}, { slow: [task(60), task(120)] })).toEqual([
    'cart.js blocks the page for 120 ms (render)',
  ])
  const image = (address: string, bytes: number) => ({ address, bytes, unit: 'checkout' })
  expect(messages({ images: [image('/a.jpg', 250_000), image('/b.jpg', 900_000)] })).toEqual([
    'The image /a.jpg has 250 kB, at most 200 kB',
    'The image /b.jpg has 900 kB, at most 200 kB',
    'The images of the page have 1150 kB, at most 1000 kB',
  ])
})
