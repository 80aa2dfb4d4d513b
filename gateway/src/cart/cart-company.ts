import { buyingFor } from '@borong/api/rules/buying-for'
import { requiringAmong } from '../companies/public.ts'
import { membershipsOf } from '../memberships/public.ts'
import { newId } from '../server/new-id.ts'
import type { Database } from '../server/database.ts'

type Reader = Pick<Database, 'selectFrom'>

/**
 * The company whose agreed prices a buyer has: the one chosen last, or the one that the checkout starts with. Null for a
 * person. A buyer who has left a company has its prices no longer.
 */
export async function cartCompany(db: Reader, buyerId: string): Promise<string | null> {
  const mine = await membershipsOf(db, buyerId)
  if (mine.length === 0) return null
  const requiring = await requiringAmong(db, mine)
  const { companies, first, isPersonalAllowed } = buyingFor(
    mine.map((one) => ({
      id: one.companyId,
      role: one.role,
      company_required: requiring.includes(one),
    })),
  )
  const chosen = await db
    .selectFrom('carts')
    .select(['company_id', 'is_personal'])
    .where('user_id', '=', buyerId)
    .executeTakeFirst()
  if (chosen?.is_personal && isPersonalAllowed) return null
  const company = companies.find(({ id }) => id === chosen?.company_id) ?? first
  return company?.id ?? null
}

/** Gives the cart the prices of a company, or with null those of a person. Returns the company whose prices it now has. */
export async function chooseCompany(
  db: Database,
  buyerId: string,
  companyId: string | null,
): Promise<string | null> {
  if ((await cartCompany(db, buyerId)) === companyId) return companyId
  const choice = { company_id: companyId, is_personal: companyId === null }
  await db
    .insertInto('carts')
    .values({ user_id: buyerId, id: newId(), version: 1, sequence: 0, ...choice })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((eb) => ({ ...choice, version: eb('carts.version', '+', 1) })),
    )
    .execute()
  return cartCompany(db, buyerId)
}
