import { type TrackEvent, inThisBrowser } from '@borong/contract'
import type { Bill } from './bill-kinds.ts'

const KEY = 'billing.unpaid'
// More than the rows of one batch.
const MOST = 600
const NEVER_PAID = new Set<Bill['state']>(['expired', 'cancelled'])

/** Remembers new transactions of this browser until they are paid. */
export function expectPaid(bills: readonly Bill[]): void {
  write([...new Set([...read(), ...bills.map(({ serial }) => serial)])])
}

/** C-33: sends the event of each paid bill once, when this browser first shows that its transaction is paid. */
export function notePaid(bills: readonly Bill[], send: Send): void {
  const expected = new Set(read())
  const ended = bills.filter(
    ({ serial, state }) => state !== 'awaiting_payment' && expected.has(serial),
  )
  if (ended.length === 0) return
  for (const { serial } of ended) expected.delete(serial)
  write([...expected])
  for (const { state, kind, price } of ended)
    if (!NEVER_PAID.has(state)) send({ name: 'bill_paid', fields: { bill: kind, value: price } })
}

type Send = (event: TrackEvent) => void

const read = () => inThisBrowser.getItem<string[]>(KEY, [])

const write = (serials: string[]) => inThisBrowser.setItem(KEY, serials.slice(-MOST))
