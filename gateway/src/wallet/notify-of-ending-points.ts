import { endOfDayAfter } from '@borong/api/rules/wib'
import { adminsOf } from '../memberships/public.ts'
import { notify } from '../notifications/public.ts'
import { atomically, type Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachUnheld } from '../server/due-work.ts'

/** The later notice first: points that came late get it alone. */
const NOTICES = [
  { notice: 2, days: 7, kind: 'POINTS_END_IN_7_DAYS' },
  { notice: 1, days: 30, kind: 'POINTS_END_IN_30_DAYS' },
] as const
type Notice = (typeof NOTICES)[number]

/** Tells buyers of points that end within 30 and within 7 days: each lot twice at most, all lots of a buyer in one notice. */
export async function notifyOfEndingPoints(gateway: Gateway): Promise<void> {
  const at = gateway.now()
  for (const notice of NOTICES)
    await eachUnheld(gateway, {
      job: 'tell of ending points',
      key: ['user_id'],
      due: (db) =>
        db
          .selectFrom('point_lots')
          .select('user_id')
          .distinct()
          .where('rest', '>', 0)
          .where('told', '<', 2)
          .where('told', '<', notice.notice)
          .where('expires_at', '>', at)
          .where('expires_at', '<=', endOf(notice, at)),
      work: ({ user_id }) => atomically(gateway.db, (trx) => notifyOwner(trx, user_id, notice, at)),
    })
}

const endOf = ({ days }: Notice, at: Date) => endOfDayAfter(at, days)

/** A company's points are told to its admins. */
async function notifyOwner(trx: Trx, ownerId: string, notice: Notice, at: Date): Promise<void> {
  // The account is locked before its lots, as by every change of them.
  await trx
    .selectFrom('wallet_accounts')
    .select('id')
    .where('user_id', '=', ownerId)
    .where('currency', '=', 'POINT')
    .forUpdate()
    .executeTakeFirst()
  const lots = await trx
    .updateTable('point_lots')
    .set({ told: notice.notice })
    .where('user_id', '=', ownerId)
    .where('rest', '>', 0)
    .where('told', '<', notice.notice)
    .where('expires_at', '>', at)
    .where('expires_at', '<=', endOf(notice, at))
    .returning('rest')
    .execute()
  const points = lots.reduce((sum, { rest }) => sum + Number(rest), 0)
  // Another gateway has told the buyer since.
  if (points === 0) return
  const admins = await adminsOf(trx, ownerId)
  const news = { kind: notice.kind, detail: String(points), at }
  if (admins.length === 0) await notify(trx, { ...news, userId: ownerId, path: '/points' })
  for (const userId of admins) await notify(trx, { ...news, userId, path: `/company/${ownerId}` })
}
