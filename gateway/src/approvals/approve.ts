import { HOUR_MS } from '@borong/api/rules/time'
import { Refused } from '../server/refused.ts'
import { notify } from '../notifications/public.ts'
import type { Trx } from '../server/database.ts'
import type { DecisionInput } from './decision.ts'
import { barFrom } from './judges.ts'
import type { RequestedOrders } from './requested-orders.ts'
import { openStep, type Request, type Step } from './steps.ts'
import type { LoweredLine, RefusedLine } from './table.ts'

/** Approves a step. The next one waits then, with the whole time for its decision; after the last one the order goes on. */
export async function approveStep(
  trx: Trx,
  orders: RequestedOrders,
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
  const orderId = request.order_id
  const lines = {
    orderId,
    refusedLines: input.refused_lines,
    loweredLines: input.lowered_lines,
    language,
    at,
  }
  const result = await orders.refuseLines(trx, lines)
  if ('problem' in result)
    throw new Refused(result.problem, 'values' in result ? { values: result.values } : {})
  const { refused, lowered } = result
  const { decidesFor } = approved
  await close(trx, step, { by: buyerId, decidesFor, at, reason, refused, lowered })
  const deciders = [...steps.flatMap(({ decided_by }) => decided_by ?? []), buyerId]
  const next = await passCovered(trx, { request, steps, after: step.position, deciders, at })
  const serial = (await orders.read(trx, [orderId])).get(orderId)?.serial ?? ''
  if (next) {
    const until = new Date(at.getTime() + gateway.config.approvalHours * HOUR_MS)
    await update(trx, request.id, { expires_at: until })
    await orders.wait(trx, { orderId, until })
    await openStep(trx, { ...request, ...next, serial, at, until })
    return
  }
  await orders.release(trx, { orderId, gateway, language, at })
  await update(trx, request.id, { state: 'approved' })
  const changes = [...steps.flatMap(changedIn), ...refused, ...lowered]
  const count = new Set(changes.map(({ id }) => id)).size
  await notify(trx, {
    userId: request.requester_id,
    orderId,
    serial,
    at,
    kind: count > 0 ? 'APPROVAL_PARTLY' : 'APPROVAL_GRANTED',
    detail: String(count),
  })
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
