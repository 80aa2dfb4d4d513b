import * as creditCalls from '@borong/api/credit'
import type { FastifyRequest } from 'fastify'
import { recordTaken } from '../audit/public.ts'
import { csvOf } from '../server/csv.ts'
import type { Gateway } from '../server/domain.ts'
import { drawPapers } from '../server/paper-pdf.ts'
import { sendCsv } from '../server/send-csv.ts'
import { asPdf } from '../server/send-pdf.ts'
import { drawCreditStatement } from './draw-statement.ts'
import { monthlyInvoices } from './monthly-invoice.ts'
import { ownersFor } from './owners.ts'
import type { ReferencesOf } from './references.ts'
import { statementOf, statementRows } from './statement.ts'

/** A month's movements as PDF and as CSV, and its invoices as one paper. */
export function serveStatement(gateway: Gateway, referencesOf: ReferencesOf): void {
  const { serve, db } = gateway
  serve(creditCalls.creditStatement, async (call) => {
    const { query, buyerId, language, reply } = call
    const { month } = query
    const statement = await statementOf(db, { buyerId, month, language }, referencesOf)
    await record(gateway, call, 'credit-statement')
    asPdf(reply, `borong-kredit-${month}`)
    return drawCreditStatement(statement, { month, language })
  })

  serve(creditCalls.monthlyInvoice, async (call) => {
    const { query, buyerId, language, reply, refuse } = call
    const papers = await monthlyInvoices(
      db,
      { buyerId, month: query.month, language },
      referencesOf,
    )
    if (papers.length === 0) return refuse('NO_INVOICES')
    await record(gateway, call, 'monthly-invoice')
    const name = `borong-faktur-${query.month}`
    asPdf(reply, name)
    return drawPapers(papers, name)
  })

  serve(creditCalls.creditStatementFile, async (call) => {
    const { query, buyerId, language, reply } = call
    const { month } = query
    const statement = await statementOf(db, { buyerId, month, language }, referencesOf)
    await record(gateway, call, 'credit-statement')
    return sendCsv(reply, `borong-kredit-${month}`, csvOf(statementRows(statement, language)))
  })
}

/** A statement has all lines of its reader, so it is in the log of each company with one. */
async function record(
  gateway: Gateway,
  call: { buyerId: string; request: FastifyRequest; query: { month: string } },
  file: 'credit-statement' | 'monthly-invoice',
): Promise<void> {
  const owners = await ownersFor(gateway.db, call.buyerId, ['company:finance'])
  const lines = await gateway.db
    .selectFrom('credit_lines')
    .select('company_id')
    .distinct()
    .where(
      'owner',
      'in',
      owners.map(({ owner }) => owner),
    )
    .execute()
  await recordTaken(gateway, call, {
    companyIds: lines.map(({ company_id }) => company_id),
    act: 'EXPORT_TAKEN',
    after: { file, month: call.query.month },
  })
}
