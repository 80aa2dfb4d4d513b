import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { eachDue } from '../server/due-work.ts'
import { barFrom } from './judges.ts'
import { type ApprovalSubjects, readSubjects } from './approval-subjects.ts'
import { requestFrom } from './steps.ts'

/** Notifies deputies on their first day of the requests that wait for the absent member. */
export const startDeputies = (gateway: Gateway, subjects: ApprovalSubjects): Promise<void> =>
  eachDue(gateway, {
    job: 'start approval deputies',
    table: 'approval_deputies',
    key: ['company_id', 'member_id'],
    due: (db) =>
      db
        .selectFrom('approval_deputies')
        .selectAll()
        .where('notify_at', '<=', gateway.now())
        .orderBy('notify_at'),
    async work(trx, { company_id, member_id, deputy_id }) {
      const at = gateway.now()
      await trx
        .updateTable('approval_deputies')
        .set({ notify_at: null })
        .where('company_id', '=', company_id)
        .where('member_id', '=', member_id)
        .execute()
      const steps = await waitingSteps(trx, company_id)
      const found = await readSubjects(trx, subjects, steps)
      for (const step of steps) {
        const duty = await isNewDuty(trx, { step, deputyId: deputy_id, at })
        if (!duty) continue
        const serial = found.get(step.order_id)?.serial ?? ''
        await requestFrom(trx, [deputy_id], { ...step, serial, at })
      }
    },
  })

/** Whether a deputy judges a step and was not notified of it as its judge before. */
async function isNewDuty(
  trx: Trx,
  {
    step,
    deputyId,
    at,
  }: { step: Awaited<ReturnType<typeof waitingSteps>>[number]; deputyId: string; at: Date },
): Promise<boolean> {
  if (await barFrom(trx, deputyId, step, at)) return false
  const link = await trx
    .selectFrom('approval_links')
    .select('id')
    .where('request_id', '=', step.request_id)
    .where('position', '=', step.position)
    .where('user_id', '=', deputyId)
    .executeTakeFirst()
  return link === undefined
}

const waitingSteps = (trx: Trx, companyId: string) =>
  trx
    .selectFrom('approval_requests')
    .innerJoin('approval_steps', 'approval_steps.request_id', 'approval_requests.id')
    .select([
      'approval_requests.company_id',
      'approval_requests.requester_id',
      'approval_requests.order_id',
      'approval_requests.subject_type',
      'approval_steps.request_id',
      'approval_steps.position',
      'approval_steps.approver_id',
      'approval_steps.judges',
    ])
    .where('approval_requests.company_id', '=', companyId)
    .where('approval_requests.state', '=', 'waiting')
    .where('approval_steps.state', '=', 'waiting')
    .orderBy('approval_requests.id')
    .execute()
