import type { SavedNumber } from '@borong/api/billing-entities'
import type { Selectable } from 'kysely'
import type { InferOutput } from 'valibot'
import type { BillNumberTable } from '../table.ts'
import { wibDay } from '../../server/wib.ts'

export type NumberRow = Selectable<BillNumberTable>

export const viewNumber = (row: NumberRow): InferOutput<typeof SavedNumber> => ({
  id: row.id,
  kind: row.kind,
  product_code: row.product_code,
  operator_name: row.operator_name,
  number: row.number,
  label: row.label,
  last_paid_at: row.last_paid_at?.toISOString() ?? null,
  last_price: row.last_price,
  reminder:
    row.reminder_day === null || row.remind_at === null
      ? null
      : { day: row.reminder_day, autopay_cap: row.autopay_cap, next_on: wibDay(row.remind_at) },
})
