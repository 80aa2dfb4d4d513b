import type { Selectable } from 'kysely'
import { recorded } from '../audit/public.ts'
import { adminsOf } from '../memberships/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { barFrom, dutyHolders, type Judged } from './judges.ts'
import { type ApprovalSubjects, serialOf } from './approval-subjects.ts'
import { requestFrom } from './steps.ts'
import type { ApprovalStepTable, MessageKind } from './table.ts'

/** Reminds of undecided steps, and takes those that stay undecided to the admins too, once each. */
export async function remindOfSteps(gateway: Gateway, subjects: ApprovalSubjects): Promise<void> {
  await remind(gateway, subjects, {
    kind: 'reminder',
    due: 'remind_at',
    done: 'reminded_at',
    async recipients(trx, step, at) {
      return dutyHolders(trx, step, at)
    },
  })
  await remind(gateway, subjects, {
    kind: 'escalation',
    due: 'escalate_at',
    done: 'escalated_at',
    async recipients(trx, step, at) {
      // Admins for whom the step waits anyway were reminded of it.
      const holders = await dutyHolders(trx, step, at)
      const admins = []
      for (const userId of await adminsOf(trx, step.company_id))
        if (!holders.includes(userId) && !(await barFrom(trx, userId, step, at)))
          admins.push(userId)
      return admins
    },
  })
}

interface Reminder {
  kind: Exclude<MessageKind, 'request'>
  due: 'remind_at' | 'escalate_at'
  done: 'reminded_at' | 'escalated_at'
  recipients(trx: Trx, step: Judged, at: Date): Promise<string[]>
}

const remind = (gateway: Gateway, subjects: ApprovalSubjects, reminder: Reminder) =>
  eachDue(gateway, {
    job: `approval ${reminder.kind}`,
    table: 'approval_steps',
    key: ['request_id', 'position'],
    due: (db) =>
      db
        .selectFrom('approval_steps')
        .selectAll()
        .where(reminder.due, '<=', gateway.now())
        .where('paused_at', 'is', null)
        .orderBy(reminder.due),
    async work(trx, step) {
      const at = gateway.now()
      const request = await openRequestOf(trx, step, at)
      const judged = request && { ...step, ...request }
      const recipients = judged ? await reminder.recipients(trx, judged, at) : []
      await trx
        .updateTable('approval_steps')
        .set({ [reminder.due]: null, ...(recipients.length > 0 && { [reminder.done]: at }) })
        .where('request_id', '=', step.request_id)
        .where('position', '=', step.position)
        .execute()
      if (!judged || recipients.length === 0) return
      const serial = await serialOf(trx, subjects, judged)
      const { kind } = reminder
      await requestFrom(trx, recipients, { ...judged, serial, kind, at })
      if (kind === 'escalation')
        await recorded(trx, {
          companyId: judged.company_id,
          act: 'APPROVAL_ESCALATED',
          by: null,
          subject: serial,
          at,
        })
    },
  })

/** The request of a step that still waits; undefined for a request that has ended meanwhile. */
const openRequestOf = (trx: Trx, step: Selectable<ApprovalStepTable>, at: Date) =>
  step.state === 'waiting'
    ? trx
        .selectFrom('approval_requests')
        .select(['order_id', 'subject_type', 'company_id', 'requester_id'])
        .where('id', '=', step.request_id)
        .where('state', '=', 'waiting')
        .where('expires_at', '>', at)
        .executeTakeFirst()
    : undefined
