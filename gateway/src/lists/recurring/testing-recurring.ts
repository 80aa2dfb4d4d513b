import type { setListSchedule } from '@borong/api/lists'
import type { Input } from '@borong/api/types'
import type { TestBuyer, testShop } from '../../cart/testing-shop.ts'
import { hashPassword } from '../../identity/public.ts'
import type { TestGateway } from '../../testing/test-gateway.ts'
import { openAccount } from '../../wallet/ledger.ts'

export const PIN = '246810'
const hashed = hashPassword(PIN)

type Job = 'notify of recurring lists' | 'send notices of recurring lists' | 'order recurring lists'
type Rhythm = Partial<Input<typeof setListSchedule>['body']>

/** Recurring lists for tests. */
export function testRecurring(test: TestGateway, shop: ReturnType<typeof testShop>) {
  const db = () => test.gateway.db
  return {
    async buyer(balance: number): Promise<TestBuyer> {
      const buyer = await shop.buyer({ pin_hash: await hashed })
      await this.fund(buyer.userId, balance)
      return buyer
    },
    /** Sets the balance of a buyer or a company. */
    async fund(ownerId: string, balance: number) {
      await openAccount(db(), ownerId, 'IDR', test.gateway.now())
      await db()
        .updateTable('wallet_accounts')
        .set({ balance })
        .where('user_id', '=', ownerId)
        .execute()
    },
    async list(buyer: TestBuyer, productId: string, quantity = 2, company_id?: string) {
      const body = { name: `Dapur ${productId}`, company_id }
      const { id } = (await test.call('createList', { as: buyer.token, body })).body.result
      await test.call('addToList', {
        as: buyer.token,
        params: { listId: id },
        body: { items: [{ product_id: productId, quantity }] },
      })
      return id
    },
    set: (buyer: TestBuyer, listId: string, body: Rhythm = {}) =>
      test.call('setListSchedule', {
        as: buyer.token,
        params: { listId },
        body: { rhythm: 'weekly', day: 1, ...body },
      }),
    /** Orders at most at this cap, to the buyer's address. */
    capped: (buyer: TestBuyer, cap: number) => ({ cap, address_id: buyer.addressId, pin: PIN }),
    change: (buyer: TestBuyer, listId: string, action: 'skip' | 'pause' | 'resume', day?: string) =>
      test.call('changeListSchedule', {
        as: buyer.token,
        params: { listId },
        body: { action, ...(day ? { next_on: day } : {}) },
      }),
    read: async (buyer: TestBuyer, listId: string) =>
      (await test.call('list', { as: buyer.token, params: { listId } })).body.result.schedule,
    run: (name: Job): Promise<void> =>
      test.gateway.domains
        .find((domain) => domain.name === 'lists')!
        .jobs!.find((job) => job.name === name)!
        .run(test.gateway),
    notifications: async (buyer: TestBuyer) =>
      (await test.call('orderNotifications', { as: buyer.token, query: {} })).body.result.items,
    mailsTo: async (buyer: TestBuyer) => {
      const { email } = await db()
        .selectFrom('users')
        .select('email')
        .where('id', '=', buyer.userId)
        .executeTakeFirstOrThrow()
      return db()
        .selectFrom('inbox_messages')
        .select(['subject', 'text'])
        .where('recipient', '=', email!)
        .execute()
    },
    orders: (buyer: TestBuyer) =>
      db()
        .selectFrom('orders')
        .selectAll()
        .where('user_id', '=', buyer.userId)
        .orderBy('id')
        .execute(),
    balance: async (buyer: TestBuyer) =>
      (
        await db()
          .selectFrom('wallet_accounts')
          .select('balance')
          .where('user_id', '=', buyer.userId)
          .where('currency', '=', 'IDR')
          .executeTakeFirstOrThrow()
      ).balance,
  }
}
