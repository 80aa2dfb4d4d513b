import type { BootRoute } from '@borong/contract/release'
import { act, screen } from '@testing-library/react'
import { boot } from '../../testing/boot.ts'
import { open } from '../../testing/open.tsx'

jest.mock('./ToastShell.tsx', () => {
  throw new Error('Loading chunk failed')
})

const routes: BootRoute[] = [
  { path: '/', guard: 'public', screen: './HomeScreen', unit: 'marketplace' },
]
const HomeScreen = () => <h1>Beranda</h1>

test('X-08 X-10: without the toast library, the message is shown plainly and the page remains', async () => {
  const { host } = await open('/', {
    boot: boot({ routes }),
    modules: { 'marketplace ./HomeScreen': { HomeScreen } },
  })
  await screen.findByRole('heading', { name: 'Beranda' })
  await act(async () => host.toasts.show({ message: 'Keranjang belum tersimpan' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Keranjang belum tersimpan')
  expect(screen.getByRole('heading', { name: 'Beranda' })).toBeVisible()

  await act(async () => host.toasts.show({ message: 'Tidak ada koneksi' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Tidak ada koneksi')
})
