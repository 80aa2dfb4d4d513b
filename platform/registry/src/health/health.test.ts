import type { Status } from '../api/answers.ts'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote({ version }))
  await registry.act('checkout', { action: 'promote', version: '1.0.0' })
  await registry.act('checkout', { action: 'candidate', version: '1.1.0', percent: 50 })
})
afterEach(() => registry.close())

const report = (visitor: string, version: string, errors = 0, more: object = {}) =>
  registry.call('POST', 'reports', {
    body: { channel: 'production', visitor, units: { checkout: { version, errors, ...more } } },
    token: '',
  })
const visitors = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`)
const candidate = async () => (await registry.snapshot()).channels.production?.checkout?.candidate

test('M-04: a candidate that is worse than stable is taken back by itself, and the log says why', async () => {
  for (const visitor of visitors(60, 'stable')) await report(visitor, '1.0.0')
  for (const visitor of visitors(49, 'candidate')) await report(visitor, '1.1.0', 1)
  expect(await candidate()).toBeDefined()
  await report('candidate-49', '1.1.0', 1)
  expect(await candidate()).toBeUndefined()
  const { body } = await registry.call<{ events: object[] }>('GET', 'log?limit=1')
  expect(body.events[0]).toMatchObject({
    type: 'candidate-withdrawn',
    version: '1.1.0',
    by: 'health',
    reason: 'fails for 100.0 % of 50 visitors, the stable version for 0.0 % of 60',
  })
})

test('M-04: one browser that reports in a loop takes nothing back', async () => {
  for (let times = 0; times < 200; times++) await report('loop', '1.1.0', 5)
  expect(await candidate()).toBeDefined()
})

test('M-04: the figures of what is live are told, others are not counted', async () => {
  await report('a', '1.0.0', 0, { lcp: 900 })
  await report('b', '1.1.0', 1)
  await report('c', '0.9.0', 1)
  const { body } = await registry.call<Status>('GET', 'status')
  expect(body.health.production?.checkout).toEqual({
    '1.0.0': { visitors: 1, failing: 0, lcp: 900 },
    '1.1.0': { visitors: 1, failing: 1 },
  })
})

test('M-04: a report that is too large or makes no sense is refused', async () => {
  const nonsense = await registry.call('POST', 'reports', {
    body: { channel: 'production', visitor: 'a', units: { checkout: {} } },
  })
  expect(nonsense.status).toBe(400)
  const large = await registry.call('POST', 'reports', { body: { visitor: 'a'.repeat(20_000) } })
  expect([large.status, large.body.name]).toEqual([413, 'TOO_LARGE'])
})
