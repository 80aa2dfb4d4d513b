import type { BillEvidence } from './evidence.ts'
import { judgeBills } from './judge-bills.ts'

const buyerId = 'b1'
const price = 10_300
type Row = BillEvidence['books']['bills'][number]

const bill = (serial: string, more: Partial<Row> = {}): Row => ({
  serial,
  buyerId,
  key: `key of ${serial}`,
  price,
  state: 'done',
  sale: 'done',
  payments: [-price],
  refunds: [],
  ...more,
})
const told = (serial: string) => ({ buyerId, key: `key of ${serial}`, serial })
const refunded = { state: 'refunded', sale: 'failed', refunds: [price] }

/** Two bills of which one was refunded, and a third that was refused. */
const sound: BillEvidence = {
  sent: ['s1', 's2', 's3'].map((serial, tries) => ({
    buyerId,
    key: `key of ${serial}`,
    price,
    tries: tries + 1,
  })),
  acknowledged: ['s1', 's2', 's2'].map(told),
  filled: 100_000,
  books: {
    bills: [bill('s1'), bill('s2', refunded)],
    wallets: [{ buyerId, balance: 100_000 - price }],
    strangeSales: 0,
  },
}

/** The reasons for which these differences fail. */
const broken = (more: Partial<BillEvidence>) =>
  judgeBills({ ...sound, ...more }).flatMap((verdict) => verdict.broken)
const brokenIn = (books: Partial<BillEvidence['books']>) =>
  broken({ books: { ...sound.books, ...books } })
const [first, second] = sound.books.bills as [Row, Row]

test('F-07: bills of which each was paid and sold once pass', () => {
  expect(broken({})).toEqual([])
})

test('F-07: an acknowledged bill that is not stored is lost, and the wallet shows it', () => {
  expect(brokenIn({ bills: [bill('s4', { key: 'key of s1' }), second] })).toEqual([
    'bill s1 is lost',
    'key b1 key of s1 has the bills s1, s4',
  ])
  expect(brokenIn({ bills: [second, bill('s3')] })).toEqual(['bill s1 is lost'])
})

test('F-07: a bill with another price than the confirmed one fails', () => {
  const dearer = bill('s1', { price: price + 500, payments: [-price - 500] })
  expect(brokenIn({ bills: [dearer, second] })).toEqual([
    'bill s1 is 10800 instead of 10300',
    'the wallet of b1 has 89700 instead of 89200',
  ])
})

test('F-07: a second bill of one key, a bill that no buyer sent, and a sale without a bill fail', () => {
  const double = bill('s5', { key: 'key of s1' })
  const wallets = [{ buyerId, balance: 100_000 - 2 * price }]
  expect(brokenIn({ bills: [first, second, double], wallets })).toEqual([
    'key b1 key of s1 has the bills s1, s5',
  ])
  expect(brokenIn({ bills: [first, second, bill('s6')], wallets })).toEqual([
    'no buyer sent bill s6',
  ])
  expect(brokenIn({ strangeSales: 1 })).toEqual(['the biller sold 1 times without a bill'])
})

test('F-07: a bill that was paid twice, not refunded, or has not ended fails', () => {
  const twice = bill('s1', { payments: [-price, -price] })
  const kept = bill('s2', { ...refunded, refunds: [] })
  expect(brokenIn({ bills: [twice, kept] })).toEqual([
    'bill s1 of 10300 moved -10300, -10300',
    'bill s2 of 10300 moved -10300',
  ])
  const sent = bill('s2', { state: 'sent', sale: null })
  expect(brokenIn({ bills: [first, sent] })).toEqual([
    'bill s2 is sent, and at the biller unknown: it has not ended',
  ])
  const wrong = bill('s2', { ...refunded, sale: 'done' })
  expect(brokenIn({ bills: [first, wrong] })).toEqual([
    'bill s2 is refunded, and at the biller done',
  ])
})

test('F-07: a run without bills proves nothing, and fails', () => {
  const idle = judgeBills({
    sent: [],
    acknowledged: [],
    filled: 0,
    books: { bills: [], wallets: [], strangeSales: 0 },
  })
  expect(idle.filter((verdict) => verdict.broken.length === 0)).toEqual([])
})
