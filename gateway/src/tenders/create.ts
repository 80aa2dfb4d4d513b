import { createHash } from 'node:crypto'
import type { CallParsed } from '@borong/api/shape'
import type { createTender } from '@borong/api/tenders.shapes'
import { openChannels } from '../delivery/public.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import type { TenderTable } from './table.ts'

type Refused = 'TENDERS_CLOSED' | 'TENDER_SENT' | 'TOO_MANY_TENDERS'

const HOUR_MS = 60 * 60 * 1000
// The limit per address: each tender sends a mail to an address that is not verified.
const MOST_AN_HOUR = 5

/** Stores a tender with its mails, or returns the earlier tender of this key. */
export async function makeTender(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  input: {
    buyerId: string
    body: CallParsed<typeof createTender>['body']
    language: Language
  },
): Promise<TenderTable | Refused> {
  // The desk receives tenders by mail only.
  if (!openChannels(config).email) return 'TENDERS_CLOSED'
  const { key, ...request } = input.body
  const user_id = input.buyerId || null
  const body_hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  // The key identifies the requester, also when a guest has logged in since.
  const answerAgain = (row: TenderTable) =>
    row.body_hash === body_hash && (row.user_id === null || row.user_id === user_id)
      ? row
      : 'TENDER_SENT'
  return atomically(db, async (trx) => {
    const earlier = await findByKey(trx, key)
    if (earlier) return answerAgain(earlier)
    const at = now()
    if (await hasTooManyTenders(trx, request.email, at)) return 'TOO_MANY_TENDERS'
    const made = await trx
      .insertInto('tenders')
      .values({
        id: newId(),
        number: newSerial('TND', at),
        user_id,
        key,
        body_hash,
        state: 'received',
        ...request,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    // A concurrent request with the same key has inserted the tender first.
    if (!made) return answerAgain((await findByKey(trx, key))!)
    await oweMails(trx, made, input.language)
    return made
  })
}

const findByKey = (trx: Trx, key: string) =>
  trx.selectFrom('tenders').selectAll().where('key', '=', key).executeTakeFirst()

async function hasTooManyTenders(trx: Trx, email: string, at: Date): Promise<boolean> {
  const { count } = await trx
    .selectFrom('tenders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', new Date(at.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow()
  return count >= MOST_AN_HOUR
}

const oweMails = (trx: Trx, { id, created_at }: TenderTable, language: Language) =>
  trx
    .insertInto('tender_mails')
    .values(
      (['requester', 'desk'] as const).map((reader) => ({
        id: newId(),
        tender_id: id,
        reader,
        language,
        tries: 0,
        next_try_at: created_at,
      })),
    )
    .execute()
