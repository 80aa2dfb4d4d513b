import type { applyForCredit } from '@borong/api/credit.shapes'
import type { CallParsed } from '@borong/api/shape'
import { mayInCompany } from '../permissions/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash, madeOnce } from '../server/once.ts'
import { newSerial } from '../server/new-serial.ts'
import { Refused } from '../server/refused.ts'
import { isCreditMethod } from './credit-methods.ts'
import { ownerOfCompany, ownerOfUser } from './owners.ts'
import type { CreditApplicationRow } from './table.ts'

type Body = CallParsed<typeof applyForCredit>['body']

/** Stores an application for a line of credit, or returns the earlier one of this key. Throws `Refused`. */
export async function makeApplication(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { buyerId, body }: { buyerId: string; body: Body },
): Promise<CreditApplicationRow> {
  const { key, method, limit, purpose, company_id: companyId } = body
  const body_hash = contentHash([method, limit, purpose, companyId ?? null])
  if (companyId && !(await mayInCompany(db, { buyerId, companyId, action: 'company:manage' })))
    throw new Refused('COMPANY_UNKNOWN')
  const earlier = await byKey(db, buyerId, key)
  if (earlier) return madeOnce(earlier, body_hash, 'KEY_REUSED')
  if (!isCreditMethod(method)) throw new Refused('CREDIT_METHOD_UNKNOWN')
  const owner = companyId ? ownerOfCompany(companyId) : ownerOfUser(buyerId)
  const line = await db
    .selectFrom('credit_lines')
    .select('id')
    .where('owner', '=', owner)
    .where('method', '=', method)
    .where('state', '!=', 'closed')
    .executeTakeFirst()
  if (line) throw new Refused('CREDIT_LINE_EXISTS')
  const at = now()
  // Without a target, both the key and the open application for the line conflict.
  const made = await db
    .insertInto('credit_applications')
    .values({
      id: newId(),
      number: newSerial('CRA', at),
      user_id: buyerId,
      company_id: companyId ?? null,
      owner,
      key,
      body_hash,
      method,
      credit_limit: limit,
      purpose,
      state: 'waiting',
      answer: '',
      sent_at: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return made
  const same = await byKey(db, buyerId, key)
  if (same) return madeOnce(same, body_hash, 'KEY_REUSED')
  const { number } = await db
    .selectFrom('credit_applications')
    .select('number')
    .where('owner', '=', owner)
    .where('method', '=', method)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  throw new Refused('CREDIT_APPLICATION_OPEN', { values: { number }, data: { number } })
}

const byKey = (db: Database, buyerId: string, key: string) =>
  db
    .selectFrom('credit_applications')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirst()
