import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface WishTable {
  user_id: string
  product_id: number
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    wishes: WishTable
  }
}

export const wishlistMigrations: Record<string, Migration> = {
  '001-wishes': {
    async up(db) {
      await sql`create table wishes (
        user_id text not null, product_id integer not null, created_at timestamptz not null,
        primary key (user_id, product_id))`.execute(db)
      await sql`create index wishes_latest on wishes (user_id, created_at desc, product_id)`.execute(
        db,
      )
    },
  },
}
