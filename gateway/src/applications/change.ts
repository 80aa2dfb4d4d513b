import { MOST_DOCUMENTS } from '@borong/api/rules/service-form'
import { attachFiles, filesOf } from '../files/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { moveApplication } from './events.ts'
import { isOpen } from './states.ts'
import { subjectOf, type ApplicationRow } from './view.ts'

type Refused =
  | 'APPLICATION_UNKNOWN'
  | 'APPLICATION_ENDED'
  | 'NOT_ASKED'
  | 'DOCUMENT_UNKNOWN'
  | 'TOO_MANY_DOCUMENTS'

interface Applicant {
  buyerId: string
  number: string
}

/** Stores the applicant's answer to the desk. The application is in review again. */
export const answer = (
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  { buyerId, number, text, fileIds }: Applicant & { text: string; fileIds: string[] },
): Promise<ApplicationRow | Refused> =>
  atomically(db, async (trx) => {
    const row = await lockOwn(trx, { buyerId, number })
    if (!row) return 'APPLICATION_UNKNOWN'
    if (!isOpen(row.state)) return 'APPLICATION_ENDED'
    if (row.state !== 'more_needed') return 'NOT_ASKED'
    const subject = subjectOf(row.id)
    const attached = await filesOf(trx, subject)
    if (attached.length + fileIds.length > MOST_DOCUMENTS) return 'TOO_MANY_DOCUMENTS'
    if (!(await attachFiles(trx, { fileIds, userId: buyerId, subject }))) return 'DOCUMENT_UNKNOWN'
    await moveApplication(trx, row.id, { state: 'in_review', actor: null, text, at: now() })
    return { ...row, state: 'in_review' }
  })

/** Ends an open application at the applicant's wish. A second request finds it withdrawn. */
export const withdraw = (
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  applicant: Applicant,
): Promise<ApplicationRow | Refused> =>
  atomically(db, async (trx) => {
    const row = await lockOwn(trx, applicant)
    if (!row) return 'APPLICATION_UNKNOWN'
    if (row.state === 'withdrawn') return row
    if (!isOpen(row.state)) return 'APPLICATION_ENDED'
    await moveApplication(trx, row.id, { state: 'withdrawn', actor: null, text: '', at: now() })
    return { ...row, state: 'withdrawn' }
  })

const lockOwn = (trx: Trx, { buyerId, number }: Applicant) =>
  trx
    .selectFrom('applications')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', '=', buyerId)
    .forUpdate()
    .executeTakeFirst()
