import { Link } from '@borong/contract'
import type { BootRoute } from '@borong/contract/release'
import { setWindowWidth } from '@borong/contract/testing/window-width'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { clearCookies, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { open, press } from '../testing/open.tsx'

const routes: BootRoute[] = [
  { path: '/', guard: 'public', screen: './HomeScreen', unit: 'marketplace' },
  { path: '/help', guard: 'public', screen: './HelpScreen', unit: 'marketplace' },
]
const NotificationCount = () => <span>3 belum dibaca</span>
const SearchBox = ({ hasFocus }: { hasFocus: boolean }) => (
  <input type="search" aria-label={hasFocus ? 'Field with the focus' : 'Field'} />
)
const HomeScreen = () => (
  <>
    <h1>Beranda</h1>
    <Link to="/help">Isi halaman</Link>
  </>
)
const AccountMenu = () => <Link to="/help">Bantuan saya</Link>

async function openBar({ width, isBuyer = true }: { width: number; isBuyer?: boolean }) {
  setWindowWidth(width)
  if (isBuyer) testCookies().write('access_token', 'access-1')
  await open('/', {
    boot: boot({
      routes,
      widgets: {
        'account/notification-count': { unit: 'account', module: './widgets/NotificationCount' },
        'account/account-menu': { unit: 'account', module: './widgets/AccountMenu' },
        'marketplace/search-box': { unit: 'marketplace', module: './widgets/SearchBox' },
      },
    }),
    modules: {
      'marketplace ./HomeScreen': { HomeScreen },
      'marketplace ./HelpScreen': { HelpScreen: () => <h1>Panduan</h1> },
      'account ./widgets/NotificationCount': { NotificationCount },
      'account ./widgets/AccountMenu': { AccountMenu },
      'marketplace ./widgets/SearchBox': { SearchBox },
    },
  })
  await screen.findByRole('heading', { name: 'Beranda' })
}
const banner = () => within(screen.getByRole('banner'))
const places = () => within(screen.getByRole('navigation', { name: 'Menu utama' }))

beforeEach(() => {
  clearCookies()
  window.scrollTo = () => {}
})

test('M-07 C-30: the bell of a wide window has the number of unread notifications, and the account does not repeat it', async () => {
  await openBar({ width: 1280 })
  const bell = await banner().findByRole('link', { name: /^Notifikasi.*3 belum dibaca$/ })
  expect(bell).toHaveAttribute('href', '/notification')
  expect(screen.getAllByText('3 belum dibaca')).toHaveLength(1)
})

test('M-07 R-01: a guest has a link to the sign-in and one to the registration in a wide window', async () => {
  await openBar({ width: 1280, isBuyer: false })
  const shortcuts = within(await screen.findByRole('region', { name: 'Pintasan' }))
  expect(await shortcuts.findByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login')
  expect(shortcuts.getByRole('link', { name: 'Daftar' })).toHaveAttribute('href', '/register')
})

test('M-07: a buyer has no link to the sign-in in a wide window', async () => {
  await openBar({ width: 1280 })
  const shortcuts = within(await screen.findByRole('region', { name: 'Pintasan' }))
  expect(shortcuts.getByRole('link', { name: 'Bantuan' })).toBeVisible()
  expect(shortcuts.queryByRole('link', { name: 'Masuk' })).toBeNull()
})

test('M-07: a guest has the bell without a number', async () => {
  await openBar({ width: 1280, isBuyer: false })
  expect(await banner().findByRole('link', { name: 'Notifikasi' })).toBeVisible()
})

test('M-07 C-30: a phone has the number at the account, and no bell', async () => {
  await openBar({ width: 360 })
  expect(await places().findByRole('link', { name: /^Akun.*3 belum dibaca$/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Notifikasi/ })).toBeNull()
})

test('M-07: the account of a buyer is a menu in a wide window, whose links load when it opens', async () => {
  await openBar({ width: 1280 })
  const button = await places().findByRole('button', { name: 'Akun' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  const menu = document.getElementById(button.getAttribute('popovertarget')!)!
  expect(menu).toBeEmptyDOMElement()
  menu.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  await act(async () =>
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })),
  )
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(await within(menu).findByText('Bantuan saya')).toHaveAttribute('href', '/help')
})

test.each([
  [1280, false],
  [360, true],
])(
  'M-07: at %i px the account is a link, if the visitor is a buyer: %s',
  async (width, isBuyer) => {
    await openBar({ width, isBuyer })
    expect(await places().findByRole('link', { name: /^Akun/ })).toHaveAttribute('href', '/profile')
    expect(places().queryByRole('button')).toBeNull()
  },
)

test.each([
  [360, ['Cari produk', 'Keranjang', 'Isi halaman', 'Bantuan', 'Transaksi', 'Chat', 'Akun']],
  [768, ['Cari produk', 'Keranjang', 'Transaksi', 'Chat', 'Akun', 'Isi halaman', 'Bantuan']],
  [1280, ['Cari produk', 'Keranjang', 'Transaksi', 'Chat', 'Akun', 'Isi halaman', 'Bantuan']],
])('M-07 K-06: at %i px the tab order follows the view', async (width, expected) => {
  await openBar({ width, isBuyer: false })
  await banner().findByRole('link', { name: /^Keranjang/ })
  const names = screen.getAllByRole('link').map((link) => link.textContent!)
  const places = expected.map((name) => names.map((one) => one.startsWith(name)).lastIndexOf(true))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

describe('the search', () => {
  const link = () => banner().findByRole('link', { name: /^Cari produk/ })
  const openTablet = async (width = 768) => {
    await openBar({ width, isBuyer: false })
    await banner().findByRole('link', { name: 'Notifikasi' })
  }

  test.each([768, 1280])('M-07 R-08: at %i px a press turns it into its field', async (width) => {
    await openTablet(width)
    await press(await link())
    expect(await banner().findByLabelText('Field with the focus')).toBeVisible()
    expect(location.pathname).toBe('/')
  })

  test('M-07 R-08: a pointer over it loads its field without the focus', async () => {
    await openTablet()
    const target = await link()
    await act(async () => void fireEvent.pointerOver(target))
    expect(await banner().findByLabelText('Field')).toBeVisible()
  })

  test('M-07: a press with Ctrl opens its page in a new tab', async () => {
    await openTablet()
    let isLeftToBrowser = false
    const onClick = (event: MouseEvent) => {
      isLeftToBrowser = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', onClick, { once: true })
    fireEvent.click(await link(), { ctrlKey: true })
    expect(isLeftToBrowser).toBe(true)
    expect(await link()).toHaveAttribute('href', '/search')
  })

  test('M-07: a phone has a link to its page', async () => {
    await openBar({ width: 360 })
    await press(await link())
    expect(location.pathname).toBe('/search')
  })
})

describe('the burger of a tablet', () => {
  const openPanel = async () => {
    await press(await banner().findByRole('button', { name: 'Menu' }))
    return within(await screen.findByRole('dialog', { name: 'Menu' }))
  }

  test('M-07: it opens the main pages, and for a buyer the menu of the account', async () => {
    await openBar({ width: 768 })
    const panel = await openPanel()
    const pages = within(panel.getByRole('navigation', { name: 'Halaman utama' }))
    expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Beranda',
      'Kategori',
      'Bantuan',
    ])
    expect(await panel.findByText('Bantuan saya')).toBeVisible()
    await press(panel.getByRole('button', { name: 'Tutup' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('M-07: a guest finds all main pages in it', async () => {
    await openBar({ width: 1023, isBuyer: false })
    const panel = await openPanel()
    const pages = within(panel.getByRole('navigation', { name: 'Halaman utama' }))
    for (const name of ['Transaksi', 'Chat', 'Akun', 'Penawaran'])
      expect(pages.getByRole('link', { name })).toBeVisible()
    expect(panel.queryByText('Bantuan saya')).toBeNull()
  })

  test('M-07: the page to which its link leads has the panel closed, and replaces its history entry', async () => {
    await openBar({ width: 768 })
    const panel = await openPanel()
    const opened = history.length
    await press(panel.getByRole('link', { name: 'Bantuan' }))
    expect(await screen.findByRole('heading', { name: 'Panduan' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(history.length).toBe(opened)
  })

  test.each([360, 1024])(
    'M-07: at %i px it remains a link, which the styles hide',
    async (width) => {
      await openBar({ width })
      expect(banner().getByRole('link', { name: 'Kategori' })).toHaveAttribute('href', '/category')
      expect(banner().queryByRole('button', { name: 'Menu' })).toBeNull()
    },
  )
})
