import type { TrackEvent } from '@borong/contract'
import type { Bill } from './bill-kinds.ts'

const KEY = 'billing.unpaid'
const MOST = 50
const NEVER_PAID = new Set<Bill['state']>(['expired', 'cancelled'])

/** Remembers a new transaction of this browser until it is paid. */
export function expectPaid({ serial }: Bill): void {
  const serials = read()
  if (!serials.includes(serial)) write([...serials, serial])
}

/** C-33: sends the event of a paid bill once, when this browser first shows that its transaction is paid. */
export function notePaid({ serial, state, kind, price }: Bill, send: Send): void {
  const serials = read()
  if (state === 'awaiting_payment' || !serials.includes(serial)) return
  write(serials.filter((other) => other !== serial))
  if (!NEVER_PAID.has(state)) send({ name: 'bill_paid', fields: { bill: kind, value: price } })
}

type Send = (event: TrackEvent) => void

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

function write(serials: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(serials.slice(-MOST)))
  } catch {
    // A browser that forbids storage sends no event.
  }
}
