import { testPage } from '@borong/contract/testing/test-page'
import { datadogLogs } from '@datadog/browser-logs'
import type { StampedRecord } from './create-telemetry.ts'
import { startLogs } from './logs.ts'

// The real library with fake timers: its built-in figures must match the specification.
const batches: string[][] = []
const MINUTE = 60_000
let log: (record: StampedRecord, times?: number) => void

const stamped = { at: 0, path: '/', set: 'set-1', versions: {} }
const success = (url: string): StampedRecord => ({
  ...stamped,
  record: { type: 'request', call: 'home', url, status: 200, ms: 1 },
})
const failure = (message: string): StampedRecord => ({
  ...stamped,
  record: { type: 'error', error: message },
})
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
/** Moves the clock. The library checks it every second. */
const later = (minutes: number) => {
  jest.setSystemTime(Date.now() + minutes * MINUTE)
  return pass(2000)
}
const session = () => datadogLogs.getInternalContext()?.session_id
const told = (words: string) => batches.flat().filter((text) => text.includes(words)).length
/**
 * The library ignores untrusted events, which are the only ones a test can dispatch. This flag is how its own tests
 * bypass the check.
 */
const touch = () => {
  const click = new MouseEvent('click', { bubbles: true })
  document.body.dispatchEvent(Object.assign(click, { __ddIsTrusted: true }))
  return pass(2000)
}

beforeAll(async () => {
  jest.useFakeTimers()
  // A visible page counts as visited. Here it is in the background until it is touched.
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  globalThis.fetch = jest.fn(async (_address: unknown, init?: RequestInit) => {
    batches.push(String(init?.body).trim().split('\n'))
    return new Response(null, { status: 202 })
  }) as typeof fetch
  const page = testPage()
  const { config } = page.boot
  const telemetry = {
    ...config.telemetry,
    logsToken: 'borong',
    logsProxy: 'https://b.example/logs',
  }
  const sink = startLogs({ boot: { ...page.boot, config: { ...config, telemetry } } })
  log = (record, times = 1) => sink(Array.from({ length: times }, () => record))
})
beforeEach(async () => {
  // Flushes the previous test's lines, and starts a new session.
  await pass(MINUTE)
  await later(20)
  await touch()
  batches.length = 0
})
afterAll(() => jest.useRealTimers())

test('K-04: a batch contains at most fifty lines and 16 KB', async () => {
  log(success('/home'), 200)
  await pass(30_000)
  expect(told('/home')).toBe(200)
  for (const batch of batches) {
    expect(batch.length).toBeLessThanOrEqual(50)
    expect(batch.join('\n').length).toBeLessThan(16 * 1024)
  }
  // The batch is full before it is sent.
  expect(batches[0]!.join('\n').length).toBeGreaterThan(15 * 1024)
})

test('K-04: no line waits longer than thirty seconds', async () => {
  log(success('/home'))
  await pass(29_000)
  expect(batches).toEqual([])
  await pass(1000)
  expect(batches).toHaveLength(1)
})

test('K-04: at most 3000 errors are sent in one minute, and the next minute sends again', async () => {
  log(failure('again and again'), 3500)
  await pass(30_000)
  expect(told('again and again')).toBe(3000)
  await pass(MINUTE)
  log(failure('again and again'))
  await pass(30_000)
  expect(told('again and again')).toBe(3001)
})

test('K-04: a session ends after 15 minutes without a visit', async () => {
  const first = session()
  expect(first).toBeTruthy()
  await later(13)
  await touch()
  await later(13)
  await touch()
  expect(session()).toBe(first)
  await later(16)
  await touch()
  expect(session()).not.toBe(first)
})

test('K-04: a session ends after four hours, even with continuous activity', async () => {
  const first = session()
  for (let minutes = 0; minutes < 230; minutes += 10) {
    await touch()
    await later(10)
  }
  expect(session()).toBe(first)
  for (let minutes = 0; minutes < 20; minutes += 5) {
    await touch()
    await later(5)
  }
  expect(session()).not.toBe(first)
})
