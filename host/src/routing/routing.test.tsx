import { Link, PageTitle, useBack } from '@borong/contract'
import type { BootRoute } from '@borong/contract/release'
import { act, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { clearCookies, identityHost, refused, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open, press } from '../testing/open.tsx'

const route = (path: string, screenName: string, more: Partial<BootRoute> = {}): BootRoute => ({
  path,
  guard: 'public',
  screen: `./${screenName}`,
  unit: 'marketplace',
  ...more,
})

const HomeScreen = () => (
  <>
    <PageTitle>Beranda</PageTitle>
    <h1>Beranda</h1>
    <Link to="/cart">Ke keranjang</Link>
    <Link to="/help">Panduan</Link>
  </>
)
const CartScreen = () => <h1>Isi keranjang</h1>
const HelpScreen = () => (
  <>
    <PageTitle>Panduan</PageTitle>
    <h1>Panduan</h1>
    <button onClick={useBack()}>Kembali</button>
  </>
)

const routes = [
  route('/', 'HomeScreen'),
  route('/deals', 'HomeScreen', { guard: 'guest' }),
  route('/cart', 'CartScreen', { guard: 'login', unit: 'checkout' }),
  route('/cart', 'HomeScreen'),
  route('/help', 'HelpScreen'),
]
const modules = {
  'marketplace ./HomeScreen': { HomeScreen },
  'marketplace ./HelpScreen': { HelpScreen },
  'checkout ./CartScreen': { CartScreen },
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeEach(() => {
  clearCookies()
  sessionStorage.clear()
  window.scrollTo = () => {}
})

test('M-02: a route renders the screen of its remote, in a region that names remote and version', async () => {
  await open('/', { boot: boot({ routes }), modules })
  expect((await heading('Beranda')).closest('[data-remote]')).toHaveAttribute(
    'data-remote',
    'marketplace',
  )
  expect((await heading('Beranda')).closest('[data-version]')).toHaveAttribute(
    'data-version',
    '1.1.0',
  )
})

test('M-01 M-02: the frame stays mounted when the page changes', async () => {
  await open('/', { boot: boot({ routes }), modules })
  const around = [
    screen.getByRole('banner'),
    screen.getByRole('navigation', { name: 'Menu utama' }),
  ]
  await press(screen.getByRole('link', { name: 'Panduan' }))
  await heading('Panduan')
  expect(screen.getByRole('banner')).toBe(around[0])
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBe(around[1])
})

test('N-02 N-04: a guest is redirected to the login page, and the previous page is saved', async () => {
  const { host } = await open('/', { boot: boot({ routes }), modules })
  await press(screen.getByRole('link', { name: 'Ke keranjang' }))
  expect(await heading('Masuk')).toBeVisible()
  expect(host.previousPath.read()).toBe('/cart')
})

test('N-02: a buyer is admitted', async () => {
  testCookies().write('access_token', 'access-1')
  await open('/cart', { boot: boot({ routes }), modules })
  expect(await heading('Isi keranjang')).toBeVisible()
})

test('N-02: a buyer who signs out in another tab is redirected to the login page', async () => {
  testCookies().write('access_token', 'access-1')
  const { host } = await open('/cart', { boot: boot({ routes }), modules })
  await heading('Isi keranjang')
  clearCookies()
  await act(async () => host.session.follow())
  expect(await heading('Masuk')).toBeVisible()
})

test('N-02: after a redirect of the first page to the login page, the way back leads to the home page', async () => {
  await open('/cart', { boot: boot({ routes }), modules })
  await heading('Masuk')
  await press(screen.getByRole('button', { name: 'Kembali' }))
  expect(await heading('Beranda')).toBeVisible()
})

test('N-01: a guest route waits for the guest token and shows the first loader', async () => {
  type Answer = { data: { guest_token: string; expired_at: number } }
  let answer: (token: Answer) => void = () => undefined
  const token = new Promise<Answer>((resolve) => (answer = resolve))
  await open('/deals', {
    boot: boot({ routes }),
    modules,
    identity: identityHost({ authorize: () => token }),
  })
  expect(screen.getByRole('status', { name: 'Memuat' })).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  await act(async () => answer({ data: { guest_token: 'g', expired_at: Date.now() } }))
  expect(await heading('Beranda')).toBeVisible()
})

test('N-01: with a guest token from the document there is no loader', async () => {
  testCookies().write('grant_token', 'guest-1')
  const { identity } = await open('/deals', { boot: boot({ routes }), modules })
  expect(await heading('Beranda')).toBeVisible()
  expect(identity.authorize).not.toHaveBeenCalled()
})

test('N-01: a guest token that cannot be fetched does not block the visitor', async () => {
  const identity = identityHost({ authorize: async () => Promise.reject(refused(500)) })
  await open('/deals', { boot: boot({ routes }), modules, identity })
  expect(await heading('Beranda')).toBeVisible()
})

test('R-37: an unknown address shows the not-found screen with a link onward', async () => {
  await open('/nowhere', { boot: boot({ routes }), modules })
  expect(await heading('Halaman tidak ditemukan')).toBeVisible()
  await press(screen.getByRole('link', { name: 'Ke Beranda' }))
  expect(await heading('Beranda')).toBeVisible()
})

test('M-07: a new page leaves the focus in a field in which the visitor types', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const field = box.appendChild(document.createElement('input'))
  box.dataset.typing = ''
  await open('/', { boot: boot({ routes }), modules })
  field.focus()
  await press(screen.getByRole('link', { name: 'Panduan' }))
  await heading('Panduan')
  expect(field).toHaveFocus()
  box.remove()
})

test('U-27: a new page moves the focus to its heading and is announced', async () => {
  const { host } = await open('/', { boot: boot({ routes }), modules })
  await press(screen.getByRole('link', { name: 'Panduan' }))
  expect(await heading('Panduan')).toHaveFocus()
  expect(document.title).toBe('Panduan | Borong')
  expect(host.announcer.current()).toBe('Panduan | Borong')
})

test('a new page starts at its top; back returns to its scroll position', async () => {
  const places: unknown[] = []
  const { host } = await open('/', { boot: boot({ routes }), modules })
  await heading('Beranda')
  host.scrollPositions.of = () => 640
  window.scrollTo = ((_left: number, top: number) =>
    void places.push(top)) as typeof window.scrollTo
  await press(screen.getByRole('link', { name: 'Panduan' }))
  await press(await screen.findByRole('button', { name: 'Kembali' }))
  await heading('Beranda')
  expect(places).toEqual([0, 640])
})

test('a visitor who scrolls while the first page starts stays at that place', async () => {
  const places: number[] = []
  window.scrollTo = ((_left: number, top: number) =>
    void places.push(top)) as typeof window.scrollTo
  const scrolled = jest.replaceProperty(window, 'scrollY', 0)
  const Scrolled = () => {
    useLayoutEffect(() => void scrolled.replaceValue(300), [])
    return <HomeScreen />
  }
  const scrolledModules = { ...modules, 'marketplace ./HomeScreen': { HomeScreen: Scrolled } }
  await open('/', { boot: boot({ routes }), modules: scrolledModules })
  await heading('Beranda')
  scrolled.restore()
  expect(places).toEqual([])
})

test('a page that was reloaded at a scroll position can be left, also where scrolling returns a promise', async () => {
  sessionStorage.setItem('scroll_positions', JSON.stringify([['/', 640]]))
  performance.getEntriesByType = () => [{ type: 'reload' } as unknown as PerformanceEntry]
  const places: number[] = []
  // As recent browsers do. TypeScript does not know it yet.
  window.scrollTo = ((_left: number, top: number) => {
    places.push(top)
    return Promise.resolve()
  }) as unknown as typeof window.scrollTo
  await open('/', { boot: boot({ routes }), modules })
  await heading('Beranda')
  expect(places).toEqual([640])
  await press(screen.getByRole('link', { name: 'Panduan' }))
  expect(await heading('Panduan')).toBeVisible()
})
