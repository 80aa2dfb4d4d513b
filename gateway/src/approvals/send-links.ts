import { randomBytes } from 'node:crypto'
import { deliver, openChannels } from '../delivery/public.ts'
import { accountOf } from '../identity/public.ts'
import type { Gateway } from '../server/domain.ts'
import { hashOf } from './links.ts'
import type { RequestedOrders } from './requested-orders.ts'
import { writeRequest } from './write-request.ts'

const AT_ONCE = 20
const TRIES = 5
const PAUSE_MS = 60_000

/** Sends the messages with links that are due. Gateways may run it concurrently: each takes other rows. */
export async function sendLinks(gateway: Gateway, orders: RequestedOrders): Promise<void> {
  const { db, now } = gateway
  const due = await db
    .selectFrom('approval_links')
    .select(['id', 'tries', 'next_try_at'])
    .where('next_try_at', '<=', now())
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .execute()
  for (const link of due) {
    const token = randomBytes(32).toString('base64url')
    const taken = await db
      .updateTable('approval_links')
      .set({
        token_hash: hashOf(token),
        tries: link.tries + 1,
        next_try_at: link.tries + 1 < TRIES ? new Date(now().getTime() + PAUSE_MS) : null,
      })
      .where('id', '=', link.id)
      .where('tries', '=', link.tries)
      .returning(['id', 'request_id', 'user_id'])
      .executeTakeFirst()
    if (!taken) continue
    try {
      await send(gateway, orders, { ...taken, token })
      await db
        .updateTable('approval_links')
        .set({ next_try_at: null })
        .where('id', '=', link.id)
        .execute()
    } catch (error) {
      gateway.app.log.error({ err: error }, 'the message of an approval request was not taken')
    }
  }
}

async function send(
  gateway: Gateway,
  orders: RequestedOrders,
  link: { request_id: string; user_id: string; token: string },
): Promise<void> {
  const { db, config } = gateway
  const request = await db
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', link.request_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  const order = request && (await orders.read(db, [request.order_id])).get(request.order_id)
  const approver = await accountOf(db, link.user_id)
  if (!request || !order || !approver) return
  const open = openChannels(config)
  const target =
    approver.email && open.email
      ? ({ channel: 'email', to: approver.email } as const)
      : approver.handphone && open.whatsapp
        ? ({ channel: 'whatsapp', to: approver.handphone } as const)
        : undefined
  if (!target) return
  const requester = (await accountOf(db, request.requester_id))?.name ?? ''
  // The token is in the fragment, which browsers send to no server.
  const url = `${config.shopUrl}/approvals/link#${link.token}`
  const values = {
    requester,
    company: order.company_name,
    serial: order.serial,
    total: order.grand_total,
    until: request.expires_at,
    url,
  }
  await deliver(gateway, { ...target, ...writeRequest(values, request.language) })
}
