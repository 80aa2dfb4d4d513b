import { sql, type Generated } from 'kysely'
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

/** Points that were earned together and expire together. The rest of all lots of a buyer is the balance. */
export interface PointLotTable {
  id: string
  user_id: string
  amount: number
  rest: number
  category: string
  remark: string
  earned_at: Date
  expires_at: Date
  /** The last notice of its end: 0 none, 1 that of 30 days before, 2 that of 7 days before. */
  told: Generated<number>
}

/** The points of a lot that were taken under one reference, and how many of them a refund has returned. */
export interface PointUseTable {
  user_id: string
  reference: string
  lot_id: string
  amount: number
  returned: number
}

/** Points that a buyer owes: they were revoked after they had been spent. */
export interface PointDebtTable {
  user_id: string
  amount: number
}

declare module '../server/database.ts' {
  interface Tables {
    point_lots: PointLotTable
    point_uses: PointUseTable
    point_debts: PointDebtTable
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
  '002-point-lots': {
    async up(db) {
      await sql`create table point_lots (
        id text primary key, user_id text not null, amount int8 not null check (amount > 0), rest int8 not null check (rest >= 0),
        category text not null, remark text not null, earned_at timestamptz not null, expires_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index point_lots_user on point_lots (user_id, expires_at, id) where rest > 0`.execute(
        db,
      )
      await sql`create index point_lots_end on point_lots (expires_at) where rest > 0`.execute(db)
      await sql`create table point_uses (
        user_id text not null, reference text not null, lot_id text not null, amount int8 not null, returned int8 not null,
        primary key (user_id, reference, lot_id), check (returned >= 0 and returned <= amount))`.execute(
        db,
      )
      await sql`create table point_debts (user_id text primary key, amount int8 not null check (amount >= 0))`.execute(
        db,
      )
      // Points of before count as earned now.
      await sql`insert into point_lots (id, user_id, amount, rest, category, remark, earned_at, expires_at)
        select 'first-' || id, user_id, balance, balance, 'POINT_EARNED', '', now(), now() + interval '1 year'
        from wallet_accounts where currency = 'POINT' and balance > 0`.execute(db)
    },
  },
  '003-notices-of-ends': {
    async up(db) {
      await sql`alter table point_lots add column told smallint not null default 0`.execute(db)
      await sql`create index point_lots_untold on point_lots (expires_at) where rest > 0 and told < 2`.execute(
        db,
      )
    },
  },
  '004-order-of-time': {
    async up(db) {
      await sql`create index wallet_entries_time on wallet_entries (user_id, created_at, id)`.execute(
        db,
      )
    },
  },
}
