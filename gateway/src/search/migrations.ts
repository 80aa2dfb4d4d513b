import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

// Lists exclude age-restricted products, so their indexes do too: a page and its count read no other rows.
const open = 'where not is_adult'
// The included columns allow counts by the usual filters without reading the rows; a price filter also needs
// `hides_price`.
const counted = `include (price, rating, hides_price) ${open}`

/** The indexes of product lists: one per order, and one per filter of a list by popularity. */
export const productSearchIndexes: Record<string, string> = {
  product_search_words: 'using gin (words) with (fastupdate = off)',
  product_search_popularity: `(popularity desc, id) ${counted}`,
  product_search_price: `(price, id) ${open}`,
  product_search_sold: `(sold desc, id) ${open}`,
  product_search_rating: `(rating desc, id) ${open}`,
  product_search_listed: `(listed_at desc, id) ${open}`,
  product_search_discounted: `(popularity desc, id) ${open} and discount_percentage > 0`,
  product_search_category1: `(category1, popularity desc, id) ${counted}`,
  product_search_category2: `(category2, popularity desc, id) ${counted}`,
  product_search_category3: `(category3, popularity desc, id) ${counted}`,
  product_search_brand: `(brand_id, popularity desc, id) ${counted}`,
  product_search_seller: `(seller_id, popularity desc, id) ${counted}`,
  product_search_city: `(city, popularity desc, id) ${counted}`,
  product_search_adult: '(popularity desc, id) where is_adult',
}

export async function createProductSearchIndexes<T>(db: Kysely<T>): Promise<void> {
  for (const [name, columns] of Object.entries(productSearchIndexes)) {
    await sql`create index if not exists ${sql.id(name)} on product_search ${sql.raw(columns)}`.execute(
      db,
    )
  }
}

export async function dropProductSearchIndexes<T>(db: Kysely<T>): Promise<void> {
  for (const name of Object.keys(productSearchIndexes))
    await sql`drop index if exists ${sql.id(name)}`.execute(db)
}

export const searchMigrations: Record<string, Migration> = {
  '001-search': {
    async up(db) {
      await sql`create table product_search (
        id integer primary key, words tsvector not null, head text not null, popularity integer not null,
        price integer not null, discount_percentage smallint not null, rating real not null, sold integer not null,
        listed_at timestamptz not null, category1 smallint not null, category2 smallint not null, category3 smallint not null,
        brand_id integer, seller_id integer not null, city text not null, membership smallint not null,
        free_shipping boolean not null, personal_courier boolean not null, in_stock boolean not null,
        is_adult boolean not null, hides_price boolean not null)`.execute(db)
      await createProductSearchIndexes(db)
      await sql`create table seller_search (
        id integer primary key, words tsvector not null, popularity integer not null, city text not null,
        membership smallint not null, rating real not null, is_open boolean not null, free_shipping boolean not null,
        personal_courier boolean not null, product_count integer not null, categories integer[] not null)`.execute(
        db,
      )
      await sql`create index seller_search_words on seller_search using gin (words)`.execute(db)
      await sql`create index seller_search_categories on seller_search using gin (categories)`.execute(
        db,
      )
      await sql`create index seller_search_popularity on seller_search (popularity desc, id)`.execute(
        db,
      )
      await sql`create index seller_search_city on seller_search (city, popularity desc, id)`.execute(
        db,
      )
      await sql`create table search_words (word text collate "C" primary key, frequency integer not null)`.execute(
        db,
      )
      await sql`create table search_word_grams (gram text collate "C", word text collate "C", primary key (gram, word))`.execute(
        db,
      )
      await sql`create table suggestions (
        id integer primary key, term text collate "C" not null, lead text collate "C" not null, weight integer not null,
        kind text not null, target_id integer not null)`.execute(db)
      await sql`create index suggestions_term on suggestions (term)`.execute(db)
      await sql`create index suggestions_lead on suggestions (lead, weight desc)`.execute(db)
      await sql`create table popular_keywords (keyword text primary key, position smallint not null)`.execute(
        db,
      )
      await sql`create table search_histories (
        owner text not null, keyword text not null, entry jsonb not null, searched_at timestamptz not null,
        primary key (owner, keyword))`.execute(db)
      await sql`create index search_histories_latest on search_histories (owner, searched_at desc)`.execute(
        db,
      )
    },
  },
  '003-understood-words': {
    async up(db) {
      await sql`alter table product_search add column group_key bigint not null default 0`.execute(
        db,
      )
      await sql`create index product_search_group on product_search (group_key)`.execute(db)
      await sql`alter table search_words add column in_products boolean not null default false,
        add column only_sellers boolean not null default false, add column is_head boolean not null default false`.execute(
        db,
      )
      await sql`create table search_index_states (
        id smallint primary key, version smallint not null, done_to integer not null)`.execute(db)
    },
  },
  '004-learning': {
    async up(db) {
      await sql`create table search_salts (day date primary key, salt text not null)`.execute(db)
      await sql`create table search_miss_visits (
        day date, visitor text, keyword text, primary key (day, visitor, keyword))`.execute(db)
      await sql`create table search_misses (
        day date, keyword text, searches integer not null, visitors integer not null, primary key (day, keyword))`.execute(
        db,
      )
      await sql`create table search_synonyms (
        phrase text primary key, targets text not null, added_by text not null, added_at timestamptz not null)`.execute(
        db,
      )
    },
  },
  '005-clicks': {
    async up(db) {
      await sql`create table search_visits (
        day date, visitor text, keyword text, has_clicked boolean not null, primary key (day, visitor, keyword))`.execute(
        db,
      )
      await sql`create table search_click_visits (
        day date, visitor text, product_id integer, keyword text, primary key (day, visitor, product_id, keyword))`.execute(
        db,
      )
      await sql`create table search_keywords (
        day date, keyword text, visitors integer not null, clickers integer not null, clicks integer not null,
        primary key (day, keyword))`.execute(db)
      await sql`create table search_product_days (
        product_id integer, day date, visitors integer not null, orders integer not null, primary key (product_id, day))`.execute(
        db,
      )
      await sql`create index search_product_days_day on search_product_days (day)`.execute(db)
      await sql`create table search_popularity (
        product_id integer primary key, bonus integer not null, is_stale boolean not null)`.execute(
        db,
      )
      await sql`create index search_popularity_stale on search_popularity (product_id) where is_stale`.execute(
        db,
      )
      await sql`create table search_popularity_states (
        id smallint primary key, paid_at timestamptz not null, order_id text not null)`.execute(db)
    },
  },
  '006-groups': {
    async up(db) {
      // The job `reindex` fills it. It has the words of a product once, however many sellers offer it.
      await sql`create table product_groups (
        key bigint primary key, words tsvector not null, head text not null,
        category1 smallint not null, category2 smallint not null, category3 smallint not null)`.execute(
        db,
      )
      await sql`create index product_groups_words on product_groups using gin (words) with (fastupdate = off)`.execute(
        db,
      )
      // The best offer of a group, its sellers and its lowest price, without reading the rows.
      await sql`create index product_search_offers on product_search (group_key, popularity desc, id)
        include (price, seller_id, in_stock, hides_price) where not is_adult`.execute(db)
    },
  },
  '007-offers-by-price': {
    async up(db) {
      // The cheapest and the dearest offer of a group, without reading the rows.
      await sql`create index product_search_group_price on product_search (group_key, price, id)
        include (seller_id, in_stock, hides_price) where not is_adult`.execute(db)
    },
  },
  '008-content': {
    async up(db) {
      // The job `reindex` fills them. Without a measure the content is 1.
      await sql`alter table product_search add column measure smallint not null default 4,
        add column content real not null default 1`.execute(db)
      await sql`create index product_search_per_unit on product_search ((greatest(measure, 2)), (price / content), id)
        where not is_adult`.execute(db)
    },
  },
  '009-attributes': {
    async up(db) {
      // The job `reindex` fills them.
      await sql`alter table product_search add column attributes text[] not null default '{}'`.execute(
        db,
      )
      await sql`create index product_search_attributes on product_search using gin (attributes)
        with (fastupdate = off) where not is_adult`.execute(db)
    },
  },
  '002-counted-by-index': {
    async up(db) {
      for (const [name, columns] of Object.entries(productSearchIndexes))
        if (columns.endsWith(counted)) await sql`drop index if exists ${sql.id(name)}`.execute(db)
      await createProductSearchIndexes(db)
    },
  },
}
