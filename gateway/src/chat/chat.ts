import * as chatCalls from '@borong/api/chat'
import type { Domain, Gateway } from '../server/domain.ts'
import { serveDesk } from './desk.ts'
import { messagesOf, viewMessages } from './messages.ts'
import { readNews } from '../notifications/public.ts'
import { findSeller, latestTalks, sellersByIds, talkPath } from './talks.ts'
import { chatMigrations } from './table.ts'
import { unreadChat } from './unread.ts'
import { writeMessage, wroteTooMuch } from './write.ts'

const PAGE = 30

/** The chat between buyers and sellers. */
export const chat: Domain = {
  name: 'chat',
  migrations: chatMigrations,
  removed: { seller_messages: 'user_id' },
  routes(gateway) {
    serveTalks(gateway)
    serveMessages(gateway)
    serveDesk(gateway)
  },
}

function serveTalks({ serve, db, now }: Gateway) {
  serve(chatCalls.chats, async ({ query: { page, limit }, buyerId }) => {
    const { talks, total } = await latestTalks(db, buyerId, { page, limit })
    const sellers = await sellersByIds(
      db,
      talks.map(({ seller_id }) => seller_id),
    )
    const items = talks.flatMap(({ seller_id, text, from_seller, created_at, unread_count }) => {
      const seller = sellers.get(seller_id)
      if (!seller) return []
      return {
        seller,
        last: { text, from_seller, created_at: created_at.toISOString() },
        unread_count,
      }
    })
    return { result: { items, total_count: total, page, limit } }
  })

  serve(chatCalls.unreadMessages, async ({ buyerId }) => ({
    result: { unread_count: await unreadChat(db, buyerId) },
  }))

  serve(chatCalls.readMessages, async ({ params, buyerId, refuse }) => {
    const found = await findSeller(db, params.sellerAlias)
    if (!found) return refuse('SELLER_UNKNOWN')
    await db
      .updateTable('seller_messages')
      .set({ read_at: now() })
      .where('user_id', '=', buyerId)
      .where('seller_id', '=', found.id)
      .where('from_seller', '=', true)
      .where('read_at', 'is', null)
      .execute()
    const path = talkPath(params.sellerAlias)
    await readNews(db, { userId: buyerId, kind: 'CHAT_ANSWERED', path }, now())
    return { result: { unread_count: await unreadChat(db, buyerId) } }
  })
}

function serveMessages({ serve, db, now }: Gateway) {
  serve(chatCalls.chatMessages, async ({ params, query, buyerId, visitor, refuse }) => {
    const found = await findSeller(db, params.sellerAlias)
    if (!found) return refuse('SELLER_UNKNOWN')
    const rows = await messagesOf(db, buyerId, found.id, { before: query.before, limit: PAGE + 1 })
    return {
      result: {
        seller: found.seller,
        items: await viewMessages(db, rows.slice(0, PAGE), visitor),
        has_more: rows.length > PAGE,
      },
    }
  })

  serve(chatCalls.sendMessage, async ({ params, body, buyerId, visitor, refuse }) => {
    const found = await findSeller(db, params.sellerAlias)
    if (!found) return refuse('SELLER_UNKNOWN')
    const productId = body.product_id === undefined ? null : Number(body.product_id)
    if (productId !== null && !(await sells(found.id, productId))) return refuse('PRODUCT_UNKNOWN')
    if (await wroteTooMuch(db, { buyerId, sellerId: found.id, key: body.key }, now()))
      return refuse('TOO_MANY_MESSAGES')
    const row = await writeMessage(db, {
      user_id: buyerId,
      seller_id: found.id,
      from_seller: false,
      text: body.text,
      product_id: productId,
      key: body.key,
      created_at: now(),
    })
    const [result] = await viewMessages(db, [row], visitor)
    return { result: result! }
  })

  const sells = (sellerId: number, productId: number) =>
    db
      .selectFrom('products')
      .select('id')
      .where('id', '=', productId)
      .where('seller_id', '=', sellerId)
      .executeTakeFirst()
}
