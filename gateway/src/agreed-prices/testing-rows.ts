import { membershipsOf } from '../memberships/public.ts'
import { newId } from '../server/new-id.ts'
import type { Gateway } from '../server/domain.ts'
import { newSerial } from '../server/new-serial.ts'

/** Prices that a seller proposes to the company of a buyer. */
export async function insertAgreement(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<string> {
  const [company] = await membershipsOf(db, userId)
  const at = now()
  const { seller_id } = await db
    .selectFrom('products')
    .select('seller_id')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const id = newId()
  await db
    .insertInto('price_agreements')
    .values({
      id,
      number: newSerial('AGR', at),
      company_id: company!.companyId,
      seller_id,
      state: 'proposed',
      valid_from: at,
      valid_until: new Date(at.getTime() + 24 * 60 * 60 * 1000),
      quote_id: null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await db
    .insertInto('agreed_price_lines')
    .values({
      agreement_id: id,
      product_id: productId,
      unit_price: 1000,
      minimum: 1,
      call_off: null,
    })
    .execute()
  return id
}
