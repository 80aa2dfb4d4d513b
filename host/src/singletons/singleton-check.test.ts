import type { TelemetryRecord } from '@borong/contract/host'
import { unitInStack } from '../telemetry/unit-in-stack.ts'
import { watchRenderers } from './renderers.ts'
import { librariesIn } from './signatures.ts'
import { createSingletonCheck, type ShareScope } from './singleton-check.ts'
import { expectConsole } from '@borong/contract/testing/expect-console'

const oneRenderer = { bringers: () => ['host'] }

function setUp(more: {
  scripts?: Record<string, string>
  scope?: ShareScope
  bringers?: string[]
}) {
  const records: TelemetryRecord[] = []
  const check = createSingletonCheck({
    renderers: more.bringers ? { bringers: () => more.bringers! } : oneRenderer,
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

test('M-03: a second renderer is reported with the unit that started it', async () => {
  expectConsole(/ brought a second copy of react-dom: /)
  const { check, records } = setUp({ bringers: ['host', 'billing'] })
  await check.look('billing')
  await check.look('billing')
  expect(records).toEqual([{ type: 'duplicate', library: 'react-dom', bringer: 'billing' }])
})

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

test('M-03: renderers are counted also when developer tools use the hook', () => {
  const inject = jest.fn((_renderer: unknown) => 7)
  const target = { __REACT_DEVTOOLS_GLOBAL_HOOK__: { inject } }
  const renderers = watchRenderers(target)
  expect(target.__REACT_DEVTOOLS_GLOBAL_HOOK__.inject({})).toBe(7)
  expect(inject).toHaveBeenCalledTimes(1)
  expect(renderers.bringers()).toHaveLength(1)
})

test('M-03: a renderer belongs to the unit whose script was starting', () => {
  const stack = `Error
    at inject (https://borong.example/assets/host/main.1.js:1:2)
    at https://borong.example/assets/age-gated/vendor.2.js:1:99
    at https://borong.example/assets/host/react.3.js:1:1`
  expect(unitInStack(stack)).toBe('age-gated')
  expect(unitInStack('Error\n at https://borong.example/assets/host/main.1.js')).toBe('host')
})
