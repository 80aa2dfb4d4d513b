import * as creditCalls from '@borong/api/credit'
import { csvOf } from '../server/csv.ts'
import type { Gateway } from '../server/domain.ts'
import { drawPapers } from '../server/paper-pdf.ts'
import { sendCsv } from '../server/send-csv.ts'
import { asPdf } from '../server/send-pdf.ts'
import { drawCreditStatement } from './draw-statement.ts'
import { monthlyInvoices } from './monthly-invoice.ts'
import type { ReferencesOf } from './references.ts'
import { statementOf, statementRows } from './statement.ts'

/** A month's movements as PDF and as CSV, and its invoices as one paper. */
export function serveStatement({ serve, db }: Gateway, referencesOf: ReferencesOf): void {
  serve(creditCalls.creditStatement, async ({ query: { month }, buyerId, language, reply }) => {
    const statement = await statementOf(db, { buyerId, month, language }, referencesOf)
    asPdf(reply, `borong-kredit-${month}`)
    return drawCreditStatement(statement, { month, language })
  })

  serve(creditCalls.monthlyInvoice, async ({ query, buyerId, language, reply, refuse }) => {
    const papers = await monthlyInvoices(
      db,
      { buyerId, month: query.month, language },
      referencesOf,
    )
    if (papers.length === 0) return refuse('NO_INVOICES')
    const name = `borong-faktur-${query.month}`
    asPdf(reply, name)
    return drawPapers(papers, name)
  })

  serve(creditCalls.creditStatementFile, async ({ query: { month }, buyerId, language, reply }) => {
    const statement = await statementOf(db, { buyerId, month, language }, referencesOf)
    return sendCsv(reply, `borong-kredit-${month}`, csvOf(statementRows(statement, language)))
  })
}
