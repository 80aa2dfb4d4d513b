import { createHash } from 'node:crypto'
import type { sendApplication } from '@borong/api/applications.shapes'
import { checkServiceForm, serviceForms } from '@borong/api/rules/service-form'
import type { CallParsed } from '@borong/api/shape'
import { attachFiles } from '../files/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { newSerial } from '../server/new-serial.ts'
import { addEvent } from './events.ts'
import { queueMail } from './mails.ts'
import { subjectOf, type ApplicationRow } from './view.ts'

type Body = CallParsed<typeof sendApplication>['body']

export type NotCreated =
  | { refused: 'FORM_INVALID'; wrong: string[] }
  | { refused: 'APPLICATION_OPEN'; number: string }
  | { refused: 'DOCUMENT_MISSING' | 'DOCUMENT_UNKNOWN' | 'APPLICATION_SENT' }

/** Rolls the transaction back when a document can't be attached. */
class DocumentUnknown extends Error {}

/** Stores an application with its documents, or returns the earlier one of this key. */
export async function makeApplication(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { buyerId, body, language }: { buyerId: string; body: Body; language: Language },
): Promise<ApplicationRow | NotCreated> {
  const { key, ...content } = body
  const body_hash = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const at = now()
  const { values, wrong } = checkServiceForm(body.service, body.fields, at.getTime())
  const answerAgain = (row: ApplicationRow): ApplicationRow | NotCreated =>
    row.body_hash === body_hash ? row : { refused: 'APPLICATION_SENT' }

  const earlier = await findByKey(db, buyerId, key)
  if (earlier) return answerAgain(earlier)
  if (wrong.length > 0) return { refused: 'FORM_INVALID', wrong }
  if (body.file_ids.length < serviceForms[body.service].documents)
    return { refused: 'DOCUMENT_MISSING' }
  const row: ApplicationRow = {
    id: newId(),
    number: newSerial('APP', at),
    user_id: buyerId,
    key,
    body_hash,
    service: body.service,
    state: 'received',
    fields: JSON.stringify(values),
    language,
    outcome_path: null,
    created_at: at,
    updated_at: at,
  }
  try {
    return await atomically(db, async (trx) => {
      // Without a target, both the key and the open application of the service conflict.
      const made = await trx
        .insertInto('applications')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) return afterConflict(trx, { buyerId, body, answerAgain })
      const fileIds = body.file_ids
      if (!(await attachFiles(trx, { fileIds, userId: buyerId, subject: subjectOf(row.id) })))
        throw new DocumentUnknown()
      await addEvent(trx, row.id, { state: 'received', actor: null, text: '', at })
      await queueMail(trx, row.id, { state: 'received', text: '', at })
      return row
    })
  } catch (error) {
    if (error instanceof DocumentUnknown) return { refused: 'DOCUMENT_UNKNOWN' }
    throw error
  }
}

async function afterConflict(
  trx: Trx,
  {
    buyerId,
    body,
    answerAgain,
  }: {
    buyerId: string
    body: Body
    answerAgain(row: ApplicationRow): ApplicationRow | NotCreated
  },
): Promise<ApplicationRow | NotCreated> {
  const sameKey = await findByKey(trx, buyerId, body.key)
  if (sameKey) return answerAgain(sameKey)
  const { number } = await trx
    .selectFrom('applications')
    .select('number')
    .where('user_id', '=', buyerId)
    .where('service', '=', body.service)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { refused: 'APPLICATION_OPEN', number }
}

const findByKey = (db: Pick<Trx, 'selectFrom'>, buyerId: string, key: string) =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirst()
