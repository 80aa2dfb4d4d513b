import { PlainId } from '@borong/api/plain'
import { isDay } from '@borong/api/rules/day'
import * as v from 'valibot'
import { orRefuse, proposePrices } from '../agreed-prices/public.ts'
import { deskAct } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { lockQuote } from './change.ts'
import { mayAgree } from './transitions.ts'

const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const Agreement = v.object({
  quote_id: PlainId,
  from: Day,
  to: Day,
  lines: v.pipe(
    v.array(
      v.object({
        product_id: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
        minimum: v.pipe(Quantity, v.minValue(1)),
        /** An empty field is 0, which is no limit. */
        call_off: Quantity,
      }),
    ),
    v.minLength(1),
    v.maxLength(200),
  ),
})

/** A seller proposes the prices of an accepted quote to its company for a time. */
export function serveAgreeAct(gateway: Gateway): void {
  deskAct(gateway, ['operator', 'seller'], {
    path: '/quotes/agree',
    action: 'agree-prices',
    body: Agreement,
    async run(trx, { quote_id: quoteId, from, to, lines }, { sellerId }, language) {
      const quote = await lockQuote(trx, quoteId, { side: 'seller', sellerId }, 'read')
      if (!quote || quote.company_id === null || !mayAgree(quote.state)) return undefined
      const { company_id: companyId, seller_id, number } = quote
      const priced = await trx
        .selectFrom('quote_lines')
        .select(['product_id', 'unit_price'])
        .where('quote_id', '=', quoteId)
        .execute()
      const prices = new Map(priced.map((line) => [String(line.product_id), line.unit_price]))
      if (lines.some(({ product_id }) => !prices.get(product_id))) return undefined
      const { id } = await orRefuse(language, () =>
        proposePrices(trx, {
          companyId,
          sellerId: seller_id,
          from,
          to,
          lines: lines.map((line) => ({
            ...line,
            unit_price: prices.get(line.product_id)!,
            call_off: line.call_off === 0 ? null : line.call_off,
          })),
          quoteId,
          at: gateway.now(),
        }),
      )
      return { subject: number, reply: { agreement_id: id } }
    },
  })
}
