import { attachFiles } from '../files/public.ts'
import { newId } from '../server/new-id.ts'
import type { Trx } from '../server/database.ts'
import { lockQuote, type Party } from './change.ts'
import { notifyOfQuote } from './notify-of-quote.ts'
import { FILE_SUBJECT } from './view.ts'

const MOST_MESSAGES = 200

/** Writes a message with its files once. Returns a refusal, and then nothing is written. */
export async function writeMessage(
  trx: Trx,
  input: {
    quoteId: string
    party: Party
    /** The uploader of the files. */
    authorId: string
    key: string
    text: string
    fileIds: readonly string[]
    at: Date
  },
): Promise<'QUOTE_UNKNOWN' | 'QUOTE_STATE' | 'FILE_UNKNOWN' | 'TOO_MANY_MESSAGES' | undefined> {
  const { party, at } = input
  const quote = await lockQuote(trx, input.quoteId, party, 'message')
  if (!quote) return 'QUOTE_UNKNOWN'
  if (quote.state === 'draft') return 'QUOTE_STATE'
  const { count } = await trx
    .selectFrom('quote_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('quote_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_MESSAGES) return 'TOO_MANY_MESSAGES'
  const written = await trx
    .insertInto('quote_events')
    .values({
      id: newId(),
      quote_id: quote.id,
      from_side: party.side,
      state: null,
      text: input.text,
      total: null,
      key: input.key,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['quote_id', 'from_side', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return undefined
  const subject = { type: FILE_SUBJECT, id: quote.id }
  if (!(await attachFiles(trx, { fileIds: input.fileIds, userId: input.authorId, subject })))
    return 'FILE_UNKNOWN'
  await trx
    .updateTable('quotes')
    .set({ updated_at: at, ...(party.side === 'buyer' ? { is_unread: true } : {}) })
    .where('id', '=', quote.id)
    .execute()
  if (party.side === 'seller') await notifyOfQuote(trx, quote, 'QUOTE_MESSAGE', at)
  return undefined
}
