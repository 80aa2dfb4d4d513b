import { createHash, randomBytes } from 'node:crypto'
import type { Gateway } from '../server/domain.ts'
import type { TenderRow } from './view.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The address with which a guest joins the tender to an account; undefined for a tender of an account. */
export async function claimLink(
  { db, config }: Pick<Gateway, 'db' | 'config'>,
  tender: Pick<TenderRow, 'id' | 'user_id'>,
): Promise<string | undefined> {
  if (tender.user_id !== null) return undefined
  const token = randomBytes(32).toString('base64url')
  // A mail that is sent again has a new link, and the one before ends.
  await db
    .updateTable('tenders')
    .set({ claim_hash: hashOf(token) })
    .where('id', '=', tender.id)
    .execute()
  return `${config.shopUrl}/services/tender/claim/${token}`
}

/** Joins the tender of a link to this buyer; undefined when the link is not valid. The same buyer may open it again. */
export async function claimTender(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { token, buyerId }: { token: string; buyerId: string },
): Promise<string | undefined> {
  const claimed = await db
    .updateTable('tenders')
    .set({ user_id: buyerId })
    .where('claim_hash', '=', hashOf(token))
    .where('offers_until', '>', now())
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', buyerId)]))
    .returning('number')
    .executeTakeFirst()
  return claimed?.number
}
