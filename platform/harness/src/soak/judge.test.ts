import type { Answered, Evidence, MemorySample } from './evidence.ts'
import { judge } from './judge.ts'

const MB = 1024 * 1024
const buyerId = 'b1'

const order = (id: string, more: Partial<Evidence['books']['orders'][number]> = {}) => ({
  id,
  buyerId,
  key: `key of ${id}`,
  total: 150_000,
  paymentState: 'paid',
  timesPaid: 1,
  timesReported: 1,
  ...more,
})
const answer = (status: number, more: Partial<Answered> = {}): Answered => ({
  name: 'document',
  status,
  at: 1_000,
  isExpected: status === 200,
  ...more,
})
const memory = (used: (sample: number) => number): MemorySample[] =>
  Array.from({ length: 30 }, (_, sample) => ({
    at: sample,
    heap: used(sample) * MB,
    external: 10 * MB,
    resident: 200 * MB,
  }))

/** Answers to visitors who wait so long beside hostile clients (40 to 60 s) and without (60 to 80 s). */
const waits = ({ beside, without }: { beside: number; without: number }): Answered[] =>
  Array.from({ length: 400 }, (_, count) =>
    answer(200, { at: 40_000 + count * 100, ms: count < 200 ? beside : without }),
  )

/** A soak in which every promise was kept. */
const sound: Evidence = {
  answers: [
    answer(200),
    answer(502, { at: 5_500 }),
    answer(422, { isExpected: true }),
    ...waits({ beside: 25, without: 10 }),
  ],
  windows: [{ name: 'gateway killed', from: 5_000, until: 10_000 }],
  disturbances: { 'gateway killed': 1 },
  ended: [],
  sent: ['o1', 'o2', 'refused'].map((id, tries) => ({
    buyerId,
    key: `key of ${id}`,
    total: 150_000,
    tries: tries + 1,
  })),
  acknowledged: ['o1', 'o2', 'o2'].map((orderId) => ({
    buyerId,
    key: `key of ${orderId}`,
    orderId,
  })),
  paid: ['o1'],
  messages: [{ buyerId, key: 'm1' }],
  streams: [
    { buyerId, gaps: [{ from: 10_500, until: 11_700 }], endedAt: undefined, notifications: 3 },
  ],
  attacks: {
    telemetry: { answered: 200, refused: 900, failed: 3, mustBeRefused: true },
    'keys of caches': { answered: 700, refused: 0, failed: 0, mustBeRefused: false },
  },
  attackWindows: [
    { from: 40_000, until: 60_000 },
    { from: 80_000, until: 100_000 },
  ],
  slowBodies: { answered: 4, givenUp: 2 },
  // Flat, with the ups and downs of caches.
  memory: { edge: memory((sample) => 40 + (sample % 3)) },
  connections: { atRest: 6, atEnd: 5 },
  piecesAtStart: 1_000,
  books: {
    orders: [order('o1'), order('o2', { paymentState: 'pending', timesPaid: 0, timesReported: 0 })],
    messages: [{ buyerId, key: 'm1' }],
    refunds: 0,
    unbalanced: 0,
    pieces: 1_000,
  },
}

/** The reasons for which a soak with these differences fails. */
const broken = (more: Partial<Evidence>) =>
  judge({ ...sound, ...more }).flatMap((verdict) => verdict.broken)
const brokenIn = (books: Partial<Evidence['books']>) =>
  broken({ books: { ...sound.books, ...books } })
const { orders } = sound.books

test('C-27: a soak in which every promise was kept passes', () => {
  expect(broken({})).toEqual([])
})

test('C-27: an acknowledged order that is not stored is lost', () => {
  expect(brokenIn({ orders: orders.slice(1) })).toEqual([
    'order o1 is lost',
    'the payment of order o1 is lost',
  ])
})

test('C-27: an order with another total fails', () => {
  expect(brokenIn({ orders: [order('o1', { total: 149_000 }), orders[1]!] })).toEqual([
    'order o1 is 149000 instead of 150000',
  ])
})

test('C-27: a second order for one key fails, stored or only acknowledged', () => {
  const second = order('o3', { key: 'key of o1' })
  const reason = 'key b1 key of o1 has the orders o1, o3'
  expect(brokenIn({ orders: [...orders, second] })).toEqual([reason])
  const acknowledged = [...sound.acknowledged, { buyerId, key: 'key of o1', orderId: 'o3' }]
  expect(broken({ acknowledged })).toEqual(['order o3 is lost', reason])
})

test('C-27: an order that no buyer sent, and pieces that left the stock without one, fail', () => {
  expect(brokenIn({ orders: [...orders, order('o4')] })).toEqual(['no buyer sent order o4'])
  expect(brokenIn({ pieces: 988 })).toEqual([
    'the pieces in stock and in orders differ by -12 from the start',
  ])
})

test('C-25: a payment that is lost, taken twice, returned or not balanced fails', () => {
  const unpaid = order('o1', { paymentState: 'pending', timesPaid: 0 })
  expect(brokenIn({ orders: [unpaid, orders[1]!] })).toEqual(['the payment of order o1 is lost'])
  const twice = order('o1', { timesPaid: 2, timesReported: 2 })
  expect(brokenIn({ orders: [twice, orders[1]!], refunds: 1, unbalanced: 1 })).toEqual([
    'order o1 was marked as paid 2 times',
    'the bank took order o1 2 times',
    '1 payments were returned',
    '1 transfers are not balanced',
  ])
})

test('a chat message that is lost or stored twice fails', () => {
  expect(brokenIn({ messages: [] })).toEqual(['message m1 is stored 0 times'])
  const twice = [...sound.books.messages, ...sound.books.messages]
  expect(brokenIn({ messages: twice })).toEqual(['message m1 is stored 2 times'])
})

test('a 5xx or a lost answer outside of a window fails, and so does an unexpected refusal', () => {
  const late = [answer(500, { at: 10_001 }), answer(500, { at: 4_999 }), answer(0), answer(401)]
  expect(broken({ answers: [...sound.answers, ...late] })).toEqual([
    'document answered 500, 2 times from 00:00:10 on',
    'document answered nothing, 1 times from 00:00:01 on',
    'document answered 401, 1 times from 00:00:01 on',
  ])
})

test('a window of some requests excuses no others', () => {
  const windows = [{ name: 'registry killed', from: 5_000, until: 10_000, only: ['releases'] }]
  const failed = ['releases', 'document'].map((name) => answer(502, { name, at: 6_000 }))
  const answers = [...waits({ beside: 25, without: 10 }), ...failed]
  expect(broken({ windows, answers })).toEqual(['document answered 502, 1 times from 00:00:06 on'])
})

test('a stream that stays closed, or was closed for long, fails', () => {
  const stream = { ...sound.streams[0]!, gaps: [{ from: 8_000, until: 27_000 }], endedAt: 30_000 }
  // Two of the 19 seconds are in the window of the killed gateway.
  expect(broken({ streams: [stream] })).toEqual([
    'the stream of b1 was closed for 17 s from 00:00:08 on',
    'the stream of b1 did not come back',
  ])
  const back = { ...stream, endedAt: undefined }
  const longer = [{ name: 'PostgreSQL restarted', from: 5_000, until: 13_000 }]
  expect(broken({ streams: [back], windows: longer })).toEqual([])
})

test('a hostile client that is not answered, or not refused above its limit, fails', () => {
  const attacks = {
    telemetry: { answered: 1_100, refused: 0, failed: 0, mustBeRefused: true },
    'keys of caches': { answered: 0, refused: 0, failed: 700, mustBeRefused: false },
  }
  expect(broken({ attacks })).toEqual([
    'telemetry: no request was refused',
    'keys of caches: no request was answered',
  ])
})

const waitsOf = (more: Partial<Evidence>) =>
  judge({ ...sound, ...more }).find(({ promise }) => promise.startsWith('Visitors beside'))!

test('the waits of visitors beside hostile clients and without are reported with the aim', () => {
  expect(waitsOf({}).found).toBe('p50 10 → 25 ms, p99 10 → 25 ms, 2.5 times: the aim is reached')
  const slower = waitsOf({ answers: waits({ beside: 40, without: 10 }) })
  expect(slower.found).toBe('p50 10 → 40 ms, p99 10 → 40 ms, 4.0 times: the aim is missed')
  expect(slower.broken).toEqual([])
})

test('waits fail only when they are ten times as long and longer by two seconds', () => {
  expect(waitsOf({ answers: waits({ beside: 1_900, without: 10 }) }).broken).toEqual([])
  expect(waitsOf({ answers: waits({ beside: 6_000, without: 1_000 }) }).broken).toEqual([])
  expect(waitsOf({ answers: waits({ beside: 2_500, without: 100 }) }).broken).toEqual([
    '25.0 times the wait',
  ])
})

test('waits that a disturbance may have made long do not count', () => {
  const held = [3_000, 9_000].map((ms) => answer(200, { at: 45_000, ms }))
  const window = { name: 'gateway killed', from: 37_000, until: 43_000 }
  const answers = [...waits({ beside: 10, without: 10 }), ...held, ...held, ...held]
  expect(waitsOf({ answers }).found).toContain('p99 10 → 9000 ms')
  expect(waitsOf({ answers, windows: [window] }).found).toContain('p99 10 → 10 ms')
})

test('growing memory fails, and so does memory that was hardly measured', () => {
  expect(broken({ memory: { edge: memory((sample) => 40 + sample) } })).toEqual(['more than 69 MB'])
  expect(broken({ memory: { edge: memory(() => 40).slice(0, 8) } })).toEqual(['only 8 samples'])
})

test('database connections that stay open fail', () => {
  expect(broken({ connections: { atRest: 6, atEnd: 9 } })).toEqual(['9 connections instead of 6'])
})

test('a service that ends by itself fails', () => {
  expect(broken({ ended: ['gateway-1'] })).toEqual(['the gateway-1 ended by itself'])
})

test('a soak that did nothing proves nothing, and fails', () => {
  const idle = judge({
    ...sound,
    answers: [],
    disturbances: { 'gateway killed': 0 },
    sent: [],
    acknowledged: [],
    paid: [],
    messages: [],
    streams: [],
    attacks: {},
    attackWindows: [],
    slowBodies: { answered: 0, givenUp: 0 },
    memory: { edge: [] },
    books: { ...sound.books, orders: [], messages: [] },
  })
  const kept = idle.filter(({ broken }) => broken.length === 0)
  expect(kept.map(({ promise }) => promise)).toEqual([
    'The number of database connections returns to its value at rest',
  ])
})
