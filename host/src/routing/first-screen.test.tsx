import { categories as categoriesCall } from '@borong/api/catalogue'
import { callQuery, useMessages, useQuery, useSession } from '@borong/contract'
import type { BootRoute } from '@borong/contract/release'
import { StaticRouter } from '@borong/contract/host'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { App } from '../App.tsx'
import { createServerPage } from '../page/server-page.ts'
import { clearCookies, testCookies } from '../session/testing.ts'
import { boot } from '../testing/boot.ts'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { open, press } from '../testing/open.tsx'

const categories = { result: [] }
const routes: BootRoute[] = [
  {
    path: '/',
    guard: 'public',
    screen: './HomeScreen',
    unit: 'marketplace',
    calls: [[categoriesCall]],
  },
]

function HomeScreen() {
  const { data } = useQuery(callQuery(categoriesCall))
  const { loggedIn } = useSession()
  const t = useMessages()
  return (
    <>
      <p>{t('greeting')}</p>
      {data ? <h1>Semua kategori</h1> : <p>Rangka</p>}
      {!loggedIn && <p>Selamat datang</p>}
    </>
  )
}

const words = { id: { greeting: 'Halo' }, en: { greeting: 'Hello' } }
const wordsOf = (module: string) => words[module.endsWith('/en') ? 'en' : 'id']

/** The page as a document without data contains it. */
const rendered = () =>
  renderToString(
    <App
      page={createServerPage(boot({ routes }), (_unit, module) => ({
        HomeScreen,
        default: wordsOf(module),
      }))}
      host={null}
      router={(children) => <StaticRouter location="/">{children}</StaticRouter>}
    />,
  )

async function manyTurns() {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** The screen's code loads last, after `meanwhile`. */
async function openSlowly(meanwhile = async () => {}) {
  let arrive: (code: Record<string, unknown>) => void = () => undefined
  const code = new Promise<Record<string, unknown>>((resolve) => (arrive = resolve))
  const opened = await open('/', {
    boot: boot({ routes }),
    rendered: rendered(),
    modules: {
      'marketplace ./HomeScreen': () => code,
      'marketplace ./messages/id': { default: words.id },
      'marketplace ./messages/en': { default: words.en },
    },
  })
  await act(manyTurns)
  await meanwhile()
  await act(async () => arrive({ HomeScreen }))
  return opened
}

beforeEach(() => {
  clearCookies()
  testCookies().write('grant_token', 'guest-1')
  window.scrollTo = () => {}
})

test('F-02: content that is missing in the document appears after the screen is hydrated as rendered', async () => {
  const gateway = fakeGateway({ categories: { body: categories } })
  const { complaints } = await openSlowly()
  expect(await screen.findByRole('heading', { name: 'Semua kategori' })).toBeVisible()
  expect(gateway.of('categories')).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('F-02: a buyer sees the page hydrated as rendered for all visitors, then as a buyer', async () => {
  testCookies().write('access_token', 'access-1')
  fakeGateway({ categories: { body: categories } })
  const { complaints } = await openSlowly()
  expect(await screen.findByRole('heading', { name: 'Semua kategori' })).toBeVisible()
  expect(screen.queryByText('Selamat datang')).toBeNull()
  expect(complaints).toEqual([])
})

test('F-02: a language chosen before the screen is hydrated is applied after hydration, in place', async () => {
  fakeGateway({ categories: { body: categories } })
  const { complaints } = await openSlowly(async () => {
    expect(screen.getByText('Halo')).toBeVisible()
    await press(screen.getByRole('button', { name: /Switch to English/ }))
    await act(manyTurns)
  })
  expect(await screen.findByText('Hello')).toBeVisible()
  expect(complaints).toEqual([])
})
