import { newId } from '../server/new-id.ts'
import type { Database, Trx } from '../server/database.ts'
import type { ApplicationState } from './table.ts'

/** The history of several applications by their id, each the oldest first. */
export async function eventsOf(
  db: Pick<Database, 'selectFrom'>,
  applicationIds: readonly string[],
) {
  if (applicationIds.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('application_events')
    .select(['application_id', 'state', 'actor', 'text', 'created_at'])
    .where('application_id', 'in', applicationIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ application_id }) => application_id)
}

/** Moves an application to a state, and adds the act to its history. */
export async function moveApplication(
  trx: Trx,
  id: string,
  act: { state: ApplicationState; actor: string | null; text: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('applications')
    .set({ state: act.state, updated_at: act.at })
    .where('id', '=', id)
    .execute()
  await addEvent(trx, id, act)
}

/** Adds an act to the history of an application. */
export async function addEvent(
  trx: Trx,
  id: string,
  act: { state: ApplicationState; actor: string | null; text: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('application_events')
    .values({
      id: newId(),
      application_id: id,
      state: act.state,
      actor: act.actor,
      text: act.text,
      created_at: act.at,
    })
    .execute()
}
