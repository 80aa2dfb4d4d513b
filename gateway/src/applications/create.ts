import type { sendApplication } from '@borong/api/applications.shapes'
import { checkServiceForm, serviceForms } from '@borong/api/rules/service-form'
import type { CallParsed } from '@borong/api/shape'
import { attachFiles } from '../files/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { contentHash, madeOnce } from '../server/once.ts'
import { newSerial } from '../server/new-serial.ts'
import { Refused } from '../server/refused.ts'
import { addEvent } from './events.ts'
import { queueMail } from './mails.ts'
import { subjectOf, type ApplicationRow } from './view.ts'

type Body = CallParsed<typeof sendApplication>['body']

/** Stores an application with its documents, or returns the earlier one of this key. */
export async function makeApplication(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { buyerId, body, language }: { buyerId: string; body: Body; language: Language },
): Promise<ApplicationRow> {
  const { key, ...content } = body
  const body_hash = contentHash(content)
  const at = now()
  const { values, wrong } = checkServiceForm(body.service, body.fields, at.getTime())
  const earlier = await findByKey(db, buyerId, key)
  if (earlier) return madeOnce(earlier, body_hash, 'APPLICATION_SENT')
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map((name) => [name, ['Invalid value']]))
    throw new Refused('FORM_INVALID', { errors })
  }
  if (body.file_ids.length < serviceForms[body.service].documents)
    throw new Refused('DOCUMENT_MISSING')
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
  return atomically(db, async (trx) => {
    // Without a target, both the key and the open application of the service conflict.
    const made = await trx
      .insertInto('applications')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return afterConflict(trx, buyerId, body, body_hash)
    const fileIds = body.file_ids
    if (!(await attachFiles(trx, { fileIds, userId: buyerId, subject: subjectOf(row.id) })))
      throw new Refused('DOCUMENT_UNKNOWN')
    await addEvent(trx, row.id, { state: 'received', actor: null, text: '', at })
    await queueMail(trx, row.id, { state: 'received', text: '', at })
    return row
  })
}

async function afterConflict(
  trx: Trx,
  buyerId: string,
  body: Body,
  body_hash: string,
): Promise<ApplicationRow> {
  const sameKey = await findByKey(trx, buyerId, body.key)
  if (sameKey) return madeOnce(sameKey, body_hash, 'APPLICATION_SENT')
  const { number } = await trx
    .selectFrom('applications')
    .select('number')
    .where('user_id', '=', buyerId)
    .where('service', '=', body.service)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  throw new Refused('APPLICATION_OPEN', { values: { number }, data: { number } })
}

const findByKey = (db: Pick<Trx, 'selectFrom'>, buyerId: string, key: string) =>
  db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where('key', '=', key)
    .executeTakeFirst()
