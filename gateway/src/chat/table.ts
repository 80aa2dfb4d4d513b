import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export interface SellerMessageTable {
  id: string
  user_id: string
  seller_id: number
  from_seller: boolean
  text: string
  product_id: number | null
  /** Set by the author's client, so that a message that is sent twice is stored once. */
  key: string
  created_at: Date
  read_at: Date | null
}

declare module '../server/database.ts' {
  interface Tables {
    seller_messages: SellerMessageTable
  }
}

export const chatMigrations: Record<string, Migration> = {
  '001-messages': {
    async up(db) {
      await sql`create table seller_messages (
        id text primary key, user_id text not null, seller_id integer not null, from_seller boolean not null, text text not null,
        product_id integer, key text not null, created_at timestamptz not null, read_at timestamptz,
        unique (user_id, from_seller, key))`.execute(db)
      await sql`create index seller_messages_talk on seller_messages (user_id, seller_id, id)`.execute(
        db,
      )
      await sql`create index seller_messages_unread on seller_messages (user_id) where read_at is null and from_seller`.execute(
        db,
      )
      await sql`create index seller_messages_recent on seller_messages (user_id, created_at) where not from_seller`.execute(
        db,
      )
    },
  },
  '002-talks-of-a-seller': {
    async up(db) {
      await sql`create index seller_messages_seller on seller_messages (seller_id, id)`.execute(db)
    },
  },
}
