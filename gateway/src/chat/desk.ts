import { createHash } from 'node:crypto'
import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { changeLists, readGtin } from '../catalogue/public.ts'
import { notifyOnce } from '../notifications/public.ts'
import { deskAct, deskPage } from '../desk/public.ts'
import { talksView } from './talks-view.ts'
import { actAsSeller, setGtin, storeActions } from './desk-store.ts'
import { sellersByIds, talkPath } from './talks.ts'
import { messagesOf } from './messages.ts'
import { writeMessage } from './write.ts'
import { deskMessages } from './desk-messages.ts'

const TALKS = 20
// The desk shows the talks of the newest messages, found by their ascending ids: a large shop costs no more to read.
const NEWEST = 500
const MESSAGES = 10
const MARKED = 20

const Reply = v.object({
  user_id: PlainId,
  seller_id: v.pipe(v.number(), v.integer()),
  text: v.pipe(PlainText(1000), v.minLength(1)),
  key: PlainId,
})

const Act = v.object({
  address: v.pipe(PlainText(300), v.minLength(1)),
  action: v.picklist(storeActions),
})

const GtinAct = v.object({
  address: v.pipe(PlainText(300), v.minLength(1)),
  gtin: v.pipe(
    PlainText(40),
    v.check((text) => text === '' || readGtin(text) !== undefined, 'no GTIN'),
  ),
})

/** The first page of the desk: answers buyers' messages, changes stores and goods. */
export function serveDesk(gateway: Gateway) {
  const { db, now } = gateway
  deskPage(gateway, ['operator', 'seller'], {
    path: '',
    title: deskMessages.title,
    async read({ sellerId }, _params, { since }) {
      const mark = await markOf(db, sellerId)
      const talks = mark === since ? undefined : await newestTalks(db, sellerId)
      return { mark, talks }
    },
    view: (_, language) => talksView(language),
  })

  deskAct(gateway, ['operator', 'seller'], {
    path: '',
    action: 'answer-message',
    body: Reply,
    async run(trx, talk, { sellerId }) {
      if (sellerId !== null && sellerId !== talk.seller_id) return undefined
      const [received] = await messagesOf(trx, talk.user_id, talk.seller_id, { limit: 1 })
      if (!received) return undefined
      const answer = { ...talk, from_seller: true, product_id: null, created_at: now() }
      const { read_at } = await writeMessage(trx, answer)
      const seller = (await sellersByIds(trx, [talk.seller_id])).get(talk.seller_id)
      // An answer that is sent again may have been read since.
      if (seller && read_at === null)
        await notifyOnce(trx, {
          userId: talk.user_id,
          kind: 'CHAT_ANSWERED',
          path: talkPath(seller.alias),
          detail: seller.name,
          at: now(),
        })
      const subject = `buyer ${talk.user_id}, seller ${talk.seller_id}`
      return { subject, detail: talk.text, reply: { sent: true } }
    },
  })

  deskAct(gateway, ['operator', 'seller'], {
    path: '/store',
    action: 'change-store',
    body: Act,
    async run(trx, { address, action }, { sellerId, name }) {
      const done = await actAsSeller(trx, address, action, { sellerId, name, at: now() })
      return done ? { subject: address, detail: action, reply: { done: true } } : undefined
    },
    onCommitted: changeLists,
  })

  deskAct(gateway, ['operator', 'seller'], {
    path: '/gtin',
    action: 'set-gtin',
    body: GtinAct,
    async run(trx, { address, gtin }, { sellerId }) {
      const done = await setGtin(trx, address, readGtin(gtin), sellerId)
      return done ? { subject: address, detail: gtin, reply: { done: true } } : undefined
    },
    onCommitted: changeLists,
  })
}

/** Changes with each message: a late commit has no newest id, but its id is among the newest. */
async function markOf(db: Database, sellerId: number | null): Promise<string> {
  const rows = await db
    .selectFrom('seller_messages')
    .select('id')
    .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
    .orderBy('id', 'desc')
    .limit(MARKED)
    .execute()
  return createHash('sha256')
    .update(rows.map(({ id }) => id).join(' '))
    .digest('base64url')
}

async function newestTalks(db: Database, sellerId: number | null) {
  const talks = await db
    .with('newest', (query) =>
      query
        .selectFrom('seller_messages')
        .select(['id', 'user_id', 'seller_id'])
        .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
        .orderBy('id', 'desc')
        .limit(NEWEST),
    )
    .with('last', (query) =>
      query
        .selectFrom('newest')
        .distinctOn(['user_id', 'seller_id'])
        .select(['id', 'user_id', 'seller_id'])
        .orderBy('user_id')
        .orderBy('seller_id')
        .orderBy('id', 'desc'),
    )
    .selectFrom('last')
    .innerJoin('users', 'users.id', 'last.user_id')
    .innerJoin('sellers', 'sellers.id', 'last.seller_id')
    .select(['last.user_id', 'last.seller_id', 'users.name as buyer', 'sellers.name as seller'])
    .orderBy('last.id', 'desc')
    .limit(TALKS)
    .execute()
  return Promise.all(
    talks.map(async (talk) => ({
      ...talk,
      messages: (await messagesOf(db, talk.user_id, talk.seller_id, { limit: MESSAGES }))
        .toReversed()
        .map(({ id, from_seller, text, created_at }) => ({ id, from_seller, text, created_at })),
    })),
  )
}
