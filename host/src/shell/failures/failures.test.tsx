import { authorize } from '@borong/api/identity'
import { home as homeCall } from '@borong/api/campaigns'
import { Link, useCall } from '@borong/contract'
import { act, screen, within } from '@testing-library/react'
import { useEffect, useState, type JSX } from 'react'
import { LoadFailure } from '../../loading/load-failure.ts'
import { clearCookies } from '../../session/testing.ts'
import { boot, unit } from '../../testing/boot.ts'
import { toDataLayer } from '../../telemetry/data-layer.ts'
import { open, press } from '../../testing/open.tsx'
import { expectConsole } from '@borong/contract/testing/expect-console'

const routes = [
  { path: '/', guard: 'public' as const, screen: './HomeScreen', unit: 'marketplace' },
]
const HomeScreen = () => <h1>Beranda</h1>

beforeEach(() => {
  clearCookies()
  window.scrollTo = () => {}
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

test('X-07: a remote that cannot be loaded is named, the shell keeps working, and a retry recovers without a reload', async () => {
  expectConsole(/^LoadFailure/)
  let isDown = true
  const load = async () =>
    isDown
      ? Promise.reject(new LoadFailure('marketplace', '1.1.0', './HomeScreen', null))
      : { HomeScreen }
  await open('/', { boot: boot({ routes }), modules: { 'marketplace ./HomeScreen': load } })
  expect(
    await screen.findByRole('heading', { name: 'Halaman belanja belum dapat dimuat' }),
  ).toBeVisible()
  theShellLives()
  isDown = false
  await press(screen.getByRole('button', { name: 'Coba lagi' }))
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
})

test('X-07 X-08: a load that failed without a connection is retried when the connection is back', async () => {
  expectConsole(/^LoadFailure/)
  let isDown = true
  const load = async () =>
    isDown
      ? Promise.reject(new LoadFailure('marketplace', '1.1.0', './HomeScreen', null))
      : { HomeScreen }
  await open('/', { boot: boot({ routes }), modules: { 'marketplace ./HomeScreen': load } })
  await screen.findByRole('heading', { name: 'Halaman belanja belum dapat dimuat' })
  isDown = false
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
})

test('X-09 C-33: a screen that throws during rendering shows the refresh page, and is reported with remote and version', async () => {
  expectConsole(/^Error: bug/)
  const { records } = await openWith(() => {
    throw new Error('bug')
  })
  expect(
    await screen.findByRole('heading', { name: 'Ada yang tidak beres di halaman ini' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeVisible()
  theShellLives()
  expect(records.map(toDataLayer)).toMatchObject([
    { event: 'generic', category: 'error', action: 'screen', label: 'Error' },
  ])
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

describe('the stack of an error', () => {
  const answers = (answer: () => Promise<Response>) =>
    (globalThis.fetch = jest.fn<Promise<Response>, Parameters<typeof fetch>>(answer))
  const before = globalThis.fetch
  afterEach(() => {
    globalThis.fetch = before
  })
  const crash = (showsStacks: boolean) =>
    open('/', {
      boot: boot({ routes, ...(showsStacks ? { showsStacks } : {}) }),
      modules: {
        'marketplace ./HomeScreen': {
          HomeScreen: () => {
            throw new Error('bug')
          },
        },
      },
    })

  test('X-09 M-04: a demo shows the places in the source', async () => {
    expectConsole(/^Error: bug/)
    const frame = { file: 'src/home/HomeScreen.tsx', line: 7, column: 5, code: 'boom()' }
    const asked = answers(async () => Response.json({ message: 'Error: bug', frames: [frame] }))
    await crash(true)
    expect(await screen.findByText('boom()')).toBeVisible()
    expect(screen.getByText(/HomeScreen\.tsx:7:5/)).toBeVisible()
    const [address, request] = asked.mock.calls[0]!
    expect(address).toBe('/registry/v1/units/marketplace/releases/1.1.0/stack')
    expect(JSON.parse(String(request?.body)).text).toMatch(/^Error: bug/)
  })

  test('X-09 M-04: a demo without its registry shows the stack as it is', async () => {
    expectConsole(/^Error: bug/)
    answers(async () => Promise.reject(new TypeError('no network')))
    await crash(true)
    expect(await screen.findByText(/^Error: bug\s+at /)).toBeVisible()
  })

  test('X-09 M-04: another shop shows nothing of it', async () => {
    expectConsole(/^Error: bug/)
    const asked = answers(async () => Response.json({ message: '', frames: [] }))
    await crash(false)
    await screen.findByRole('heading', { name: 'Ada yang tidak beres di halaman ini' })
    expect(screen.queryByText(/Letak kesalahan/)).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})

test('X-09: a region that throws once is rendered again, and the error is reported', async () => {
  expectConsole(/^Error: once/)
  let mounts = 0
  const { records } = await openWith(() => {
    useEffect(() => {
      if (++mounts === 1) throw new Error('once')
    }, [])
    return <h1>Beranda</h1>
  })
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
  expect(records).toMatchObject([{ record: { type: 'error', from: { unit: 'marketplace' } } }])
})

test('X-09: a region that throws again offers the last good release, which then renders the page', async () => {
  expectConsole(/^Error: bug/)
  let version = '1.1.0'
  const { page } = await open('/', {
    boot: boot({
      routes,
      units: {
        host: unit('host'),
        marketplace: unit('marketplace', {
          lastGood: '1.0.0',
          lastGoodTable: { name: 'table.json', integrity: 'sha384-table' },
        }),
      },
    }),
    modules: {
      'marketplace ./HomeScreen': async () => ({
        HomeScreen: () => {
          if (version === '1.1.0') throw new Error('bug')
          return <h1>{version}</h1>
        },
      }),
    },
  })
  page.modules.fallBack = async () => {
    version = '1.0.0'
    page.modules.retry('marketplace')
    return true
  }
  await press(await screen.findByRole('button', { name: 'Buka versi sebelumnya' }))
  expect(await screen.findByRole('heading', { name: '1.0.0' })).toBeVisible()
  theShellLives()
})

test('X-09: a page that failed to load while its remote was visible is loaded again when it is opened', async () => {
  expectConsole(/^LoadFailure/)
  let loads = 0
  const load = async () =>
    ++loads === 1
      ? Promise.reject(new LoadFailure('marketplace', '1.1.0', './HomeScreen', null, true))
      : { HomeScreen }
  await open('/', { boot: boot({ routes }), modules: { 'marketplace ./HomeScreen': load } })
  expect(await screen.findByRole('heading', { name: 'Beranda' })).toBeVisible()
  expect(loads).toBe(2)
})

test('X-09: without a last good release none is offered', async () => {
  expectConsole(/^Error: bug/)
  await openWith(() => {
    throw new Error('bug')
  })
  expect(await screen.findByRole('button', { name: 'Muat ulang' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buka versi sebelumnya' })).toBeNull()
})

test('X-09: a screen that throws in an effect also shows the refresh page', async () => {
  expectConsole(/^Error: late bug/)
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

test('T-08 X-08: a screen whose read got no answer shows a network error, and reads again', async () => {
  expectConsole(/^ApiError: Mohon maaf/)
  let isOffline = true
  globalThis.fetch = async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
    return new Response('{"data":{"guest_token":"g","expired_at":1}}')
  }
  jest.useFakeTimers()
  await openWith(() => <h1>{useCall(authorize).data.guest_token}</h1>)
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
  'X-08: a screen whose read was refused shows the reason, and reads again',
  async (body, title) => {
    expectConsole(/^ApiError: /)
    globalThis.fetch = async () => new Response(JSON.stringify(body), { status: 404 })
    await openWith(() => <h1>{useCall(homeCall).result.anchors.rows.length}</h1>)
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ke Beranda' })).toBeVisible()
  },
)

test('X-09 M-05: a screen with a call that this host cannot send fails alone, and sends nothing', async () => {
  expectConsole(/^ApiError: This host cannot send the call stockOutlook: access partner/)
  const sent = (globalThis.fetch = jest.fn())
  const later = { ...homeCall, id: 'stockOutlook', access: 'partner' } as unknown as typeof homeCall
  await openWith(() => <h1>{useCall(later).result.anchors.rows.length}</h1>)
  expect(
    await screen.findByRole('heading', {
      name: 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.',
    }),
  ).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  theShellLives()
})

describe('a screen that throws as it unmounts', () => {
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
    return <Link to="/help">Panduan</Link>
  }
  async function leaveFor(HelpScreen: () => JSX.Element) {
    // React also dispatches the error to the window, where this test catches it.
    const told = jest.fn((event: Event) => event.preventDefault())
    window.addEventListener('error', told)
    const opened = await open('/', {
      boot: boot({ routes: [...routes, help] }),
      modules: {
        'marketplace ./HomeScreen': { HomeScreen: DirtyHome },
        'marketplace ./HelpScreen': { HelpScreen },
      },
    })
    await press(screen.getByRole('link', { name: 'Panduan' }))
    window.removeEventListener('error', told)
    return opened
  }

  test('X-09: is reported, and the requested page is rendered', async () => {
    expectConsole(/^Error: no clean leave/)
    const { records } = await leaveFor(() => <h1>Panduan</h1>)
    expect(await screen.findByRole('heading', { name: 'Panduan' })).toBeVisible()
    theShellLives()
    expect(records).toMatchObject([
      { record: { type: 'error', error: new Error('no clean leave') } },
    ])
  })

  test('X-09: shows the refresh page when the next one also throws, and never an empty page', async () => {
    expectConsole(/^Error: no clean leave/)
    await leaveFor(() => {
      useDirtyLeave()
      return <h1>Panduan</h1>
    })
    expect(await screen.findByRole('button', { name: 'Muat ulang' })).toBeVisible()
  })
})
