import { HOUR_MS } from '@borong/api/rules/time'
import { budgetStep, caughtBy, openRequest, type CaughtStep } from '../approvals/public.ts'
import { lockCallOffs, takeCallOffs } from '../agreed-prices/public.ts'
import { lockCart, removeOrdered } from '../cart/public.ts'
import {
  type AmountOfCentre,
  holdBudgets,
  settingsOf,
  type ShortBudget,
} from '../companies/public.ts'
import { holdCredit, refusalMessage } from '../credit/public.ts'
import { notify } from '../notifications/public.ts'
import { insertPayment } from '../payments/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { markOrdered } from '../quotes/public.ts'
import { storeReferral } from '../vouchers/public.ts'
import { bookRounding } from '../wallet/public.ts'
import { approvalFacts } from './approval-facts.ts'
import { type BusinessColumns, businessColumns } from './business.ts'
import { budgetExceeded } from './budget-exceeded.ts'
import type { Draft } from './draft.ts'
import { addEvent } from './events.ts'
import { agreedOf } from './agreed.ts'
import { checkAgainstCart } from './from-cart.ts'
import { factureFor } from './facture.ts'
import { insertParcels } from './insert-parcels.ts'
import { amountsOfCentres, countedPackage, insertCentres } from './centre-amounts.ts'
import { newId } from '../server/new-id.ts'
import { contentHash } from '../server/once.ts'
import { newSerial } from '../server/new-serial.ts'
import { markPaid } from './pay.ts'
import type { OrderCentre } from './order-centres.ts'
import { priceOrder, type PricedOrder } from './price.ts'
import { callOffsOf, linesOf, reserveGoods, takeMoney } from './reserve.ts'
import { orderRefused } from './refused.ts'
import { orderFor } from './visible.ts'

interface OrderInput {
  buyerId: string
  key: string
  draft: Draft
  language: Language
  /** The goods were not chosen in the cart, so the same goods there are for another order. */
  isOutsideCart?: boolean
  /** The owner of the referral code has signed in before in the browser of this request. */
  isDeviceOfReferrer?: boolean
}

/** Makes one order in one transaction, or returns the order that this key has made before. */
export const makeOrder = (gateway: Gateway, input: OrderInput): Promise<string> =>
  atomically(gateway.db, (trx) => makeOrderIn(gateway, trx, input))

/**
 * Makes an order in the caller's transaction. It first locks the buyer's cart, which serializes the orders of one buyer;
 * then the call-offs of agreed prices, the company's budgets, the stock in the order of ids, the voucher and the balances.
 */
export async function makeOrderIn(
  { now, config }: Pick<Gateway, 'now' | 'config'>,
  trx: Trx,
  input: OrderInput,
): Promise<string> {
  const body_hash = contentHash(input.draft)
  await lockCart(trx, input.buyerId)
  const earlier = await findByKey(trx, input.buyerId, input.key)
  if (earlier && earlier.body_hash !== body_hash) throw orderRefused('IDEMPOTENCY_KEY_REUSED')
  if (earlier) {
    // A member who has left gets no payment of the company.
    const isPayer = await orderFor(trx, 'pay', { buyerId: input.buyerId, orderId: earlier.id })
    if (!isPayer) throw orderRefused('COMPANY_UNKNOWN')
    return earlier.id
  }

  const at = now()
  const agreed = await agreedOf(trx, input.buyerId, input.draft, at)
  if (agreed && 'orderId' in agreed) return agreed.orderId
  await checkAgainstCart(trx, input.buyerId, input.draft, at)
  // First of all: no refusal tells a stranger of the company's balances.
  const { centres, ...business } = await businessColumns(trx, input.buyerId, input.draft, at)
  // An accepted quote has its own prices.
  if (business.company_id && !agreed)
    await lockCallOffs(trx, business.company_id, productsOf(input.draft), at)
  const priced = await priceOrder(trx, input.buyerId, input.draft, at, input.language, agreed)
  const order = { id: newId(), serial: newSerial('BRG', at) }
  const amounts =
    centres.length === 0
      ? []
      : amountsOfCentres(centres, priced.totals, priced.packages.map(countedPackage))
  const exceeded = await holdBudget(trx, input, {
    orderId: order.id,
    costCentreId: business.cost_centre_id,
    amount: priced.totals.grand_total,
    centres: amounts,
    at,
  })
  const approval = await approvalFor(trx, { ...input, business, centres }, priced, {
    at,
    hours: config.approvalHours,
    exceeded,
  })
  await takeCallOffs(trx, order.id, callOffsOf(priced))
  await reserveGoods(trx, priced, at)
  await takeMoney(trx, { ...input, companyId: business.company_id }, priced, order, at)
  await insertOrder(
    trx,
    { ...input, business, centres },
    priced,
    { ...order, approvalBy: approval?.expiresAt },
    body_hash,
    at,
  )
  await insertCentres(trx, order.id, centres, amounts)
  // A refused line can change the waived remainder, so it is booked at the approval.
  if (priced.totals.rounding > 0 && !approval)
    await bookRounding(trx, { serial: order.serial, amount: priced.totals.rounding, at })
  if (agreed) await markOrdered(trx, agreed.id, { ...order, companyId: business.company_id }, at)
  await reserveCredit(trx, input, priced, order, at)
  if (priced.referrerId)
    await storeReferral(trx, {
      orderId: order.id,
      buyerId: input.buyerId,
      referrerId: priced.referrerId,
      typed: input.draft.referral_code
        ? { isSameDevice: input.isDeviceOfReferrer === true }
        : undefined,
      at,
    })
  await addEvent(trx, { orderId: order.id, code: 'ORDER_CREATED', at })
  if (approval) await requestApproval(trx, input, order, approval, at)
  else if (priced.totals.total_payment === 0)
    await markPaid(trx, { orderId: order.id, at, demoSpeed: config.demoSpeed })
  else
    await notify(trx, {
      userId: input.buyerId,
      kind: 'ORDER_CREATED',
      orderId: order.id,
      serial: order.serial,
      at,
    })
  if (!agreed && !input.isOutsideCart)
    await removeOrdered(
      trx,
      input.buyerId,
      linesOf(priced).map(({ goods }) => goods.id),
      at,
    )
  return order.id
}

const productsOf = ({ items }: Draft) => items.map(({ id_item }) => Number(id_item))

async function reserveCredit(
  trx: Trx,
  { buyerId, draft, language }: { buyerId: string; draft: Draft; language: Language },
  { method, totals }: PricedOrder,
  order: { id: string; serial: string },
  at: Date,
) {
  if (method?.kind !== 'later') return
  const refused = await holdCredit(trx, {
    orderId: order.id,
    serial: order.serial,
    buyerId,
    companyId: draft.business?.company_id ?? null,
    method: method.id,
    amount: totals.total_payment,
    at,
  })
  if (!refused) return
  const message = refusalMessage(refused, language)
  throw orderRefused('CREDIT_REFUSED', {
    values: { message },
    data: { reason: refused.reason, message, path: '/credit' },
  })
}

/** Holds the budgets of a company's order. Returns the budget that it exceeds as an exception, which has to be approved. */
async function holdBudget(
  trx: Trx,
  { buyerId, draft, language }: { buyerId: string; draft: Draft; language: Language },
  order: {
    orderId: string
    costCentreId: string | null
    amount: number
    centres: readonly AmountOfCentre[]
    at: Date
  },
): Promise<ShortBudget | null> {
  const { company_id: companyId, budget_exception } = draft.business ?? {}
  if (!companyId) return null
  const mayExceed = async () => (await settingsOf(trx, companyId)).budget_exceptions
  const isException = budget_exception === true && (await mayExceed())
  const spending = { ...order, companyId, memberId: buyerId, isException }
  const short = await holdBudgets(trx, spending)
  if (short && !isException) throw budgetExceeded(short, language, { exception: await mayExceed() })
  return short
}

/** The steps of the approval of a company's order, and the end of the time for the first one. */
async function approvalFor(
  trx: Trx,
  {
    buyerId,
    business,
    centres,
  }: OrderInput & { business: BusinessColumns; centres: readonly OrderCentre[] },
  priced: PricedOrder,
  { at, hours, exceeded }: { at: Date; hours: number; exceeded: ShortBudget | null },
): Promise<{ steps: CaughtStep[]; companyId: string; expiresAt: Date } | undefined> {
  const { company_id: companyId } = business
  if (companyId === null) return undefined
  const caught = await caughtBy(trx, companyId, () =>
    approvalFacts(trx, { companyId, buyerId, business, centres, at }, priced),
  )
  const steps = exceeded ? [...caught, budgetStep(exceeded)] : caught
  const expiresAt = new Date(at.getTime() + hours * HOUR_MS)
  return steps.length > 0 ? { steps, companyId, expiresAt } : undefined
}

async function requestApproval(
  trx: Trx,
  { buyerId, language }: { buyerId: string; language: Language },
  order: { id: string; serial: string },
  approval: { steps: CaughtStep[]; companyId: string; expiresAt: Date },
  at: Date,
) {
  await addEvent(trx, { orderId: order.id, code: 'APPROVAL_REQUESTED', at })
  await openRequest(trx, {
    ...approval,
    subject: { type: 'order', ...order },
    requesterId: buyerId,
    language,
    at,
  })
}

/** The buyer's order with this key. */
export const findByKey = (db: Gateway['db'] | Trx, buyerId: string, key: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'body_hash'])
    .where('user_id', '=', buyerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst()

async function insertOrder(
  trx: Trx,
  input: OrderInput & { business: BusinessColumns; centres: readonly OrderCentre[] },
  priced: PricedOrder,
  { approvalBy, ...order }: { id: string; serial: string; approvalBy: Date | undefined },
  body_hash: string,
  at: Date,
) {
  const { totals, method, voucher, packages } = priced
  const expiresAt = approvalBy ?? new Date(at.getTime() + (method?.hours ?? 0) * HOUR_MS)
  const { company_id: companyId } = input.business
  const facture = await factureFor(trx, { ...input, companyId }, priced)
  const payment = await insertPayment(trx, {
    subject: { type: 'order', ...order },
    userId: input.buyerId,
    due: totals.total_payment,
    method,
    at,
    expiresAt,
    language: input.language,
    isHeld: approvalBy !== undefined,
  })
  await trx
    .insertInto('orders')
    .values({
      ...order,
      user_id: input.buyerId,
      idempotency_key: input.key,
      body_hash,
      state: approvalBy ? 'awaiting_approval' : 'awaiting_payment',
      totals: JSON.stringify({
        ...totals,
        unique_code: payment.unique_code,
        total_payment: payment.amount,
      }),
      promo_code: voucher?.code ?? '',
      cash_back_state: totals.cash_back > 0 ? 'waiting' : 'none',
      points_earned: 0,
      facture: facture && JSON.stringify(facture),
      cancel_reason: null,
      ...input.business,
      line_count: linesOf(priced).length,
      payment_deadline: expiresAt,
      created_at: at,
      paid_at: null,
      completed_at: null,
      updated_at: at,
    })
    .execute()
  await insertParcels(trx, {
    orderId: order.id,
    buyerId: input.buyerId,
    companyId,
    packages,
    centres: input.centres,
  })
}
