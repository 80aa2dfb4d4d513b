import type { BillCalendar } from '@borong/api/billing-calendar'
import type { InferOutput } from 'valibot'
import type { Database } from '../../server/database.ts'
import type { Gateway } from '../../server/domain.ts'
import { monthOf, wibDay, wibMonth } from '../../server/wib.ts'
import { type BillState, openStates } from '../table.ts'
import { paidStates } from './paid-since.ts'
import { reminderIn } from './reminder-days.ts'
import type { NumberRow } from './table.ts'
import { viewNumbers } from './view.ts'

type Calendar = InferOutput<typeof BillCalendar>
type Item = Calendar['undated'][number]
type Bill = Awaited<ReturnType<typeof billsAround>>[number]

/** The saved numbers of a company on the days of a month in WIB on which they are due, with what is paid and what is open. */
export async function calendarOf(
  { db, now }: Gateway,
  {
    companyId,
    month: chosen,
    buyerId,
  }: { companyId: string; month: string | undefined; buyerId: string },
): Promise<Omit<Calendar, 'can_pay'>> {
  const today = wibDay(now())
  const month = chosen ?? today.slice(0, 7)
  const numbers = await db
    .selectFrom('bill_numbers')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('kind')
    .orderBy('id')
    .execute()
  const around = { from: wibMonth(monthBefore(month)).from, to: wibMonth(monthAfter(month)).to }
  const bills = Map.groupBy(await billsAround(db, companyId, around), keyOf)
  const views = await viewNumbers(db, numbers, buyerId)
  const items = numbers.map((number, index): Item => {
    const due = dueOf(number, bills.get(keyOf(number)) ?? [], month, today)
    return { number: views[index]!, ...due }
  })
  const days = Map.groupBy(
    items.filter(({ due_on }) => due_on?.startsWith(month)),
    ({ due_on }) => due_on!,
  )
  const earlier = items.filter(({ due_on }) => due_on !== null && !due_on.startsWith(month))
  const dated = items.filter(({ due_on }) => due_on !== null)
  return {
    month,
    today,
    earlier,
    days: [...days]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([day, some]) => ({ day, sums: sumsOf(some), items: some })),
    undated: items.filter(({ due_on }) => due_on === null),
    sums: sumsOf(dated),
    overdue: sumsOf(dated.filter(({ state }) => state === 'overdue')),
  }
}

/** The company's bills of some months, the newest first. */
const billsAround = (db: Database, companyId: string, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('bill_transactions')
    .select(['kind', 'number', 'state', 'price', 'paid_at', 'created_at'])
    .where('company_id', '=', companyId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('state', 'in', [...openStates, ...paidStates])
    .orderBy('created_at', 'desc')
    .execute()

const monthBefore = (month: string) => monthOf(new Date(wibMonth(month).from.getTime() - 1))
const monthAfter = (month: string) => monthOf(wibMonth(month).to)

const keyOf = ({ kind, number }: Pick<NumberRow, 'kind' | 'number'>) => `${kind} ${number}`

/**
 * When a number is due in a month, and its state. A month that was not paid before the current one is due on its own day:
 * the biller asks for both in one bill.
 */
function dueOf(
  number: NumberRow,
  bills: readonly Bill[],
  month: string,
  today: string,
): Omit<Item, 'number'> {
  const { reminder_day, reminded_at, last_price } = number
  const from = wibMonth(month).from
  // A late payment counts for the month until the next one is due.
  const to =
    reminder_day === null ? wibMonth(month).to : reminderIn(monthAfter(month), reminder_day)
  const paid = bills.findLast(
    ({ state, paid_at }) =>
      isPaidState(state) && paid_at !== null && paid_at >= from && paid_at < to,
  )
  const waiting = bills.find(({ paid_at }) => paid_at === null)
  const estimate = { amount: last_price, is_estimate: last_price !== null }
  if (reminder_day === null) {
    if (paid) return { due_on: null, state: 'paid', amount: paid.price, is_estimate: false }
    if (waiting)
      return { due_on: null, state: 'waiting', amount: waiting.price, is_estimate: false }
    return { due_on: null, state: 'due', ...estimate }
  }
  const day = wibDay(reminderIn(month, reminder_day))
  if (paid) return { due_on: day, state: 'paid', amount: paid.price, is_estimate: false }
  const isCurrent = today.startsWith(month)
  const late = isCurrent && reminded_at && reminded_at < from ? reminded_at : undefined
  const isLate =
    late !== undefined && !bills.some((bill) => bill.paid_at && bill.paid_at >= monthStart(late))
  const due_on = isLate ? wibDay(late) : day
  if (waiting) return { due_on, state: 'waiting', amount: waiting.price, is_estimate: false }
  return { due_on, state: due_on < today ? 'overdue' : 'due', ...estimate }
}

const isPaidState = (state: BillState) => (paidStates as readonly BillState[]).includes(state)

const monthStart = (at: Date): Date => wibMonth(monthOf(at)).from

function sumsOf(items: readonly Item[]): Calendar['sums'] {
  const total = (some: readonly Item[]) => some.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const open = items.filter(({ state }) => state !== 'paid')
  return {
    open: total(open),
    paid: total(items.filter(({ state }) => state === 'paid')),
    unknown: open.filter(({ amount }) => amount === null).length,
  }
}
