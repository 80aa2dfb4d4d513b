import { HOUR_MS } from '@borong/api/rules/time'
import { Refused } from '../server/refused.ts'
import type { Trx } from '../server/database.ts'
import type { DecisionInput } from './decision.ts'
import { barFrom } from './judges.ts'
import { type ApprovalSubjects, serialOf } from './approval-subjects.ts'
import { openStep, type Request, type Step } from './steps.ts'
import type { LoweredLine, RefusedLine } from './table.ts'

/** Approves a step. The next one waits then, with the whole time for its decision; after the last one the subject goes on. */
export async function approveStep(
  trx: Trx,
  subjects: ApprovalSubjects,
  approved: {
    request: Request
    steps: readonly Step[]
    step: Step
    input: DecisionInput
    /** The absent member whose deputy approves. */
    decidesFor: string | null
    at: Date
  },
): Promise<void> {
  const { request, steps, step, input, at } = approved
  const { buyerId, language, reason, gateway } = input
  const { order_id: id, requester_id: requesterId } = request
  const subject = subjects[request.subject_type]
  const lines = {
    id,
    refusedLines: input.refused_lines,
    loweredLines: input.lowered_lines,
    language,
    at,
  }
  const result = await subject.refuseLines(trx, lines)
  if ('problem' in result)
    throw new Refused(result.problem, 'values' in result ? { values: result.values } : {})
  const { refused, lowered } = result
  const { decidesFor } = approved
  await close(trx, step, { by: buyerId, decidesFor, at, reason, refused, lowered })
  const deciders = [...steps.flatMap(({ decided_by }) => decided_by ?? []), buyerId]
  const next = await passCovered(trx, { request, steps, after: step.position, deciders, at })
  const serial = await serialOf(trx, subjects, request)
  if (next) {
    const until = new Date(at.getTime() + gateway.config.approvalHours * HOUR_MS)
    await update(trx, request.id, { expires_at: until })
    await subject.wait(trx, { id, until })
    await openStep(trx, { ...request, ...next, serial, at, until })
    return
  }
  await subject.release(trx, { id, gateway, language, at })
  await update(trx, request.id, { state: 'approved' })
  const changes = [...steps.flatMap(changedIn), ...refused, ...lowered]
  const count = new Set(changes.map(({ id }) => id)).size
  const kind = count > 0 ? 'PARTLY' : 'GRANTED'
  await subject.notifyOfResult(trx, { id, requesterId, serial, kind, detail: String(count), at })
}

const changedIn = ({ refused_lines, lowered_lines }: Step) => [...refused_lines, ...lowered_lines]

/** Approves the following steps of persons who have approved one already. Returns the first step of somebody else. */
async function passCovered(
  trx: Trx,
  passed: {
    request: Request
    steps: readonly Step[]
    after: number
    deciders: readonly string[]
    at: Date
  },
): Promise<Step | undefined> {
  const { request, steps, after, deciders, at } = passed
  for (const step of steps.filter(({ position }) => position > after)) {
    const by = await firstOf(deciders, async (person) => {
      const isTheirs = step.approver_id === null || step.approver_id === person
      return isTheirs && !(await barFrom(trx, person, { ...request, ...step }, at))
    })
    if (by === undefined) return step
    await close(trx, step, { by, decidesFor: null, at, reason: '', refused: [], lowered: [] })
  }
  return undefined
}

async function firstOf<T>(
  items: readonly T[],
  matches: (item: T) => Promise<boolean>,
): Promise<T | undefined> {
  for (const item of items) if (await matches(item)) return item
  return undefined
}

const close = (
  trx: Trx,
  { request_id, position }: Step,
  {
    by,
    decidesFor,
    at,
    reason,
    refused,
    lowered,
  }: {
    by: string
    decidesFor: string | null
    at: Date
    reason: string
    refused: RefusedLine[]
    lowered: LoweredLine[]
  },
) =>
  trx
    .updateTable('approval_steps')
    .set({
      state: 'approved',
      decided_by: by,
      decided_for: decidesFor,
      decided_at: at,
      reason,
      refused_lines: JSON.stringify(refused),
      lowered_lines: JSON.stringify(lowered),
    })
    .where('request_id', '=', request_id)
    .where('position', '=', position)
    .execute()

const update = (trx: Trx, id: string, fields: { state: 'approved' } | { expires_at: Date }) =>
  trx.updateTable('approval_requests').set(fields).where('id', '=', id).execute()
