import { DAY_MS } from '@borong/api/rules/time'
import * as billingCalls from '@borong/api/billing'
import type { Gateway } from '../../server/domain.ts'
import { openStates, viewBills } from '../read.ts'
import { monthOf, wibDay, wibMonth } from '../../server/wib.ts'
import { paidStates } from './paid-since.ts'
import { type NumberRow, viewNumber } from './view.ts'

const WEEK_MS = 7 * DAY_MS
const MOST_OPEN = 20

/** N-07: for home: the numbers to be paid soon or late, and the unfinished bills. */
export function serveDue(gateway: Gateway): void {
  gateway.serve(billingCalls.billsDue, async ({ buyerId, language }) => {
    const due = await dueNumbers(gateway, buyerId)
    const open = await gateway.db
      .selectFrom('bill_transactions')
      .selectAll()
      .where('user_id', '=', buyerId)
      .where('state', 'in', openStates)
      // The hundreds of a batch must not hide a single bill.
      .orderBy((eb) => eb('batch_id', 'is not', null))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_OPEN)
      .execute()
    return {
      result: {
        due: due.map(({ row, on }) => ({ number: viewNumber(row), due_on: on })),
        open: await viewBills(gateway, open, language),
      },
    }
  })
}

async function dueNumbers({ db, now }: Gateway, buyerId: string) {
  const numbers = await db
    .selectFrom('bill_numbers')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('remind_at', 'is not', null)
    .execute()
  if (numbers.length === 0) return []
  const paid = await db
    .selectFrom('bill_transactions')
    .select((eb) => ['kind', 'number', eb.fn.max('paid_at').as('paid_at')])
    .where('user_id', '=', buyerId)
    .where('state', 'in', paidStates)
    .groupBy(['kind', 'number'])
    .execute()
  const paidAt = new Map(paid.map((of) => [`${of.kind} ${of.number}`, of.paid_at]))
  return numbers
    .flatMap((row) => {
      const at = dueAt(row, paidAt.get(`${row.kind} ${row.number}`) ?? undefined, now())
      return at ? [{ row, on: wibDay(at) }] : []
    })
    .toSorted((a, b) => a.on.localeCompare(b.on))
}

/** The past reminder of an unpaid month, or the next one within a week. */
function dueAt(row: NumberRow, paidAt: Date | undefined, at: Date): Date | undefined {
  const { reminded_at, remind_at } = row
  const isOpen = (due: Date) => !paidAt || paidAt < wibMonth(monthOf(due)).from
  if (reminded_at && isOpen(reminded_at)) return reminded_at
  if (remind_at && remind_at.getTime() <= at.getTime() + WEEK_MS && isOpen(remind_at))
    return remind_at
  return undefined
}
