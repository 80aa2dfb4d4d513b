import type { Selectable } from 'kysely'
import type { Database, Tables } from '../server/database.ts'
import type { Language } from '../server/domain.ts'

export type NotificationRow = Selectable<Tables['notifications']>

/** Functions of domains that are built on this one. */
export interface PushParts {
  sharedSecret(db: Database, name: string, make: () => string): Promise<string>
  viewNotification(row: NotificationRow, language: Language): { title: string; path: string | null }
}
