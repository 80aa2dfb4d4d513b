import { createHash } from 'node:crypto'
import type { CallParsed } from '@borong/api/define'
import type { Shapes } from '@borong/api/shapes'
import { openChannels } from '../delivery/deliver.ts'
import { newId } from '../orders/new-id.ts'
import { newSerial } from '../orders/new-serial.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import type { TenderTable } from './table.ts'

type Refused = 'TENDERS_CLOSED' | 'TENDER_SENT' | 'TOO_MANY_TENDERS'

const HOUR_MS = 60 * 60 * 1000
// Each one sends a mail to an address that anybody may have typed.
const MOST_AN_HOUR = 5

/** Keeps a tender with the mails that it sends, or finds the one that this key has made before. */
export async function makeTender(
  { db, config, now }: Pick<Gateway, 'db' | 'config' | 'now'>,
  asked: {
    buyerId: string
    body: CallParsed<Shapes['createTender']>['body']
    language: Language
  },
): Promise<TenderTable | Refused> {
  // Nobody would hear of it.
  if (!openChannels(config).email) return 'TENDERS_CLOSED'
  const { key, ...request } = asked.body
  const user_id = asked.buyerId || null
  const body_hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  // A guest who has logged in meanwhile is still the one who holds the key.
  const answerAgain = (row: TenderTable) =>
    row.body_hash === body_hash && (row.user_id === null || row.user_id === user_id)
      ? row
      : 'TENDER_SENT'
  return atomically(db, async (trx) => {
    const earlier = await findByKey(trx, key)
    if (earlier) return answerAgain(earlier)
    const at = now()
    if (await askedTooMuch(trx, request.email, at)) return 'TOO_MANY_TENDERS'
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
    // The same one was on its way twice, and the other one has come first.
    if (!made) return answerAgain((await findByKey(trx, key))!)
    await oweMails(trx, made, asked.language)
    return made
  })
}

const findByKey = (trx: Trx, key: string) =>
  trx.selectFrom('tenders').selectAll().where('key', '=', key).executeTakeFirst()

async function askedTooMuch(trx: Trx, email: string, at: Date): Promise<boolean> {
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
