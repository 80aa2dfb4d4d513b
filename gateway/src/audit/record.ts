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

/**
 * Writes an act into the log of its company, in the transaction of the act. A change that leaves everything as it was is
 * none.
 */
export async function recorded(trx: Trx, entry: AuditEntry): Promise<void> {
  const { companyId, act, by, subject = '', personId = null, before, after, at } = entry
  if (before && after && isDeepStrictEqual(before, after)) return
  const id = newId()
  await trx
    .insertInto('audit_entries')
    .values({
      id,
      company_id: companyId,
      act,
      actor_id: by?.userId ?? null,
      subject,
      person_id: personId,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      created_at: at,
    })
    .execute()
  const names = await namesOf(
    trx,
    [by?.userId, personId].filter((userId) => typeof userId === 'string'),
  )
  if (names.size === 0) return
  await trx
    .insertInto('audit_persons')
    .values(
      [...names].map(([user_id, name]) => ({
        entry_id: id,
        user_id,
        name,
        network: user_id === by?.userId ? by.network : '',
      })),
    )
    .execute()
}
