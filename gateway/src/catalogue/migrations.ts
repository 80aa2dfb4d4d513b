import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const catalogueMigrations: Record<string, Migration> = {
  '001-catalogue': {
    async up(db) {
      await sql`create table categories (
        id integer primary key, parent_id integer, level smallint not null, slug text not null unique, name_id text not null,
        name_en text not null, area text not null, is_adult boolean not null, product_count integer not null,
        path jsonb not null)`.execute(db)
      await sql`create table brands (
        id integer primary key, alias text not null unique, name text not null, product_count integer not null)`.execute(
        db,
      )
      await sql`create table sellers (
        id integer primary key, alias text not null unique, name text not null, city text not null, city_slug text not null,
        province text not null, latitude double precision not null, longitude double precision not null,
        membership smallint not null, rating double precision not null, is_open boolean not null,
        minimum_purchase integer not null, personal_courier boolean not null, free_shipping boolean not null,
        joined_year smallint not null, response_minutes smallint not null, product_count integer not null,
        category_ids integer[] not null, top_product_ids integer[] not null, card jsonb not null)`.execute(
        db,
      )
      await sql`create index sellers_place on sellers (latitude, longitude)`.execute(db)
      await sql`create index sellers_city on sellers (city_slug, city)`.execute(db)
      await sql`create table products (
        id integer primary key, alias text not null unique, seller_id integer not null, category_id integer not null,
        brand_id integer, name text not null, unit text not null, tiers jsonb not null, minimum_order integer not null,
        step integer not null, weight_grams integer not null, length_cm integer not null, width_cm integer not null,
        height_cm integer not null, ppn_included boolean not null, is_scg boolean not null, is_adult boolean not null,
        is_app_only boolean not null, hides_price boolean not null, sold integer not null, rating double precision not null,
        review_count integer not null, listed_at timestamptz not null, card jsonb not null, description text not null,
        specification jsonb not null)`.execute(db)
      await sql`create table product_stock (product_id integer primary key, stock integer not null check (stock >= 0))`.execute(
        db,
      )
      await sql`create table stock_reminders (
        product_id integer not null, user_id text not null, created_at timestamptz not null,
        primary key (product_id, user_id))`.execute(db)
      await sql`create index stock_reminders_user on stock_reminders (user_id)`.execute(db)
    },
  },
  '002-pkp': {
    async up(db) {
      await sql`alter table sellers add column is_pkp boolean not null default true`.execute(db)
    },
  },
  '003-storage': {
    async up(db) {
      await sql`alter table products add column storage text not null default 'ambient'`.execute(db)
      // Sets the storage of existing products. "Dapur Beku" is a brand that also sells dry goods.
      await sql`update products p
        set storage = case when c.slug = 'olahan-beku' or replace(p.name, 'Dapur Beku', '') like '%Beku%' then 'frozen' else 'chilled' end
        from categories c
        where c.id = p.category_id
          and (c.path @> '[{"name": {"id": "Daging, Ayam & Ikan"}}]' or replace(p.name, 'Dapur Beku', '') like '%Beku%')`.execute(
        db,
      )
    },
  },
  '004-email': {
    async up(db) {
      await sql`alter table sellers add column email text`.execute(db)
    },
  },
  '005-products-of-a-seller': {
    async up(db) {
      await sql`create index products_seller on products (seller_id)`.execute(db)
    },
  },
  '006-gtin': {
    async up(db) {
      await sql`alter table products add column gtin text, add column gtin_length smallint`.execute(
        db,
      )
      await sql`create index products_gtin on products (gtin, id) where gtin is not null`.execute(
        db,
      )
    },
  },
  '007-goods': {
    async up(db) {
      await sql`alter table products add column code text, add column archived_at timestamptz`.execute(
        db,
      )
      await sql`create unique index products_code on products (seller_id, code) where code is not null`.execute(
        db,
      )
      await sql`create sequence product_ids`.execute(db)
      await sql`select setval('product_ids', (select coalesce(max(id), 0) + 1 from products), false)`.execute(
        db,
      )
      await sql`create table stock_changes (
        id text primary key, product_id integer not null, change integer not null, stock integer not null,
        reason text not null, note text not null, actor text not null, created_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index stock_changes_product on stock_changes (product_id, created_at desc, id)`.execute(
        db,
      )
      await sql`create table stock_feeds (product_id integer primary key, as_of timestamptz not null)`.execute(
        db,
      )
    },
  },
  '008-pictures-of-goods': {
    async up(db) {
      await sql`alter table products add column picture_count smallint not null default 4,
        add column picture_version integer not null default 0`.execute(db)
    },
  },
}
