import * as v from 'valibot'
import { shape } from './shape.ts'
import { paged, paging } from './paging.ts'
import { Month, PlainId } from './plain.ts'

const Status = v.picklist(['active', 'deactivated', 'suspended', 'banned', 'maintenance'])

const Currency = v.optional(v.picklist(['IDR', 'CREDIT', 'POINT']), 'IDR')
/** In place of the caller's own balance that of a company, for members whose role uses it. */
const company_id = v.optional(PlainId)

/** C-29, F-08, X-05: 422 without an account in that currency. In maintenance the status is failed and the balance zero. */
export const walletBalances = shape({
  summary: 'The balance of the wallet, of the credit account or of the points',
  query: v.object({ currency_code: Currency, company_id }),
  reply: v.object({
    data: v.object({
      status: v.picklist(['success', 'failed']),
      items: v.array(
        v.object({
          id: v.string(),
          currency_code: v.string(),
          balance: v.number(),
          status: Status,
          message: v.string(),
        }),
      ),
    }),
  }),
  refusals: {
    NO_ACCOUNT: {
      status: 422,
      id: 'Anda belum memiliki akun saldo ini',
      en: 'You have no such balance account yet',
    },
  },
})

/** C-29, E-12 */
export const walletLedgers = shape({
  summary: 'Every movement of the balance',
  query: v.object({ currency_code: Currency, company_id, ...paging }),
  reply: v.object({
    data: v.object({
      items: v.array(
        v.object({
          id: v.string(),
          client_id: v.string(),
          client_customer_id: v.string(),
          client_reference_id: v.string(),
          category: v.string(),
          category_message: v.string(),
          currency_code: v.string(),
          amount: v.number(),
          ledger_type: v.picklist(['CREDIT', 'DEBIT']),
          last_balance: v.number(),
          remark: v.string(),
          created_at: v.string(),
        }),
      ),
      ...paged,
    }),
  }),
})

/** C-29, E-12, X-05: 422 when there is no history yet. */
export const walletTransactions = shape({
  summary: 'The history of the wallet',
  query: v.object({ company_id, ...paging }),
  reply: v.object({
    data: v.object({
      items: v.array(
        v.object({
          id: v.string(),
          trans_reff_number: v.string(),
          type: v.string(),
          trans_date: v.string(),
          status: v.string(),
          deal_reff: v.string(),
          amount: v.number(),
          remark_1: v.string(),
          remark_2: v.string(),
          created_at: v.string(),
          updated_at: v.string(),
        }),
      ),
      ...paged,
    }),
  }),
  refusals: {
    EMPTY_HISTORY: { status: 422, id: 'Belum ada transaksi', en: 'No transactions yet' },
  },
})

/** C-29, T-11, X-05: 422 until the buyer's phone number is verified. */
export const walletData = shape({
  summary: 'The wallet’s profile',
  reply: v.object({
    result: v.object({
      id: v.string(),
      status: Status,
      message: v.string(),
      is_verified: v.boolean(),
      balance: v.number(),
      credit: v.nullable(v.number()),
      point: v.number(),
    }),
  }),
  refusals: {
    WALLET_UNVERIFIED: {
      status: 422,
      id: 'Verifikasi nomor telepon untuk mengaktifkan saldo',
      en: 'Verify your phone number to activate the wallet',
    },
  },
})

/** F-08 */
export const walletStatement = shape({
  summary: 'The wallet’s statement of a month in WIB as a PDF',
  query: v.object({ month: Month }),
  reply: v.unknown(),
})

/** F-08 */
export const walletStatementFile = shape({
  summary: 'The wallet’s statement of a month in WIB as a CSV file',
  query: v.object({ month: Month }),
  reply: v.unknown(),
})
