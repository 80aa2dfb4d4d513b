import { DAY_MS } from '@borong/api/rules/time'
import * as billingCalls from '@borong/api/billing'
import { readable } from '../../permissions/public.ts'
import type { Gateway } from '../../server/domain.ts'
import { viewBills } from '../read.ts'
import { openStates } from '../table.ts'
import { monthOf, wibDay, wibMonth } from '../../server/wib.ts'
import { billsOfOwners, readableNumbers } from './number-owner.ts'
import { paidStates } from './paid-since.ts'
import type { NumberRow } from './table.ts'
import { viewNumbers } from './view.ts'

const WEEK_MS = 7 * DAY_MS
const MOST_OPEN = 20

/** N-07: for home: the numbers of the buyer and of the buyer's companies to be paid soon or late, and the unfinished bills. */
export function serveDue(gateway: Gateway): void {
  gateway.serve(billingCalls.billsDue, async ({ buyerId, language }) => {
    const { db } = gateway
    const due = await dueNumbers(gateway, buyerId)
    const readableBills = await readable(db, 'bill', { buyerId, companyId: undefined })
    const open = await db
      .selectFrom('bill_transactions')
      .selectAll()
      .where(readableBills!)
      .where('state', 'in', openStates)
      // The hundreds of a batch must not hide a single bill.
      .orderBy((eb) => eb('batch_id', 'is not', null))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST_OPEN)
      .execute()
    const numbers = await viewNumbers(
      db,
      due.map(({ row }) => row),
      buyerId,
    )
    return {
      result: {
        due: due.map(({ on }, index) => ({ number: numbers[index]!, due_on: on })),
        open: await viewBills(gateway, open, { buyerId, language }),
      },
    }
  })
}

async function dueNumbers({ db, now }: Gateway, buyerId: string) {
  const numbers = await db
    .selectFrom('bill_numbers')
    .selectAll()
    .where(readableNumbers(db, buyerId))
    .where('remind_at', 'is not', null)
    .execute()
  if (numbers.length === 0) return []
  const paid = await db
    .selectFrom('bill_transactions')
    .select((eb) => ['company_id', 'kind', 'number', eb.fn.max('paid_at').as('paid_at')])
    .where(billsOfOwners(db, buyerId))
    .where('state', 'in', paidStates)
    .groupBy(['company_id', 'kind', 'number'])
    .execute()
  const paidAt = new Map(paid.map((of) => [keyOf(of), of.paid_at]))
  return numbers
    .flatMap((row) => {
      const at = dueAt(row, paidAt.get(keyOf(row)) ?? undefined, now())
      return at ? [{ row, on: wibDay(at) }] : []
    })
    .toSorted((a, b) => a.on.localeCompare(b.on))
}

const keyOf = (of: { company_id: string | null; kind: string; number: string }) =>
  [of.company_id, of.kind, of.number].join(' ')

/** The past reminder of an unpaid month, or the next one within a week. */
function dueAt(row: NumberRow, paidAt: Date | undefined, at: Date): Date | undefined {
  const { reminded_at, remind_at } = row
  const isOpen = (due: Date) => !paidAt || paidAt < wibMonth(monthOf(due)).from
  if (reminded_at && isOpen(reminded_at)) return reminded_at
  if (remind_at && remind_at.getTime() <= at.getTime() + WEEK_MS && isOpen(remind_at))
    return remind_at
  return undefined
}
