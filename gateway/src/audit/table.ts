import type { auditActs } from '@borong/api/audit.shapes'
import { sql, type JSONColumnType } from 'kysely'
import type { Migration } from 'kysely/migration'

export type AuditAct = (typeof auditActs)[number]

/** Named values of an object. Money is in whole rupiah. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/** An act for a company. The database refuses to change and to delete it. */
export interface AuditEntryTable {
  id: string
  company_id: string
  act: AuditAct
  /** Null: the shop. */
  actor_id: string | null
  /** The name of the object then; empty when it is the company or only a person. */
  subject: string
  /** The person whom the act concerns, when it is not only the actor. */
  person_id: string | null
  before: JSONColumnType<Facts> | null
  after: JSONColumnType<Facts> | null
  created_at: Date
}

/** The personal data of an entry. The database refuses to change it, and to delete it before the account is deleted. */
interface AuditPersonTable {
  entry_id: string
  user_id: string
  /** The name then. */
  name: string
  /** Of the actor's request; empty for the person whom the act concerns. */
  network: string
}

declare module '../server/database.ts' {
  interface Tables {
    audit_entries: AuditEntryTable
    audit_persons: AuditPersonTable
  }
}

export const auditMigrations: Record<string, Migration> = {
  '001-audit': {
    async up(db) {
      // The fields of json keep their order, which those of jsonb do not.
      await sql`create table audit_entries (
        id text primary key, company_id text not null, act text not null, actor_id text, subject text not null,
        person_id text, before json, after json, created_at timestamptz not null)`.execute(db)
      await sql`create index audit_entries_company on audit_entries (company_id, id)`.execute(db)
      await sql`create index audit_entries_act on audit_entries (company_id, act, id)`.execute(db)
      await sql`create index audit_entries_actor on audit_entries (company_id, actor_id, id)`.execute(
        db,
      )
      await sql`create table audit_persons (
        entry_id text not null, user_id text not null, name text not null, network text not null,
        primary key (entry_id, user_id))`.execute(db)
      await sql`create index audit_persons_user on audit_persons (user_id)`.execute(db)
      // A restored backup truncates tables that are still empty.
      await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
        declare has_rows boolean;
        begin
          if tg_op = 'TRUNCATE' then
            execute format('select exists (select from %I)', tg_table_name) into has_rows;
            if not has_rows then return null; end if;
          elsif tg_op = 'DELETE' and tg_table_name = 'audit_persons' then
            if not exists (select from users where id = old.user_id and (email is not null or handphone is not null))
              then return old; end if;
          end if;
          raise exception 'The audit log can not be changed';
        end $$`.execute(db)
      for (const table of ['audit_entries', 'audit_persons']) {
        await sql`create trigger unchanged before update or delete on ${sql.table(table)}
          for each row execute function refuse_audit_change()`.execute(db)
        await sql`create trigger untruncated before truncate on ${sql.table(table)}
          for each statement execute function refuse_audit_change()`.execute(db)
      }
    },
  },
}
