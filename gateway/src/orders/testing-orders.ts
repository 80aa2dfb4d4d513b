import { randomUUID } from 'node:crypto'
import type { TestBuyer } from '../cart/testing-shop.ts'
import type { Database } from '../server/database.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { quotedDraft, type DraftBody, type DraftOptions, type Wanted } from './quoted-draft.ts'

export type { DraftOptions } from './quoted-draft.ts'

/** The draft that a browser sends for these goods. */
export const draftFor = (
  db: Database,
  buyer: Pick<TestBuyer, 'userId' | 'addressId'>,
  items: Wanted,
  options: DraftOptions = {},
  now = new Date(),
): Promise<DraftBody> => quotedDraft(db, buyer, items, options, now)

/** Sends orders as a browser does. */
export function testOrders(test: TestGateway) {
  const post = (buyer: TestBuyer, body: DraftBody, key: string = randomUUID()) =>
    test.call('createOrder', {
      as: buyer.token,
      params: { version: 'v3' },
      body,
      headers: { 'idempotency-key': key },
    })
  return {
    post,
    draft: (buyer: TestBuyer, items: Wanted, options?: DraftOptions, now?: Date) =>
      draftFor(test.gateway.db, buyer, items, options, now),
    async order(buyer: TestBuyer, items: Wanted, options: DraftOptions = {}) {
      const answer = await post(
        buyer,
        await draftFor(test.gateway.db, buyer, items, options, test.gateway.now()),
      )
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem))
      return answer.body.data
    },
    read: async (buyer: TestBuyer, orderId: string) =>
      (await test.call('order', { as: buyer.token, params: { orderId } })).body.data,
    /** Submits the form of the bank's page. Returns the status, the redirect and the page. */
    async atBank(url: string, fields: Record<string, string>) {
      const path = url.slice(url.indexOf('/bank/'))
      const answer = await test.gateway.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      return { status: answer.statusCode, location: answer.headers.location, page: answer.body }
    },
    bankPage: async (url: string) =>
      (await test.gateway.app.inject({ url: url.slice(url.indexOf('/bank/')) })).body,
  }
}
