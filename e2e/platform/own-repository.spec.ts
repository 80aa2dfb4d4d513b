import { packAll } from '@borong/cli/packages/pack'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { edit, install, moveOut, runIn, startDev } from '../fixtures/own-repository.ts'
import { bootOf, expect, test } from '../fixtures/platform.ts'

const CHANNEL = 'staging'
test.use({ edgeChannel: CHANNEL })

let home: string
let tarballs: string

test.beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'squad-'))
  tarballs = join(home, 'packages')
  await packAll(tarballs)
})

test.afterAll(() => rm(home, { recursive: true, force: true }))

test('M-02 M-04: a remote in its own repository is written, tested, released, changed and rolled back with its squad’s token @long', async ({
  page,
  platform,
}) => {
  const directory = join(home, 'loyalty')
  const made = await platform.borong(
    'new',
    'loyalty',
    '--standalone',
    '--out',
    directory,
    '--packages',
    tarballs,
  )
  expect(made.code, made.output).toBe(0)
  await install(directory, tarballs)
  const env = {
    BORONG_REGISTRY: `${platform.registryAddress}/registry`,
    BORONG_TOKEN: await platform.tokenFor('loyalty'),
  }
  const npm = (...args: string[]) => runIn(directory, env, 'npm', ...args)
  const before = await bootOf(platform.address)

  const tested = await npm('test')
  expect(tested).toContain('2 passed')
  expect(tested).toContain('Not checked: the contract of a live host')
  Object.assign(env, { SHOP: platform.address })
  expect(await npm('test')).toContain('loyalty 1.0.0 can run on host 1.0.0 (')
  const release = ['run', 'release', '--', '--channel', CHANNEL, '--now']
  expect(await npm(...release)).toContain('loyalty 1.0.0 is stable in staging')
  await platform.settled()
  const html = await (await fetch(`${platform.address}/loyalty`)).text()
  expect(html).toContain('Halaman ini dibangun dan dirilis oleh timnya sendiri.')
  const region = page.locator('[data-remote="loyalty"]').first()
  await page.goto(`${platform.address}/loyalty`)
  await expect(page.getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible()
  await expect(region).toHaveAttribute('data-version', '1.0.0')

  await edit(join(directory, 'package.json'), '"version": "1.0.0"', '"version": "1.1.0"')
  await edit(join(directory, 'src/messages/id.json'), 'Halaman ini', 'Halaman baru ini')
  await npm(...release)
  await platform.settled()
  await page.goto(`${platform.address}/loyalty`)
  await expect(page.getByText('Halaman baru ini')).toBeVisible()

  await runIn(directory, env, 'borong', 'rollback', 'loyalty', '--channel', CHANNEL)
  await platform.settled()
  await page.goto(`${platform.address}/loyalty`)
  await expect(region).toHaveAttribute('data-version', '1.0.0')
  await expect(page.getByText('Halaman ini dibangun')).toBeVisible()
  const after = await bootOf(platform.address)
  expect(after.set.units.host).toEqual(before.set.units.host)

  // The squad's token is for its own unit.
  const others = runIn(directory, env, 'borong', 'rollback', 'services', '--channel', CHANNEL)
  await expect(others).rejects.toThrow('services')
})

test('M-04: a change in the repository of a remote replaces its screen and its styles inside the shop without a reload @long', async ({
  page,
  platform,
}) => {
  const directory = join(home, 'loyalty-dev')
  await platform.borong(
    'new',
    'loyalty-dev',
    '--standalone',
    '--out',
    directory,
    '--packages',
    tarballs,
  )
  await install(directory, tarballs)
  const env = {
    BORONG_REGISTRY: `${platform.registryAddress}/registry`,
    BORONG_TOKEN: await platform.tokenFor('loyalty-dev'),
  }
  const unpublished = runIn(directory, env, 'borong', 'dev', '--shop', platform.address)
  await expect(unpublished).rejects.toThrow('loyalty-dev was never published in the shop')
  await runIn(directory, env, 'borong', 'release', '--channel', CHANNEL, '--now')
  await platform.settled()
  const dev = await startDev(directory, platform.address)
  try {
    await page.goto(`${platform.address}/loyalty-dev${dev.address.search}`)
    await expect(page.getByText('Halaman ini dibangun')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const isSameDocument = () =>
      page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument === true)
    const screen = join(directory, 'src/page/LoyaltyDevScreen.tsx')
    const heading = page.getByRole('heading', { level: 1 })

    await edit(screen, "<h1>{t('page.title')}", "<h1>Diubah {t('page.title')}")
    await expect(heading).toHaveText(/^Diubah/)
    const styles = join(directory, 'src/page/LoyaltyDevScreen.module.css')
    await edit(styles, 'padding: 12px', 'padding: 77px')
    await expect(page.locator('section', { has: heading }).last()).toHaveCSS('padding-top', '77px')
    expect(await isSameDocument()).toBe(true)

    // A screen that throws is rendered again when it is mended.
    const line = 'const t = useMessages()'
    await edit(screen, line, `${line}\n  if (t('page.title')) throw new Error('Broken')`)
    await expect(heading).not.toHaveText(/^Diubah/)
    await edit(screen, `\n  if (t('page.title')) throw new Error('Broken')`, '')
    await expect(heading).toHaveText(/^Diubah/)

    await edit(join(directory, 'src/messages/id.json'), 'Halaman ini', 'Halaman yang diubah')
    await expect(page.getByText('Halaman yang diubah')).toBeVisible()
  } finally {
    dev.stop()
  }
})

test('M-04: a remote of this repository is built from the packed packages, and its page opens @long', async ({
  page,
  platform,
}) => {
  const directory = join(home, 'age-gated')
  await moveOut('age-gated', '1.0.1', directory)
  await install(directory, tarballs)
  const env = {
    BORONG_REGISTRY: `${platform.registryAddress}/registry`,
    BORONG_TOKEN: await platform.tokenFor('age-gated'),
  }
  const released = await runIn(directory, env, 'borong', 'release', '--channel', CHANNEL, '--now')
  expect(released).toContain('age-gated 1.0.1 is stable in staging')
  await platform.settled()
  await page.goto(`${platform.address}/age-restricted/rules`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-remote="age-gated"]').first()).toHaveAttribute(
    'data-version',
    '1.0.1',
  )
})
