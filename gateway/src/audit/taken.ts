import type { FastifyRequest } from 'fastify'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { actorOf, recorded } from './record.ts'
import type { Facts } from './table.ts'

/** Writes a paper or a file that a member takes into the logs of its companies, before it is sent. */
export async function recordTaken(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  call: { buyerId: string; request: FastifyRequest },
  taken: {
    companyIds: readonly (string | null | undefined)[]
    act: 'PAPER_TAKEN' | 'EXPORT_TAKEN'
    subject?: string
    after: Facts
  },
): Promise<void> {
  const { companyIds, ...entry } = taken
  const known = companyIds.filter((companyId) => typeof companyId === 'string')
  if (known.length === 0) return
  await atomically(db, async (trx) => {
    for (const companyId of known)
      await recorded(trx, { ...entry, companyId, by: actorOf(call), at: now() })
  })
}
