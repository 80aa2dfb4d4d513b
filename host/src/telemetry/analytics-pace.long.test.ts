import { testPage } from '@borong/contract/testing/test-page'
import posthog from 'posthog-js/dist/module.no-external.js'
import { startAnalytics } from './analytics.ts'

// The real library, in the build that Jest can read, and fake timers.
jest.mock('posthog-js/dist/module.no-external.js', () => {
  // The library reads the browser's fetch when it is loaded.
  globalThis.fetch = ((address: unknown, init: RequestInit) =>
    mockAnswer(String(address), init)) as typeof fetch
  return jest.requireActual('posthog-js/lib/src/entrypoints/module.no-external.es.js')
})

const MINUTE = 60_000
/** No answer: an immediate failure, or silence. */
const [GONE, SILENT] = [0, -1]
const sent: { at: number; url: string; body: string }[] = []
let status = 200
let heard = () => {}
async function mockAnswer(url: string, { signal, body }: RequestInit) {
  sent.push({ at: Date.now(), url, body: typeof body === 'string' ? body : '' })
  const isEvent = /\/batch\//.test(url)
  if (isEvent && status === GONE) throw new TypeError('Failed to fetch')
  if (isEvent && status === SILENT)
    await new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    }).finally(() => heard())
  return new Response('{}', { status: isEvent ? status : 200 })
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const events = () => sent.filter(({ url }) => /\/batch\//.test(url))

beforeAll(async () => {
  jest.useFakeTimers()
  const page = testPage()
  const { config } = page.boot
  const telemetry = {
    ...config.telemetry,
    posthogKey: 'phc_test',
    posthogHost: 'https://b.example',
  }
  startAnalytics({ ...page, boot: { ...page.boot, config: { ...config, telemetry } } }, true)
  await pass(10_000)
})
beforeEach(() => {
  sent.length = 0
  status = 200
})
afterAll(() => jest.useRealTimers())

test('K-05: an event is sent after three seconds', async () => {
  posthog.capture('cart add')
  await pass(2900)
  expect(events()).toEqual([])
  await pass(200)
  expect(events()).toHaveLength(1)
})

test.each([
  ['not taken', 500],
  ['not answered', GONE],
])(
  'K-05: an event that was %s is sent ten times more, first after about three seconds, then after twice as long each time',
  async (_, broken) => {
    status = broken
    posthog.capture('cart add')
    await pass(4000)
    for (let hour = 0; hour < 12; hour += 1) await pass(60 * MINUTE)
    const times = events().map(({ at }) => at)
    expect(times).toHaveLength(11)
    // Each wait is random around its middle, and checked every three seconds.
    times.slice(1).forEach((at, i) => {
      const middle = Math.min(3000 * 2 ** i, 30 * MINUTE)
      expect(at - times[i]!).toBeGreaterThanOrEqual(middle * 0.5)
      expect(at - times[i]!).toBeLessThanOrEqual(middle * 1.5 + 6000)
    })
  },
)

test('K-05: a request times out after ten seconds', async () => {
  status = SILENT
  const ended: number[] = []
  heard = () => ended.push(Date.now())
  posthog.capture('cart add')
  await pass(3100)
  const [first] = events()
  await pass(9800)
  expect(ended).toEqual([])
  await pass(400)
  expect(ended[0]! - first!.at).toBe(10_000)
  status = 200
  await pass(2 * MINUTE)
})

test('K-05: a session ends after thirty minutes without a visit, and after a day at the latest', async () => {
  posthog.capture('cart add')
  const first = posthog.get_session_id()
  await pass(29 * MINUTE)
  posthog.capture('cart add')
  expect(posthog.get_session_id()).toBe(first)
  await pass(31 * MINUTE)
  posthog.capture('cart add')
  const second = posthog.get_session_id()
  expect(second).not.toBe(first)
  for (let minutes = 0; minutes < 23.5 * 60; minutes += 25) {
    await pass(25 * MINUTE)
    posthog.capture('cart add')
  }
  expect(posthog.get_session_id()).toBe(second)
  for (let minutes = 0; minutes < 60; minutes += 20) {
    await pass(20 * MINUTE)
    posthog.capture('cart add')
  }
  expect(posthog.get_session_id()).not.toBe(second)
})

test('K-05: a text is truncated at 65535 characters', async () => {
  posthog.capture('cart add', { note: 'x'.repeat(70_000) })
  await pass(3100)
  const sentEvents = events().flatMap(
    ({ body }) => (JSON.parse(body) as { batch: { properties: { note?: string } }[] }).batch,
  )
  const notes = sentEvents.flatMap(({ properties }) => properties.note ?? [])
  expect(notes.map(({ length }) => length)).toEqual([65_535])
})
