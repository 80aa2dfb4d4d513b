import { recorded } from '../audit/public.ts'
import { budgetLeft } from '../companies/public.ts'
import { Refused } from '../server/refused.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Trx } from '../server/database.ts'
import { approveStep } from './approve.ts'
import type { Decision, DecisionInput } from './decision.ts'
import { dutyOf } from './judges.ts'
import { lockRequest } from './lock-request.ts'
import { type ApprovalSubjects, readSubject, serialOf } from './approval-subjects.ts'
import { stepsOf, type Request, type Step } from './steps.ts'

/**
 * Decides a step of a request, once. The same decision again changes nothing and succeeds, also by another approver. Two
 * approvers wait for each other at the lock of the subject.
 */
export async function decide(
  trx: Trx,
  subjects: ApprovalSubjects,
  input: DecisionInput,
): Promise<void> {
  const at = input.gateway.now()
  const request = await lockRequest(trx, subjects, input.requestId)
  const steps = request ? await stepsOf(trx, request.id) : []
  const step = stepFor(steps, input)
  if (!request || !step) throw new Refused('APPROVAL_UNKNOWN')
  const { bar, decidesFor } = await dutyOf(trx, input.buyerId, { ...request, ...step }, at)
  if (bar) throw new Refused(bar === 'STRANGER' ? 'APPROVAL_UNKNOWN' : bar)
  if (step.decided_by !== null) {
    if (isSame(step, input)) return
    throw new Refused('ALREADY_DECIDED')
  }
  if (request.state === 'expired' || request.expires_at <= at) throw new Refused('APPROVAL_EXPIRED')
  if (request.state !== 'waiting') throw new Refused('ALREADY_DECIDED')
  if (step.state === 'planned') throw new Refused('NOT_APPROVER')
  const refusesSomething =
    input.decision === 'refuse' || input.refused_lines.length + input.lowered_lines.length > 0
  if (refusesSomething && input.reason === '') throw new Refused('REASON_MISSING')
  await recordDecision(trx, subjects, { request, input, decidesFor, at })
  if (input.decision === 'refuse')
    return refuse(trx, subjects, { request, step, input, decidesFor, at })
  const { requester_id: requesterId, company_id: companyId } = request
  const buys = { buyerId: requesterId, companyId, action: 'company:buy' } as const
  const manages = { buyerId: input.buyerId, companyId, action: 'company:manage' } as const
  // The company owes a bill without its requester too, so its admins may approve it.
  const goesOn = request.subject_type !== 'order' && (await mayInCompany(trx, manages))
  if (!goesOn && !(await mayInCompany(trx, buys))) throw new Refused('REQUESTER_LEFT')
  await approveStep(trx, subjects, { request, steps, step, input, decidesFor, at })
}

/** The log has the figures that the approver decides by: a decision changes them. */
async function recordDecision(
  trx: Trx,
  subjects: ApprovalSubjects,
  {
    request,
    input,
    decidesFor,
    at,
  }: { request: Request; input: DecisionInput; decidesFor: string | null; at: Date },
): Promise<void> {
  const subject = await readSubject(trx, subjects, request)
  await recorded(trx, {
    companyId: request.company_id,
    act: input.decision === 'approve' ? 'APPROVAL_GRANTED' : 'APPROVAL_REFUSED',
    by: input.by,
    subject: subject?.serial,
    personId: decidesFor,
    after: {
      total: subject?.grand_total ?? null,
      budget_left: await budgetLeft(trx, request.order_id),
      ...(input.refused_lines.length > 0 ? { refused_lines: input.refused_lines.length } : {}),
      ...(input.lowered_lines.length > 0 ? { lowered_lines: input.lowered_lines.length } : {}),
      ...(input.reason ? { reason: input.reason } : {}),
    },
    at,
  })
}

/**
 * Lets the subject be checked before the transaction of an approval, for a person who may decide now. `decide` judges all of
 * it again. Throws the hindrance.
 */
export async function checkBefore(subjects: ApprovalSubjects, input: DecisionInput): Promise<void> {
  const { gateway, requestId, buyerId, language } = input
  const { db } = gateway
  const at = gateway.now()
  const request = await db
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirst()
  const { check } = subjects[request?.subject_type ?? 'order']
  if (!request || !check || input.decision !== 'approve') return
  if (request.state !== 'waiting' || request.expires_at <= at) return
  const step = stepFor(await stepsOf(db, requestId), input)
  if (step?.state !== 'waiting') return
  if ((await dutyOf(db, buyerId, { ...request, ...step }, at)).bar) return
  const found = await check(gateway, { id: request.order_id, language })
  if (found) throw new Refused(found.problem, { values: found.values })
}

const stepFor = (steps: readonly Step[], { step: position, buyerId }: DecisionInput) =>
  position === undefined
    ? (steps.find(({ decided_by }) => decided_by === buyerId) ??
      steps.find(({ state }) => state === 'waiting') ??
      steps.findLast(({ decided_by }) => decided_by !== null))
    : steps.find((step) => step.position === position)

async function refuse(
  trx: Trx,
  subjects: ApprovalSubjects,
  {
    request,
    step,
    input,
    decidesFor,
    at,
  }: {
    request: Request
    step: Step
    input: DecisionInput
    decidesFor: string | null
    at: Date
  },
): Promise<void> {
  const { order_id: id, requester_id: requesterId } = request
  const subject = subjects[request.subject_type]
  const { reason, buyerId } = input
  await trx
    .updateTable('approval_steps')
    .set({
      state: 'refused',
      decided_by: buyerId,
      decided_for: decidesFor,
      decided_at: at,
      reason,
    })
    .where('request_id', '=', request.id)
    .where('position', '=', step.position)
    .execute()
  await trx
    .updateTable('approval_requests')
    .set({ state: 'refused' })
    .where('id', '=', request.id)
    .execute()
  const serial = await serialOf(trx, subjects, request)
  await subject.refuse(trx, { id, reason, at })
  await subject.notifyOfResult(trx, {
    id,
    requesterId,
    serial,
    kind: 'REFUSED',
    detail: reason,
    at,
  })
}

// The subject is locked before its request, as when it is cancelled or expires.
function isSame(step: Step, { decision, refused_lines, lowered_lines }: Decision): boolean {
  if (step.state !== (decision === 'approve' ? 'approved' : 'refused')) return false
  const before = step.refused_lines.map(({ id }) => id).toSorted()
  const quantities = (lines: readonly { id: string; quantity: number }[]) =>
    lines
      .map(({ id, quantity }) => `${id} ${quantity}`)
      .toSorted()
      .join()
  const lowered = lowered_lines.map(({ line, quantity }) => ({ id: line, quantity }))
  return (
    decision === 'refuse' ||
    (before.join() === [...new Set(refused_lines)].toSorted().join() &&
      quantities(step.lowered_lines) === quantities(lowered))
  )
}
