import * as v from 'valibot'
import { SavedNumber } from './billing-entities.ts'

const Sums = v.object({
  /** The known amounts of what is not paid. */
  open: v.number(),
  paid: v.number(),
  /** How many unpaid numbers have no known amount. */
  unknown: v.number(),
})

const Item = v.object({
  number: SavedNumber,
  /** In WIB; null for a number without a reminder. */
  due_on: v.nullable(v.string()),
  /** `waiting` has a bill that awaits approval or payment. */
  state: v.picklist(['due', 'overdue', 'waiting', 'paid']),
  /** Of the bill; of what is due the last paid price. Null when nothing is known. */
  amount: v.nullable(v.number()),
  is_estimate: v.boolean(),
})

/** The saved numbers of a company by the day of the month on which they are due. */
export const BillCalendar = v.object({
  month: v.string(),
  /** In WIB. */
  today: v.string(),
  /** Due in an earlier month and not paid since; only in the current month. */
  earlier: v.array(Item),
  days: v.array(v.object({ day: v.string(), sums: Sums, items: v.array(Item) })),
  undated: v.array(Item),
  /** Of all that has a day. */
  sums: Sums,
  overdue: Sums,
  /** Whether the caller may pay bills of the company. */
  can_pay: v.boolean(),
})
