import { MINUTE_MS } from '@borong/api/rules/time'
import { randomBytes } from 'node:crypto'
import type { Gateway } from '../server/domain.ts'
import { hashToken } from '../server/visitor.ts'

type Needs = Pick<Gateway, 'db' | 'now'>

const LIFE_MS = 10 * MINUTE_MS

/** Issues a ticket for an account to the guest who typed its email or phone number, in place of the account's id. */
export async function issueAccountTicket(
  { db, now }: Needs,
  userId: string,
  guestHash: string,
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('account_tickets')
    .values({
      hash: hashToken(value),
      user_id: userId,
      guest_hash: guestHash,
      expires_at: new Date(now().getTime() + LIFE_MS),
    })
    .execute()
  return value
}

/** The account of a ticket of this guest. */
export async function accountOfTicket(
  { db, now }: Needs,
  ticket: string,
  guestHash: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('account_tickets')
    .select('user_id')
    .where('hash', '=', hashToken(ticket))
    .where('guest_hash', '=', guestHash)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return found?.user_id
}
