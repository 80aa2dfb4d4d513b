import { root } from '@borong/build/units'
import type { Page, Route } from '@playwright/test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { edit } from '../fixtures/own-repository.ts'
import {
  expect,
  openPlatform,
  test as base,
  versionsOn,
  type Platform,
} from '../fixtures/platform.ts'
import { openSquad, type Squad } from '../fixtures/squad.ts'

const CHANNEL = 'staging'

/** A platform whose budgets leave room for a second React. */
const test = base.extend<{ roomy: Platform }>({
  // Playwright reads a fixture's dependencies from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  roomy: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'budgets-'))
    const budgets = JSON.parse(await readFile(join(root, 'budgets.json'), 'utf8')) as {
      page: number
      units: Record<string, object>
    }
    const { page, units } = budgets
    const loyalty = { entry: 9000, screen: 60_000, total: 112_200 }
    const more = { ...budgets, page: page + 50_000, units: { ...units, loyalty } }
    const BUDGETS = join(folder, 'budgets.json')
    await writeFile(BUDGETS, JSON.stringify(more))
    const { platform, stop } = await openPlatform(CHANNEL, { BUDGETS }, true)
    await use(platform)
    await stop()
    await rm(folder, { recursive: true })
  },
})

const LATE = `export const late = 'terlambat'\n`

const ofReact18 = `import { categories } from '@borong/api/catalogue'
import { useEffect, useRef, useState, version } from 'react'
import { mounted, usePage, useSignal } from '../react-18.tsx'
import styles from './LoyaltyScreen.module.css'

if (typeof document !== 'undefined') document.documentElement.dataset.ran = 'loyalty'

export const LoyaltyScreen = mounted(() => {
  const page = usePage()
  const { t } = useSignal(page.messages)
  const session = useSignal(page.session)
  const [areas, setAreas] = useState<string[]>([])
  const [word, setWord] = useState('belum')
  const list = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => void page.http.send(categories).then(({ result }) => setAreas(result.map(({ name }) => name))), [page])
  useEffect(() => page.widget(list.current!, 'marketplace/category-list', { replace: false }), [page])
  useEffect(() => page.widget(card.current!, 'loyalty/card' as string, { title: 'Kartu saya' }), [page])
  const load = () => import('./late.ts').then(({ late }) => setWord(late), () => setWord('ditolak'))
  return (
    <section className={styles.page}>
      <h1>{t('page.title')}</h1>
      <p>{t('page.lead')}</p>
      <p>React {version}, {session.status}, {areas.length} areas</p>
      <button onClick={() => page.toast('Tersimpan')}>Simpan</button>
      <button onClick={load}>{word}</button>
      <div ref={list} />
      <div ref={card} />
    </section>
  )
})
`

const ofReact19 = `import { categories } from '@borong/api/catalogue'
import { callQuery, PageTitle, toast, useMessages, useQuery, useSession, Widget } from '@borong/contract'
import { useState, version } from 'react'
import styles from './LoyaltyScreen.module.css'

if (typeof document !== 'undefined') document.documentElement.dataset.ran = 'loyalty'

export function LoyaltyScreen() {
  const t = useMessages()
  const session = useSession()
  const { data } = useQuery(callQuery(categories))
  const [word, setWord] = useState('belum')
  const load = () => import('./late.ts').then(({ late }) => setWord(late), () => setWord('ditolak'))
  return (
    <section className={styles.page}>
      <PageTitle>{t('page.title')}</PageTitle>
      <h1>{t('page.title')}</h1>
      <p>{t('page.lead')}</p>
      <p>React {version}, {session.status}, {data?.result.length ?? 0} areas</p>
      <button onClick={() => toast('Tersimpan')}>Simpan</button>
      <button onClick={load}>{word}</button>
      <Widget name="marketplace/category-list" replace={false} />
      <Widget name={'loyalty/card' as string} title="Kartu saya" />
    </section>
  )
}
`

async function alter(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: Buffer.concat([await response.body(), Buffer.from(' ')]) })
}

// A request that is still held when the test ends gets no response.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Writes the page of a squad, releases it in steps, changes it, rolls it back, and alters its files. */
async function prove(
  page: Page,
  platform: Platform,
  { directory, npm, borong }: Squad,
  { screen, react }: { screen: string; react: string },
) {
  const file = join(directory, 'src/page/LoyaltyScreen.tsx')
  await writeFile(file, screen)
  await writeFile(join(directory, 'src/page/late.ts'), LATE)
  await borong('widgets')

  // The compiler knows the widgets of other units.
  await edit(file, 'replace', 'repalce')
  await expect(npm('test')).rejects.toThrow('repalce')
  await edit(file, 'repalce', 'replace')
  expect(await npm('test')).toContain('loyalty 1.0.0 can run on host')

  // The registry compares the release with those of other units.
  const table = join(directory, 'remote.ts')
  await edit(table, "path: '/loyalty'", "path: '/services'")
  await expect(borong('release', '--dry-run')).rejects.toThrow('/services')
  await edit(table, "path: '/services'", "path: '/loyalty'")

  const first = await borong('release', '--channel', CHANNEL, '--now')
  expect(first).toContain('loyalty 1.0.0 is stable in staging')
  await platform.settled()
  const address = `${platform.address}/loyalty`
  const html = await (await fetch(address)).text()
  expect(html).toContain('Halaman ini dibangun')
  await page.goto(address)
  const line = page.getByText(`React ${react}`)
  await expect(line).toContainText(/guest, [1-9]\d* areas/)
  // The stylesheet of the screen uses a colour of the shop.
  const section = page.locator('section', { has: line })
  await expect(section).toHaveCSS('padding-top', '12px')
  await expect(section).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: 'Simpan' }).click()
  await expect(page.getByText('Tersimpan')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Kategori' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kartu saya' })).toBeVisible()
  await page.getByRole('button', { name: 'belum' }).click()
  await expect(page.getByRole('button', { name: 'terlambat' })).toBeVisible()

  // A second release reaches 5 % of the visitors, then all of them, and is rolled back.
  await edit(join(directory, 'package.json'), '"version": "1.0.0"', '"version": "1.1.0"')
  await edit(join(directory, 'src/messages/id.json'), 'Halaman ini', 'Halaman baru ini')
  expect(await borong('release', '--channel', CHANNEL)).toContain(
    'loyalty 1.1.0 goes to 5, 25, 100 %',
  )
  await borong('promote', 'loyalty', '1.1.0', '--channel', CHANNEL, '--now')
  await platform.settled()
  await page.goto(address)
  await expect(page.getByText('Halaman baru ini')).toBeVisible()
  await borong('rollback', 'loyalty', '--channel', CHANNEL)
  await platform.settled()
  await page.goto(address)
  await expect(page.getByText('Halaman ini dibangun')).toBeVisible()
  expect((await versionsOn(page)).loyalty).toBe('1.0.0')

  // An altered chunk does not run: neither one that is loaded later, nor that of the screen.
  await page.route(/\/assets\/loyalty\/(?!entry|messages|page-)/, alter)
  await page.getByRole('button', { name: 'belum' }).click()
  await expect(page.getByRole('button', { name: 'ditolak' })).toBeVisible()
  let altered = 0
  await page.route(/\/assets\/loyalty\/.*page-LoyaltyScreen.*\.js/, (route) => {
    altered += 1
    return alter(route)
  })
  await page.goto(address)
  await expect.poll(() => altered).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-ran', 'loyalty')
}

test('M-02 M-03 M-04: a squad builds with webpack 5 and React 18 beside the React of the page @long', async ({
  page,
  roomy,
}) => {
  const { squad, close } = await openSquad(roomy, 'loyalty', 'webpack-react18')
  await prove(page, roomy, squad, { screen: ofReact18, react: '18.3.1' })
  await close()
})

test('M-02 M-04: a squad builds with Rsbuild and the React of the page @long', async ({
  page,
  roomy,
}) => {
  const { squad, close } = await openSquad(roomy, 'loyalty', 'rsbuild-react')
  await prove(page, roomy, squad, { screen: ofReact19, react: '19.3.1' })
  await close()
})
