import type { Status } from '../api/answers.ts'
import { bucketOf } from '../rollout.ts'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

const PERCENT = 50

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote({ version }))
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  await registry.act('checkout', { action: 'candidate', version: '1.1.0', percent: PERCENT })
})
afterEach(() => registry.close())

interface Given {
  errors?: number
  lcp?: number
  /** The visitor's address; without it each visitor has his own. */
  from?: string
}

let addresses = 0
const report = (visitor: string, version: string, { errors = 0, from, ...more }: Given = {}) =>
  registry.call('POST', 'reports', {
    body: { channel: 'production', visitor, units: { checkout: { version, errors, ...more } } },
    token: '',
    from: from ?? `203.0.${(addresses += 1) >> 8}.${addresses & 255}`,
  })

/** Visitors to whom the rollout gives this version. */
function visitors(count: number, version: '1.0.0' | '1.1.0') {
  const isCandidate = version === '1.1.0'
  const found: string[] = []
  for (let id = 0; found.length < count; id += 1)
    if (bucketOf(`visitor-${id}`, 'checkout') < PERCENT === isCandidate) found.push(`visitor-${id}`)
  return found
}
const candidate = async () => (await registry.snapshot()).channels.production?.checkout?.candidate

test('M-04: withdraws a candidate that fails for its visitors, and logs the reason', async () => {
  for (const visitor of visitors(60, '1.0.0')) await report(visitor, '1.0.0')
  const [last, ...others] = visitors(50, '1.1.0')
  for (const visitor of others) await report(visitor, '1.1.0', { errors: 1 })
  expect(await candidate()).toBeDefined()
  await report(last!, '1.1.0', { errors: 1 })
  expect(await candidate()).toBeUndefined()
  const { body } = await registry.call<{ events: object[] }>('GET', 'log?limit=1')
  expect(body.events[0]).toMatchObject({
    type: 'candidate-withdrawn',
    version: '1.1.0',
    by: 'health',
    reason: 'fails for 100.0 % of 50 visitors, the stable version for 0.0 % of 60',
  })
})

test('M-04: withdraws nothing when one browser reports in a loop', async () => {
  const [visitor] = visitors(1, '1.1.0')
  for (let times = 0; times < 200; times++) await report(visitor!, '1.1.0', { errors: 5 })
  expect(await candidate()).toBeDefined()
})

test.each(['198.51.100.7', '2001:db8:1:2::7'])(
  'M-04: withdraws nothing after hundreds of forged reports from one address (%s)',
  async (from) => {
    for (const visitor of visitors(300, '1.1.0'))
      await report(visitor, '1.1.0', { errors: 1, from })
    expect(await candidate()).toBeDefined()
    const { body } = await registry.call<Status>('GET', 'status')
    expect(body.health.production?.checkout?.['1.1.0']).toEqual({ visitors: 5, failing: 5 })
  },
)

test('M-04: ignores reports on the candidate by visitors to whom the rollout does not give it', async () => {
  for (const visitor of visitors(100, '1.0.0')) await report(visitor, '1.1.0', { errors: 1 })
  expect(await candidate()).toBeDefined()
})

test('M-04: shows the figures of active versions in the status, and counts no others', async () => {
  const [stable, , old] = visitors(3, '1.0.0')
  await report(stable!, '1.0.0', { lcp: 900 })
  await report(visitors(1, '1.1.0')[0]!, '1.1.0', { errors: 1 })
  await report(old!, '0.9.0', { errors: 1 })
  const { body } = await registry.call<Status>('GET', 'status')
  expect(body.health.production?.checkout).toEqual({
    '1.0.0': { visitors: 1, failing: 0, lcp: 900 },
    '1.1.0': { visitors: 1, failing: 1 },
  })
})

test('M-04: refuses a report that is too large or malformed', async () => {
  const nonsense = await registry.call('POST', 'reports', {
    body: { channel: 'production', visitor: 'a', units: { checkout: {} } },
  })
  expect(nonsense.status).toBe(400)
  const large = await registry.call('POST', 'reports', { body: { visitor: 'a'.repeat(20_000) } })
  expect([large.status, large.body.name]).toEqual([413, 'TOO_LARGE'])
})
