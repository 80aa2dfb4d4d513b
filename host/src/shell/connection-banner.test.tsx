import { screen } from '@testing-library/react'
import { clearCookies, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open } from '../testing/open.tsx'

const Promo = () => <h1>Promo</h1>
const Orders = () => <p role="status">Memuat</p>

const openCopy = (address: string) =>
  open(address, {
    boot: boot({
      routes: [
        { path: '/promo', guard: 'public', screen: './Promo', unit: 'marketplace' },
        { path: '/orders', guard: 'login', screen: './Orders', unit: 'checkout' },
      ],
    }),
    modules: { 'marketplace ./Promo': { Promo }, 'checkout ./Orders': { Orders } },
  })

beforeEach(() => {
  clearCookies()
  document.head.innerHTML = '<meta name="kept" content="1">'
})
afterEach(() => {
  document.head.innerHTML = ''
  clearCookies()
})

test('F-02: a page that is a cached copy says so', async () => {
  await openCopy('/promo')
  expect(await screen.findByText('Menampilkan data tersimpan')).toBeVisible()
})

test('F-02: the copy of a buyer’s page is empty, so it does not claim to show stored data', async () => {
  testCookies().write('access_token', 'access-1')
  await openCopy('/orders')
  expect(await screen.findByText('Memuat')).toBeVisible()
  expect(screen.queryByText('Menampilkan data tersimpan')).toBeNull()
})
