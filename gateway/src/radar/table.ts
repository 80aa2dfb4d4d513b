import type { RadarRegion, Staple } from '@borong/api/rules/staples'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A staple's sales on one day in WIB. */
export interface StaplePriceTable {
  staple: Staple
  region: RadarRegion
  day: string
  /** Rupiah per kilogram, weighted by the sold kilograms. */
  price: number
  grams: number
}

export interface PriceAlertTable {
  user_id: string
  staple: Staple
  price: number
  created_at: Date
  notified_at: Date | null
}

declare module '../server/database.ts' {
  interface Tables {
    staple_prices: StaplePriceTable
    price_alerts: PriceAlertTable
  }
}

export const radarMigrations: Record<string, Migration> = {
  '001-radar': {
    async up(db) {
      await sql`create table staple_prices (
        staple text not null, region text not null, day text not null, price int8 not null, grams int8 not null,
        primary key (staple, region, day))`.execute(db)
      await sql`create index staple_prices_day on staple_prices (day)`.execute(db)
      await sql`create table price_alerts (
        user_id text not null, staple text not null, price int8 not null, created_at timestamptz not null,
        notified_at timestamptz, primary key (user_id, staple))`.execute(db)
      await sql`create index price_alerts_waiting on price_alerts (staple, price) where notified_at is null`.execute(
        db,
      )
      await sql`create index orders_paid on orders (paid_at) where paid_at is not null`.execute(db)
    },
  },
}
