import * as walletCalls from '@borong/api/wallet'
import { csvOf } from '../server/csv.ts'
import type { Gateway } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { asPdf } from '../server/send-pdf.ts'
import { drawWalletStatement, statementOf, statementRows } from './statement.ts'

/** F-08: a month's movements of the balance as PDF and as CSV. */
export function serveStatement({ serve, db }: Gateway): void {
  serve(walletCalls.walletStatement, async ({ query: { month }, buyerId, language, reply }) => {
    const buyer = await db
      .selectFrom('users')
      .select('name')
      .where('id', '=', buyerId)
      .executeTakeFirst()
    const statement = await statementOf(db, { buyerId, month })
    asPdf(reply, `borong-saldo-${month}`)
    return drawWalletStatement(statement, { month, buyer: buyer?.name ?? '', language })
  })

  serve(walletCalls.walletStatementFile, async ({ query: { month }, buyerId, language, reply }) => {
    const statement = await statementOf(db, { buyerId, month })
    return sendCsv(reply, `borong-saldo-${month}`, csvOf(statementRows(statement, language)))
  })
}
