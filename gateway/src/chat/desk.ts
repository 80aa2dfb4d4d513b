import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { hasRealProvider } from '../delivery/deliver.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { deskPage } from './desk-page.ts'
import { actAsSeller, storeActions } from './desk-store.ts'
import { messagesOf } from './messages.ts'
import { writeMessage } from './write.ts'

const TALKS = 20
// The desk shows the talks of these, found by their ids, which grow with time: however many messages a shop has.
const NEWEST = 500
const MESSAGES = 10

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

/** Where a person answers as the sellers, as long as no real provider is configured: the stand-in for their own software. */
export function serveDesk({ app, db, config, now }: Gateway) {
  app.get('/seller-desk', async (request, reply) => {
    const language = languageOf(request)
    if (hasRealProvider(config)) throw generalProblem('NOT_FOUND', language)
    if (request.headers.accept?.includes('text/html')) return deskPage(reply, language)
    return { talks: await newestTalks(db) }
  })

  app.post('/seller-desk', async (request) => {
    const language = languageOf(request)
    if (hasRealProvider(config)) throw generalProblem('NOT_FOUND', language)
    const parsed = v.safeParse(Reply, request.body)
    if (!parsed.success) throw generalProblem('INVALID_REQUEST', language)
    const talk = parsed.output
    const [asked] = await messagesOf(db, talk.user_id, talk.seller_id, { limit: 1 })
    if (!asked) throw generalProblem('NOT_FOUND', language)
    await writeMessage(db, { ...talk, from_seller: true, product_id: null, created_at: now() })
    return { sent: true }
  })
}

/** There the same person closes a store, moves a price or a stock: what happens to carts meanwhile can be seen. */
export function serveDeskStore({ app, db, config }: Gateway) {
  app.post('/seller-desk/store', async (request) => {
    const language = languageOf(request)
    if (hasRealProvider(config)) throw generalProblem('NOT_FOUND', language)
    const parsed = v.safeParse(Act, request.body)
    if (!parsed.success) throw generalProblem('INVALID_REQUEST', language)
    const { address, action } = parsed.output
    if (!(await actAsSeller(db, address, action))) throw generalProblem('NOT_FOUND', language)
    return { done: true }
  })
}

async function newestTalks(db: Database) {
  const talks = await db
    .with('newest', (query) =>
      query
        .selectFrom('seller_messages')
        .select(['id', 'user_id', 'seller_id'])
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
