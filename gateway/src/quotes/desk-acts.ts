import { DAY_MS } from '@borong/api/rules/time'
import { PlainId, PlainText } from '@borong/api/plain'
import { messageQuote, quoteRefusals } from '@borong/api/quotes.shapes'
import * as v from 'valibot'
import { deskAct } from '../desk/public.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { ProblemError } from '../server/problem.ts'
import { wibDay, wibDayEnd } from '../server/wib.ts'
import { Refused } from '../server/refused.ts'
import { serveAgreeAct } from './agree-act.ts'
import { changeQuote, type QuoteRefusal } from './change.ts'
import { quoteDeskMessages } from './desk-messages.ts'
import { writeLines } from './lines.ts'
import { notifyOfQuote } from './notify-of-quote.ts'
import { acceptedUntil } from './valid-until.ts'
import { writeMessage } from './write-message.ts'

const MOST_DAYS_AHEAD = 180

const Whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const seen = { quote_id: PlainId, version: Whole(1, 1_000_000) }

const Offer = v.object({
  ...seen,
  lines: v.pipe(
    v.array(
      v.object({
        product_id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
        quantity: Whole(1, 1_000_000),
        unit_price: Whole(1, 1_000_000_000),
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
  freight: Whole(0, 1_000_000_000),
  delivery_days: Whole(1, 90),
  /** The last day of the offer in WIB. */
  valid_until: v.pipe(v.string(), v.isoDate()),
  terms: v.optional(PlainText(1000), ''),
})

const Answer = v.object({ ...seen, text: v.optional(PlainText(1000), '') })

const Message = v.object({
  quote_id: PlainId,
  key: PlainId,
  text: v.pipe(PlainText(1000), v.minLength(1)),
  file_ids: v.optional(v.pipe(v.array(PlainId), v.maxLength(5)), []),
})

const refusedAt = (name: keyof typeof quoteRefusals, language: Language) =>
  new ProblemError(quoteRefusals[name].status, { name, message: quoteRefusals[name][language] })

/** Makes a change, and throws its refusal as the reply. */
async function orRefuse<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refused) throw refusedAt(error.refusal as QuoteRefusal, language)
    throw error
  }
}

/** The answers of a seller: an offer, the acceptance of a counter-offer, a refusal, a withdrawal, a message. */
export function serveDeskActs(gateway: Gateway): void {
  const { now } = gateway
  const roles = ['operator', 'seller'] as const

  deskAct(gateway, roles, {
    path: '/quotes/offer',
    action: 'offer-quote',
    body: Offer,
    run: (trx, body, { sellerId }, language) =>
      orRefuse(language, async () => {
        const at = now()
        const until = wibDayEnd(body.valid_until)
        const isSoon = until.getTime() - at.getTime() < (MOST_DAYS_AHEAD + 1) * DAY_MS
        if (body.valid_until < wibDay(at) || !isSoon)
          throw new ProblemError(422, {
            name: 'DATE_INVALID',
            message: quoteDeskMessages.dateInvalid[language],
          })
        const party = { side: 'seller' as const, sellerId }
        const offer = { quoteId: body.quote_id, party, act: 'offer' as const, at }
        const quote = await changeQuote(
          trx,
          { ...offer, version: body.version, text: body.terms },
          async ({ id }) => {
            const goods = await writeLines(trx, id, body.lines)
            const { freight, delivery_days, terms } = body
            return { freight, delivery_days, terms, valid_until: until, total: goods + freight }
          },
        )
        await notifyOfQuote(trx, quote, 'QUOTE_OFFERED', at)
        return { subject: quote.number, detail: String(body.freight), reply: { done: true } }
      }),
  })

  for (const [act, kind] of [
    ['accept', 'QUOTE_ACCEPTED'],
    ['decline', 'QUOTE_DECLINED'],
    ['withdraw', 'QUOTE_WITHDRAWN'],
  ] as const) {
    deskAct(gateway, roles, {
      path: `/quotes/${act}`,
      action: `${act}-quote`,
      body: Answer,
      run: (trx, { quote_id, version, text }, { sellerId }, language) =>
        orRefuse(language, async () => {
          const at = now()
          const party = { side: 'seller' as const, sellerId }
          const change = { quoteId: quote_id, party, act, version, text, at }
          const quote = await changeQuote(trx, change, async (before) =>
            act === 'accept' ? { valid_until: acceptedUntil(before, at) } : {},
          )
          await notifyOfQuote(trx, quote, kind, at)
          return { subject: quote.number, detail: text, reply: { done: true } }
        }),
    })
  }

  serveAgreeAct(gateway)

  deskAct(gateway, roles, {
    path: '/quotes/message',
    action: 'message-quote',
    body: Message,
    async run(trx, { quote_id: quoteId, key, text, file_ids: fileIds }, actor, language) {
      const party = { side: 'seller' as const, sellerId: actor.sellerId }
      const message = { quoteId, party, authorId: actor.id, key, text, fileIds, at: now() }
      const refusal = await writeMessage(trx, message)
      if (refusal) {
        const { status, ...texts } = messageQuote.refusals[refusal]
        throw new ProblemError(status, { name: refusal, message: texts[language] })
      }
      return { subject: quoteId, detail: text, reply: { done: true } }
    },
  })
}
