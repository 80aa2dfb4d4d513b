import type { BootRoute } from '@borong/contract/release'
import { screen } from '@testing-library/react'
import { forgetCookies, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open } from '../testing/open.tsx'

const home: BootRoute = { path: '/', guard: 'public', screen: './HomeScreen', unit: 'marketplace' }
const CartCount = () => <span>3 produk</span>

async function openWith(load: () => Promise<{ CartCount: typeof CartCount }>) {
  await open('/', {
    boot: boot({
      routes: [home],
      widgets: { 'checkout/cart-count': { unit: 'checkout', module: './widgets/CartCount' } },
    }),
    modules: {
      'marketplace ./HomeScreen': { HomeScreen: () => <h1>Beranda</h1> },
      'checkout ./widgets/CartCount': load,
    },
  })
  await screen.findByRole('heading', { name: 'Beranda' })
}

beforeEach(forgetCookies)

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
