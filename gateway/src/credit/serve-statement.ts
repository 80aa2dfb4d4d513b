import * as creditCalls from '@borong/api/credit'
import { csvOf } from '../server/csv.ts'
import type { Gateway } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { drawCreditStatement } from './draw-statement.ts'
import { statementOf, statementRows } from './statement.ts'

/** A month's movements as PDF and as CSV. */
export function serveStatement({ serve, db }: Gateway): void {
  serve(creditCalls.creditStatement, async ({ query: { month }, buyerId, language, reply }) => {
    const buyer = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', buyerId)
      .executeTakeFirst()
    const statement = await statementOf(db, { buyerId, month, language })
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="borong-kredit-${month}.pdf"`)
      .header('cache-control', 'private, no-store')
    return drawCreditStatement(statement, { month, buyer: buyer?.name ?? '', language })
  })

  serve(creditCalls.creditStatementFile, async ({ query: { month }, buyerId, language, reply }) => {
    const statement = await statementOf(db, { buyerId, month, language })
    return sendCsv(reply, `borong-kredit-${month}`, csvOf(statementRows(statement, language)))
  })
}
