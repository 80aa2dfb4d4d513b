import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { isSigned, SIGNATURE_HEADER } from '../payments/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { decideApplication } from './decide.ts'
import { CREDIT_CALLBACK_PATH } from './http-provider.ts'

const number = PlainId
const Event = v.variant('event', [
  v.object({
    event: v.literal('decided'),
    number,
    approved: v.boolean(),
    limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(180)), 30),
    reason: v.optional(PlainText(500), ''),
  }),
  v.object({
    event: v.literal('line_state'),
    number,
    state: v.picklist(['active', 'blocked', 'closed']),
  }),
])

/** The route of the service of credit: its decisions, and later states of a line. Repeated events change nothing. */
export function serveCreditCallbacks(gateway: Gateway): void {
  const { app, db, config, now } = gateway
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(CREDIT_CALLBACK_PATH, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const header = request.headers[SIGNATURE_HEADER]
      const signature = typeof header === 'string' ? header : undefined
      const secret = config.creditCallbackSecret
      if (!secret || !isSigned(secret, body, signature, now()))
        throw generalProblem('UNAUTHORIZED', 'en')
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Event), body)
      if (!parsed.success) throw generalProblem('INVALID_REQUEST', 'en')
      const isKnown = await atomically(db, (trx) => applyEvent(trx, parsed.output, now()))
      return reply.status(isKnown ? 200 : 404).send({ received: isKnown })
    })
  })
}

async function applyEvent(
  trx: Trx,
  event: v.InferOutput<typeof Event>,
  at: Date,
): Promise<boolean> {
  const application = await trx
    .selectFrom('credit_applications')
    .select(['owner', 'method'])
    .where('number', '=', event.number)
    .executeTakeFirst()
  if (!application) return false
  if (event.event === 'decided') {
    const { number: of, approved: isApproved, limit, days, reason: answer } = event
    await decideApplication(trx, { number: of, isApproved, limit, days, answer, at })
    return true
  }
  await trx
    .updateTable('credit_lines')
    .set({ state: event.state, updated_at: at })
    .where('owner', '=', application.owner)
    .where('method', '=', application.method)
    .execute()
  return true
}
