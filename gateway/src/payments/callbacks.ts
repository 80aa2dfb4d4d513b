import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import type { Gateway } from '../server/domain.ts'
import { generalProblem } from '../server/problem.ts'
import { askForPayment } from './ask.ts'
import { applyEvent } from './settle.ts'
import { callbackSecret, isSigned } from './signature.ts'

export const CALLBACK_PATH = '/payment/v1/callbacks'
export const SIGNATURE_HEADER = 'x-callback-signature'

const Event = v.object({
  payment_id: PlainId,
  reference: PlainText(200),
  event: PlainText(40),
  amount: v.pipe(v.number(), v.integer()),
  failure: v.optional(PlainText(60)),
})

/** The route of the payment providers' callbacks. The signature covers the raw bytes of the body. */
export function serveCallbacks(gateway: Gateway) {
  gateway.app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(CALLBACK_PATH, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const header = request.headers[SIGNATURE_HEADER]
      const signature = typeof header === 'string' ? header : undefined
      if (!isSigned(await callbackSecret(gateway), body, signature, gateway.now()))
        throw generalProblem('UNAUTHORIZED', 'en')
      const parsed = v.safeParse(Event, asJson(body))
      if (!parsed.success) throw generalProblem('INVALID_REQUEST', 'en')
      const known = await receive(gateway, parsed.output)
      return reply.status(known ? 200 : 404).send({ received: known })
    })
  })
}

const Known = v.picklist(['paid', 'failed', 'expired'])

/** Applies an event. One that this release does not know says only that something has changed. */
async function receive(
  gateway: Gateway,
  { event, ...more }: v.InferOutput<typeof Event>,
): Promise<boolean> {
  if (v.is(Known, event)) return applyEvent(gateway, { event, ...more })
  const payment = await gateway.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', more.payment_id)
    .executeTakeFirst()
  return payment !== undefined && (await askForPayment(gateway, payment)) !== undefined
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
