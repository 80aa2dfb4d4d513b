import { DAY_MS } from '@borong/api/rules/time'
import { PlainId, PlainText } from '@borong/api/plain'
import { MOST_TENDER_LINES } from '@borong/api/tenders.shapes'
import * as v from 'valibot'
import { deskAct } from '../desk/public.ts'
import { offerForTender } from '../quotes/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { ProblemError } from '../server/problem.ts'
import { wibDay, wibDayEnd } from '../server/wib.ts'
import { notifyOfTender } from './notify-of-tender.ts'
import { offerRefusals } from './offer-messages.ts'

const MOST_DAYS_AHEAD = 180

const Whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const Offer = v.object({
  number: PlainId,
  /** The store that an operator offers for. */
  store: v.optional(v.pipe(v.string(), v.maxLength(160)), ''),
  lines: v.pipe(
    v.array(
      v.object({
        position: Whole(1, MOST_TENDER_LINES),
        product_id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
        quantity: Whole(1, 1_000_000),
        unit_price: Whole(1, 1_000_000_000),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_TENDER_LINES),
  ),
  freight: Whole(0, 1_000_000_000),
  delivery_days: Whole(1, 90),
  /** The last day of the offer in WIB. */
  valid_until: v.pipe(v.string(), v.isoDate()),
  terms: v.optional(PlainText(1000), ''),
})

/** An offer of a seller to a tender. The offer, its notification and its log line are one transaction. */
export function serveOfferAct({ now, ...gateway }: Gateway): void {
  deskAct({ now, ...gateway }, ['operator', 'seller'], {
    path: '/tender-offers',
    action: 'offer-tender',
    body: Offer,
    async run(trx, body, actor, language) {
      const sellerId = actor.sellerId ?? (await storeOf(trx, body.store))
      const tender = await trx
        .selectFrom('tenders')
        .select(['id', 'number', 'user_id', 'company_id', 'state', 'offers_until'])
        .where('number', '=', body.number)
        .where('user_id', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
      if (sellerId === undefined || !tender?.user_id) return undefined
      const at = now()
      if (tender.state !== 'open' || tender.offers_until <= at)
        throw refused('TENDER_STATE', language)
      const until = wibDayEnd(body.valid_until)
      const isSoon = until.getTime() - at.getTime() < (MOST_DAYS_AHEAD + 1) * DAY_MS
      if (body.valid_until < wibDay(at) || !isSoon) throw refused('DATE_INVALID', language)
      const positions = [...new Set(body.lines.map(({ position }) => position))]
      const { count } = await trx
        .selectFrom('tender_lines')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('tender_id', '=', tender.id)
        .where('position', 'in', positions)
        .executeTakeFirstOrThrow()
      if (Number(count) < body.lines.length) throw refused('LINES_INVALID', language)
      const { id, number, user_id: userId, company_id: companyId } = tender
      const quote = await offerForTender(trx, {
        tender: { id, number, userId, companyId },
        sellerId,
        lines: body.lines,
        freight: body.freight,
        deliveryDays: body.delivery_days,
        terms: body.terms,
        validUntil: until,
        at,
      })
      if (typeof quote === 'string') throw refused(quote, language)
      await notifyOfTender(trx, tender, 'TENDER_OFFERED', at)
      return { subject: number, detail: quote.number, reply: { quote_id: quote.id } }
    },
  })
}

async function storeOf(trx: Trx, alias: string): Promise<number | undefined> {
  const store = await trx
    .selectFrom('sellers')
    .select('id')
    .where('alias', '=', alias)
    .executeTakeFirst()
  return store?.id
}

const refused = (name: keyof typeof offerRefusals, language: Language) =>
  new ProblemError(name === 'TENDER_STATE' || name === 'OFFER_STATE' ? 409 : 422, {
    name,
    message: offerRefusals[name][language],
  })
