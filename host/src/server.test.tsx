/** @jest-environment node */
import { authorize } from '@borong/api/identity'
import { callKey } from '@borong/contract/call-key'
import {
  callQuery,
  PageTitle,
  useCall,
  useMessages,
  useQuery,
  useSession,
  Widget,
} from '@borong/contract'
import type { BootRoute } from '@borong/contract/release'
import { use } from 'react'
import { render, shared } from './server.tsx'
import { boot } from './testing/boot.ts'
import { expectConsole } from '@borong/contract/testing/expect-console'

const route = (path: string, screen: string, more: Partial<BootRoute> = {}): BootRoute => ({
  path,
  guard: 'public',
  screen: `./${screen}`,
  unit: 'marketplace',
  ...more,
})

const never = new Promise<never>(() => {})

const modules: Record<string, Readonly<Record<string, unknown>>> = {
  './HomeScreen': {
    HomeScreen: () => {
      const t = useMessages()
      return (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <h1>{t('title')}</h1>
          <p>{useCall(authorize).data.guest_token}</p>
          <p>{useSession().status}</p>
        </>
      )
    },
  },
  './GoneScreen': {
    GoneScreen: () => <h1>{useQuery(callQuery(authorize)).isError ? 'Tidak ada' : 'Memuat'}</h1>,
  },
  './CachedScreen': {
    CachedScreen: () => {
      const query = { queryKey: ['own'], queryFn: () => never, initialData: 'cached' }
      return <p>{useQuery({ ...query, gcTime: 60_000 }).data}</p>
    },
  },
  './BrokenScreen': {
    BrokenScreen: () => {
      throw new Error('bug')
    },
  },
  './WaitingScreen': {
    WaitingScreen: () => use(never),
  },
  './WidgetScreen': {
    WidgetScreen: () => (
      <>
        <h1>Produk</h1>
        <Widget name={'checkout/add-to-cart' as string} skeleton="tombol" />
      </>
    ),
  },
  './messages/id': { default: { title: 'Beranda' } },
  './messages/en': { title: 'Home' },
}
const load = (_unit: string, module: string) => {
  const found = modules[module]
  if (!found) throw new Error(`no module ${module}`)
  return found
}
const routes = [
  route('/', 'HomeScreen', { guard: 'guest' }),
  route('/gone', 'GoneScreen'),
  route('/cached', 'CachedScreen'),
  route('/broken', 'BrokenScreen'),
  route('/product', 'WidgetScreen'),
  route('/waiting', 'WaitingScreen'),
  route('/cart', 'HomeScreen', { guard: 'login' }),
]
const data = (token: string) =>
  [[callKey(authorize), { data: { guest_token: token, expired_at: 1 } }]] as const
const draw = (url: string, more: Parameters<typeof boot>[0] = {}) =>
  render({ url, load, boot: boot({ routes, data: data('t-1'), ...more }) })

test('N-01: a page is rendered with its messages and its document’s data, its title separate, without a session', async () => {
  const { head, html, isWhole } = await draw('/')
  expect(isWhole).toBe(true)
  expect(head).toBe('<title>Beranda | Borong</title>')
  expect(html).toMatch(/<h1>Beranda<\/h1><p>t-1<\/p><p>unknown<\/p>/)
  expect(html).toMatch(/data-remote="marketplace" data-version="1\.1\.0"/)
})

test('F-02: a page is rendered in the language of its document', async () => {
  const { head, html } = await draw('/', { language: 'en' })
  expect(head).toBe('<title>Home | Borong</title>')
  expect(html).toContain('aria-label="Main menu"')
})

test('requests that are rendered concurrently share no language, no data and no release set', async () => {
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      draw('/', { language: index % 2 ? 'en' : 'id', data: data(`visitor-${index}`) }),
    ),
  )
  for (const [index, { head, html }] of pages.entries()) {
    expect(head).toBe(
      index % 2 ? '<title>Home | Borong</title>' : '<title>Beranda | Borong</title>',
    )
    expect(html.match(/visitor-\d+/g)).toEqual([`visitor-${index}`])
  }
})

test('F-02: each page loads the messages it renders with, and uses no others', async () => {
  const requested: string[] = []
  const drawWith = async (title: string) =>
    render({
      url: '/',
      boot: boot({ routes, data: data('t-1') }),
      load(unit, module) {
        requested.push(module)
        return module === './messages/id' ? { title } : load(unit, module)
      },
    })
  expect((await drawWith('Beranda satu')).head).toBe('<title>Beranda satu | Borong</title>')
  expect((await drawWith('Beranda dua')).head).toBe('<title>Beranda dua | Borong</title>')
  expect(requested.filter((module) => module === './messages/id')).toHaveLength(2)
})

test('a page leaves no timer behind, which would hold its memory', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const before = timers()
  expect((await draw('/cached')).html).toContain('<p>cached</p>')
  expect(timers()).toBe(before)
})

test('content that the document lacks is left to the browser: the frame is rendered, its place is a skeleton, and nothing is requested', async () => {
  const sent = jest.spyOn(globalThis, 'fetch')
  const { html } = await draw('/', { data: [] })
  expect(html).toContain('aria-label="Memuat"')
  expect(html).toContain('data-dgst="browser"')
  expect(html).toContain('Kategori')
  expect(html).not.toContain('<h1>')
  expect(sent).not.toHaveBeenCalled()
})

test('X-01: a refusal in the document is left to the browser, and nothing is logged', async () => {
  const { html } = await draw('/', {
    data: [],
    refused: [[callKey(authorize), 404, { name: 'NOT_FOUND' }]],
  })
  expect(html).toContain('data-dgst="browser"')
  expect(html).not.toContain('<h1>')
})

test('R-02: a missing entry is rendered as missing, however old the time of the document is', async () => {
  const { html } = await draw('/gone', {
    data: [],
    refused: [[callKey(authorize), 404, { name: 'NOT_FOUND' }]],
    now: Date.now() - 3_600_000,
  })
  expect(html).toContain('<h1>Tidak ada</h1>')
})

test('X-09: a screen that throws leaves its skeleton, and the error is logged', async () => {
  expectConsole(/^Error: bug/)
  const { html } = await draw('/broken')
  expect(html).toContain('aria-label="Memuat"')
})

test('a screen that waits for too long leaves its skeleton, and the frame is rendered', async () => {
  const { html, isWhole } = await draw('/waiting')
  expect(isWhole).toBe(false)
  expect(html).toContain('aria-label="Memuat"')
  expect(html).toContain('Kategori')
  expect(html).toContain('data-dgst="browser"')
})

test('X-07: a widget without a server bundle leaves its skeleton, and the page around it is rendered', async () => {
  expectConsole(/^LoadFailure \[ChunkLoadError\]: checkout 1.1.0 could not load/)
  const { html, failed } = await draw('/product', {
    widgets: { 'checkout/add-to-cart': { unit: 'checkout', module: './widgets/AddToCart' } },
  })
  expect(html).toContain('<h1>Produk</h1>')
  expect(html).toContain('tombol')
  expect(html).toContain('data-dgst="checkout"')
  expect(failed).toEqual([
    {
      unit: 'checkout',
      message: 'checkout 1.1.0 could not load ./widgets/AddToCart: no module ./widgets/AddToCart',
    },
  ])
})

test('N-02: a page that needs a login is never rendered without a session', async () => {
  const { html } = await draw('/cart')
  expect(html).not.toContain('<h1>')
})

test('R-37: an unknown address is rendered as not found', async () => {
  const { head, html } = await draw('/nowhere?x=1')
  expect(head).toBe('<title>Halaman tidak ditemukan | Borong</title>')
  expect(html).toMatch(/<h1[^>]*>Halaman tidak ditemukan<\/h1>/)
})

test('the rendered HTML contains no script, which the security policy forbids', async () => {
  expectConsole(/^Error: bug/)
  for (const url of ['/', '/broken', '/product', '/nowhere'])
    expect((await draw(url)).html).not.toContain('<script')
})

test('M-03: remotes take React and the contract from the host', () => {
  expect(Object.keys(shared)).toEqual([
    'react',
    'react/jsx-runtime',
    'react-dom',
    '@borong/contract',
  ])
  expect(shared['@borong/contract'].useCall).toBe(useCall)
})
