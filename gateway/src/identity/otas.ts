import { MINUTE_MS } from '@borong/api/rules/time'
import { randomBytes } from 'node:crypto'
import type { Database, Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { hashToken } from '../server/visitor.ts'
import type { OtpPurpose } from './tables.ts'

type Needs = Pick<Gateway, 'now'> & { db: Database | Trx }

const LIFE_MS = 10 * MINUTE_MS

/** A proof that the right code (or PIN) was entered, for one use within ten minutes. */
export async function issueOta(
  { db, now }: Needs,
  proof: { purpose: OtpPurpose; userId: string | null; target: string },
) {
  const value = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + LIFE_MS)
  await db
    .insertInto('otas')
    .values({
      hash: hashToken(value),
      purpose: proof.purpose,
      user_id: proof.userId,
      target: proof.target,
      expires_at: expiresAt,
    })
    .execute()
  return {
    data: { confirmed: true, ota: value, expired_at: Math.floor(expiresAt.getTime() / 1000) },
  }
}

/** Consumes a proof, in the transaction of what it allows. Returns false when it is unknown, expired, for another purpose, or of another account. */
export async function useOta(
  { db, now }: Needs,
  value: string | string[] | undefined,
  wanted: { purpose: OtpPurpose; userId?: string; target?: string },
): Promise<boolean> {
  if (typeof value !== 'string') return false
  const used = await db
    .deleteFrom('otas')
    .where('hash', '=', hashToken(value))
    .where('purpose', '=', wanted.purpose)
    .where('expires_at', '>', now())
    .$if(wanted.userId !== undefined, (query) => query.where('user_id', '=', wanted.userId ?? ''))
    .$if(wanted.target !== undefined, (query) => query.where('target', '=', wanted.target ?? ''))
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}
