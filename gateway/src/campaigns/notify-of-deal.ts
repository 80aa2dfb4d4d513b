import { dealAt } from '../catalogue/public.ts'
import { notify } from '../notifications/public.ts'
import type { Gateway, Job } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'

/** Notifies buyers with a reminder that a daily deal has begun. The gateway that deletes a reminder sends it. */
export const notifyOfDeal = (gateway: Gateway): Promise<void> =>
  eachDue(gateway, {
    job: 'deal-reminders',
    table: 'deal_reminders',
    key: ['deal_id', 'user_id'],
    due: (db) =>
      db
        .selectFrom('deal_reminders')
        .select(['deal_id', 'user_id'])
        .where('deal_id', '<=', dealAt(gateway.now().getTime()).id)
        .orderBy('deal_id')
        .orderBy('user_id'),
    async work(trx, { deal_id, user_id: userId }) {
      await trx
        .deleteFrom('deal_reminders')
        .where('deal_id', '=', deal_id)
        .where('user_id', '=', userId)
        .execute()
      await notify(trx, { userId, kind: 'DEAL_BEGINS', at: gateway.now() })
    },
  })

export const dealReminderJob: Job = { name: 'deal-reminders', everySeconds: 30, run: notifyOfDeal }
