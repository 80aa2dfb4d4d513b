import { Link } from '@borong/contract'
import { sessionState, usePage, type Page } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createVisits } from '../offline/visits.ts'
import { clearCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open } from '../testing/open.tsx'
import { createNextPages } from './next-pages.ts'
import { watchLinks } from './watch-links.ts'

const route = (path: string, name: string, more: Partial<BootRoute> = {}): BootRoute => ({
  path,
  guard: 'public',
  screen: `./${name}`,
  unit: 'marketplace',
  ...more,
})

let opened: Page
let observed: (entries: object[]) => void
const HomeScreen = () => {
  const page = usePage()
  useEffect(() => {
    opened = page
  }, [page])
  return (
    <>
      <h1>Beranda</h1>
      <Link to="/promo">Promo</Link>
      <Link to="/brand">Merek</Link>
      <Link to="/help">Panduan</Link>
      <Link to="/deals">Diskon</Link>
      <Link to="/cart">Keranjang saya</Link>
      <a href="https://elsewhere.example/">Luar</a>
    </>
  )
}
const routes = [
  route('/', 'HomeScreen'),
  route('/promo', 'PromoScreen'),
  route('/brand', 'BrandScreen'),
  route('/help', 'HelpScreen'),
  route('/deals', 'DealsScreen'),
  route('/cart', 'CartScreen', { unit: 'checkout', guard: 'login' }),
]

async function openHome() {
  const load = jest.fn(async (name: string) => ({ [name]: () => <h1>{name}</h1> }))
  await open('/', {
    boot: boot({ routes }),
    modules: {
      'marketplace ./HomeScreen': { HomeScreen },
      'marketplace ./PromoScreen': () => load('PromoScreen'),
      'marketplace ./BrandScreen': () => load('BrandScreen'),
      'marketplace ./HelpScreen': () => load('HelpScreen'),
      'marketplace ./DealsScreen': () => load('DealsScreen'),
      'checkout ./CartScreen': () => load('CartScreen'),
    },
  })
  await screen.findByRole('heading', { name: 'Beranda' })
  const visits = createVisits()
  visits.arrive('/')
  watchLinks(document, createNextPages(opened), visits)
  return load
}

const link = (name: string) => screen.getByRole('link', { name })
const connection = (value?: object) =>
  Object.defineProperty(navigator, 'connection', { value, configurable: true })

beforeEach(() => {
  clearCookies()
  connection()
  window.scrollTo = () => {}
  window.requestIdleCallback = (work) => setTimeout(work, 0, {} as IdleDeadline) as never
  window.IntersectionObserver = class {
    constructor(listener: (entries: object[]) => void) {
      observed = listener
    }
    observe() {}
    disconnect() {}
  } as never
})

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

test('a touch on a link prefetches its page, once for any number of touches', async () => {
  const load = await openHome()
  fireEvent.touchStart(link('Promo'))
  fireEvent.touchStart(link('Promo'))
  fireEvent.focusIn(link('Promo'))
  await turn()
  expect(load.mock.calls).toEqual([['PromoScreen']])
})

test('a pointer has to rest on a link', async () => {
  const load = await openHome()
  jest.useFakeTimers()
  const over = (name: string) =>
    fireEvent(
      link(name),
      Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
    )
  over('Promo')
  jest.advanceTimersByTime(30)
  over('Merek')
  jest.advanceTimersByTime(100)
  jest.useRealTimers()
  expect(load.mock.calls).toEqual([['BrandScreen']])
})

test('the code behind visible links is prefetched when the page is idle', async () => {
  const load = await openHome()
  await turn()
  observed([
    { isIntersecting: true, target: link('Promo') },
    { isIntersecting: false, target: link('Merek') },
  ])
  await turn()
  expect(load.mock.calls).toEqual([['PromoScreen']])
})

test('prefetches the three kinds of pages that most links lead to, one after the other', async () => {
  const load = await openHome()
  await turn()
  const idle: IdleRequestCallback[] = []
  window.requestIdleCallback = (work) => idle.push(work)
  const seen = ['Promo', 'Panduan', 'Diskon', 'Merek', 'Merek', 'Diskon', 'Merek']
  observed(seen.map((name) => ({ isIntersecting: true, target: link(name) })))
  const likely = ['BrandScreen', 'DealsScreen', 'PromoScreen']
  expect(idle).toHaveLength(likely.length)
  for (const [place, work] of idle.entries()) {
    work({} as IdleDeadline)
    expect(load.mock.calls.flat()).toEqual(likely.slice(0, place + 1))
  }
})

test('N-02: a page for buyers is prefetched only for buyers', async () => {
  const load = await openHome()
  fireEvent.touchStart(link('Keranjang saya'))
  await turn()
  expect(load).not.toHaveBeenCalled()
  act(() =>
    opened.store.set(sessionState, { status: 'buyer', loggedIn: true, hasGuestToken: false }),
  )
  fireEvent.touchStart(link('Keranjang saya'))
  await turn()
  expect(load.mock.calls).toEqual([['CartScreen']])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched without intent with %o',
  async (kind) => {
    connection(kind)
    const load = await openHome()
    fireEvent.touchStart(link('Promo'))
    await turn()
    expect(load).not.toHaveBeenCalled()
  },
)
