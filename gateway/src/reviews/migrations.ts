import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const reviewsMigrations: Record<string, Migration> = {
  '001-reviews': {
    async up(db) {
      await sql`create table product_reviews (
        id text primary key, product_id integer not null, user_id text, buyer_name text not null, rating smallint not null,
        text text not null, created_at timestamptz not null, unique (product_id, user_id))`.execute(
        db,
      )
      await sql`create index product_reviews_latest on product_reviews (product_id, created_at desc, id)`.execute(
        db,
      )
    },
  },
  '002-reviews-of-user': {
    async up(db) {
      await sql`create index product_reviews_user on product_reviews (user_id)`.execute(db)
    },
  },
}
