import * as walletCalls from '@borong/api/wallet'
import type { Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { balanceOwner, type MayInCompany } from './balance-owner.ts'
import { categoryMessage } from './messages.ts'
import type { Currency } from './table.ts'

/** C-29, E-12: the same entries as a ledger of one currency and as a history of all money. */
export function histories({ serve, db }: Gateway, mayInCompany: MayInCompany) {
  serve(walletCalls.walletLedgers, async ({ query, buyerId, language }) => {
    const { count, rows } = await entriesFor(buyerId, [query.currency_code], query)
    return {
      data: {
        items: rows.map((row) => ({
          id: row.id,
          client_id: 'borong',
          client_customer_id: query.company_id ?? buyerId,
          client_reference_id: row.reference,
          category: row.category,
          category_message: categoryMessage(row.category, language),
          currency_code: row.currency,
          amount: Math.abs(row.amount),
          ledger_type: row.amount < 0 ? ('DEBIT' as const) : ('CREDIT' as const),
          last_balance: row.last_balance ?? 0,
          remark: row.remark,
          created_at: row.created_at.toISOString(),
        })),
        total_count: count,
        page: query.page,
        limit: query.limit,
      },
    }
  })

  serve(walletCalls.walletTransactions, async ({ query, buyerId, language, refuse }) => {
    const { count, rows } = await entriesFor(buyerId, ['IDR', 'CREDIT'], query)
    if (count === 0) return refuse('EMPTY_HISTORY')
    return {
      data: {
        items: rows.map((row) => {
          const at = row.created_at.toISOString()
          return {
            id: row.id,
            trans_reff_number: row.transfer_id,
            type: row.category,
            trans_date: at,
            status: 'success',
            deal_reff: row.reference,
            amount: row.amount,
            remark_1: categoryMessage(row.category, language),
            remark_2: row.remark,
            created_at: at,
            updated_at: at,
          }
        }),
        total_count: count,
        page: query.page,
        limit: query.limit,
      },
    }
  })

  async function entriesFor(
    buyerId: string,
    currencies: Currency[],
    { company_id: companyId, ...page }: { company_id?: string; page: number; limit: number },
  ) {
    const asked = { buyerId, companyId }
    const ownerId = await balanceOwner(db, mayInCompany, asked, ['company:finance'])
    return ownerId === undefined ? { count: 0, rows: [] } : entries(ownerId, currencies, page)
  }

  function entries(userId: string, currencies: Currency[], page: { page: number; limit: number }) {
    const mine = db
      .selectFrom('wallet_entries')
      .where('user_id', '=', userId)
      .where('currency', 'in', currencies)
    return newestPage(mine, page, 'created_at')
  }
}
