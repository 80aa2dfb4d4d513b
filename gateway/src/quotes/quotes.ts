import type { FileOwner } from '../files/public.ts'
import type { Domain } from '../server/domain.ts'
import { mayOn } from './change.ts'
import { serveQuoteDesk } from './desk.ts'
import { expireQuotes } from './expire.ts'
import { serveQuotes } from './serve-quotes.ts'
import { quotesMigrations } from './table.ts'
import { FILE_SUBJECT } from './view.ts'

const quoteFiles: FileOwner = {
  subject: FILE_SUBJECT,
  async mayRead(db, subjectId, reader) {
    const quote = await db
      .selectFrom('quotes')
      .select(['user_id', 'company_id', 'order_id', 'seller_id', 'state'])
      .where('id', '=', subjectId)
      .executeTakeFirst()
    if (!quote) return false
    return mayOn(
      db,
      quote,
      reader.kind === 'buyer'
        ? { side: 'buyer', userId: reader.userId }
        : { side: 'seller', sellerId: reader.sellerId },
      'read',
    )
  },
}

/** F-08: prices that a buyer asks of one seller, negotiates, accepts and orders. */
export const quotes: Domain = {
  name: 'quotes',
  migrations: quotesMigrations,
  async anonymise(trx, userId) {
    await trx
      .updateTable('quotes')
      .set({ address: null })
      .where('user_id', '=', userId)
      // A company goes on with the quotes that its member began.
      .where('company_id', 'is', null)
      .execute()
  },
  fileOwners: [quoteFiles],
  routes(gateway) {
    serveQuotes(gateway)
    serveQuoteDesk(gateway)
  },
  jobs: [{ name: 'expired-quotes', everySeconds: 60, run: expireQuotes }],
}
