import { randomUUID } from 'node:crypto'
import type { TestGateway } from '../../testing/test-gateway.ts'
import { requestsInFlight } from '../send.ts'
import { PIN, type testBills } from '../testing-bills.ts'
import { runJob } from '../testing-clock.ts'

type Buyer = Awaited<ReturnType<ReturnType<typeof testBills>['buyer']>>

/** The mobile number of a row. */
export const phone = (row: number): string => `0812${String(30_000_000 + row)}`

/** Batches of a test's gateway. */
export function testBatches(test: TestGateway) {
  return {
    rows: (count: number, more: object = {}) =>
      Array.from({ length: count }, (_, row) => ({
        product: 'tsel-50',
        number: phone(row),
        price: 50_000,
        ...more,
      })),
    check: (buyer: Buyer, kind: 'pulsa' | 'electricity', rows: object[], headers = {}) =>
      test.call('checkBillRows', {
        as: buyer.token,
        headers,
        body: { kind, rows: rows.map((row, at) => ({ line: at + 1, ...row })) as never },
      }),
    create: (buyer: Buyer, rows: object[], more: object = {}) =>
      test.call('createBillBatch', {
        as: buyer.token,
        body: {
          key: randomUUID(),
          kind: 'pulsa',
          rows: rows as never,
          payment_id: 'wallet',
          pin: PIN,
          ...more,
        },
      }),
    read: async (buyer: Buyer, serial: string) =>
      (await test.call('billBatch', { as: buyer.token, params: { serial } })).body.result,
    file: async (buyer: Buyer, serial: string) =>
      String((await test.call('billBatchFile', { as: buyer.token, params: { serial } })).body),
    /** Sends all due bills, and waits for the answers. */
    async send() {
      await runJob(test, 'send bills')
      await Promise.all(requestsInFlight(test.gateway))
    },
    payment: (serial: string) =>
      test.gateway.db
        .selectFrom('payments')
        .selectAll()
        .where('subject_type', '=', 'bill_batch')
        .where('subject_serial', '=', serial)
        .executeTakeFirstOrThrow(),
  }
}
