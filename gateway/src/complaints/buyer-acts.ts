import { MOST_PHOTOS, type actOnComplaint } from '@borong/api/complaints.shapes'
import type { CallParsed } from '@borong/api/shape'
import { attachFiles, filesOf } from '../files/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { Refused } from '../server/refused.ts'
import { agreed, sellerDue, solved, step, transitDue } from './move.ts'
import type { BuyerAct } from './transitions.ts'
import { subjectOf, type ComplaintRow } from './view.ts'

type Body = CallParsed<typeof actOnComplaint>['body']

const needsText: ReadonlySet<BuyerAct> = new Set(['reply', 'escalate'])

/** Makes an act of the buyer. Throws `Refused` when it is not possible. */
export async function buyerAct(
  { db, now, config }: Pick<Gateway, 'db' | 'now' | 'config'>,
  { buyerId, number, body }: { buyerId: string; number: string; body: Body },
): Promise<ComplaintRow> {
  const { act, version, text } = body
  return atomically(db, async (trx) => {
    const at = now()
    const party = { side: 'buyer' as const, userId: buyerId }
    const made = { number, party, act, version, at, demoSpeed: config.demoSpeed }
    const said = [body.tracking_number, text].filter(Boolean).join(' · ')
    const row = await step(trx, { ...made, text: said }, (before) => {
      const isMissing =
        (needsText.has(act) && !text) || (act === 'send_back' && !body.tracking_number)
      if (isMissing) throw new Refused('TEXT_MISSING')
      return changeBy(act, before, body, at)
    })
    await attachPhotos(trx, row.id, { buyerId, fileIds: body.file_ids })
    return row
  })
}

function changeBy(act: BuyerAct, row: ComplaintRow, { tracking_number }: Body, at: Date) {
  switch (act) {
    case 'accept':
      if (row.solution === null || row.solution === 'none') throw new Refused('COMPLAINT_STATE')
      return agreed(row.solution, row.amount, at)
    case 'reply':
      return {
        state: 'open' as const,
        turn: 'seller' as const,
        // A second message gives the seller no more time.
        due_at: row.state === 'open' ? row.due_at : sellerDue(at),
      }
    case 'escalate':
      return { state: 'escalated' as const, turn: 'operator' as const, due_at: null }
    case 'withdraw':
      return { state: 'withdrawn' as const, turn: null, due_at: null, amount: 0 }
    case 'send_back':
      return {
        state: 'agreed' as const,
        turn: 'seller' as const,
        due_at: transitDue(at),
        tracking_number,
      }
    case 'confirm':
      return solved(0)
  }
}

async function attachPhotos(
  trx: Trx,
  id: string,
  { buyerId, fileIds }: { buyerId: string; fileIds: readonly string[] },
) {
  if (fileIds.length === 0) return
  const subject = subjectOf(id)
  const attached = await filesOf(trx, subject)
  if (attached.length + fileIds.length > MOST_PHOTOS) throw new Refused('TOO_MANY_PHOTOS')
  if (!(await attachFiles(trx, { fileIds, userId: buyerId, subject })))
    throw new Refused('PHOTO_UNKNOWN')
}
