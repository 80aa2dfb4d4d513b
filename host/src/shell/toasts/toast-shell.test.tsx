import { Link } from '@borong/contract'
import type { BootRoute } from '@borong/contract/release'
import { act, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { boot } from '../../testing/boot.ts'
import { open, press } from '../../testing/open.tsx'

jest.mock('react-toastify/ReactToastify.css', () => ({}))
jest.mock('./ToastShell.css', () => ({}))

const routes: BootRoute[] = [
  { path: '/', guard: 'public', screen: './HomeScreen', unit: 'marketplace' },
]
const HomeScreen = () => <h1>Beranda</h1>

// jsdom can't scroll.
window.scrollTo = () => {}

async function start() {
  const { host } = await open('/', {
    boot: boot({ routes }),
    modules: { 'marketplace ./HomeScreen': { HomeScreen } },
  })
  return async (toast: Parameters<typeof host.toasts.show>[0]) => {
    await act(async () => host.toasts.show(toast))
    const text = await screen.findByText(toast.message)
    return text.closest<HTMLElement>('.Toastify__toast')!
  }
}

test.each(['success', 'error', 'info', 'warning', 'default'] as const)(
  'X-10 K-06: a toast of type %s has its look, a close button and a progress bar',
  async (type) => {
    const show = await start()
    const toast = await show({ message: `Pesan ${type}`, type })
    expect(toast).toHaveClass(`Toastify__toast--${type}`, 'Toastify__toast-theme--colored')
    expect(toast.querySelector('.Toastify__toast-icon svg') !== null).toBe(type !== 'default')
    expect(toast.querySelector('.Toastify__progress-bar')).not.toBeNull()
    expect(within(toast).getByRole('button', { name: 'Tutup' })).toBeVisible()
  },
)

test('K-06 X-10: the region of the toasts has a name in the language of the page', async () => {
  const show = await start()
  const toast = await show({ message: 'Ditambahkan ke keranjang' })
  expect(toast.closest('section')).toHaveAccessibleName('Pemberitahuan, Alt+T')
})

test('X-04 X-10: a toast with a name is shown only once', async () => {
  const show = await start()
  await show({ message: 'Pesanan gagal dibuat', type: 'error', id: 'error-post-create-order' })
  await act(async () => {})
  await show({ message: 'Pesanan gagal dibuat', type: 'error', id: 'error-post-create-order' })
  expect(screen.getAllByText('Pesanan gagal dibuat')).toHaveLength(1)
})

test('X-04 X-10: a toast replaces the previous one with the same name', async () => {
  const show = await start()
  const id = 'error-post-create-order'
  await show({ message: 'Total berubah', type: 'error', id })
  await act(async () => {})
  await show({ message: 'Toko sedang tutup', type: 'error', id })
  expect(screen.queryByText('Total berubah')).toBeNull()
})

test('X-10: a toast shown during a page change appears on the next page', async () => {
  const help = { ...routes[0]!, path: '/help', screen: './HelpScreen' }
  const { host } = await open('/', {
    boot: boot({ routes: [...routes, help] }),
    modules: {
      'marketplace ./HomeScreen': { HomeScreen: () => <Link to="/help">Panduan</Link> },
      'marketplace ./HelpScreen': { HelpScreen: () => <h1>Panduan</h1> },
    },
  })
  await act(async () => host.toasts.show({ message: 'Keranjang Anda sudah berubah' }))
  await screen.findByText('Keranjang Anda sudah berubah')
  await press(screen.getByRole('link', { name: 'Panduan' }))
  await screen.findByRole('heading', { name: 'Panduan' })
  expect(screen.getByText('Keranjang Anda sudah berubah')).toBeVisible()
})

test('K-06: the layout and the colours of toasts are the specified ones', () => {
  const css = readFileSync(join(__dirname, 'ToastShell.css'), 'utf8')
  const valueOf = (name: string) => new RegExp(`--toastify-${name}: ([^;]+);`).exec(css)?.[1]
  expect(
    Object.fromEntries(
      [
        'toast-width',
        'toast-min-height',
        'toast-max-height',
        'z-index',
        'color-light',
        'color-error',
        'color-info',
        'color-success',
      ].map((name) => [name, valueOf(name)]),
    ),
  ).toEqual({
    'toast-width': '320px',
    'toast-min-height': '64px',
    'toast-max-height': '800px',
    'z-index': '9999',
    'color-light': '#333333',
    'color-error': '#e50000',
    'color-info': '#fbaf05',
    'color-success': '#22cd33',
  })
})
