import type { keyScopes } from '@borong/api/connect.shapes'
import { sql, type Generated } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '../server/domain.ts'

export type KeyScope = (typeof keyScopes)[number]

export interface ApiKeyTable {
  id: string
  /** The buyer who created it. */
  user_id: string
  /** Null for a personal key. */
  company_id: string | null
  /** Chosen by the buyer's browser: a repeated request creates no second key. */
  request_id: string
  name: string
  /** SHA-256 of the key: the key itself is never stored. */
  key_hash: string
  /** The last characters of the key. */
  hint: string
  scopes: KeyScope[]
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
}

/** A mail about a key that is to be sent. */
export interface ApiKeyMailTable {
  id: string
  user_id: string
  kind: 'created' | 'revoked'
  key_name: string
  /** Null for a personal key. */
  company_name: string | null
  actor_name: string
  language: Language
  tries: Generated<number>
  next_try_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    api_keys: ApiKeyTable
    api_key_mails: ApiKeyMailTable
  }
}

export const connectMigrations: Record<string, Migration> = {
  '001-keys': {
    async up(db) {
      await sql`create table api_keys (
        id text primary key, user_id text not null, company_id text, request_id text not null, name text not null,
        key_hash text not null unique, hint text not null, scopes text[] not null, created_at timestamptz not null,
        last_used_at timestamptz, revoked_at timestamptz, unique (user_id, request_id))`.execute(db)
      await sql`create index api_keys_user on api_keys (user_id, id) where company_id is null and revoked_at is null`.execute(
        db,
      )
      await sql`create index api_keys_company on api_keys (company_id, id) where company_id is not null and revoked_at is null`.execute(
        db,
      )
      await sql`create table api_key_mails (
        id text primary key, user_id text not null, kind text not null, key_name text not null, company_name text,
        actor_name text not null, language text not null, tries integer not null default 0,
        next_try_at timestamptz not null)`.execute(db)
      await sql`create index api_key_mails_due on api_key_mails (next_try_at)`.execute(db)
    },
  },
}
