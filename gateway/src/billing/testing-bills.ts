import { randomUUID } from 'node:crypto'
import { hashPassword } from '../identity/public.ts'
import type { Gateway } from '../server/domain.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import { openAccount } from '../wallet/ledger.ts'
import type { BillProvider, PayOutcome } from './bill-provider.ts'
import type { BillRow } from './create.ts'
import { sendBills } from './send.ts'
import { syncProducts } from './sync-products.ts'
import { SIGNATURE, TestBiller } from './testing-biller.ts'

export const PIN = '246810'
export const PHONE = '081234567890'
export const METER = '12345678901'
export const WALLET = 1_000_000
const hashed = hashPassword(PIN)

export interface Buyer {
  userId: string
  token: string
}

const present = new WeakMap<Gateway['app'], TestBiller>()

/** Gives a gateway this biller in place of the demo's, or of the one before. */
export function useBiller({ app, standIns }: Gateway, biller: TestBiller): void {
  present.set(app, biller)
  // A gateway makes its provider once, so this one passes on to the present biller.
  const now = () => present.get(app)!
  const provider: BillProvider = {
    name: 'demo',
    get prepaidStatusDays() {
      return now().prepaidStatusDays
    },
    products: () => now().products(),
    inquire: (request) => now().inquire(request),
    pay: (request) => now().pay(request),
    status: (request) => now().status(request),
    readCallback: (request) => now().readCallback(request),
    deposit: () => now().deposit(),
  }
  Object.assign(standIns!, { billProvider: () => provider })
}

/** Sends what is due, and waits for the answers. */
export const work = async (gateway: Gateway): Promise<void> => {
  await Promise.all(await sendBills(gateway))
}

/** Buyers, purchases and callbacks of a test's gateway, with a biller of the test. */
export function testBills(test: TestGateway) {
  const db = () => test.gateway.db
  const biller = new TestBiller()
  const bills = {
    biller,
    /** Connects the biller and reads its products. */
    async open() {
      useBiller(test.gateway, biller)
      await db().deleteFrom('counters').where('key', '=', 'bill-products').execute()
      await syncProducts(test.gateway)
    },
    async buyer(balance = WALLET): Promise<Buyer> {
      const buyer = await test.signedIn({ pin_hash: await hashed })
      await openAccount(db(), buyer.userId, 'IDR', test.gateway.now())
      await db()
        .updateTable('wallet_accounts')
        .set({ balance })
        .where('user_id', '=', buyer.userId)
        .execute()
      return buyer
    },
    inquire: (buyer: Buyer, product = 'pln-pasca', number = METER, months = 1) =>
      test.call('inquireBill', { as: buyer.token, body: { product, number, months } }),
    create: (buyer: Buyer, more: object = {}, headers = {}) =>
      test.call('createBill', {
        as: buyer.token,
        headers,
        body: {
          key: randomUUID(),
          product: 'tsel-50',
          number: PHONE,
          price: 50_000,
          payment_id: 'wallet',
          pin: PIN,
          ...more,
        },
      }),
    /** Buys credit from the wallet. */
    async bought(buyer: Buyer, more: object = {}): Promise<BillRow> {
      const answer = await bills.create(buyer, { again: true, ...more })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem))
      return bills.row(answer.body.result.serial)
    },
    row: (serial: string): Promise<BillRow> =>
      db()
        .selectFrom('bill_transactions')
        .selectAll()
        .where('serial', '=', serial)
        .executeTakeFirstOrThrow(),
    read: async (buyer: Buyer, serial: string) =>
      (await test.call('bill', { as: buyer.token, params: { serial } })).body.result,
    work: () => work(test.gateway),
    /** Lets the time of the next attempt come. */
    async workLater(seconds: number) {
      test.advance(seconds)
      await work(test.gateway)
    },
    balance: async ({ userId }: Buyer) =>
      (
        await db()
          .selectFrom('wallet_accounts')
          .select('balance')
          .where('user_id', '=', userId)
          .where('currency', '=', 'IDR')
          .executeTakeFirstOrThrow()
      ).balance,
    notifications: async (buyer: Buyer) =>
      (await test.call('orderNotifications', { as: buyer.token, query: {} })).body.result.items,
    events: ({ id }: BillRow) =>
      db()
        .selectFrom('bill_events')
        .selectAll()
        .where('transaction_id', '=', id)
        .orderBy('id')
        .execute(),
    async callback(
      reference: string,
      outcome: PayOutcome,
      more: { provider?: string; signature?: string | null; body?: string } = {},
    ) {
      const { provider = 'demo', signature = SIGNATURE, body } = more
      const answer = await test.gateway.app.inject({
        method: 'POST',
        url: `/billing/v1/callbacks/${provider}`,
        headers: {
          'content-type': 'application/json',
          ...(signature === null ? {} : { 'x-signature': signature }),
        },
        payload: body ?? JSON.stringify({ reference, outcome }),
      })
      return answer.statusCode
    },
  }
  return bills
}
