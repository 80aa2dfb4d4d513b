import { createHash, randomBytes } from 'node:crypto'
import type { inviteMember } from '@borong/api/companies.shapes'
import { MEMBERS_OF_COMPANY, OPEN_INVITATIONS } from '@borong/api/companies.shapes'
import type { CallParsed } from '@borong/api/shape'
import { type Actor, recorded } from '../audit/public.ts'
import { Refused } from '../server/refused.ts'
import { LimitReached, masked, reserve, withinLimits } from '../identity/public.ts'
import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { lockAsManager } from './access.ts'

const DAY_SECONDS = 24 * 60 * 60
const VALID_DAYS = 7
// An invitation carries the company's name to an address that nobody has verified.
const MOST_A_DAY = 30

type Recipient = CallParsed<typeof inviteMember>['body']

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Stores an invitation, and returns it with the token of its link, which only its message contains. */
export async function makeInvitation(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  input: { companyId: string; buyerId: string; by: Actor; recipient: Recipient },
) {
  const { companyId, buyerId, recipient } = input
  const at = now()
  const token = randomBytes(32).toString('base64url')
  const made = await withinLimits(db, async (database) => {
    const trx = database as Trx
    const { name } = await lockAsManager(trx, { companyId, buyerId })
    await closeExpired(trx, { companyId, to: recipient.to, at })
    await checkRecipient(trx, companyId, recipient)
    await reserve(
      trx,
      [`invitations:${companyId}`, `invitations:${buyerId}`].map((key) => ({
        key,
        most: MOST_A_DAY,
        windowSeconds: DAY_SECONDS,
      })),
      at,
    )
    const invitation = await trx
      .insertInto('company_invitations')
      .values({
        id: newId(),
        company_id: companyId,
        token_hash: hashOf(token),
        channel: recipient.channel,
        recipient: recipient.to,
        role: recipient.role,
        state: 'open',
        invited_by: buyerId,
        created_at: at,
        expires_at: new Date(at.getTime() + VALID_DAYS * DAY_SECONDS * 1000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await recorded(trx, {
      companyId,
      act: 'MEMBER_INVITED',
      by: input.by,
      subject: masked(recipient.to),
      after: { role: recipient.role },
      at,
    })
    return { invitation, companyName: name, token }
  })
  if (made instanceof LimitReached) throw new Refused('TOO_MANY_INVITATIONS')
  return made
}

// An expired invitation does not block a new one to the same person.
const closeExpired = (trx: Trx, expired: { companyId: string; to: string; at: Date }) =>
  trx
    .updateTable('company_invitations')
    .set({ state: 'withdrawn' })
    .where('company_id', '=', expired.companyId)
    .where('recipient', '=', expired.to)
    .where('state', '=', 'open')
    .where('expires_at', '<=', expired.at)
    .execute()

async function checkRecipient(trx: Trx, companyId: string, { channel, to }: Recipient) {
  const member = await trx
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select('users.id')
    .where('company_members.company_id', '=', companyId)
    .where(channel === 'email' ? 'users.email' : 'users.handphone', '=', to)
    .executeTakeFirst()
  if (member) throw new Refused('ALREADY_MEMBER')
  const open = await trx
    .selectFrom('company_invitations')
    .select('recipient')
    .where('company_id', '=', companyId)
    .where('state', '=', 'open')
    .execute()
  if (open.some(({ recipient }) => recipient === to)) throw new Refused('ALREADY_INVITED')
  if (open.length >= OPEN_INVITATIONS || (await isFull(trx, companyId)))
    throw new Refused('COMPANY_FULL')
}

/** Whether a company has as many members as it can have. */
export async function isFull(trx: Trx, companyId: string): Promise<boolean> {
  const { count } = await trx
    .selectFrom('company_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(count) >= MEMBERS_OF_COMPANY
}
