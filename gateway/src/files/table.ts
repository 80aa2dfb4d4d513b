import type { fileTypes } from '@borong/api/files.shapes'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export type FileType = (typeof fileTypes)[number]

export interface FileTable {
  /** Also the key of its bytes in the store. */
  id: string
  /** The buyer or the desk's user who uploaded it. */
  user_id: string
  name: string
  type: FileType
  size: number
  /** The kind and id of what the file is attached to; null until then. */
  subject_type: string | null
  subject_id: string | null
  created_at: Date
}

/** A file whose bytes have to leave the store: it was deleted, or its upload has not ended. */
export interface FileRemovalTable {
  file_id: string
  due_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    file_removals: FileRemovalTable
    files: FileTable
  }
}

export const filesMigrations: Record<string, Migration> = {
  '001-files': {
    async up(db) {
      await sql`create table files (
        id text primary key, user_id text not null, name text not null, type text not null, size integer not null,
        subject_type text, subject_id text, created_at timestamptz not null)`.execute(db)
      await sql`create index files_user on files (user_id, created_at)`.execute(db)
      await sql`create index files_subject on files (subject_type, subject_id) where subject_type is not null`.execute(
        db,
      )
      await sql`create index files_unattached on files (created_at) where subject_type is null`.execute(
        db,
      )
    },
  },
  '002-file-removals': {
    async up(db) {
      await sql`create table file_removals (file_id text primary key, due_at timestamptz not null)`.execute(
        db,
      )
      await sql`create index file_removals_due on file_removals (due_at)`.execute(db)
    },
  },
}
