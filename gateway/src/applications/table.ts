import type { AppliedService } from '@borong/api/rules/service-form'
import { type ColumnType, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Language } from '../server/domain.ts'

export type ApplicationState =
  | 'received'
  | 'in_review'
  | 'more_needed'
  | 'approved'
  | 'declined'
  | 'withdrawn'

export interface ApplicationTable {
  id: string
  number: string
  user_id: string
  /** Chosen by the applicant: two requests with one key are one application. */
  key: string
  body_hash: string
  service: AppliedService
  state: ApplicationState
  /** JSON: the fields of the form as typed, in their normal form. */
  fields: string
  /** Of the mails to the applicant. */
  language: ColumnType<Language, Language | undefined, Language>
  /** The page that the approval has given to the applicant. */
  outcome_path: ColumnType<string | null, string | null | undefined, string | null>
  created_at: Date
  updated_at: Date
}

export interface ApplicationEventTable {
  id: string
  application_id: string
  state: ApplicationState
  /** Null for an act of the applicant. */
  actor: string | null
  text: string
  created_at: Date
}

/** A mail about an application that is not sent yet: about its arrival, or about an answer of the desk. */
export interface ApplicationMailTable {
  id: string
  application_id: string
  state: ApplicationState
  /** The answer of the desk. */
  text: string
  created_at: Date
  tries: number
  next_try_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    applications: ApplicationTable
    application_events: ApplicationEventTable
    application_mails: ApplicationMailTable
  }
}

export const applicationsMigrations: Record<string, Migration> = {
  '001-applications': {
    async up(db) {
      await sql`create table applications (
        id text primary key, number text not null unique, user_id text not null, key text not null, body_hash text not null,
        service text not null, state text not null, fields text not null, created_at timestamptz not null,
        updated_at timestamptz not null, unique (user_id, key))`.execute(db)
      await sql`create index applications_user on applications (user_id, id)`.execute(db)
      await sql`create index applications_state on applications (state, id)`.execute(db)
      // Two requests at the same moment can't open two applications for one service.
      await sql`create unique index applications_open on applications (user_id, service)
        where state in ('received', 'in_review', 'more_needed')`.execute(db)
      await sql`create table application_events (
        id text primary key, application_id text not null references applications, state text not null, actor text,
        text text not null, created_at timestamptz not null)`.execute(db)
      await sql`create index application_events_of on application_events (application_id, id)`.execute(
        db,
      )
    },
  },
  '002-mails': {
    async up(db) {
      await sql`alter table applications add column language text not null default 'id'`.execute(db)
      await sql`create table application_mails (
        id text primary key, application_id text not null references applications, state text not null,
        text text not null, created_at timestamptz not null)`.execute(db)
    },
  },
  '003-outcome': {
    async up(db) {
      await sql`alter table applications add column outcome_path text`.execute(db)
      await sql`create index application_mails_of on application_mails (application_id)`.execute(db)
    },
  },
  '004-due-mails': {
    async up(db) {
      await sql`alter table application_mails add column tries integer not null default 0,
        add column next_try_at timestamptz not null default now()`.execute(db)
      await sql`create index application_mails_due on application_mails (next_try_at)`.execute(db)
    },
  },
}
