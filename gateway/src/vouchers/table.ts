import { type ColumnType, sql, type JSONColumnType } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '../server/domain.ts'
import type { ReferralReason } from './referral-reasons.ts'

export interface VoucherTable {
  id: string
  /** In upper case. */
  code: string
  title: JSONColumnType<Record<Language, string>>
  terms: JSONColumnType<Record<Language, string[]>>
  percent: number
  maximum_discount: number | null
  amount: number
  /** The maximum discount on shipping costs. */
  shipping_maximum: number
  cash_back_percent: number
  cash_back_maximum: number
  minimum_purchase: number
  per_buyer: number
  /** The total number of uses by all buyers; null for unlimited. */
  quota: number | null
  used: number
  new_buyers_only: boolean
  /** Applies only to payments of this group. */
  payment_group: string | null
  starts_at: Date
  ends_at: Date
  /** Listed for every buyer; other vouchers are granted to buyers or found by their code. */
  is_listed: boolean
  is_welcome: boolean
}

export interface VoucherGrantTable {
  user_id: string
  voucher_id: string
}

export interface VoucherUseTable {
  id: string
  voucher_id: string
  user_id: string
  /** The number of the buyer's use (first, second, …): unique among the counted uses, so no use is granted twice. */
  turn: number
  order_id: string
  state: 'used' | 'returned'
}

export interface ReferralCodeTable {
  user_id: string
  code: string
}

export interface ReferralTable {
  order_id: string
  buyer_id: string
  referrer_id: string
  state: 'waiting' | 'held' | 'paid' | 'refused' | 'void'
  reason: ColumnType<ReferralReason | null, ReferralReason | undefined, ReferralReason | null>
  /** When the order was completed; null before, and for rewards that were never held. */
  held_at: ColumnType<Date | null, Date | undefined, Date | null>
  release_at: ColumnType<Date | null, Date | undefined, Date | null>
  rewarded_at: ColumnType<Date | null, Date | undefined, Date | null>
}

declare module '../server/database.ts' {
  interface Tables {
    vouchers: VoucherTable
    voucher_grants: VoucherGrantTable
    voucher_uses: VoucherUseTable
    referral_codes: ReferralCodeTable
    referrals: ReferralTable
  }
}

const welcomeTerms: Record<Language, string[]> = {
  id: [
    'Untuk transaksi pertama',
    'Diskon 20% dari harga barang, hingga Rp 200.000',
    'Gratis ongkir hingga Rp 200.000',
  ],
  en: [
    'For your first order',
    '20% off the price of the goods, up to Rp 200,000',
    'Free shipping up to Rp 200,000',
  ],
}

export const vouchersMigrations: Record<string, Migration> = {
  '001-vouchers': {
    async up(db) {
      await sql`create table vouchers (
        id text primary key, code text not null unique, title jsonb not null, terms jsonb not null, percent integer not null,
        maximum_discount int8, amount int8 not null, shipping_maximum int8 not null, cash_back_percent integer not null,
        cash_back_maximum int8 not null, minimum_purchase int8 not null, per_buyer integer not null, quota integer,
        used integer not null check (used >= 0), new_buyers_only boolean not null, payment_group text,
        starts_at timestamptz not null, ends_at timestamptz not null, is_listed boolean not null, is_welcome boolean not null)`.execute(
        db,
      )
      await sql`create index vouchers_listed on vouchers (ends_at) where is_listed`.execute(db)
      await sql`create table voucher_grants (
        user_id text not null, voucher_id text not null, primary key (user_id, voucher_id))`.execute(
        db,
      )
      await sql`create table voucher_uses (
        id text primary key, voucher_id text not null, user_id text not null, turn integer not null, order_id text not null unique,
        state text not null)`.execute(db)
      await sql`create unique index voucher_uses_turn on voucher_uses (user_id, voucher_id, turn) where state = 'used'`.execute(
        db,
      )
      await sql`create table referral_codes (user_id text primary key, code text not null unique)`.execute(
        db,
      )
      await sql`create table referrals (
        order_id text primary key, buyer_id text not null, referrer_id text not null, state text not null)`.execute(
        db,
      )
      await sql`create unique index referrals_buyer on referrals (buyer_id) where state <> 'void'`.execute(
        db,
      )
    },
  },
  '002-held-referrals': {
    async up(db) {
      await sql`alter table referrals add column reason text, add column held_at timestamptz,
        add column release_at timestamptz, add column rewarded_at timestamptz`.execute(db)
      await sql`create index referrals_referrer on referrals (referrer_id, held_at)`.execute(db)
      await sql`create index referrals_release on referrals (release_at) where state = 'held'`.execute(
        db,
      )
      await sql`create table referral_invitations (
        buyer_id text primary key, referrer_id text not null, invited_at timestamptz not null, same_device boolean not null)`.execute(
        db,
      )
      await sql`create index referral_invitations_referrer on referral_invitations (referrer_id, invited_at)`.execute(
        db,
      )
      await sql`insert into referral_invitations (buyer_id, referrer_id, invited_at, same_device)
        select buyer_id, referrer_id, now(), false from referrals where state <> 'void'`.execute(db)
    },
  },
  // The first orders of businesses are large: without a maximum one of them could cost any amount.
  '003-maximum-of-the-welcome-voucher': {
    async up(db) {
      await sql`update vouchers set maximum_discount = 200000,
        terms = ${JSON.stringify(welcomeTerms)}::jsonb
        where id = 'voucher-selamatdatang' and maximum_discount is null`.execute(db)
    },
  },
}
