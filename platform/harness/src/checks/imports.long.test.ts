import { root } from '@borong/build/units'
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const TARGETS = {
  'host/src/page.ts': '',
  'remotes/billing/remote.ts': '',
  'shared/contract/src/page.ts': '',
  'shared/ui/src/Sheet.tsx': '',
  'gateway/src/orders/create.ts': '',
  'gateway/src/orders/public.ts': `export * from './create.ts'`,
  'gateway/src/server/database.ts': '',
  'gateway/src/testing/test-gateway.ts': '',
  'demo/src/demo.ts': '',
}

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'borong-imports-'))
  await write(TARGETS)
  for (const name of ['host', 'remotes/billing', 'shared/contract', 'shared/ui']) {
    const link = join(folder, 'node_modules/@borong', name.split('/').at(-1)!)
    await mkdir(dirname(link), { recursive: true })
    await symlink(join(folder, name), link)
  }
})

afterEach(() => rm(folder, { recursive: true }))

async function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** The refusals of the check for a tree of the shop with these files: `rule: from → to`. */
async function refusals(files: Record<string, string>, config = '.dependency-cruiser.mjs') {
  await write(files)
  const found = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      `--config=${join(root, config)}`,
      '--output-type=json',
      'host',
      'remotes',
      'shared',
      'gateway',
      'demo',
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  if (!found.stdout) throw new Error(found.stderr)
  const { summary } = JSON.parse(found.stdout) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] }
  }
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted()
}

const remote = 'remotes/checkout/src/cart.ts'

test('M-02: accepts the imports that packages may have', async () => {
  expect(
    await refusals({
      [remote]: `import '@borong/contract/src/page.ts'\nimport '@borong/ui/src/Sheet.tsx'\nimport './own.ts'`,
      'remotes/checkout/src/own.ts': '',
      'gateway/src/cart/cart.ts': `import '../orders/public.ts'\nimport '../server/database.ts'`,
      'gateway/src/cart/cart.test.ts': `import '../orders/create.ts'\nimport '../testing/test-gateway.ts'`,
    }),
  ).toEqual([])
})

test('M-04: refuses a remote that imports the host, in every form of import', async () => {
  const forms = {
    'import.ts': `import { page } from '@borong/host/src/page.ts'`,
    'type.ts': `import type { Page } from '@borong/host/src/page.ts'`,
    'export.tsx': `export * from '@borong/host/src/page.ts'`,
    'dynamic.ts': `void import('@borong/host/src/page.ts')`,
    'template.ts': 'void import(`@borong/host/src/page.ts`)',
    'require.cjs': `const page = require('@borong/host/src/page.ts')`,
    'require-template.ts': 'const page = require(`@borong/host/src/page.ts`)',
    'mock.test.ts': `jest.mock('@borong/host/src/page.ts')`,
  }
  const files = Object.entries(forms).map(([name, text]) => [`remotes/checkout/src/${name}`, text])
  expect(await refusals(Object.fromEntries(files))).toEqual(
    files.map(([file]) => `packages-of-remotes: ${file} → host/src/page.ts`).toSorted(),
  )
})

test('M-04: refuses a remote that imports another one, also in a file with "dist" in its name', async () => {
  const text = `import '@borong/billing/remote.ts'`
  expect(
    await refusals({
      'remotes/checkout/src/distance.ts': text,
      'remotes/checkout/src/districts/distributor.tsx': text,
    }),
  ).toEqual([
    'packages-of-remotes: remotes/checkout/src/distance.ts → remotes/billing/remote.ts',
    'packages-of-remotes: remotes/checkout/src/districts/distributor.tsx → remotes/billing/remote.ts',
  ])
})

test('M-04: refuses a host that imports a remote', async () => {
  expect(await refusals({ 'host/src/main.ts': `import '@borong/billing/remote.ts'` })).toEqual([
    'packages-of-host: host/src/main.ts → remotes/billing/remote.ts',
  ])
})

test('refuses a path into another package, and a package that does not exist', async () => {
  expect(
    await refusals({
      [remote]: `import '../../../shared/ui/src/Sheet.tsx'\nrequire('@borong/unknown')`,
    }),
  ).toEqual([
    `package-by-its-name: ${remote} → shared/ui/src/Sheet.tsx`,
    `resolvable: ${remote} → @borong/unknown`,
  ])
})

test('refuses the demo and test helpers in the gateway outside its tests', async () => {
  expect(
    await refusals({
      'gateway/src/server/page.ts': `import '../../../demo/src/demo.ts'`,
      'gateway/src/cart/cart.ts': `import '../testing/test-gateway.ts'`,
      'gateway/src/main.ts': `import './cart/testing-shop.ts'`,
      'gateway/src/cart/testing-shop.ts': '',
    }),
  ).toEqual([
    'demo-in-tests-only: gateway/src/server/page.ts → demo/src/demo.ts',
    'package-by-its-name: gateway/src/server/page.ts → demo/src/demo.ts',
    'public-of-a-domain: gateway/src/cart/cart.ts → gateway/src/testing/test-gateway.ts',
    'testing-in-tests-only: gateway/src/cart/cart.ts → gateway/src/testing/test-gateway.ts',
    'testing-in-tests-only: gateway/src/main.ts → gateway/src/cart/testing-shop.ts',
  ])
})

test('refuses a file of another domain that is not its public.ts, and a server folder on top of a domain', async () => {
  expect(
    await refusals({
      'gateway/src/cart/cart.ts': `import type { Order } from '../orders/create.ts'`,
      'gateway/src/wallet/wallet.ts': `import '../main.ts'`,
      'gateway/src/server/serve.ts': `import '../orders/public.ts'`,
      'gateway/src/main.ts': `import './orders/create.ts'`,
    }),
  ).toEqual([
    'public-of-a-domain: gateway/src/cart/cart.ts → gateway/src/orders/create.ts',
    'public-of-a-domain: gateway/src/wallet/wallet.ts → gateway/src/main.ts',
    'server-below-the-domains: gateway/src/server/serve.ts → gateway/src/orders/public.ts',
  ])
})

test('refuses two domains that import each other, also when their files do not', async () => {
  const files = {
    'gateway/src/cart/public.ts': `export * from './read.ts'`,
    'gateway/src/cart/read.ts': '',
    'gateway/src/cart/cart.ts': `import '../users/public.ts'`,
    'gateway/src/users/public.ts': `export * from './find.ts'`,
    'gateway/src/users/find.ts': '',
    'gateway/src/users/users.ts': `import type { Cart } from '../cart/public.ts'`,
    'gateway/src/users/users.test.ts': '',
  }
  expect(await refusals(files)).toEqual([])
  expect(await refusals(files, 'gateway/.dependency-cruiser.mjs')).toEqual([
    'domains-one-way: gateway/src/cart → gateway/src/users',
    'domains-one-way: gateway/src/users → gateway/src/cart',
  ])
  expect(
    await refusals(
      {
        'gateway/src/users/users.ts': '',
        'gateway/src/users/users.test.ts': `import '../cart/public.ts'`,
      },
      'gateway/.dependency-cruiser.mjs',
    ),
  ).toEqual([])
})

test('refuses circular imports', async () => {
  expect(
    await refusals({
      'remotes/checkout/src/a.ts': `import './b.ts'`,
      'remotes/checkout/src/b.ts': `import type { A } from './a.ts'`,
    }),
  ).toEqual(['no-circles: remotes/checkout/src/a.ts → remotes/checkout/src/b.ts'])
})
