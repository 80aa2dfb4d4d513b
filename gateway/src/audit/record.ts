import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { namesOf } from '../identity/public.ts'
import type { Trx } from '../server/database.ts'
import { networkOf } from '../server/network.ts'
import { newId } from '../server/new-id.ts'
import type { AuditAct, Facts } from './table.ts'

export interface Actor {
  userId: string
  /** Of the request; empty without one. */
  network: string
}

/** The buyer of a call. */
export const actorOf = ({
  buyerId,
  request,
}: {
  buyerId: string
  request: FastifyRequest
}): Actor => ({ userId: buyerId, network: networkOf(request.ip) })

interface AuditEntry {
  companyId: string
  act: AuditAct
  /** Null: the shop. */
  by: Actor | null
  /** The name of the object; empty when it is the company or only a person. */
  subject?: string | undefined
  /** The person whom the act concerns. */
  personId?: string | null | undefined
  before?: Facts | undefined
  after?: Facts | undefined
  at: Date
}

/** Writes an act into the log of its company, in the transaction of the act. */
export const recorded = (trx: Trx, entry: AuditEntry): Promise<void> => recordedAll(trx, [entry])

/** Writes acts together. A change that leaves everything as it was is none. */
export async function recordedAll(trx: Trx, entries: readonly AuditEntry[]): Promise<void> {
  const changes = entries
    .filter(({ before, after }) => !(before && after && isDeepStrictEqual(before, after)))
    .map((entry) => ({ id: newId(), ...entry }))
  if (changes.length === 0) return
  await trx
    .insertInto('audit_entries')
    .values(
      changes.map(({ id, companyId, act, by, subject, personId, before, after, at }) => ({
        id,
        company_id: companyId,
        act,
        actor_id: by?.userId ?? null,
        subject: subject ?? '',
        person_id: personId ?? null,
        before: before ? JSON.stringify(before) : null,
        after: after ? JSON.stringify(after) : null,
        created_at: at,
      })),
    )
    .execute()
  const personsOf = ({ by, personId }: AuditEntry) => [
    ...new Set([by?.userId, personId].filter((userId) => typeof userId === 'string')),
  ]
  const names = await namesOf(trx, [...new Set(changes.flatMap(personsOf))])
  const persons = changes.flatMap((entry) =>
    personsOf(entry)
      .filter((userId) => names.has(userId))
      .map((user_id) => ({
        entry_id: entry.id,
        user_id,
        name: names.get(user_id)!,
        network: user_id === entry.by?.userId ? entry.by.network : '',
      })),
  )
  if (persons.length > 0) await trx.insertInto('audit_persons').values(persons).execute()
}
