import type { BillKind } from '@borong/api/billing-entities'
import { isPrepaid } from '@borong/api/rules/prepaid'
import { operatorOf } from '@borong/api/rules/bill-number'
import { atomically, type Trx } from '../../server/database.ts'
import type { Gateway, Language } from '../../server/domain.ts'
import { newId } from '../../server/new-id.ts'
import { Refused } from '../../server/refused.ts'
import { companyPurchaser } from '../../companies/public.ts'
import { mayInCompany } from '../../permissions/public.ts'
import { numberOf } from '../numbers.ts'
import { findProduct } from '../products.ts'
import { allowed, type ChosenOwner, lockPurchaser } from '../purchaser.ts'
import { billProviderOf } from '../provider.ts'
import { MOST_NUMBERS, withoutReminder } from './remember.ts'
import type { NumberRow } from './table.ts'

interface SaveNumber extends ChosenOwner {
  kind: BillKind
  product?: string | undefined
  number: string
  label: string
  language: Language
}

/** Saves a number once per kind. Throws `Refused`, also of its owner, or `InquiryRefused` for digits that can't be one. */
export async function saveNumber(gateway: Gateway, input: SaveNumber): Promise<NumberRow> {
  const { buyerId, kind, label } = input
  const number = numberOf(kind, input.number, input.language)
  return atomically(gateway.db, async (trx) => {
    const owner = await ownerOf(trx, input)
    const product =
      input.product === undefined ? undefined : await findProduct(gateway, trx, input.product)
    if (input.product !== undefined && product?.kind !== kind) throw new Refused('PRODUCT_UNKNOWN')
    const chosen = product && {
      product_code: product.code,
      operator_name: product.operator_name,
    }
    const renamed = await trx
      .updateTable('bill_numbers')
      .set({ label, ...chosen, ...owner.centre })
      .where('user_id', '=', owner.id)
      .where('kind', '=', kind)
      .where('number', '=', number)
      .returningAll()
      .executeTakeFirst()
    if (renamed) return renamed
    await refuseTooMany(trx, owner.id)
    return trx
      .insertInto('bill_numbers')
      .values({
        id: newId(),
        user_id: owner.id,
        company_id: input.company_id ?? null,
        member_id: input.company_id ? buyerId : null,
        ...owner.centre,
        kind,
        number,
        label,
        product_code: chosen?.product_code ?? null,
        operator_name: chosen?.operator_name ?? (await operatorName(gateway, trx, kind, number)),
        last_paid_at: null,
        last_price: null,
        ...withoutReminder,
        created_at: gateway.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** The id of the owner who was chosen for a number, locked, and the cost centre of its bills. */
async function ownerOf(trx: Trx, input: SaveNumber) {
  const { buyerId, company_id: companyId, cost_centre_id: costCentreId } = input
  await lockPurchaser(trx, input)
  if (!companyId) return { id: buyerId, centre: {} }
  if (!(await mayInCompany(trx, { buyerId, companyId, action: 'company:buy' })))
    throw new Refused('COMPANY_UNKNOWN')
  const { cost_centre_id } = allowed(await companyPurchaser(trx, { companyId, costCentreId }))
  return { id: companyId, centre: { cost_centre_id } }
}

async function refuseTooMany(trx: Trx, ownerId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('bill_numbers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_NUMBERS) throw new Refused('TOO_MANY_NUMBERS')
}

/** The only operator that a number without a product can have; empty when there are several. */
async function operatorName(
  gateway: Gateway,
  trx: Trx,
  kind: BillKind,
  number: string,
): Promise<string> {
  const operator = isPrepaid(kind) && kind !== 'token' ? operatorOf(number) : undefined
  const names = await trx
    .selectFrom('bill_products')
    .select('operator_name')
    .distinct()
    .where('provider', '=', billProviderOf(gateway).name)
    .where('kind', '=', kind)
    .$if(operator !== undefined, (some) => some.where('operator', '=', operator!))
    .limit(2)
    .execute()
  return names.length === 1 ? names[0]!.operator_name : ''
}
