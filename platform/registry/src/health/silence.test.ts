import type { Status } from '../api/answers.ts'
import { bucketOf } from '../rollout.ts'
import { remote } from '../testing/built.ts'
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts'

const CANDIDATE = '1.1.0'
const STABLE = '1.0.0'

let registry: TestRegistry
beforeEach(async () => {
  registry = await startTestRegistry()
  for (const version of [STABLE, CANDIDATE]) await registry.publish(remote({ version }))
  await registry.act('checkout', { action: 'promote', version: STABLE })
})
afterEach(() => registry.close())

interface Visitor {
  visitor: string
  address: string
}

let ids = 0
/** New visitors, each with an address of his own, of one side of a rollout to 5 %. */
function newVisitors(count: number, isChosen: (bucket: number) => boolean): Visitor[] {
  const found: Visitor[] = []
  while (found.length < count) {
    const visitor = `visitor-${(ids += 1)}`
    const address = `10.${ids >> 16}.${(ids >> 8) & 255}.${ids & 255}`
    if (isChosen(bucketOf(visitor, 'checkout'))) found.push({ visitor, address })
  }
  return found
}
const chosen = (count: number) => newVisitors(count, (bucket) => bucket < 5)
const others = (count: number) => newVisitors(count, (bucket) => bucket >= 5)

/** An edge serves a document with the version to each visitor. */
async function serve(version: string, visitors: readonly Visitor[]) {
  const documents = visitors.map((visitor) => ({ ...visitor, units: { checkout: version } }))
  const body = { channel: 'production', documents }
  expect((await registry.call('POST', 'documents', { body, token: '' })).status).toBe(204)
}

async function report(version: string, visitors: readonly Visitor[], errors = 0) {
  for (const { visitor, address } of visitors) {
    const body = { channel: 'production', visitor, units: { checkout: { version, errors } } }
    await registry.call('POST', 'reports', { body, token: '', from: address })
  }
}

async function passMinutes(minutes: number) {
  registry.advance(minutes / (24 * 60))
  await registry.open.health.advance()
}

const status = async () => (await registry.call<Status>('GET', 'status')).body
const checkout = async () => (await status()).channels.production!.checkout!
const waits = async () => (await status()).waiting?.production?.checkout
const lastEvent = async () =>
  (await registry.call<{ events: object[] }>('GET', 'log?limit=1')).body.events[0]

describe('a rollout', () => {
  const rollOut = (more: { visitors?: number; leastVisitors?: number } = {}) =>
    registry.act('checkout', { action: 'roll-out', version: CANDIDATE, ...more })

  test('M-04: no step ends by time alone, and the status says what it waits for', async () => {
    await rollOut()
    await passMinutes(14)
    expect(await waits()).toBeUndefined()
    await passMinutes(24 * 60)
    expect((await checkout()).candidate?.percent).toBe(5)
    expect(await waits()).toBe(
      '0 of at least 50 visitors have reported; --least-visitors changes that',
    )
    await registry.restart()
    expect(await waits()).toContain('0 of at least 50')
  })

  test('M-04: a shop with few visitors chooses fewer', async () => {
    const { body } = await rollOut({ leastVisitors: 3 })
    expect(body.message).toContain('each step for 200 visitors, or for 15 minutes and at least 3')
    await report(CANDIDATE, chosen(2))
    await passMinutes(16)
    expect((await checkout()).candidate?.percent).toBe(5)
    await report(CANDIDATE, chosen(1))
    await passMinutes(1)
    expect((await checkout()).candidate?.percent).toBe(25)
  })

  test('M-04: too few visitors for a verdict hold the step when some of them fail', async () => {
    await rollOut({ leastVisitors: 3 })
    await report(CANDIDATE, chosen(2))
    await report(CANDIDATE, chosen(1), 1)
    await passMinutes(16)
    expect((await checkout()).candidate?.percent).toBe(5)
    expect(await waits()).toBe('it fails for 33.3 % of 3 visitors, too few to judge it')
  })

  test('M-04: a version whose visitors get documents and never report is held, and withdrawn', async () => {
    await rollOut({ leastVisitors: 1 })
    const usual = others(100)
    await serve(STABLE, usual)
    await report(STABLE, usual.slice(3))
    await serve(CANDIDATE, chosen(40))
    await report(CANDIDATE, chosen(2))
    await passMinutes(16)
    expect((await checkout()).candidate?.percent).toBe(5)
    expect(await waits()).toBe(
      'sends no report for 100.0 % of 40 visitors with a document, the stable version for 3.0 % of 100',
    )
    await serve(CANDIDATE, chosen(10))
    await passMinutes(11)
    expect(await lastEvent()).toMatchObject({
      type: 'candidate-withdrawn',
      by: 'health',
      version: CANDIDATE,
      reason:
        'sends no report for 100.0 % of 50 visitors with a document, the stable version for 3.0 % of 100',
    })
  })

  test('M-04: a version as silent as the stable one goes on', async () => {
    await rollOut({ visitors: 60 })
    const [usual, few] = [others(100), chosen(80)]
    await serve(STABLE, usual)
    await serve(CANDIDATE, few)
    await report(STABLE, usual.slice(25))
    await report(CANDIDATE, few.slice(20))
    await passMinutes(11)
    expect((await checkout()).candidate?.percent).toBe(25)
  })

  test('M-04: is silent for visitors whose report comes too late, and not before their time is over', async () => {
    await rollOut({ visitors: 1 })
    const few = chosen(60)
    await report(CANDIDATE, chosen(1))
    await serve(CANDIDATE, few)
    expect(await waits()).toBeUndefined()
    registry.advance(11 / (24 * 60))
    await report(CANDIDATE, few)
    expect(await waits()).toContain('sends no report for 100.0 % of 60 visitors')
  })
})

test('M-04: a promoted version whose visitors are silent is rolled back in its first hour', async () => {
  await registry.act('checkout', { action: 'candidate', version: CANDIDATE, percent: 5 })
  const usual = others(60)
  await serve(STABLE, usual)
  await report(STABLE, usual)
  await registry.act('checkout', { action: 'promote', version: CANDIDATE })
  await serve(CANDIDATE, others(60))
  await passMinutes(9)
  expect((await checkout()).stable).toBe(CANDIDATE)
  await passMinutes(2)
  expect(await lastEvent()).toMatchObject({
    type: 'reverted',
    version: STABLE,
    reason:
      'sends no report for 100.0 % of 60 visitors with a document, the version before for 0.0 % of 60',
  })
})

test('M-04: a version that was rolled back to is judged against the one that it replaced', async () => {
  await registry.publish(remote({ version: '1.2.0' }))
  for (const version of [CANDIDATE, '1.2.0'])
    await registry.act('checkout', { action: 'promote', version })
  await report('1.2.0', others(60))
  await registry.act('checkout', { action: 'rollback', version: CANDIDATE })
  await report(CANDIDATE, others(60), 1)
  expect(await lastEvent()).toMatchObject({ type: 'reverted', version: STABLE, from: CANDIDATE })
})

test('M-04: reports that are not counted are shown with their reasons', async () => {
  await registry.act('checkout', { action: 'candidate', version: CANDIDATE, percent: 5 })
  const office = others(12).map(({ visitor }) => ({ visitor, address: '203.0.113.7' }))
  await report(STABLE, office)
  await report(CANDIDATE, others(2))
  await registry.call('POST', 'documents', {
    body: { channel: 'production', documents: [], refusedReports: 4 },
    token: '',
  })
  expect((await status()).reports).toEqual({
    production: { counted: 5, network: 7, side: 2, guest: 4 },
  })
  const metrics = await registry.open.metrics.metrics()
  expect(metrics).toContain('borong_reports{channel="production",result="network"} 7')
})

test('M-04: a rollout that waits is a metric', async () => {
  await registry.act('checkout', { action: 'roll-out', version: CANDIDATE })
  await passMinutes(60)
  expect(await registry.open.metrics.metrics()).toContain(
    'borong_rollout_waiting{channel="production",unit="checkout",version="1.1.0"} 1',
  )
})
