import type { CaptureResult } from 'posthog-js/dist/module.no-external.js'
import { createEventSender } from './event-sender.ts'

const event = (id: number, note = '') =>
  ({ uuid: String(id), event: 'cart add', properties: { note } }) as unknown as CaptureResult
const many = (count: number, note?: string) =>
  Array.from({ length: count }, (_, id) => event(id, note))

let bodies: string[]
beforeEach(() => {
  jest.useFakeTimers()
  bodies = []
  globalThis.fetch = (async (_address, { body }: RequestInit) => {
    bodies.push(body as string)
    return new Response(null, { status: 202 })
  }) as typeof fetch
})
afterEach(() => jest.useRealTimers())

const eventsIn = (body: string) => (JSON.parse(body) as { batch: CaptureResult[] }).batch

test.each([
  ['many events', many(500), 10],
  ['long events', many(500, 'x'.repeat(2000)), 22],
  ['events of the largest size', many(3, 'x'.repeat(65_535)), 3],
])('K-05: %s are sent once, in batches that the gateway takes', async (_, events, batches) => {
  const sender = createEventSender('https://b.example', 'key')
  events.forEach((one) => sender.send(one))
  await jest.advanceTimersByTimeAsync(3000)
  expect(bodies).toHaveLength(batches)
  expect(bodies.flatMap(eventsIn)).toEqual(events)
  for (const body of bodies) {
    expect(eventsIn(body).length).toBeLessThanOrEqual(50)
    expect(body.length).toBeLessThan(80_000)
  }
  await jest.advanceTimersByTimeAsync(60_000)
  expect(bodies).toHaveLength(batches)
})

test('K-05: the events of a page that is left go with beacons of less than 64 kB', () => {
  const beacons: Blob[] = []
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_address: string, body: Blob) => beacons.push(body) > 0,
  })
  const sender = createEventSender('https://b.example', 'key')
  many(60, 'x'.repeat(1000)).forEach((one) => sender.send(one))
  window.dispatchEvent(new Event('pagehide'))
  expect(beacons).toHaveLength(2)
  for (const { size } of beacons) expect(size).toBeLessThan(64_000)
})
