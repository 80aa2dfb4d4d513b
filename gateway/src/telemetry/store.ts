import { randomUUID } from 'node:crypto'
import type { Migration } from 'kysely/migration'
import type { Database } from '../server/database.ts'

export type Source = 'posthog' | 'sentry' | 'logs'

/** A browser's report: an event, an error or a log entry. */
export interface Reported {
  source: Source
  /** The event's name, the error's title or the log's message. */
  name: string
  level: string
  content: unknown
}

interface TelemetryTable {
  id: string
  source: Source
  name: string
  level: string
  /** JSON as text: it is only displayed. */
  content: string
  received_at: Date
}

declare module '../server/database.ts' {
  interface Tables {
    telemetry: TelemetryTable
  }
}

const MOST_STORED = 5000
const NAME_LENGTH = 200
const CONTENT_LENGTH = 64 * 1024
/** The most reports of one body that are read. A batch of the browser has 50. */
export const MOST_REPORTS = 100

export const telemetryMigrations: Record<string, Migration> = {
  '001-telemetry': {
    async up(db) {
      await db.schema
        .createTable('telemetry')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('level', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('received_at', 'timestamptz', (column) => column.notNull())
        .execute()
      await db.schema
        .createIndex('telemetry_time')
        .on('telemetry')
        .columns(['received_at', 'id'])
        .execute()
      await db.schema
        .createIndex('telemetry_source')
        .on('telemetry')
        .columns(['source', 'received_at'])
        .execute()
    },
  },
}

const storable = (text: string, longest: number) =>
  text.replaceAll('\0', '').toWellFormed().slice(0, longest)

/** Stores reports, cut to a size that a page can show. */
export async function storeReported(db: Database, reported: Reported[], now: Date): Promise<void> {
  const rows = reported.map(({ source, name, level, content }) => ({
    id: randomUUID(),
    source,
    name: storable(name, NAME_LENGTH),
    level: storable(level, 20),
    content: storable(JSON.stringify(content) ?? '', CONTENT_LENGTH).toWellFormed(),
    received_at: now,
  }))
  if (rows.length > 0) await db.insertInto('telemetry').values(rows).execute()
}

/** The newest reports, the latest first. */
export function newestReported(
  db: Database,
  source: string | undefined,
  limit: number,
): Promise<TelemetryTable[]> {
  return db
    .selectFrom('telemetry')
    .selectAll()
    .$if(source !== undefined, (query) => query.where('source', '=', source as Source))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Deletes all but the newest few thousand reports. */
export async function deleteOldReported(db: Database): Promise<void> {
  const oldest = await db
    .selectFrom('telemetry')
    .select('received_at')
    .orderBy('received_at', 'desc')
    .offset(MOST_STORED)
    .limit(1)
    .executeTakeFirst()
  if (oldest)
    await db.deleteFrom('telemetry').where('received_at', '<=', oldest.received_at).execute()
}
