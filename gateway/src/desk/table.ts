import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An operator sees the whole shop, a seller only its own store. */
export type DeskRole = 'operator' | 'seller'

export interface DeskUserTable {
  id: string
  /** In lower case. */
  name: string
  /** Argon2id. */
  password_hash: string
  role: DeskRole
  /** The store of a seller; null for an operator. */
  seller_id: number | null
  created_at: Date
}

interface DeskSessionTable {
  /** SHA-256 of the cookie's value. */
  hash: string
  user_id: string
  /** The CSRF token: sent with every act, so that no other site can act for the user. */
  csrf: string
  expires_at: Date
}

/** A key of a seller's own system. */
interface DeskKeyTable {
  id: string
  seller_id: number
  name: string
  /** SHA-256 of the key. */
  key_hash: string
  /** Its last characters. */
  hint: string
  created_by: string
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

export interface DeskLogTable {
  id: string
  actor_id: string
  actor_name: string
  role: DeskRole
  action: string
  subject: string
  detail: string
  created_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    desk_users: DeskUserTable
    desk_sessions: DeskSessionTable
    desk_keys: DeskKeyTable
    desk_log: DeskLogTable
  }
}

export const deskMigrations: Record<string, Migration> = {
  '001-desk': {
    async up(db) {
      await sql`create table desk_users (
        id text primary key, name text not null unique, password_hash text not null, role text not null,
        seller_id integer, created_at timestamptz not null)`.execute(db)
      await sql`create table desk_sessions (
        hash text primary key, user_id text not null, csrf text not null, expires_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index desk_sessions_expiry on desk_sessions (expires_at)`.execute(db)
      await sql`create index desk_sessions_user on desk_sessions (user_id)`.execute(db)
      await sql`create table desk_log (
        id text primary key, actor_id text not null, actor_name text not null, role text not null,
        action text not null, subject text not null, detail text not null, created_at timestamptz not null)`.execute(
        db,
      )
    },
  },
  '002-keys': {
    async up(db) {
      await sql`create table desk_keys (
        id text primary key, seller_id integer not null, name text not null, key_hash text not null unique,
        hint text not null, created_by text not null, created_at timestamptz not null, last_used_at timestamptz,
        revoked_at timestamptz)`.execute(db)
      await sql`create index desk_keys_seller on desk_keys (seller_id, created_at desc, id) where revoked_at is null`.execute(
        db,
      )
    },
  },
}
