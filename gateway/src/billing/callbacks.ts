import { createHash } from 'node:crypto'
import { generalProblem } from '../server/problem.ts'
import type { Gateway } from '../server/domain.ts'
import { billProviderOf } from './provider.ts'
import { settle } from './settle.ts'

export const CALLBACK_PATH = '/billing/v1/callbacks'

/** The route of the billers' callbacks. A signature covers the raw bytes of the body. */
export function serveBillCallbacks(gateway: Gateway): void {
  gateway.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{ Params: { provider: string } }>(
      `${CALLBACK_PATH}/:provider`,
      async ({ params, headers, body }, reply) => {
        const provider = billProviderOf(gateway)
        if (params.provider !== provider.name) throw generalProblem('NOT_FOUND', 'en')
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const plain = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]),
        )
        const read = await provider.readCallback({
          headers: plain,
          body: bytes,
          now: gateway.now(),
        })
        if (!read.valid) {
          gateway.app.log.warn({ reason: read.reason }, 'a callback of a biller was refused')
          throw generalProblem(
            read.reason === 'unreadable' ? 'INVALID_REQUEST' : 'UNAUTHORIZED',
            'en',
          )
        }
        const bill = await gateway.db
          .selectFrom('bill_transactions')
          .select('id')
          .where('reference', '=', read.reference)
          .where('provider', '=', provider.name)
          .executeTakeFirst()
        if (!bill) return reply.status(404).send({ received: false })
        if (read.signed) {
          const digest = createHash('sha256').update(provider.name).update(bytes).digest('hex')
          await settle(gateway, bill.id, { source: 'callback', outcome: read.outcome, digest })
        } else await askSoon(gateway, bill.id)
        return reply.send({ received: true })
      },
    )
  })
}

/**
 * An unsigned callback is only a hint to ask. A bill whose request is in flight is left alone: a status that overtakes
 * the payment could say that there is none.
 */
async function askSoon({ db, now }: Gateway, billId: string): Promise<void> {
  await db
    .updateTable('bill_transactions')
    .set({ next_try_at: now() })
    .where('id', '=', billId)
    .where('state', '=', 'pending')
    .where('next_try_at', '>', now())
    .execute()
}
