import { packAll } from '@borong/cli/packages/pack'
import { root } from '@borong/build/units'
import type { Snapshot } from '@borong/contract/release'
import type { Page } from '@playwright/test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { edit, install, runIn, startDev } from '../fixtures/own-repository.ts'
import { expect, openPlatform, test, type Platform } from '../fixtures/platform.ts'
import { later, reactScreen, vuePage } from '../fixtures/vite-sources.ts'

const CHANNEL = 'staging'
/** The messages of the tests' pages, besides those of the template. */
const LEAD = 'Halaman ini dibangun dan dirilis oleh timnya sendiri.'

let home: string
let platform: Platform
let stop: () => Promise<void>

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  home = await mkdtemp(join(tmpdir(), 'squad-'))
  const budgets = join(home, 'budgets.json')
  await writeFile(budgets, await withOwnFramework('points-vue'))
  await packAll(join(home, 'packages'))
  const opened = await openPlatform(CHANNEL, { BUDGETS: budgets }, true)
  platform = opened.platform
  stop = opened.stop
})

test.afterAll(async () => {
  await stop?.()
  await rm(home, { recursive: true, force: true })
})

/** The budgets of this shop, in which an admin grants a unit the bytes of a framework of its own. */
async function withOwnFramework(unit: string): Promise<string> {
  const budgets = JSON.parse(await readFile(join(root, 'budgets.json'), 'utf8')) as {
    default: object
    units: Record<string, object>
  }
  const units = { ...budgets.units, [unit]: { ...budgets.default, screen: 26_000 } }
  return JSON.stringify({ ...budgets, units })
}

/** Writes the repository of a remote from a template, with these files in it, and installs its packages. */
async function repositoryOf(name: string, template: string, files: Record<string, string>) {
  const directory = join(home, name)
  const tarballs = join(home, 'packages')
  const options = ['--out', directory, '--packages', tarballs, '--template', template]
  const made = await platform.borong('new', name, '--standalone', ...options)
  expect(made.code, made.output).toBe(0)
  for (const [path, text] of Object.entries(files)) await writeFile(join(directory, path), text)
  await install(directory, tarballs)
  const env = {
    SHOP: platform.address,
    BORONG_REGISTRY: `${platform.registryAddress}/registry`,
    BORONG_TOKEN: await platform.tokenFor(name),
  }
  const borong = (...args: string[]) => runIn(directory, env, 'borong', ...args)
  return {
    directory,
    borong,
    npm: (...args: string[]) => runIn(directory, env, 'npm', ...args),
    /** Raises the version and releases it to all visitors. */
    async release(version: string, from: string) {
      await edit(join(directory, 'package.json'), `"version": "${from}"`, `"version": "${version}"`)
      await borong('release', '--channel', CHANNEL, '--now')
      await platform.settled()
    },
  }
}

/** Uses everything that the shop offers a page, in a framework whose page is open. */
async function expectWholePage(page: Page, name: string, title: string) {
  await page.goto(`${platform.address}/${name}`)
  await expect(page).toHaveTitle(`${title} | Borong`)
  await expect(page.getByText('Sesi: guest')).toBeVisible()
  await page.getByRole('button', { name: 'Muat' }).click()
  await expect(page.getByText(/^Kategori: \w+/)).toBeVisible()
  await expect(page.getByText('Sudah dimuat')).toBeVisible()
  await page.getByRole('button', { name: 'Nanti' }).click()
  await expect(page.getByText('Kode yang dimuat nanti')).toBeVisible()
  await expect(page.locator('[data-remote="marketplace"]').getByText('Pilihan beras')).toBeVisible()
  await page.getByRole('link', { name: 'Ke layanan' }).click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(page.locator('[data-remote="services"] h1')).toBeVisible()
}

/** A chunk that is loaded later does not run while it is altered on its way. */
async function expectNoAlteredCode(page: Page, name: string, directory: string) {
  const record = JSON.parse(await readFile(join(directory, 'dist/release.json'), 'utf8')) as {
    files: { name: string }[]
  }
  const chunk = record.files.find((file) => /^later\.\w+\.js$/.test(file.name))!.name
  await page.route(`**/assets/${name}/${chunk}`, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace('dimuat nanti', 'yang diubah')
    const headers = { ...response.headers(), 'cache-control': 'no-store' }
    await route.fulfill({ response, headers, body: text })
  })
  await page.goto(`${platform.address}/${name}`)
  await expect(page.getByText('Sesi: guest')).toBeVisible()
  const refused = page.waitForEvent('console', (one) => /integrity/i.test(one.text()))
  await page.getByRole('button', { name: 'Nanti' }).click()
  await refused
  await expect(page.getByText('Kode yang diubah')).toHaveCount(0)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // The visitor tries again when the file is as it was released.
  await page.getByRole('button', { name: 'Nanti' }).click()
  await expect(page.getByText('Kode yang dimuat nanti')).toBeVisible()
}

test('M-02 M-04 M-05: a squad builds a remote with Vite and React: it is tested, gated, released in steps, and rolled back; an altered chunk does not run @long', async ({
  page,
}) => {
  const { directory, npm, borong, release } = await repositoryOf('points-react', 'vite-react', {
    'src/page/PointsReactScreen.tsx': reactScreen,
    'src/later.ts': later,
  })
  expect(await borong('widgets')).toContain('marketplace')
  expect(await npm('test')).toContain('points-react 1.0.0 can run on host')
  expect(await npm('run', 'release')).toContain('points-react 1.0.0 published')
  await borong('promote', 'points-react', '1.0.0', '--channel', CHANNEL, '--now')
  await platform.settled()
  const html = await (await fetch(`${platform.address}/points-react`)).text()
  expect(html).toContain(LEAD)
  await expectWholePage(page, 'points-react', 'Points React')
  await expectNoAlteredCode(page, 'points-react', directory)

  // A widget that no unit offers does not get through the gate.
  const screen = join(directory, 'src/page/PointsReactScreen.tsx')
  await edit(screen, 'marketplace/product-rail', 'marketplace/product-rial')
  await edit(join(directory, 'package.json'), '"version": "1.0.0"', '"version": "1.0.1"')
  await expect(npm('run', 'release')).rejects.toThrow('product-rial')
  await edit(screen, 'marketplace/product-rial', 'marketplace/product-rail')

  await edit(join(directory, 'src/messages/id.json'), 'Halaman ini', 'Halaman baru ini')
  await edit(join(directory, 'package.json'), '"version": "1.0.1"', '"version": "1.1.0"')
  await npm('run', 'release', '--', '--channel', CHANNEL)
  const { channels } = await platform.registry.get<Snapshot>('snapshot')
  expect(channels[CHANNEL]!['points-react']).toMatchObject({
    stable: '1.0.0',
    candidate: { version: '1.1.0', percent: 5 },
  })
  await borong('promote', 'points-react', '1.1.0', '--channel', CHANNEL, '--now', '--replace')
  await platform.settled()
  const region = page.locator('[data-remote="points-react"]').first()
  await page.goto(`${platform.address}/points-react`)
  await expect(page.getByText('Halaman baru ini')).toBeVisible()
  await expect(region).toHaveAttribute('data-version', '1.1.0')

  await borong('rollback', 'points-react', '--channel', CHANNEL)
  await platform.settled()
  await page.goto(`${platform.address}/points-react`)
  await expect(region).toHaveAttribute('data-version', '1.0.0')
  await release('1.2.0', '1.1.0')
})

test('M-02 M-04 M-05: a squad builds a remote with Vite and Vue, whose page is rendered on the server and hydrated without a flash @long', async ({
  page,
}) => {
  const { directory, npm, borong, release } = await repositoryOf('points-vue', 'vite-vue', {
    'src/page/Page.vue': vuePage,
    'src/later.ts': later,
  })
  expect(await borong('widgets')).toContain('points-react')
  expect(await npm('test')).toContain('points-vue 1.0.0 can run on host')
  expect(await npm('run', 'release')).toContain('points-vue 1.0.0 published')
  await borong('promote', 'points-vue', '1.0.0', '--channel', CHANNEL, '--now')
  await platform.settled()
  const html = await (await fetch(`${platform.address}/points-vue`)).text()
  expect(html).toContain(LEAD)
  expect(html).toContain('<title>Points Vue | Borong</title>')

  // The elements of the server's HTML are those that Vue makes interactive.
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof Element && node.matches('h1, .page, button'))
            shown.push(node.outerHTML)
    }).observe(document, { childList: true, subtree: true })
  })
  const problems: string[] = []
  page.on('console', (one) => {
    if (one.type() === 'error' || one.type() === 'warning') problems.push(one.text())
  })
  await page.goto(`${platform.address}/points-vue`)
  await expect(page.getByText('Sesi: guest')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kartu React' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([])
  expect(problems).toEqual([])
  const region = page.locator('[data-remote="points-vue"]').first()
  await expect(region.locator('.page')).toHaveCSS('border-top-color', 'rgb(1, 2, 3)')
  await expectWholePage(page, 'points-vue', 'Points Vue')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Points Vue' })).toBeVisible()
  await expectNoAlteredCode(page, 'points-vue', directory)

  const dev = await startDev(directory, platform.address)
  try {
    await page.goto(`${platform.address}/points-vue${dev.address.search}`)
    await expect(page.getByText('Sesi: guest')).toBeVisible()
    await edit(join(directory, 'src/page/Page.vue'), 'Sesi:', 'Sesi sekarang:')
    await expect(page.getByText('Sesi sekarang: guest')).toBeVisible()
  } finally {
    dev.stop()
  }

  await edit(join(directory, 'src/messages/id.json'), 'Halaman ini', 'Halaman baru ini')
  await release('1.1.0', '1.0.0')
  await page.goto(`${platform.address}/points-vue`)
  await expect(page.getByText('Halaman baru ini')).toBeVisible()
  await borong('rollback', 'points-vue', '--channel', CHANNEL)
  await platform.settled()
  await page.goto(`${platform.address}/points-vue`)
  await expect(region).toHaveAttribute('data-version', '1.0.0')
})
