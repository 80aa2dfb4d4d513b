import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TelemetryRecord } from '@borong/contract/host'
import { librariesIn } from './signatures.ts'
import { createSingletonCheck, type ShareScope } from './singleton-check.ts'
import { expectConsole } from '@borong/contract/testing/expect-console'

const reactDom = dirname(createRequire(__filename).resolve('react-dom/package.json'))

function setUp(more: { scripts?: Record<string, string>; scope?: ShareScope }) {
  const records: TelemetryRecord[] = []
  const check = createSingletonCheck({
    shareScope: () => more.scope ?? {},
    scriptsOf: () => Object.keys(more.scripts ?? {}),
    read: async (url) => more.scripts![url]!,
    telemetry: { record: (record) => void records.push(record) },
  })
  return { check, records }
}

test('M-03: a page without duplicates is not reported', async () => {
  const scope = { react: { '19.3.1': { from: 'borong_host', loaded: true } } }
  const { check, records } = setUp({
    scope,
    scripts: { '/assets/checkout/entry.js': 'export default 1' },
  })
  await check.look('checkout')
  expect(records).toEqual([])
})

test.each(['react-dom.production', 'react-dom-client.production', 'react-dom-client.development'])(
  'M-03: a second renderer is reported once with its unit: %s',
  async (build) => {
    expectConsole(/ brought a second copy of react-dom: /)
    const script = await readFile(join(reactDom, 'cjs', `${build}.js`), 'utf8')
    const { check, records } = setUp({ scripts: { '/assets/billing/vendor.js': script } })
    await check.look('billing')
    await check.look('billing')
    expect(records).toEqual([{ type: 'duplicate', library: 'react-dom', bringer: 'billing' }])
  },
)

test('M-03: a shared package that was taken from a unit other than the host is reported', async () => {
  expectConsole(/ brought a second copy of react: /)
  const scope = {
    react: {
      '19.3.1': { from: 'borong_host', loaded: true },
      '18.3.1': { from: 'borong_age_gated__1_0_0__3f9a2c1b', loaded: true },
    },
  }
  const { check, records } = setUp({ scope })
  await check.look('age-gated')
  expect(records).toEqual([{ type: 'duplicate', library: 'react', bringer: 'age-gated' }])
})

test('M-03: a shared package that was offered but not taken is not reported', async () => {
  const { check, records } = setUp({
    scope: { react: { '18.3.1': { from: 'borong_billing__1_0_0__3f9a2c1b' } } },
  })
  await check.look('billing')
  expect(records).toEqual([])
})

test.each([
  ['react', 'throw Error("takes a function which returns an object of state variables.")'],
  ['react-router', 'useHref() may be used only in the context of a <Router> component.'],
  ['jotai', 'throw new Error("atom not writable")'],
  ['axios', 'a.isAxiosError=b'],
])(
  'M-03: a bundled copy of %s is found in a script, and reported with its unit',
  async (library, script) => {
    expectConsole(/^checkout brought a second copy of /)
    const { check, records } = setUp({ scripts: { '/assets/checkout/cart.js': script } })
    await check.look('checkout')
    expect(records).toEqual([{ type: 'duplicate', library, bringer: 'checkout' }])
  },
)

test('M-03: a library used from the host is no copy', () => {
  expect(
    librariesIn(
      'let i=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;if(!0===e.isAxiosError)',
    ),
  ).toEqual([])
})
