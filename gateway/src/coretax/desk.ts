import { DAY_MS } from '@borong/api/rules/time'
import { PlainId } from '@borong/api/plain'
import { isPlaceNumber, taxDigits } from '@borong/api/rules/tax-number'
import * as v from 'valibot'
import { actorOf, deskAct, deskPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { generalProblem, ProblemError } from '../server/problem.ts'
import { languageOf } from '../server/serve.ts'
import { creditNotesFile, creditNotesIn } from './credit-notes.ts'
import { coretaxXml, MOST_INVOICES } from './coretax-xml.ts'
import { listView, monthView } from './desk-view.ts'
import { issueTaxInvoice } from './issue.ts'
import { taxInvoiceMessages } from './messages.ts'
import { requestedIn, requestedMonths } from './requested.ts'
import { storeTaxData } from './tax-data.ts'

const YEAR_MS = 365 * DAY_MS
const roles = ['operator', 'seller'] as const

const Digits = (count: number) =>
  v.pipe(v.string(), v.transform(taxDigits), v.regex(new RegExp(`^\\d{${count}}$`)))
const SellerId = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const Place = v.object({
  sellerId: SellerId,
  month: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/)),
})
const TaxData = v.object({ seller_id: SellerId, tin: Digits(16), nitku: Digits(22) })
const Issue = v.object({
  parcel_id: PlainId,
  // Printed as 0400.2500.12345678 or with other dots and dashes.
  number: Digits(17),
  file_id: PlainId,
})

/** The seller's side of tax invoices: the months, one page for each with the file for Coretax, and the uploads. */
export function serveTaxInvoiceDesk(gateway: Gateway): void {
  const { app, db, now, config } = gateway
  // A path: the answers go to the address that the page was opened with.
  const base = `${new URL(config.publicUrl).pathname}/seller-desk`

  const monthOf = async (actorSeller: number | null, params: unknown) => {
    const place = v.safeParse(Place, params)
    if (!place.success) return undefined
    const { sellerId, month } = place.output
    if (actorSeller !== null && actorSeller !== sellerId) return undefined
    const seller = await db
      .selectFrom('sellers')
      .leftJoin('seller_tax_data as tax', 'tax.seller_id', 'sellers.id')
      .select(['sellers.id', 'sellers.name', 'tax.tin', 'tax.nitku'])
      .where('sellers.id', '=', sellerId)
      .executeTakeFirst()
    if (!seller) return undefined
    return {
      seller,
      month,
      invoices: await requestedIn(db, { sellerId, month }),
      creditNotes: await creditNotesIn(db, { sellerId, month }),
    }
  }

  deskPage(gateway, roles, {
    path: '/tax-invoices',
    title: taxInvoiceMessages.title,
    read: async ({ sellerId }) => ({
      months: await requestedMonths(db, { sellerId, from: new Date(now().getTime() - YEAR_MS) }),
    }),
    view: ({ months }, language) => listView(months, language, base),
  })

  deskPage(gateway, roles, {
    path: '/tax-invoices/:sellerId/:month',
    title: taxInvoiceMessages.one,
    isDetail: true,
    read: ({ sellerId }, params) => monthOf(sellerId, params),
    view: (data, language) => monthView(data, language, base),
  })

  app.get<{ Params: { part: string } }>(
    '/seller-desk/tax-invoices/:sellerId/:month/coretax/:part',
    async (request, reply) => {
      const language = languageOf(request)
      const actor = await actorOf(gateway, request)
      if (!actor) throw generalProblem('UNAUTHORIZED', language)
      const found = await monthOf(actor.sellerId, request.params)
      const part = Number(/^(\d{1,3})\.xml$/.exec(request.params.part)?.[1] ?? 0)
      const { tin, nitku } = found?.seller ?? {}
      const invoices = found?.invoices
        .filter(({ isComplete }) => isComplete)
        .slice((part - 1) * MOST_INVOICES, part * MOST_INVOICES)
      if (!found || !tin || !nitku || part < 1 || !invoices || invoices.length === 0)
        throw generalProblem('NOT_FOUND', language)
      const name = `coretax-${found.seller.id}-${found.month}-${part}.xml`
      return reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(coretaxXml({ tin, nitku }, invoices))
    },
  )

  app.get('/seller-desk/tax-invoices/:sellerId/:month/credit-notes.csv', async (request, reply) => {
    const language = languageOf(request)
    const actor = await actorOf(gateway, request)
    if (!actor) throw generalProblem('UNAUTHORIZED', language)
    const found = await monthOf(actor.sellerId, request.params)
    if (!found) throw generalProblem('NOT_FOUND', language)
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="credit-notes-${found.seller.id}-${found.month}.csv"`,
      )
      .header('cache-control', 'private, no-store')
      .send(creditNotesFile(found.creditNotes, language))
  })

  deskAct(gateway, roles, {
    path: '/tax-invoices/tax-data',
    action: 'seller-tax-data',
    body: TaxData,
    async run(trx, { seller_id, tin, nitku }, { sellerId }, language) {
      if (sellerId !== null && sellerId !== seller_id) return undefined
      if (!isPlaceNumber(nitku, tin))
        throw new ProblemError(422, {
          name: 'NITKU_INVALID',
          message: taxInvoiceMessages.placeWrong[language],
        })
      const seller = await trx
        .selectFrom('sellers')
        .select('alias')
        .where('id', '=', seller_id)
        .executeTakeFirst()
      if (!seller) return undefined
      await storeTaxData(trx, { seller_id, tin, nitku })
      return { subject: seller.alias, reply: { result: { saved: true } } }
    },
  })

  deskAct(gateway, roles, {
    path: '/tax-invoices/issue',
    action: 'issue-tax-invoice',
    body: Issue,
    async run(trx, { parcel_id, number, file_id }, actor, language) {
      const issued = await issueTaxInvoice(trx, {
        parcelId: parcel_id,
        number,
        fileId: file_id,
        actorId: actor.id,
        sellerId: actor.sellerId,
        at: now(),
      })
      if (issued === 'unknown') return undefined
      if (issued === 'number-used')
        throw new ProblemError(422, {
          name: 'NUMBER_USED',
          message: taxInvoiceMessages.numberUsed[language],
        })
      if (issued === 'nothing-to-invoice')
        throw new ProblemError(409, {
          name: 'NOTHING_TO_INVOICE',
          message: taxInvoiceMessages.nothingToInvoice[language],
        })
      if (issued === 'not-pdf')
        throw new ProblemError(422, {
          name: 'NOT_PDF',
          message: taxInvoiceMessages.notPdf[language],
        })
      return { subject: issued.serial, detail: number, reply: { result: { number } } }
    },
  })
}
