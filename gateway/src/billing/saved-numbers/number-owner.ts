import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { companiesOf, type Owned } from '../../memberships/public.ts'
import type { Database } from '../../server/database.ts'
import { billActsNow } from '../owner.ts'
import type { NumberRow } from './table.ts'

/** The owner of a saved number, and the member who saved it. */
export const ownerOfNumber = ({
  user_id,
  company_id,
  member_id,
}: Pick<NumberRow, 'user_id' | 'company_id' | 'member_id'>): Owned => ({
  user_id: member_id ?? user_id,
  company_id,
})

// An array, unlike a subquery beside `or`, lets both sides use their index.
const inCompanies = (db: Pick<Database, 'selectFrom'>, buyerId: string) =>
  sql<SqlBool>`company_id = any(array${companiesOf(db, buyerId)})`

/** The condition of the numbers that a buyer may read: the own ones, and all of the buyer's companies. */
export const readableNumbers = (
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
): RawBuilder<SqlBool> => sql`(user_id = ${buyerId} or ${inCompanies(db, buyerId)})`

/** The condition of all bills of the owners of these numbers, also those that the buyer may not read. */
export const billsOfOwners = (
  db: Pick<Database, 'selectFrom'>,
  buyerId: string,
): RawBuilder<SqlBool> =>
  sql`((user_id = ${buyerId} and company_id is null) or ${inCompanies(db, buyerId)})`

/** P-03: whether this buyer may change or remove a number, and set its reminder. */
export const mayChange = async (
  db: Pick<Database, 'selectFrom'>,
  number: NumberRow,
  buyerId: string,
): Promise<boolean> => (await billActsNow(db, ownerOfNumber(number), buyerId)).has('schedule')
