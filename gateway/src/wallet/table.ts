import type { Migration } from 'kysely/migration'

export type Currency = 'IDR' | 'CREDIT' | 'POINT'
export type WalletStatus = 'active' | 'deactivated' | 'suspended' | 'banned' | 'maintenance'

export interface AccountTable {
  id: string
  user_id: string
  currency: Currency
  balance: number
  status: WalletStatus
  created_at: Date
}

/** One side of a movement. Both sides have the same `transfer_id`, and their amounts add up to zero. */
export interface LedgerEntryTable {
  id: string
  transfer_id: string
  /** A buyer's account id, or the name of one of the shop's own: `shop:sales`, `shop:promotion`, `shop:bank`, `shop:rounding`. */
  account: string
  user_id: string | null
  currency: Currency
  amount: number
  /** The buyer's balance afterwards; null for the shop's own accounts, so that movements never wait for their rows. */
  last_balance: number | null
  category: string
  reference: string
  remark: string
  created_at: Date
}

export interface WalletSettingTable {
  key: string
  value: string
}

declare module '../server/database.ts' {
  interface Tables {
    wallet_accounts: AccountTable
    wallet_entries: LedgerEntryTable
    wallet_settings: WalletSettingTable
  }
}

export const walletMigrations: Record<string, Migration> = {
  '001-wallet': {
    async up(db) {
      await db.schema
        .createTable('wallet_accounts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('balance', 'int8', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addUniqueConstraint('wallet_accounts_owner', ['user_id', 'currency'])
        .execute()
      await db.schema
        .createTable('wallet_entries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('transfer_id', 'text', (column) => column.notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('user_id', 'text')
        .addColumn('currency', 'text', (column) => column.notNull())
        .addColumn('amount', 'int8', (column) => column.notNull())
        .addColumn('last_balance', 'int8')
        .addColumn('category', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('remark', 'text', (column) => column.notNull())
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        // The same movement can't be booked twice, even if it is requested again.
        .addUniqueConstraint('wallet_entries_once', [
          'reference',
          'category',
          'account',
          'currency',
        ])
        .execute()
      await db.schema
        .createIndex('wallet_entries_user')
        .on('wallet_entries')
        .columns(['user_id', 'currency', 'id'])
        .execute()
      await db.schema
        .createTable('wallet_settings')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute()
    },
  },
}
