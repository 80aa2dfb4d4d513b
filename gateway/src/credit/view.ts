import type * as creditShapes from '@borong/api/credit.shapes'
import type { CallReply } from '@borong/api/shape'
import { methodName } from '../payments/public.ts'
import type { Language } from '../server/domain.ts'
import { wibDay } from '../server/wib.ts'
import { freeOf } from './lines.ts'
import { openOf } from './lower.ts'
import type { CreditApplicationRow, InvoiceRow, LineRow } from './table.ts'

type Lines = CallReply<typeof creditShapes.creditLines>['result']
type InvoiceView = CallReply<typeof creditShapes.creditInvoices>['items'][number]

/** The names of the companies that owe, by owner. */
export type CompanyNames = ReadonlyMap<string, string | null>

export const viewLine = (
  line: LineRow,
  names: CompanyNames,
  isOverdue: boolean,
  language: Language,
): Lines['lines'][number] => ({
  id: line.id,
  method: line.method,
  method_name: methodName(line.method, language),
  company_name: names.get(line.owner) ?? null,
  limit: line.credit_limit,
  used: line.reserved + line.owed,
  free: freeOf(line),
  credit: line.credit,
  days: line.days,
  state: line.state,
  is_overdue: isOverdue,
})

export const viewApplication = (
  row: CreditApplicationRow,
  names: CompanyNames,
  language: Language,
): Lines['applications'][number] => ({
  number: row.number,
  method: row.method,
  method_name: methodName(row.method, language),
  company_name: names.get(row.owner) ?? null,
  limit: row.credit_limit,
  state: row.state,
  answer: row.answer,
  created_at: row.created_at.toISOString(),
})

export const viewInvoice = (
  row: InvoiceRow & { method: string; company_name: string | null },
  at: Date,
  language: Language,
): InvoiceView => ({
  number: row.number,
  method_name: methodName(row.method, language),
  company_name: row.company_name,
  order_id: row.order_id,
  order_serial: row.order_serial,
  amount: row.amount,
  paid: row.paid,
  refunded: row.refunded,
  open: openOf(row),
  state: row.state,
  due_on: row.due_on,
  is_overdue: row.state === 'open' && row.due_on < wibDay(at),
  created_at: row.created_at.toISOString(),
})
