import { run } from '@borong/cli/run'
import { packAll } from '@borong/cli/packages/pack'
import { root } from '@borong/build/units'
import type { Page } from '@playwright/test'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { edit, runInstalled, startDev } from '../fixtures/own-repository.ts'
import { startPackageRegistry, type PackageRegistry } from '../fixtures/package-registry.ts'
import { expect, test, type Platform } from '../fixtures/platform.ts'

const CHANNEL = 'staging'
test.use({ edgeChannel: CHANNEL })

const INSTALL_MS = 600_000

let home: string
let directory: string
let packages: PackageRegistry | undefined

/** The version of pnpm that installs this repository, which npx has then, and a version of Yarn. */
const { config: versions } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  config: { pnpm: string; yarn: string }
}

const npm = (env: Record<string, string>, ...args: string[]) =>
  runInstalled(directory, env, 'npm', ...args)
const npx = (env: Record<string, string>, ...args: string[]) =>
  runInstalled(directory, env, 'npx', ...args)

test.beforeAll(async () => {
  // npm downloads some 470 packages when its cache has none of them.
  test.setTimeout(INSTALL_MS)
  // The packages of other scopes come from the registry that npm is configured with.
  const reached = await run('npm', ['view', 'react', 'version', '--fetch-retries=0'])
  const reason = 'not run: the npm registry with React, Rspack and Jest does not answer'
  if (reached.code !== 0) process.stdout.write(`${reason}\n${reached.output}\n`)
  test.skip(reached.code !== 0, reason)

  home = await mkdtemp(join(tmpdir(), 'squad-'))
  directory = join(home, 'loyalty')
  const tarballs = join(home, 'packages')
  const files = await packAll(tarballs)
  packages = await startPackageRegistry(join(home, 'registry'))
  const publisher = { npm_config_userconfig: join(home, 'publisher.npmrc') }
  await writeFile(publisher.npm_config_userconfig, packages.publisher)
  for (const file of files) await runInstalled(home, publisher, 'npm', 'publish', file)

  await writeRepository(directory, packages)
  await npm({}, 'install', '--prefer-offline')
})

test.afterAll(async () => {
  await packages?.stop()
  if (home) await rm(home, { recursive: true, force: true })
})

/** Writes the repository of a remote whose packages come from a registry. */
async function writeRepository(out: string, { address }: PackageRegistry) {
  const main = join(root, 'platform/cli/src/main.ts')
  const made = await run(process.execPath, [main, 'new', 'loyalty', '--standalone', '--out', out])
  expect(made.code, made.output).toBe(0)
  const setting = `@borong:registry=${address}`
  await runInstalled(out, {}, 'npm', 'config', 'set', '--location=project', setting)
}

async function squadOf(platform: Platform) {
  return {
    BORONG_REGISTRY: `${platform.registryAddress}/registry`,
    BORONG_TOKEN: await platform.tokenFor('loyalty'),
  }
}

/** Raises the version of the remote's repository. */
async function raise(version: string) {
  const file = join(directory, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...manifest, version }, null, 2))
}

test('M-02 M-04: a squad installs the packages from an npm registry, releases its remote, changes it inside the shop and rolls it back @long', async ({
  page,
  platform,
}) => {
  const squad = await squadOf(platform)
  const region = page.locator('[data-remote="loyalty"]').first()
  const open = () => page.goto(`${platform.address}/loyalty`)

  expect(await npm(squad, 'test')).toContain('2 passed')
  expect(await npm(squad, 'run', 'release')).toContain('loyalty 1.0.0 published')
  const promote = ['borong', 'promote', 'loyalty', '1.0.0', '--channel', CHANNEL, '--now']
  expect(await npx(squad, ...promote)).toContain('loyalty 1.0.0 is stable in staging')
  await platform.settled()
  await open()
  await expect(page.getByText('Halaman ini dibangun')).toBeVisible()
  await expect(region).toHaveAttribute('data-version', '1.0.0')

  const dev = await startDev(directory, platform.address)
  try {
    await page.goto(`${platform.address}/loyalty${dev.address.search}`)
    await expect(page.getByText('Halaman ini dibangun')).toBeVisible()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await edit(join(directory, 'src/page/LoyaltyScreen.tsx'), '<h1>', '<h1>Poin: ')
    await expect(page.getByRole('heading', { level: 1, name: /^Poin: / })).toBeVisible()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await edit(join(directory, 'src/messages/id.json'), 'Halaman ini', 'Halaman baru ini')
    await expect(page.getByText('Halaman baru ini')).toBeVisible()
  } finally {
    dev.stop()
  }

  await raise('1.1.0')
  const release = ['run', 'release', '--', '--channel', CHANNEL, '--now']
  expect(await npm(squad, ...release)).toContain('loyalty 1.1.0 is stable in staging')
  await platform.settled()
  await open()
  await expect(page.getByText('Halaman baru ini')).toBeVisible()

  await npx(squad, 'borong', 'rollback', 'loyalty', '--channel', CHANNEL)
  await platform.settled()
  await open()
  await expect(region).toHaveAttribute('data-version', '1.0.0')
  await expect(page.getByText('Halaman ini dibangun')).toBeVisible()
})

test('M-02: a remote is installed, tested and built by pnpm, where a package finds only its declared dependencies @long', async () => {
  const out = join(home, 'loyalty-pnpm')
  await writeRepository(out, packages!)
  const pnpm = (...args: string[]) =>
    runInstalled(out, {}, 'npx', '--yes', `pnpm@${versions.pnpm}`, ...args)
  await pnpm('install', '--prefer-offline')
  expect(await pnpm('test')).toContain('2 passed')
  expect(await pnpm('run', 'build')).toMatch(/^loyalty +built/m)
})

test('M-02: a remote is installed, tested and built by Yarn @long', async () => {
  const out = join(home, 'loyalty-yarn')
  await writeRepository(out, packages!)
  const env = {
    // Yarn reads no settings of npm.
    YARN_NPM_REGISTRY_SERVER: (
      await runInstalled(out, {}, 'npm', 'config', 'get', 'registry')
    ).trim(),
    YARN_UNSAFE_HTTP_WHITELIST: 'localhost',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    YARN_GLOBAL_FOLDER: join(home, 'yarn'),
  }
  const yarn = (...args: string[]) =>
    runInstalled(out, env, 'npx', '--yes', `@yarnpkg/cli-dist@${versions.yarn}`, ...args)
  await yarn('config', 'set', 'npmScopes.borong.npmRegistryServer', packages!.address)
  await yarn('install')
  expect(await yarn('test')).toContain('2 passed')
  expect(await yarn('build')).toMatch(/^loyalty +built/m)
})

/** Records the version of each React that renders on the page, as React tells it to developer tools. */
async function countReacts(page: Page) {
  await page.addInitScript(() => {
    const reacts: string[] = []
    Object.assign(window, {
      reacts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ version }: { version: string }) => reacts.push(version),
        checkDCE() {},
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { reacts: string[] }).reacts)
}

test('M-03: a remote whose lock file has another patch version of React shares the one of the page @long', async ({
  page,
  platform,
}) => {
  const squad = await squadOf(platform)
  const own = '19.3.0'
  await npm(squad, 'install', '--save-exact', '--save-dev', `react@${own}`, `react-dom@${own}`)
  const lock = JSON.parse(await readFile(join(directory, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  expect(lock.packages['node_modules/react']?.version).toBe(own)
  const screen = join(directory, 'src/page/LoyaltyScreen.tsx')
  await edit(screen, 'import styles', "import { useState, version } from 'react'\nimport styles")
  await edit(screen, '<h1>', '<p>React {useState(version)}</p>\n      <h1>')
  await raise('1.2.0')
  await npm(squad, 'run', 'release', '--', '--channel', CHANNEL, '--now')
  await platform.settled()

  const reacts = await countReacts(page)
  await page.goto(`${platform.address}/loyalty`)
  await expect(page.locator('[data-remote="loyalty"]').first()).toHaveAttribute(
    'data-version',
    '1.2.0',
  )
  const [shared, ...others] = await reacts()
  expect(others).toEqual([])
  expect(shared).not.toBe(own)
  await expect(page.getByText(`React ${shared}`)).toBeVisible()
})
