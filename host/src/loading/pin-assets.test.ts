import { unit } from '../testing/boot.ts'
import { guardHead, pinnedEntries } from './pin-assets.ts'
import { createReleaseSet } from './release-set.ts'

const set = createReleaseSet(
  {
    checkout: unit('checkout', { integrity: { 'cart.js': 'sha384-js', 'cart.css': 'sha384-css' } }),
    billing: unit('billing', { base: 'http://localhost:4100/', integrity: {}, development: true }),
  },
  location.origin,
)

function guardedHead() {
  const head = document.createElement('head')
  guardHead(head, set)
  return head
}

const script = (src: string) => Object.assign(document.createElement('script'), { src })

test('X-07: a script of the release set gets its hash, whoever puts it into the document', () => {
  const head = guardedHead()
  const element = head.appendChild(script('/assets/checkout/cart.js'))
  expect(head).toContainElement(element)
  expect(element).toHaveAttribute('integrity', 'sha384-js')
  expect(element.crossOrigin).toBe('anonymous')
})

test('X-07: a stylesheet of the release set gets its hash', () => {
  const head = guardedHead()
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/assets/checkout/cart.css',
  })
  head.insertBefore(link, null)
  expect(head).toContainElement(link)
  expect(link).toHaveAttribute('integrity', 'sha384-css')
})

test('a stylesheet that came inside the document counts as loaded and is not fetched again', async () => {
  const head = document.createElement('head')
  head.innerHTML = '<style data-href="/assets/checkout/cart.css"></style>'
  guardHead(head, set)
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/assets/checkout/cart.css',
  })
  const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
  head.appendChild(link)
  await loaded
  expect(head).not.toContainElement(link)
})

test('X-07: a file that the document left out is looked up in the table that it pins', async () => {
  const table = { name: 'table.json', integrity: 'sha384-table' }
  const later = createReleaseSet(
    { checkout: unit('checkout', { modules: { './a': { js: [], css: [] } }, table }) },
    location.origin,
  )
  const fetched = jest.fn<Promise<unknown>, unknown[]>(async () => ({
    ok: true,
    json: async () => ({ integrity: { 'sheet.js': 'sha384-sheet' } }),
  }))
  globalThis.fetch = fetched as unknown as typeof fetch
  const head = document.createElement('head')
  guardHead(head, later)
  const known = head.appendChild(script('/assets/checkout/sheet.js'))
  const failed = new Promise((resolve) => {
    head.appendChild(script('/assets/checkout/stranger.js')).addEventListener('error', resolve)
  })
  await failed
  expect(known).toHaveAttribute('integrity', 'sha384-sheet')
  expect([...head.children]).toEqual([known])
  expect(fetched.mock.calls).toEqual([
    ['/assets/checkout/table.json', { integrity: 'sha384-table', credentials: 'omit' }],
  ])
})

test.each([
  '/assets/checkout/unknown.js',
  '/assets/marketplace/cart.js',
  '/assets/checkout/../checkout/other.js',
  'https://elsewhere.example/assets/checkout/cart.js',
  '//elsewhere.example/assets/checkout/cart.js',
  'data:text/javascript,alert(1)',
])('X-07: %s is not of the release set: it stays out, and its loader is told', async (src) => {
  jest.spyOn(console, 'error').mockReturnValue()
  const head = guardedHead()
  const element = script(src)
  const failed = new Promise((resolve) => element.addEventListener('error', resolve))
  head.appendChild(element)
  expect(head).toBeEmptyDOMElement()
  await expect(failed).resolves.toBeInstanceOf(Event)
})

test('a title or a description is none of its business', () => {
  const head = guardedHead()
  head.appendChild(document.createElement('title'))
  expect(head).not.toBeEmptyDOMElement()
})

test("a developer's own server is let in without a hash", () => {
  const head = guardedHead()
  const element = head.appendChild(script('http://localhost:4100/entry.js?t=1'))
  expect(head).toContainElement(element)
  expect(element).not.toHaveAttribute('integrity')
})

test("K-03 X-07: the federation's own scripts are pinned too, may take 120 s, and unknown ones are refused", () => {
  const plugin = pinnedEntries(set)
  const url = `${location.origin}/assets/checkout/cart.js`
  const made = plugin.createScript!({ url }) as { script: HTMLScriptElement; timeout: number }
  expect(made.script).toHaveAttribute('integrity', 'sha384-js')
  expect(made.timeout).toBe(120_000)
  expect(() => plugin.createScript!({ url: `${location.origin}/assets/checkout/evil.js` })).toThrow(
    /not part of this release set/,
  )
})
