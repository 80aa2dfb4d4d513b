import type { SavedNumber } from '@borong/api/billing-entities'
import type { InferOutput } from 'valibot'
import { centreNames } from '../../companies/public.ts'
import { membershipsOf } from '../../memberships/public.ts'
import { actsOn, ownerFacts } from '../../permissions/public.ts'
import type { Database } from '../../server/database.ts'
import { wibDay } from '../../server/wib.ts'
import { ownerOfNumber } from './number-owner.ts'
import type { NumberRow } from './table.ts'

type NumberView = InferOutput<typeof SavedNumber>

/** One saved number as this reader sees it. */
export const viewNumber = async (
  db: Pick<Database, 'selectFrom'>,
  row: NumberRow,
  buyerId: string,
): Promise<NumberView> => (await viewNumbers(db, [row], buyerId))[0]!

/** Saved numbers as this reader sees them, in the same order. */
export async function viewNumbers(
  db: Pick<Database, 'selectFrom'>,
  rows: readonly NumberRow[],
  buyerId: string,
): Promise<NumberView[]> {
  const ownerOf = await ownerFacts(db, rows.map(ownerOfNumber), buyerId)
  const memberships = await membershipsOf(db, buyerId)
  const roles = new Map(memberships.map(({ companyId, role }) => [companyId, role]))
  const centres = await namesOfCentres(db, rows)
  return rows.map((row) => {
    const owner = ownerOfNumber(row)
    const acts = actsOn('bill', owner, buyerId, roles.get(row.company_id ?? ''))
    return {
      ...ownerOf(owner),
      cost_centre_id: row.cost_centre_id,
      cost_centre_name: centres.get(row.cost_centre_id ?? '') ?? null,
      can_change: acts.has('schedule'),
      ...factsOf(row),
    }
  })
}

async function namesOfCentres(db: Pick<Database, 'selectFrom'>, rows: readonly NumberRow[]) {
  const companyIds = new Set(
    rows.flatMap(({ company_id, cost_centre_id }) => (cost_centre_id && company_id) || []),
  )
  const names: [string, string][] = []
  for (const companyId of companyIds) names.push(...(await centreNames(db, companyId)))
  return new Map(names)
}

const factsOf = (row: NumberRow) => ({
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
