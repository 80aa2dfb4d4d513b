import { PlainId } from '@borong/api/plain'
import { isDay } from '@borong/api/rules/day'
import { type Language, textOf } from '@borong/api/messages'
import * as v from 'valibot'
import { deskAct, deskPage, readPage } from '../desk/public.ts'
import { companyFacts } from '../memberships/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { ProblemError } from '../server/problem.ts'
import { endAgreement } from './decide.ts'
import { deskMessages, reportMessages, rowMessages } from './desk-messages.ts'
import { listView, oneView } from './desk-view.ts'
import { orRefuse } from './or-refuse.ts'
import { proposePrices } from './propose.ts'
import { type PriceList, readPriceList } from './read-price-list.ts'
import { linesOf, summariesOf } from './view.ts'

/** A company that has asked a seller for a quote, or ordered from it. */
export interface Customer {
  companyId: string
  sellerId: number
  sellerName: string
}

/** The companies that a seller may propose prices to; with null those of all sellers. */
export type CustomersOf = (db: Database, sellerId: number | null) => Promise<readonly Customer[]>

const MOST_TEXT = 200_000
const roles = ['operator', 'seller'] as const
const Day = v.pipe(v.string(), v.isoDate(), v.check(isDay))
const Proposal = v.object({
  /** The seller and the company, joined by a colon. */
  customer: v.pipe(v.string(), v.regex(/^\d{1,9}:[\w-]{1,64}$/)),
  from: Day,
  to: Day,
  text: v.pipe(v.string(), v.maxLength(MOST_TEXT)),
  skip: v.optional(v.boolean(), false),
})

/** The seller's side of agreed prices: the list, one page for each, a proposal by file, and the end. */
export function servePriceDesk(gateway: Gateway, customersOf: CustomersOf): void {
  const { db, now, config } = gateway
  // A path: the answers go to the address that the page was opened with.
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  deskPage(gateway, roles, {
    path: '/agreed-prices',
    title: deskMessages.title,
    async read({ sellerId }, _params, { page }) {
      const all = db
        .selectFrom('price_agreements')
        .selectAll()
        .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
        .orderBy('updated_at', 'desc')
        .orderBy('id')
      const { rows, has_more } = await readPage(page, all)
      const summaries = await summariesOf(db, rows, now())
      const customers = await customersOf(db, sellerId)
      const ids = [...rows.map((row) => row.company_id), ...customers.map((one) => one.companyId)]
      const facts = await companyFacts(db, [...new Set(ids)])
      const nameOf = (id: string) => facts.get(id)?.name ?? ''
      return {
        agreements: summaries.map((one, at) => ({
          ...one,
          company_name: nameOf(rows[at]!.company_id),
        })),
        customers: customers.map((one) => ({
          id: `${one.sellerId}:${one.companyId}`,
          name:
            sellerId === null
              ? `${nameOf(one.companyId)} · ${one.sellerName}`
              : nameOf(one.companyId),
        })),
        has_more,
      }
    },
    view: (data, language) => listView(data, language, base, now()),
  })

  deskPage(gateway, roles, {
    path: '/agreed-prices/:agreementId',
    title: deskMessages.one,
    isDetail: true,
    async read({ sellerId }, { agreementId }) {
      if (!v.is(PlainId, agreementId)) return undefined
      const row = await db
        .selectFrom('price_agreements')
        .selectAll()
        .where('id', '=', agreementId)
        .$if(sellerId !== null, (own) => own.where('seller_id', '=', sellerId!))
        .executeTakeFirst()
      if (!row) return undefined
      const [summary] = await summariesOf(db, [row], now())
      const company = (await companyFacts(db, [row.company_id])).get(row.company_id)
      const lines = await linesOf(db, row.id)
      return { agreement: { ...summary!, company_name: company?.name ?? '', lines } }
    },
    view: ({ agreement }, language) => oneView(agreement, language, base),
  })

  deskAct(gateway, roles, {
    path: '/agreed-prices/propose',
    action: 'propose-prices',
    body: Proposal,
    async run(trx, { customer, from, to, text, skip }, actor, language) {
      const [seller, companyId] = customer.split(':') as [string, string]
      const sellerId = Number(seller)
      if (actor.sellerId !== null && actor.sellerId !== sellerId) return undefined
      const customers = await customersOf(trx, sellerId)
      if (!customers.some((one) => one.companyId === companyId)) return undefined
      const list = await readPriceList(trx, sellerId, text)
      if (list.faults.length > 0 && !skip) throw reportOf(list, language)
      const { id, number } = await orRefuse(language, () =>
        proposePrices(trx, {
          companyId,
          sellerId,
          from,
          to,
          lines: list.lines,
          quoteId: null,
          at: now(),
        }),
      )
      const detail = `${list.lines.length}/${list.lines.length + list.faults.length}`
      return { subject: number, detail, reply: { agreement_id: id, skipped: list.faults } }
    },
  })

  deskAct(gateway, roles, {
    path: '/agreed-prices/end',
    action: 'end-agreed-prices',
    body: v.object({ agreement_id: PlainId }),
    async run(trx, { agreement_id: agreementId }, { sellerId }) {
      const ended = await endAgreement(trx, { agreementId, sellerId, at: now() })
      return ended && { subject: ended.number, reply: { done: true } }
    },
  })
}

/** The report of the rows that make no line. Nothing is stored. */
function reportOf({ faults }: PriceList, language: Language): ProblemError {
  const rows = faults.map(({ row, fault }) =>
    textOf(reportMessages.row, language, { row, fault: textOf(rowMessages[fault], language) }),
  )
  const head = textOf(reportMessages.head, language, { count: faults.length })
  return new ProblemError(422, { name: 'ROWS_INVALID', message: [head, ...rows].join('\n') })
}
