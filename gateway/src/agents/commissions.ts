import { DAY_MS } from '@borong/api/rules/time'
import { hasOpenComplaint } from '../complaints/public.ts'
import { notify } from '../notifications/public.ts'
import { completedOrders } from '../orders/public.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachUnheld } from '../server/due-work.ts'
import { newId } from '../server/new-id.ts'
import { rupiah } from '../server/rupiah.ts'
import { invitedBuyers, samePerson, worthOf } from '../vouchers/public.ts'
import { move } from '../wallet/public.ts'

export const RATE_PERCENT = 1
/** The time in which a buyer can complain. */
export const HOLD_DAYS = 7

interface EarningOrder {
  order_id: string
  serial: string
  buyer_id: string
  agent_id: string
}

/** Pays agents for the completed orders of the buyers who came with their code: once for each order. */
export const payCommissions = (gateway: Gateway): Promise<void> =>
  eachUnheld(gateway, {
    job: 'agent-commissions',
    key: ['order_id'],
    due: (db) => earningOrders(db, gateway.now()),
    work: (order) => pay(gateway, order),
  })

const earningOrders = (db: Database, at: Date) =>
  db
    .selectFrom('agents')
    .innerJoin(invitedBuyers(db).as('invited'), 'invited.referrer_id', 'agents.user_id')
    .innerJoin(completedOrders(db).as('order'), 'order.user_id', 'invited.buyer_id')
    .leftJoin('agent_commissions', 'agent_commissions.order_id', 'order.id')
    .select(['order.id as order_id', 'order.serial', 'invited.buyer_id'])
    .select('agents.user_id as agent_id')
    .whereRef('order.completed_at', '>=', 'agents.since')
    .where('order.completed_at', '<=', new Date(at.getTime() - HOLD_DAYS * DAY_MS))
    .where('agent_commissions.order_id', 'is', null)
    .orderBy('order.completed_at')

const pay = ({ db, now }: Gateway, order: EarningOrder): Promise<void> =>
  atomically(db, async (trx) => {
    const { order_id: orderId, serial, buyer_id: buyerId, agent_id: agentId } = order
    const at = now()
    // Refunded goods earn nothing, so the decision of a complaint comes first.
    if (await hasOpenComplaint(trx, orderId)) return
    const isOwn = await samePerson(trx, { orderId, buyerId, referrerId: agentId })
    const { rest } = await worthOf(trx, orderId)
    const amount = isOwn ? 0 : Math.floor((Math.max(0, rest) * RATE_PERCENT) / 100)
    const booked = await trx
      .insertInto('agent_commissions')
      .values({
        id: newId(),
        order_id: orderId,
        order_serial: serial,
        agent_id: agentId,
        buyer_id: buyerId,
        amount,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst()
    if (!booked || amount === 0) return
    const isPaid = await move(trx, {
      userId: agentId,
      currency: 'IDR',
      amount,
      counter: 'shop:promotion',
      category: 'AGENT_COMMISSION',
      reference: serial,
      remark: serial,
      at,
    })
    if (!isPaid) throw new Error(`the wallet of agent ${agentId} takes no commission`)
    await notify(trx, {
      userId: agentId,
      kind: 'AGENT_COMMISSION_PAID',
      path: '/services/borong-agent',
      detail: rupiah(amount, 'id'),
      at,
    })
  })
