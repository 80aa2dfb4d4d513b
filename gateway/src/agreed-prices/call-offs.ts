import type { Database, Trx } from '../server/database.ts'
import { currentLines } from './applicable.ts'

interface Use {
  agreementId: string
  productId: number
  quantity: number
}

/**
 * Locks what is left of a company's agreed prices of these products, in the order of their ids, so that the order is priced
 * with exactly the units that it then takes.
 */
export async function lockCallOffs(
  trx: Trx,
  companyId: string,
  productIds: readonly number[],
  at: Date,
): Promise<void> {
  if (productIds.length > 0)
    await currentLines(trx, companyId, productIds, at).forUpdate('line').execute()
}

/** Takes the units of an order from their call-offs, which `lockCallOffs` has locked in the same transaction. */
export async function takeCallOffs(trx: Trx, orderId: string, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) return
  for (const use of uses) await addUsed(trx, use)
  await trx
    .insertInto('agreed_price_uses')
    .values(
      uses.map(({ agreementId, productId, quantity }) => ({
        order_id: orderId,
        product_id: productId,
        agreement_id: agreementId,
        quantity,
      })),
    )
    .execute()
}

/** Gives the units of goods that are not bought after all back to their call-offs. */
export async function returnCallOffs(
  trx: Trx,
  orderId: string,
  goods: readonly { productId: number; quantity: number }[],
): Promise<void> {
  const returned = new Map<number, number>()
  for (const { productId, quantity } of goods)
    returned.set(productId, (returned.get(productId) ?? 0) + quantity)
  const uses = await trx
    .selectFrom('agreed_price_uses')
    .select(['product_id', 'agreement_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .forUpdate()
    .execute()
  for (const use of uses) {
    const quantity = Math.min(use.quantity, returned.get(use.product_id) ?? 0)
    if (quantity === 0) continue
    await addUsed(trx, {
      agreementId: use.agreement_id,
      productId: use.product_id,
      quantity: -quantity,
    })
    await trx
      .updateTable('agreed_price_uses')
      .set({ quantity: use.quantity - quantity })
      .where('order_id', '=', orderId)
      .where('product_id', '=', use.product_id)
      .execute()
  }
}

const addUsed = (trx: Trx, { agreementId, productId, quantity }: Use) =>
  trx
    .updateTable('agreed_price_lines')
    .set((eb) => ({ used: eb('used', '+', quantity) }))
    .where('agreement_id', '=', agreementId)
    .where('product_id', '=', productId)
    .execute()

/** The minimum of the agreed prices that an order was made with, by product. */
export async function agreedMinimums(
  db: Pick<Database, 'selectFrom'>,
  orderId: string,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('agreed_price_uses as use')
    .innerJoin('agreed_price_lines as line', (join) =>
      join
        .onRef('line.agreement_id', '=', 'use.agreement_id')
        .onRef('line.product_id', '=', 'use.product_id'),
    )
    .select(['use.product_id', 'line.minimum'])
    .where('use.order_id', '=', orderId)
    .execute()
  return new Map(rows.map(({ product_id, minimum }) => [product_id, minimum]))
}
