import { recorded } from '../audit/public.ts'
import { methodName } from '../payments/public.ts'
import type { Database, Trx } from '../server/database.ts'
import { newId } from '../server/new-id.ts'
import { wibDay } from '../server/wib.ts'
import { creditTerms } from './credit-methods.ts'
import { ownerOfCompany, ownerOfUser } from './owners.ts'
import type { LineRow } from './table.ts'

type LineOwner = { userId: string; companyId?: never } | { companyId: string; userId?: never }

/** Opens a line, or gives an existing one a new limit and days. Limits below the used amount only stop new orders. */
export async function openLine(
  trx: Trx,
  line: LineOwner & { method: string; limit: number; days: number; at: Date },
): Promise<LineRow> {
  const terms = {
    credit_limit: line.limit,
    days: line.days,
    state: 'active',
    updated_at: line.at,
  } as const
  const owner =
    line.userId === undefined ? ownerOfCompany(line.companyId) : ownerOfUser(line.userId)
  const before = await trx
    .selectFrom('credit_lines')
    .selectAll()
    .where('owner', '=', owner)
    .where('method', '=', line.method)
    .forUpdate()
    .executeTakeFirst()
  const after = await trx
    .insertInto('credit_lines')
    .values({
      id: newId(),
      owner,
      user_id: line.userId ?? null,
      company_id: line.companyId ?? null,
      method: line.method,
      reserved: 0,
      owed: 0,
      created_at: line.at,
      ...terms,
    })
    .onConflict((conflict) => conflict.columns(['owner', 'method']).doUpdateSet(terms))
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordLimit(trx, { before, after, at: line.at })
  return after
}

/** Writes the change of a company's line into its log. The desk's own log names the operator. */
export async function recordLimit(
  trx: Trx,
  { before, after, at }: { before: LineRow | undefined; after: LineRow; at: Date },
): Promise<void> {
  if (after.company_id === null) return
  await recorded(trx, {
    companyId: after.company_id,
    act: 'LIMIT_CHANGED',
    by: null,
    subject: methodName(after.method, 'id'),
    before: before && limitFacts(before),
    after: limitFacts(after),
    at,
  })
}

const limitFacts = ({ credit_limit: limit, days, state }: LineRow) => ({ limit, days, state })

/** Opens the line of an approved application, or raises the limit of the one that its buyer has. */
export async function openAppliedLine(
  trx: Trx,
  applied: { userId: string; limit: number; days: number; at: Date },
): Promise<void> {
  const { method } = creditTerms.find(({ days }) => days === applied.days)!
  const line = await trx
    .selectFrom('credit_lines')
    .select('credit_limit')
    .where('owner', '=', ownerOfUser(applied.userId))
    .where('method', '=', method.id)
    .forUpdate()
    .executeTakeFirst()
  if (!line || line.credit_limit < applied.limit)
    await openLine(trx, { ...applied, method: method.id })
}

/** The amount that the next orders may use. */
export const freeOf = ({ credit_limit, reserved, owed }: LineRow): number =>
  Math.max(0, credit_limit - reserved - owed)

/** The owners of these with an invoice whose last day of payment has passed. */
export async function overdueOwners(
  db: Pick<Database, 'selectFrom'>,
  owners: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (owners.length === 0) return new Set()
  const rows = await db
    .selectFrom('credit_invoices')
    .select('owner')
    .distinct()
    .where('owner', 'in', owners)
    .where('state', '=', 'open')
    .where('due_on', '<', wibDay(at))
    .execute()
  return new Set(rows.map(({ owner }) => owner))
}

/** Whether orders of this buyer, or of the company, can be bought on an active line of this method. */
export async function hasActiveLine(
  db: Pick<Database, 'selectFrom'>,
  { buyerId, companyId, method }: { buyerId: string; companyId: string | null; method: string },
): Promise<boolean> {
  const own = ownerOfUser(buyerId)
  const line = await db
    .selectFrom('credit_lines')
    .select('id')
    .where('owner', 'in', companyId === null ? [own] : [ownerOfCompany(companyId), own])
    .where('method', '=', method)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return line !== undefined
}
