import { createOrder } from '@borong/api/orders.shapes'
import * as v from 'valibot'
import type { Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { accountOf } from '../wallet/public.ts'
import { agreePayment } from '../payments/public.ts'
import { makeOrderIn } from './create.ts'
import { markPaid } from './pay.ts'
import { quotedDraft, type Wanted } from './quoted-draft.ts'
import { OrderRefused, type OrderRefusal } from './refused.ts'

/** Why an order was not made without its buyer. */
export type NotOrdered = 'ABOVE_CAP' | 'STOCK_OUT' | 'WALLET_SHORT' | 'CREDIT_REFUSED' | 'STOPPED'

/** Thrown when an order cannot be made without its buyer. It rolls the transaction back. */
export class NotOrderedError extends Error {
  readonly reason: NotOrdered

  constructor(reason: NotOrdered) {
    super(reason)
    this.reason = reason
  }
}

interface OrderAlone {
  buyerId: string
  companyId: string | null
  addressId: string
  items: Wanted
  /** `wallet`, or a method of credit. */
  paymentId: string
  /** The most that the whole order may cost, with its freight. */
  cap: number
  key: string
  language: Language
}

/**
 * Orders goods without their buyer, in the caller's transaction: with each seller's first courier, paid from the wallet or
 * on credit, at most at the cap. An order for a company passes its approval rules and budgets as every other. Throws
 * `NotOrderedError`.
 */
export async function createUnattendedOrder(
  gateway: Gateway,
  trx: Trx,
  { buyerId, companyId, addressId, items, paymentId, cap, key, language }: OrderAlone,
): Promise<{ id: string; serial: string }> {
  try {
    const business = companyId === null ? {} : { business: { company_id: companyId } }
    const buyer = { userId: buyerId, addressId }
    const isWallet = paymentId === WALLET
    const by = isWallet ? {} : { payment_id: paymentId }
    const quoted = await quotedDraft(trx, buyer, items, { ...business, ...by }, gateway.now())
    const total = quoted.total_payment
    if (total > cap) throw new NotOrderedError('ABOVE_CAP')
    if (isWallet) await checkWallet(trx, buyerId, total)
    const paid = isWallet ? { use_wallet: true, wallet_amount: total, total_payment: 0 } : {}
    const draft = v.parse(createOrder.body, { ...quoted, ...paid })
    const input = { buyerId, key, draft, language, isOutsideCart: true }
    const id = await makeOrderIn(gateway, trx, input)
    if (!isWallet) await takeCredit(gateway, trx, id)
    return await trx
      .selectFrom('orders')
      .select(['id', 'serial'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error
    throw new NotOrderedError(reasons[error.refusal] ?? 'STOPPED')
  }
}

async function checkWallet(trx: Trx, buyerId: string, total: number): Promise<void> {
  const wallet = await accountOf(trx, buyerId, 'IDR')
  if (wallet?.status !== 'active') throw new NotOrderedError('STOPPED')
  if (wallet.balance < total) throw new NotOrderedError('WALLET_SHORT')
}

/** An order on credit uses the credit line when it is made. If it waits for approval, the buyer confirms the credit later. */
async function takeCredit({ config, now }: Gateway, trx: Trx, orderId: string): Promise<void> {
  const { state } = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (state !== 'awaiting_payment') return
  await agreePayment(trx, { type: 'order', id: orderId }, now())
  await markPaid(trx, { orderId, at: now(), demoSpeed: config.demoSpeed })
}

const WALLET = 'wallet'

const reasons: Partial<Record<OrderRefusal, NotOrdered>> = {
  INSUFFICIENT_STOCK: 'STOCK_OUT',
  ITEM_UNAVAILABLE: 'STOCK_OUT',
  TOTAL_CHANGED: 'ABOVE_CAP',
  WALLET_REFUSED: 'WALLET_SHORT',
  CREDIT_REFUSED: 'CREDIT_REFUSED',
}
