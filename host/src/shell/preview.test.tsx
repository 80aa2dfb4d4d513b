import { Link } from '@borong/contract'
import { previewAtom } from '@borong/contract/host'
import type { BootRoute } from '@borong/contract/release'
import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { forgetCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open, press } from '../testing/open.tsx'

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
  forgetCookies()
  window.scrollTo = () => {}
  window.scrollY = 0
})

test('K-01: what the followed link knows of its page stands there until the page has come', async () => {
  const { storeComes } = await openHome()
  await follow('Toko')
  expect(waiting()).toHaveTextContent('Toko Maju')
  await storeComes()
  expect(await screen.findByRole('heading', { name: 'Toko Maju Jaya' })).toBeVisible()
  expect(screen.queryByText('Toko Maju')).toBeNull()
})

test('K-01: a page that is reached otherwise does not begin with what an earlier link knew', async () => {
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

/** The router knows of the tap, and React has not drawn the next page yet. */
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

test('N-01: the next page begins with the tap, at its top, before it is drawn; who goes back finds his place', async () => {
  window.scrollTo = jest.fn()
  await tapped(<p>Toko Maju</p>, 400)
  expect(screen.getByText('Toko Maju')).toBeVisible()
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0)
  // What the browser tells of that scroll is no place of the page before.
  scrolledTo(0)
  await act(async () => {
    history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(screen.queryByText('Toko Maju')).toBeNull()
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 400)
})

test('X-01: a preview that throws is reported as its own unit’s, and the page stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
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
