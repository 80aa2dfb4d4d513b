import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const campaignsMigrations: Record<string, Migration> = {
  '001-campaigns': {
    async up(db) {
      await sql`create table daily_deal_pool (
        product_id integer primary key, deal_group smallint not null, position smallint not null, price integer not null,
        quota integer not null, base_sold integer not null, max_quantity integer not null)`.execute(
        db,
      )
      await sql`create index daily_deal_pool_group on daily_deal_pool (deal_group, position)`.execute(
        db,
      )
      await sql`create table daily_deal_sales (
        deal_id integer not null, product_id integer not null, sold integer not null check (sold >= 0),
        primary key (deal_id, product_id))`.execute(db)
      await sql`create table deal_reminders (
        deal_id integer not null, user_id text not null, created_at timestamptz not null,
        primary key (deal_id, user_id))`.execute(db)
      await sql`create index deal_reminders_user on deal_reminders (user_id)`.execute(db)
      await sql`create table banners (
        id integer primary key, place text not null, position smallint not null, title jsonb not null, text jsonb not null,
        image text not null, link text not null)`.execute(db)
      await sql`create table campaigns (
        id integer primary key, alias text not null unique, position smallint not null, title jsonb not null,
        text jsonb not null, image text not null)`.execute(db)
      await sql`create table sections (
        id integer primary key, place text not null, position smallint not null, title jsonb not null, rule jsonb not null)`.execute(
        db,
      )
      await sql`create index sections_place on sections (place, position)`.execute(db)
      await sql`create table promos (
        id integer primary key, alias text not null unique, position smallint not null, title jsonb not null,
        text jsonb not null, terms jsonb not null, image text not null, voucher_code text)`.execute(
        db,
      )
      await sql`create table streams (
        id integer primary key, seller_id integer not null, title text not null, starts_at_minute smallint not null,
        minutes smallint not null, viewers integer not null, video text not null, product_ids jsonb not null)`.execute(
        db,
      )
    },
  },
}
