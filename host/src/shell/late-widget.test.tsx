import { Link } from '@borong/contract'
import type { BootRoute } from '@borong/contract/release'
import { screen } from '@testing-library/react'
import { useEffect } from 'react'
import { clearCookies, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open, press } from '../testing/open.tsx'

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
