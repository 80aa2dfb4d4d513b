import type { AppliedService } from '@borong/api/rules/service-form'
import type { CallReply } from '@borong/api/shape'
import type { sentApplication } from '@borong/api/applications.shapes'
import type { Selectable } from 'kysely'
import { type FileSubject, filesOf } from '../files/public.ts'
import type { Database } from '../server/database.ts'
import { eventsOf } from './events.ts'
import type { ApplicationTable } from './table.ts'

export type ApplicationRow = Selectable<ApplicationTable>

export const SUBJECT = 'application'

/** The subject that the documents of an application are attached to. */
export const subjectOf = (id: string): FileSubject => ({ type: SUBJECT, id })

/** An application as a list shows it. */
export const viewSummary = ({ number, service, state, created_at }: ApplicationRow) => ({
  number,
  service,
  state,
  created_at: created_at.toISOString(),
})

/** An application as its applicant reads it. The names of the desk's users stay at the desk. */
export async function viewApplication(
  db: Pick<Database, 'selectFrom'>,
  row: ApplicationRow,
): Promise<CallReply<typeof sentApplication>['result'] & { service: AppliedService }> {
  const events = (await eventsOf(db, [row.id])).get(row.id) ?? []
  return {
    ...viewSummary(row),
    fields: JSON.parse(row.fields) as Record<string, string>,
    ...(row.outcome_path && { outcome_path: row.outcome_path }),
    files: await filesOf(db, subjectOf(row.id)),
    events: events.map(({ state, actor, text, created_at }) => ({
      state,
      from_desk: actor !== null,
      text,
      at: created_at.toISOString(),
    })),
  }
}
