import { MINUTE_MS } from '@borong/api/rules/time'
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type {
  CallbackRequest,
  PayOutcome,
  ReadCallback,
} from '@borong/gateway/billing/bill-provider'
import type { BillerTransactionTable } from '@borong/gateway/billing/biller-table'
import { isSigned, sign } from '@borong/gateway/payments/signature'
import type { Database } from '@borong/gateway/server/database'
import type { Gateway } from '@borong/gateway/server/domain'
import * as v from 'valibot'
import { outcomeOf } from './outcome.ts'
import { readSettings } from './settings.ts'

const SIGNATURE_HEADER = 'x-callback-signature'
const BATCH_SIZE = 20
const CLAIM_MS = MINUTE_MS
const LONGEST_WAIT_MS = 10 * MINUTE_MS

const Body = v.object({
  reference: v.string(),
  outcome: v.custom<PayOutcome>((value) => v.is(v.object({ outcome: v.string() }), value)),
})

/** Stores the callback of a transaction's present state. A repetition has the same bytes. */
export async function queueCallback(
  db: Database,
  transaction: Selectable<BillerTransactionTable>,
  now: Date,
): Promise<void> {
  const { reference, callback_url } = transaction
  await db
    .insertInto('biller_callbacks')
    .values({
      id: randomUUID(),
      reference,
      url: callback_url,
      body: JSON.stringify({ reference, outcome: outcomeOf(transaction) }),
      sent_at: null,
      tries: 0,
      next_try_at: now,
    })
    .execute()
}

/** Sends the due callbacks to the shop, signed, and retries those that fail. */
export async function sendBillerCallbacks(gateway: Gateway): Promise<void> {
  const open = await gateway.db
    .selectFrom('biller_callbacks')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', gateway.now())
    .orderBy('next_try_at')
    .limit(BATCH_SIZE)
    .execute()
  if (open.length === 0) return
  const { secret } = await readSettings(gateway.db)
  for (const { id, url, body, tries, next_try_at } of open) {
    if (!(await claim(gateway, id, next_try_at))) continue
    const answer = await gateway.app.inject({
      method: 'POST',
      // The callback's address is the public one; this gateway is behind it.
      url: url.replace(gateway.config.publicUrl, ''),
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: sign(secret, body, gateway.now()),
      },
      payload: body,
    })
    const wait = Math.min(1000 * 2 ** tries, LONGEST_WAIT_MS)
    await gateway.db
      .updateTable('biller_callbacks')
      .set(
        answer.statusCode < 300
          ? { sent_at: gateway.now() }
          : { tries: tries + 1, next_try_at: new Date(gateway.now().getTime() + wait) },
      )
      .where('id', '=', id)
      .execute()
  }
}

/** Keeps the other gateways from sending the callback meanwhile; false when one of them was faster. */
async function claim({ db, now }: Gateway, id: string, due: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('biller_callbacks')
    .set({ next_try_at: new Date(now().getTime() + CLAIM_MS) })
    .where('id', '=', id)
    .where('next_try_at', '=', due)
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Reads a callback as the shop receives it. */
export async function readBillerCallback(
  db: Database,
  { headers, body, now }: CallbackRequest,
): Promise<ReadCallback> {
  const { secret } = await readSettings(db)
  const header = headers[SIGNATURE_HEADER]
  const text = body.toString('utf8')
  const seconds = Number(/^t=(\d{1,12}),/.exec(header ?? '')?.[1] ?? 0)
  if (!isSigned(secret, text, header, new Date(seconds * 1000)))
    return { valid: false, reason: 'signature' }
  if (!isSigned(secret, text, header, now)) return { valid: false, reason: 'stale' }
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), text)
  return parsed.success
    ? { valid: true, signed: true, ...parsed.output }
    : { valid: false, reason: 'unreadable' }
}
