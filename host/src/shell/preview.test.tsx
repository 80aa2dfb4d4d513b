import { Link } from '@borong/contract'
import { previewAtom } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { clearCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open, press } from '../testing/open.tsx'
import { expectConsole } from '@borong/contract/testing/expect-console'

const route = (path: string, name: string): BootRoute => ({
  path,
  guard: 'public',
  screen: `./${name}`,
  unit: 'marketplace',
})
const routes = [route('/', 'HomeScreen'), route('/v/toko', 'StoreScreen'), route('/promo', 'Promo')]

const HomeScreen = () => (
  <>
    <Link to="/v/toko" preview={<p>Toko Maju</p>}>
      Toko
    </Link>
    <Link to="/promo">Promo</Link>
  </>
)
const StoreScreen = () => <h1>Toko Maju Jaya</h1>

async function openHome() {
  const code = later()
  await open('/', {
    boot: boot({ routes }),
    modules: {
      'marketplace ./HomeScreen': { HomeScreen },
      'marketplace ./StoreScreen': () => code.promise,
      'marketplace ./Promo': () => code.promise,
    },
  })
  return { storeComes: () => act(async () => code.resolve({ StoreScreen })) }
}

function later() {
  let resolve: (code: Record<string, unknown>) => void = () => {}
  const promise = new Promise<Record<string, unknown>>((done) => (resolve = done))
  return { promise, resolve }
}

const follow = async (name: string) => press(await screen.findByRole('link', { name }))
const waiting = () => screen.getByRole('status', { name: 'Memuat' })

beforeEach(() => {
  clearCookies()
  window.scrollTo = () => {}
  window.scrollY = 0
})

test('K-01: the followed link’s preview of a page is shown until the page has loaded', async () => {
  const { storeComes } = await openHome()
  await follow('Toko')
  expect(waiting()).toHaveTextContent('Toko Maju')
  await storeComes()
  expect(await screen.findByRole('heading', { name: 'Toko Maju Jaya' })).toBeVisible()
  expect(screen.queryByText('Toko Maju')).toBeNull()
})

test('K-01: a page that is opened otherwise does not start with an earlier link’s preview', async () => {
  await openHome()
  await follow('Toko')
  await act(async () => {
    const left = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    history.back()
    await left
  })
  await follow('Promo')
  expect(waiting()).not.toHaveTextContent('Toko Maju')
})

function scrolledTo(place: number) {
  window.scrollY = place
  window.dispatchEvent(new Event('scroll'))
}

/** The router has handled the tap, and React has not rendered the next page yet. */
async function tapped(content: ReactNode, scrolled = 0) {
  const opened = await open('/', {
    boot: boot({ routes }),
    modules: { 'marketplace ./HomeScreen': { HomeScreen } },
  })
  await screen.findByRole('link', { name: 'Toko' })
  scrolledTo(scrolled)
  history.pushState(null, '', '/v/toko')
  const from = { unit: 'marketplace', version: '1.2.0' }
  await act(async () => opened.page.store.set(previewAtom, { path: '/v/toko', content, from }))
  return opened
}

test('N-01: the next page starts at the tap, at its top, before it renders; going back restores the scroll position', async () => {
  window.scrollTo = jest.fn()
  await tapped(<p>Toko Maju</p>, 400)
  expect(screen.getByText('Toko Maju')).toBeVisible()
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  // The scroll event of that scroll is not a position of the previous page.
  scrolledTo(0)
  await act(async () => {
    history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(screen.queryByText('Toko Maju')).toBeNull()
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 400)
})

test('X-01: a preview that throws is reported for its own unit, and the page remains', async () => {
  expectConsole(/^Error: No picture/)
  const Broken = () => {
    throw new Error('No picture')
  }
  const { records } = await tapped(<Broken />)
  expect(screen.getByRole('link', { name: 'Toko' })).toBeInTheDocument()
  expect(records).toContainEqual(
    expect.objectContaining({
      record: expect.objectContaining({
        type: 'error',
        from: { unit: 'marketplace', version: '1.2.0' },
      }),
    }),
  )
})
