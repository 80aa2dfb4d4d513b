import type { Selectable } from 'kysely'
import { textOf, type Language } from '@borong/api/messages'
import { namesOf } from '../identity/public.ts'
import type { Database } from '../server/database.ts'
import { wibDayEnd, wibDayStart } from '../server/wib.ts'
import { partMessages } from './messages.ts'
import type { AuditAct, AuditEntryTable } from './table.ts'

type Reader = Pick<Database, 'selectFrom'>
type Row = Selectable<AuditEntryTable>

export interface AuditFilter {
  act?: AuditAct | undefined
  actor_id?: string | undefined
  /** The first and the last day in WIB. */
  from?: string | undefined
  to?: string | undefined
}

/** The entries of a company that match, without order and pages. */
export function entriesOf(db: Reader, companyId: string, { act, actor_id, from, to }: AuditFilter) {
  return db
    .selectFrom('audit_entries')
    .where('company_id', '=', companyId)
    .$if(act !== undefined, (some) => some.where('act', '=', act!))
    .$if(actor_id !== undefined, (some) => some.where('actor_id', '=', actor_id!))
    .$if(from !== undefined, (some) => some.where('created_at', '>=', wibDayStart(from!)))
    .$if(to !== undefined, (some) => some.where('created_at', '<', wibDayEnd(to!)))
}

/** Acts of deputies: their person is the absent member. */
const DECISIONS: ReadonlySet<AuditAct> = new Set(['APPROVAL_GRANTED', 'APPROVAL_REFUSED'])

const ENTRIES_OF_PAGE = 500

/** Entries in pages, the newest first. The next page is read when the one before has been used. */
export async function* entryPages(entries: ReturnType<typeof entriesOf>): AsyncGenerator<Row[]> {
  let last: string | undefined
  do {
    const page = await entries
      .selectAll()
      .$if(last !== undefined, (some) => some.where('id', '<', last!))
      .orderBy('id', 'desc')
      .limit(ENTRIES_OF_PAGE)
      .execute()
    if (page.length > 0) yield page
    last = page.length === ENTRIES_OF_PAGE ? page.at(-1)!.id : undefined
  } while (last !== undefined)
}

/** Entries with the names of their persons then. A deleted account has the name that replaced its own. */
export async function namedEntries(db: Reader, rows: readonly Row[], language: Language) {
  if (rows.length === 0) return []
  const persons = await db
    .selectFrom('audit_persons')
    .selectAll()
    .where(
      'entry_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const then = new Map(persons.map((person) => [`${person.entry_id} ${person.user_id}`, person]))
  const now = await namesOf(
    db,
    rows.flatMap(({ actor_id, person_id }) => [actor_id, person_id]).filter((id) => id !== null),
  )
  return rows.map((row) => {
    const nameOf = (userId: string) =>
      then.get(`${row.id} ${userId}`)?.name ?? now.get(userId) ?? userId
    const actor = row.actor_id === null ? textOf(partMessages.shop, language) : nameOf(row.actor_id)
    const person = row.person_id === null ? '' : nameOf(row.person_id)
    const isByDeputy = person !== '' && DECISIONS.has(row.act)
    return {
      ...row,
      actor: isByDeputy ? textOf(partMessages.deputy, language, { actor, member: person }) : actor,
      object: [isByDeputy ? '' : person, row.subject].filter(Boolean).join(' · '),
      network: then.get(`${row.id} ${row.actor_id}`)?.network ?? '',
    }
  })
}

/** Everybody who is an actor in the log of a company, by name. */
export async function actorsIn(db: Reader, companyId: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .select('actor_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('actor_id', 'is not', null)
    .execute()
  const names = await namesOf(
    db,
    rows.map(({ actor_id }) => actor_id!),
  )
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
