import { Link, useCall } from '@borong/contract'
import { act, screen, within } from '@testing-library/react'
import { useEffect, useState, type JSX } from 'react'
import { LoadFailure } from '../../loading/load-failure.ts'
import { forgetCookies } from '../../session/testing.ts'
import { boot } from '../../testing/boot.ts'
import { open, press } from '../../testing/open.tsx'

const routes = [
  { path: '/', guard: 'public' as const, screen: './HomeScreen', unit: 'marketplace' },
]
const HomeScreen = () => <h1>Beranda</h1>

beforeEach(() => {
  forgetCookies()
  window.scrollTo = () => {}
  jest.spyOn(console, 'error').mockReturnValue()
})

const openWith = (home: unknown) => {
  const load = typeof home === 'function' ? { HomeScreen: home } : (home as () => Promise<never>)
  return open('/', {
    boot: boot({ routes }),
    modules: { 'marketplace ./HomeScreen': load as never },
  })
}
const theShellLives = () => {
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Keranjang' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Menu utama' })).toBeVisible()
}

test('X-07: a remote that can not be loaded is named, the shell lives on, and a retry recovers without a reload', async () => {
  let isDown = true
  const load = async () =>
    isDown
      ? Promise.reject(new LoadFailure('marketplace', '1.1.0', './HomeScreen', null))
      : { HomeScreen }
  await open('/', { boot: boot({ routes }), modules: { 'marketplace ./HomeScreen': load } })
  expect(
    await screen.findByRole('heading', { name: 'Bagian belanja belum dapat dimuat' }),
  ).toBeVisible()
  theShellLives()
  isDown = false
  await press(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
})

test('X-07 X-08: what failed without a connection is tried again when the connection is back', async () => {
  let isDown = true
  const load = async () =>
    isDown
      ? Promise.reject(new LoadFailure('marketplace', '1.1.0', './HomeScreen', null))
      : { HomeScreen }
  await open('/', { boot: boot({ routes }), modules: { 'marketplace ./HomeScreen': load } })
  await screen.findByRole('heading', { name: 'Bagian belanja belum dapat dimuat' })
  isDown = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
})

test('X-09: a screen that throws while it is drawn shows the refresh page, and is reported with remote and version', async () => {
  const { records } = await openWith(() => {
    throw new Error('bug')
  })
  expect(
    await screen.findByRole('heading', { name: 'Ada yang tidak beres di halaman ini' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeVisible()
  theShellLives()
  expect(records).toMatchObject([
    {
      set: 'set-1',
      record: {
        type: 'error',
        from: { unit: 'marketplace', version: '1.1.0' },
        error: new Error('bug'),
      },
    },
  ])
})

test('X-09: so does a screen that throws in an effect', async () => {
  await openWith(() => {
    const [isReady, setReady] = useState(false)
    useEffect(() => {
      if (isReady) throw new Error('late bug')
      setReady(true)
    }, [isReady])
    return <h1>Beranda</h1>
  })
  expect(await screen.findByRole('button', { name: 'Muat ulang' })).toBeVisible()
  theShellLives()
})

test('T-08 X-08: a screen whose read got no answer says that the network is at fault, and reads again', async () => {
  let isOffline = true
  globalThis.fetch = async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return new Response('{"data":{"guest_token":"g","expired_at":1}}')
  }
  jest.useFakeTimers()
  await openWith(() => <h1>{useCall('authorize').data.guest_token}</h1>)
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(
    screen.getByRole('heading', { name: 'Terjadi kesalahan jaringan, periksa koneksi anda' }),
  ).toBeVisible()
  isOffline = false
  jest.useRealTimers()
  await press(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'g' })).toBeVisible()
})

test.each([
  [{ name: 'SELLER_UNKNOWN', message: 'Toko tidak ditemukan' }, 'Toko tidak ditemukan'],
  [{}, 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.'],
])(
  'X-08: a screen whose read was refused says why, in words, and reads again',
  async (body, title) => {
    globalThis.fetch = async () => new Response(JSON.stringify(body), { status: 404 })
    await openWith(() => <h1>{useCall('home').result.anchors.rows.length}</h1>)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ke Beranda' })).toBeVisible()
  },
)

describe('a screen that throws as it is left', () => {
  const help = {
    path: '/help',
    guard: 'public' as const,
    screen: './HelpScreen',
    unit: 'marketplace',
  }
  const useDirtyLeave = () =>
    useEffect(
      () => () => {
        throw new Error('no clean leave')
      },
      [],
    )
  const DirtyHome = () => {
    useDirtyLeave()
    return <Link to="/help">Bantuan</Link>
  }
  async function leaveFor(HelpScreen: () => JSX.Element) {
    // React tells the window too, where nobody else would hear of it.
    const told = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', told)
    const opened = await open('/', {
      boot: boot({ routes: [...routes, help] }),
      modules: {
        'marketplace ./HomeScreen': { HomeScreen: DirtyHome },
        'marketplace ./HelpScreen': { HelpScreen },
      },
    })
    await press(screen.getByRole('link', { name: 'Bantuan' }))
    window.removeEventListener('error', told)
    return opened
  }

  test('X-09: is reported, and the page that was asked for is drawn', async () => {
    const { records } = await leaveFor(() => <h1>Bantuan</h1>)
    expect(await screen.findByRole('heading', { name: 'Bantuan' })).toBeVisible()
    theShellLives()
    expect(records).toMatchObject([
      { record: { type: 'error', error: new Error('no clean leave') } },
    ])
  })

  test('X-09: shows the refresh page when the next one does so too, and never an empty one', async () => {
    await leaveFor(() => {
      useDirtyLeave()
      return <h1>Bantuan</h1>
    })
    expect(await screen.findByRole('button', { name: 'Muat ulang' })).toBeVisible()
  })
})
