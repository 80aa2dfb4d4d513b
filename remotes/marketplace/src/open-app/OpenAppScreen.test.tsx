import { screen } from '@testing-library/react'
import remote from '../../remote.ts'
import { open } from '../testing/open.ts'
import { OpenAppScreen } from './OpenAppScreen.tsx'

const openApp = (to: string) =>
  open('/open-app', `/open-app?to=${encodeURIComponent(to)}`, OpenAppScreen)

test('K-08: returns from a link into the app to its product on a device without the app', async () => {
  expect(remote.routes.map(({ path }) => path)).toContain('/open-app')
  await openApp('/v/toko-1/product/beras-1')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Buka di aplikasi Borong' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Kembali ke produk' })).toHaveAttribute(
    'href',
    '/v/toko-1/product/beras-1',
  )
})

test.each([
  '//jahat.example',
  '/\\jahat.example',
  'https://jahat.example',
  'javascript:alert(1)',
  '',
])('K-08 V-13: does not follow %j, which is not a path of this shop', async (to) => {
  await openApp(to)
  expect(await screen.findByRole('link', { name: 'Ke Beranda' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Kembali ke produk' })).toBeNull()
})
