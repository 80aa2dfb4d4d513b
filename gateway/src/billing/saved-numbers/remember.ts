import { newId } from '../../server/new-id.ts'
import { ownerIdOf } from '../../memberships/public.ts'
import type { Trx } from '../../server/database.ts'
import type { BillRow } from '../create.ts'

/** The most saved numbers of a buyer or a company. */
export const MOST_NUMBERS = 200

/**
 * Notes a paid bill at its saved number, in the transaction of the bill. The first bill of a number saves it, so that a
 * removed number returns when it is paid again. A batch saves no number: its hundreds would fill the list.
 */
export async function rememberNumber(trx: Trx, bill: BillRow, at: Date): Promise<void> {
  const paid = {
    last_paid_at: bill.paid_at,
    last_price: bill.price,
    operator_name: bill.operator_name,
    ...(bill.cost_centre_id === null ? {} : { cost_centre_id: bill.cost_centre_id }),
  }
  const ownerId = ownerIdOf(bill)
  const known = await trx
    .updateTable('bill_numbers')
    .set((eb) => ({
      ...paid,
      // The buyer has chosen the product that is paid automatically.
      product_code: eb
        .case()
        .when('autopay_cap', 'is', null)
        .then<string | null>(bill.product_code)
        .else(eb.ref('product_code'))
        .end(),
    }))
    .where('user_id', '=', ownerId)
    .where('kind', '=', bill.kind)
    .where('number', '=', bill.number)
    .where((eb) => eb.or([eb('last_paid_at', 'is', null), eb('last_paid_at', '<=', bill.paid_at)]))
    .returning('id')
    .executeTakeFirst()
  if (known || bill.batch_id !== null) return
  const { count } = await trx
    .selectFrom('bill_numbers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_NUMBERS) return
  await trx
    .insertInto('bill_numbers')
    .values({
      id: newId(),
      user_id: ownerId,
      company_id: bill.company_id,
      member_id: bill.company_id === null ? null : bill.user_id,
      kind: bill.kind,
      product_code: bill.product_code,
      number: bill.number,
      label: '',
      ...paid,
      ...withoutReminder,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'number']).doNothing())
    .execute()
}

/** The columns of a number without a reminder. */
export const withoutReminder = {
  reminder_day: null,
  autopay_cap: null,
  remind_at: null,
  reminded_at: null,
}
