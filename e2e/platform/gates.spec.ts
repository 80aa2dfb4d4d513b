import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltRelease } from '@borong/contract/release'
import { publishUnit } from '@borong/cli/releases/publish-unit'
import { expect, test, type Platform } from '../fixtures/platform.ts'
import { variantOf, type Variant } from '../fixtures/variants.ts'

const refusal = async (publishing: Promise<unknown>) =>
  publishing.then(
    () => '',
    (error: Error) => error.message,
  )

/** Changes the build's records, as a squad with its own build recipe might. */
async function rewrite(directory: string, change: (release: BuiltRelease) => BuiltRelease) {
  const path = join(directory, 'dist/release.json')
  await writeFile(
    path,
    JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')) as BuiltRelease)),
  )
}

const publishing = async (platform: Platform, variant: Variant) =>
  refusal(platform.publish(await variant.build()))

test('M-05: a remote that requires another major version of the contract is refused with instructions @long', async ({
  standing: platform,
}) => {
  const variant = await variantOf('services', '2.0.0')
  await variant.build()
  await rewrite(variant.directory, (release) => ({ ...release, contract: '^3.0.0' }))
  const reason = await refusal(platform.publish(variant.directory))
  expect(reason).toMatch(/\^3\.0\.0/)
  expect(reason).toMatch(/host/)
})

test('M-05: a host that breaks the contract for active remotes is refused, naming them @long', async ({
  standing: platform,
}) => {
  const variant = await variantOf('host', '2.0.0')
  await variant.build()
  await rewrite(variant.directory, (release) => ({ ...release, contract: '3.0.0' }))
  const reason = await refusal(platform.publish(variant.directory))
  for (const unit of ['marketplace', 'checkout', 'services']) expect(reason).toContain(unit)
})

test('N-03 M-04: a path that another remote owns is refused, naming the owner @long', async ({
  standing: platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await variant.replace('remote.ts', "path: '/services'", "path: '/cart'")
  const reason = await publishing(platform, variant)
  expect(reason).toContain('/cart')
  expect(reason).toContain('checkout')
})

test('M-03: a remote that brings its own React is refused @long', async ({
  standing: platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  // React is no longer a peer dependency, so the recipe bundles it.
  await variant.replace('package.json', ',"react":"catalog:","react-dom":"catalog:"}', '}')
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'import styles',
    `import { useState } from 'react'\nimport styles`,
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'const t = useMessages()',
    'const t = useMessages()\n  useState(0)',
  )
  const reason = await publishing(platform, variant)
  expect(reason).toContain('services carries its own copy of react')
})

test('M-04: a release without a module that its table names is refused @long', async ({
  standing: platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  await variant.build()
  await rewrite(variant.directory, (release) => ({
    ...release,
    remote: {
      ...release.remote!,
      routes: [
        ...release.remote!.routes,
        { path: '/services/gone', guard: 'public', screen: './services/GoneScreen' },
      ],
    },
  }))
  expect(await refusal(platform.publish(variant.directory))).toContain('./services/GoneScreen')
})

test('M-04: a release over its byte budget is refused, naming the part that grew @long', async ({
  standing: platform,
}) => {
  const variant = await variantOf('services', '1.1.0')
  const noise = Array.from({ length: 4000 }, () => Math.random().toString(36).slice(2)).join('')
  await variant.write('src/services/noise.ts', `export const noise = '${noise}'\n`)
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    'import styles',
    "import { noise } from './noise.ts'\nimport styles",
  )
  await variant.replace(
    'src/services/ServicesScreen.tsx',
    '<ul className={styles.list}>',
    '<ul className={styles.list} data-noise={noise}>',
  )
  const reason = await publishing(platform, variant)
  expect(reason).toMatch(/budget/i)
  expect(reason).toContain('services-ServicesScreen')
})

test('M-04: a token publishes only its own unit @long', async ({ standing: platform }) => {
  const variant = await variantOf('services', '1.2.0')
  const directory = await variant.build()
  const foreign = platform.clientWith(await platform.tokenFor('checkout'))
  expect(await refusal(publishUnit(foreign, directory))).toMatch(/checkout.*services/)
  const own = platform.clientWith(await platform.tokenFor('services'))
  expect(await refusal(publishUnit(own, directory))).toBe('')
})

test('M-04: an existing version cannot be replaced @long', async ({ standing: platform }) => {
  const variant = await variantOf('services', '1.3.0')
  await platform.publish(await variant.build())
  await variant.replace('src/messages/id.json', 'Layanan untuk bisnis Anda', 'Layanan lain')
  expect(await publishing(platform, variant)).toContain('1.3.0')
})
