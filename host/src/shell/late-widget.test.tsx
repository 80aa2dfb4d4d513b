import { Link } from '@borong/contract'
import type { BootRoute } from '@borong/contract/release'
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { clearCookies, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open, press } from '../testing/open.tsx'
import { isShownOtherwise } from './toasts/shown-otherwise.ts'

const routes: BootRoute[] = [
  { path: '/', guard: 'public', screen: './HomeScreen', unit: 'marketplace' },
  { path: '/help', guard: 'public', screen: './HelpScreen', unit: 'marketplace' },
]
const HomeScreen = () => (
  <>
    <h1>Beranda</h1>
    <Link to="/help">Panduan</Link>
  </>
)
const CartCount = () => <span>3 produk</span>

async function openWith(load: () => Promise<{ CartCount: typeof CartCount }>) {
  await open('/', {
    boot: boot({
      routes,
      widgets: { 'checkout/cart-count': { unit: 'checkout', module: './widgets/CartCount' } },
    }),
    modules: {
      'marketplace ./HomeScreen': { HomeScreen },
      'marketplace ./HelpScreen': { HelpScreen: () => <h1>Panduan</h1> },
      'checkout ./widgets/CartCount': load,
    },
  })
  await screen.findByRole('heading', { name: 'Beranda' })
}

beforeEach(() => {
  clearCookies()
  window.scrollTo = () => {}
})

test('V-12: the counts in the frame are loaded for a buyer', async () => {
  testCookies().write('access_token', 'access-1')
  await openWith(async () => ({ CartCount }))
  expect(await screen.findByText('3 produk')).toBeVisible()
})

test('V-12: a guest has none, so nothing is loaded for them', async () => {
  const load = jest.fn(async () => ({ CartCount }))
  await openWith(load)
  expect(load).not.toHaveBeenCalled()
})

test('V-12: a count mounts again on each page, so that a stale one is refetched', async () => {
  testCookies().write('access_token', 'access-1')
  const begins = jest.fn()
  await openWith(async () => ({
    CartCount: () => {
      useEffect(begins, [])
      return <span>3 produk</span>
    },
  }))
  await screen.findByText('3 produk')
  expect(begins).toHaveBeenCalledTimes(1)
  await press(screen.getByRole('link', { name: 'Panduan' }))
  await screen.findByRole('heading', { name: 'Panduan' })
  expect(screen.getByText('3 produk')).toBeVisible()
  expect(begins).toHaveBeenCalledTimes(2)
})

test('V-12: the first product of a guest is counted on the page where it was added', async () => {
  await openWith(async () => ({ CartCount }))
  expect(screen.queryByText('3 produk')).toBeNull()
  localStorage.setItem('guest.cart_wishes', '{}')
  await act(async () => void isShownOtherwise({ message: 'Disimpan di keranjang' }))
  expect(await screen.findByText('3 produk')).toBeInTheDocument()
  localStorage.clear()
})
