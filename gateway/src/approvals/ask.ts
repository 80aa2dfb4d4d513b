import { HOUR_MS } from '@borong/api/rules/time'
import { type Actor, recorded } from '../audit/public.ts'
import { notify } from '../notifications/public.ts'
import { roleIn } from '../memberships/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import { Refused } from '../server/refused.ts'
import { barFrom, dutyHolders } from './judges.ts'
import { lockRequest } from './lock-request.ts'
import { noticeKind } from './notice-kind.ts'
import { QUESTIONS_OF_REQUEST, questionsOf } from './questions.ts'
import { type ApprovalSubjects, serialOf } from './approval-subjects.ts'
import { type Request, stepsOf } from './steps.ts'

interface Said {
  requestId: string
  buyerId: string
  by: Actor
  gateway: Gateway
}

/** Asks the requester about the waiting step, which pauses until the answer. */
export async function ask(
  trx: Trx,
  subjects: ApprovalSubjects,
  said: Said & { question: string },
): Promise<void> {
  const { requestId, buyerId, by, gateway, question } = said
  const at = gateway.now()
  const request = await lockRequest(trx, subjects, requestId)
  const steps = request ? await stepsOf(trx, requestId) : []
  const step =
    steps.find(({ state }) => state === 'waiting') ??
    steps.findLast(({ decided_by }) => decided_by !== null)
  if (!request || !step) throw new Refused('APPROVAL_UNKNOWN')
  const bar = await barFrom(trx, buyerId, { ...request, ...step }, at)
  if (bar) throw new Refused(bar === 'STRANGER' ? 'APPROVAL_UNKNOWN' : bar)
  if (buyerId === request.requester_id) throw new Refused('OWN_REQUEST')
  refuseEnded(request, at)
  const { requester_id, company_id: companyId } = request
  const buys = { buyerId: requester_id, companyId, action: 'company:buy' } as const
  if (!(await mayInCompany(trx, buys))) throw new Refused('REQUESTER_LEFT')
  const asked = await questionsOf(trx, request)
  const open = asked.find((one) => one.answered_at === null && one.position === step.position)
  if (open?.question === question && open.asked_by === buyerId) return
  if (open) throw new Refused('QUESTION_OPEN')
  if (asked.length >= QUESTIONS_OF_REQUEST) throw new Refused('TOO_MANY_QUESTIONS')
  await trx
    .insertInto('approval_questions')
    .values({
      id: newId(),
      request_id: requestId,
      position: step.position,
      asked_by: buyerId,
      question,
      asked_at: at,
      answer: '',
      answered_at: null,
    })
    .execute()
  await trx
    .updateTable('approval_steps')
    .set({ paused_at: at })
    .where('request_id', '=', requestId)
    .where('position', '=', step.position)
    .execute()
  const serial = await giveTime(trx, subjects, { request, gateway, at })
  await notify(trx, {
    userId: requester_id,
    kind: noticeKind(request.subject_type, 'QUESTION'),
    path: `/approvals/${requestId}`,
    detail: serial,
    at,
  })
  const act = 'APPROVAL_QUESTION_ASKED'
  await recorded(trx, { companyId, act, by, subject: serial, after: { question }, at })
}

/** The requester answers a question. Its step goes on, with the rest of the hours until its reminders. */
export async function answerQuestion(
  trx: Trx,
  subjects: ApprovalSubjects,
  said: Said & { questionId: string; answer: string },
): Promise<void> {
  const { requestId, buyerId, by, gateway, questionId, answer } = said
  const at = gateway.now()
  const request = await lockRequest(trx, subjects, requestId)
  const { company_id: companyId = '' } = request ?? {}
  const isMember = (await roleIn(trx, { companyId, userId: buyerId })) !== undefined
  if (!request || request.requester_id !== buyerId || !isMember)
    throw new Refused('APPROVAL_UNKNOWN')
  const asked = (await questionsOf(trx, request)).find(({ id }) => id === questionId)
  if (!asked) throw new Refused('QUESTION_UNKNOWN')
  if (asked.answered_at) {
    if (asked.answer === answer) return
    throw new Refused('ALREADY_ANSWERED')
  }
  refuseEnded(request, at)
  await trx
    .updateTable('approval_questions')
    .set({ answer, answered_at: at })
    .where('id', '=', questionId)
    .execute()
  const step = (await stepsOf(trx, requestId)).find(({ position }) => position === asked.position)
  const serial = await giveTime(trx, subjects, { request, gateway, at })
  if (step?.state === 'waiting') {
    await resume(trx, step, at)
    const judged = { ...request, ...step }
    const isJudge = !(await barFrom(trx, asked.asked_by, judged, at))
    for (const userId of isJudge ? [asked.asked_by] : await dutyHolders(trx, judged, at))
      await notify(trx, {
        userId,
        kind: noticeKind(request.subject_type, 'ANSWERED'),
        path: `/approvals/${requestId}`,
        detail: serial,
        at,
      })
  }
  const act = 'APPROVAL_QUESTION_ANSWERED'
  await recorded(trx, { companyId, act, by, subject: serial, after: { answer }, at })
}

/** A member has left and answers no question any more: the steps of these requests go on. */
export async function resumeWithoutRequester(
  trx: Trx,
  { companyId, memberId, at }: { companyId: string; memberId: string; at: Date },
): Promise<void> {
  const steps = await trx
    .selectFrom('approval_requests')
    .innerJoin('approval_steps', 'approval_steps.request_id', 'approval_requests.id')
    .selectAll('approval_steps')
    .where('approval_requests.company_id', '=', companyId)
    .where('approval_requests.requester_id', '=', memberId)
    .where('approval_requests.state', '=', 'waiting')
    .where('approval_steps.paused_at', 'is not', null)
    .execute()
  for (const step of steps) await resume(trx, step, at)
}

async function resume(
  trx: Trx,
  step: {
    request_id: string
    position: number
    paused_at: Date | null
    remind_at: Date | null
    escalate_at: Date | null
  },
  at: Date,
): Promise<void> {
  const paused = step.paused_at ? at.getTime() - step.paused_at.getTime() : 0
  const later = (due: Date | null) => due && new Date(due.getTime() + paused)
  await trx
    .updateTable('approval_steps')
    .set({
      paused_at: null,
      remind_at: later(step.remind_at),
      escalate_at: later(step.escalate_at),
    })
    .where('request_id', '=', step.request_id)
    .where('position', '=', step.position)
    .execute()
}

function refuseEnded({ state, expires_at }: Request, at: Date): void {
  if (state === 'expired' || expires_at <= at) throw new Refused('APPROVAL_EXPIRED')
  if (state !== 'waiting') throw new Refused('ALREADY_DECIDED')
}

/** The request has its whole time again from now on, and so does its subject. Returns the subject's number. */
async function giveTime(
  trx: Trx,
  subjects: ApprovalSubjects,
  { request, gateway, at }: { request: Request; gateway: Gateway; at: Date },
): Promise<string> {
  const { id } = request
  const until = new Date(at.getTime() + gateway.config.approvalHours * HOUR_MS)
  if (until > request.expires_at) {
    await trx
      .updateTable('approval_requests')
      .set({ expires_at: until })
      .where('id', '=', id)
      .execute()
    await subjects[request.subject_type].wait(trx, { id: request.order_id, until })
  }
  return serialOf(trx, subjects, request)
}
