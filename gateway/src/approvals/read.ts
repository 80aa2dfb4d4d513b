import type * as approvalCalls from '@borong/api/approvals'
import type { Reply } from '@borong/api/types'
import { budgetLeft, periodText } from '../companies/public.ts'
import { accountOf } from '../identity/public.ts'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { deputyOf } from './deputies.ts'
import { barFrom, isLeftToAdmins } from './judges.ts'
import { questionsOf, viewQuestions } from './questions.ts'
import { type ApprovalSubjects, readSubject, type RequestedSubject } from './approval-subjects.ts'
import { stepsOf, type Request, type Step } from './steps.ts'
import type { RefusedLine, StoredReason } from './table.ts'
import { wireKind } from './wire-kind.ts'

type View = Reply<typeof approvalCalls.approval>['approval']

interface Viewer {
  buyerId: string
  language: Language
}

/** A request for its requester or for a member who may judge one of its steps; undefined for anyone else. */
export async function readRequest(
  gateway: Gateway,
  subjects: ApprovalSubjects,
  { requestId, ...viewer }: Viewer & { requestId: string },
): Promise<View | undefined> {
  const { db } = gateway
  const request = await db
    .selectFrom('approval_requests')
    .selectAll()
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (!request) return undefined
  const steps = await stepsOf(db, requestId)
  if (!(await mayRead(gateway, viewer.buyerId, request, steps))) return undefined
  const subject = subjects[request.subject_type]
  const found = await readSubject(db, subjects, request)
  if (!found) return undefined
  const summary = await summaryOf(gateway, request, found, viewer)
  const open = await subject.lines(db, request.order_id, gateway.now())
  // The requester may not know the orders of other members.
  const isJudge = request.requester_id !== viewer.buyerId || summary.can_decide
  const prices = await subject.lastPrices(db, {
    companyId: request.company_id,
    productIds: isJudge ? open.map(({ product_id }) => product_id) : [],
    id: request.order_id,
  })
  const asked = await questionsOf(db, request)
  const refused = steps.flatMap(({ refused_lines }) => refused_lines)
  const lowered = steps.flatMap(({ lowered_lines }) => lowered_lines)
  const last = steps.findLast(({ decided_by }) => decided_by !== null)
  const viewed = []
  for (const step of steps) viewed.push(await viewStep(gateway, request, step, viewer.language))
  return {
    ...summary,
    reasons: steps.flatMap(({ reasons }) => reasons.map(viewReason(viewer.language))),
    steps: viewed,
    lines: [
      ...open.map((line) => ({
        ...viewLine(line, prices.get(line.product_id)),
        // The first approver who lowered a line had the requested quantity.
        requested_quantity: lowered.find(({ id }) => id === line.id)?.before ?? null,
        least: line.least,
        quantity_step: line.step,
      })),
      ...refused.map((line) => ({ ...viewLine(line), is_refused: true })),
    ],
    budget_left:
      isJudge && request.state === 'waiting' ? await budgetLeft(db, request.order_id) : null,
    ...(await viewQuestions(gateway, { request, steps, asked, ...viewer, ...summary })),
    bill: (await subject.bill?.(gateway, request.order_id, viewer.language)) ?? null,
    shipping_and_fees: found.shipping_and_fees,
    discount: found.discount,
    cost_centre_name: found.cost_centre_name,
    po_number: found.po_number,
    wanted_on: found.wanted_on,
    reference: found.reference,
    decided_by_name: last ? await nameOf(db, last.decided_by) : null,
    decided_at: last?.decided_at?.toISOString() ?? null,
    reason: last?.reason ?? '',
  }
}

async function mayRead(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  buyerId: string,
  request: Request,
  steps: readonly Step[],
) {
  for (const step of steps) {
    const bar = await barFrom(db, buyerId, { ...request, ...step }, now())
    if (step.decided_by === buyerId && bar !== 'STRANGER') return true
    if (bar !== 'STRANGER' && bar !== 'NOT_APPROVER') return true
  }
  return false
}

/** A request as a list shows it. */
export async function summaryOf(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  request: Request,
  found: RequestedSubject,
  { buyerId }: Viewer,
) {
  const isOpen = request.state === 'waiting' && request.expires_at > now()
  const waiting = (await stepsOf(db, request.id)).find(({ state }) => state === 'waiting')
  return {
    id: request.id,
    order_id: request.order_id,
    order_serial: found.serial,
    // Released remotes know bills, of which a batch has several.
    subject: request.subject_type === 'order' ? ('order' as const) : ('bill' as const),
    subject_name: found.name,
    company_name: found.company_name,
    requester_name: (await nameOf(db, request.requester_id)) ?? '',
    state: request.state,
    grand_total: found.grand_total,
    line_count: found.line_count,
    created_at: request.created_at.toISOString(),
    expires_at: request.expires_at.toISOString(),
    can_decide:
      isOpen &&
      waiting !== undefined &&
      !(await barFrom(db, buyerId, { ...request, ...waiting }, now())),
  }
}

async function viewStep(
  { db, now }: Pick<Gateway, 'db' | 'now'>,
  request: Request,
  step: Step,
  language: Language,
) {
  const { company_id: companyId } = request
  const isLeft = await isLeftToAdmins(db, { ...step, company_id: companyId })
  const memberId = isLeft ? null : step.approver_id
  const deputy =
    memberId && step.decided_by === null
      ? await deputyOf(db, { memberId, companyId, at: now() })
      : undefined
  const isDeputy = deputy && !(await barFrom(db, deputy, { ...request, ...step }, now()))
  return {
    position: step.position,
    state: step.state,
    judges: isLeft ? ('admin' as const) : step.judges,
    approver_name: await nameOf(db, memberId),
    deputy_name: isDeputy ? await nameOf(db, deputy) : null,
    reasons: step.reasons.map(viewReason(language)),
    decided_by_name: await nameOf(db, step.decided_by),
    decided_for_name: await nameOf(db, step.decided_for),
    decided_at: step.decided_at?.toISOString() ?? null,
    reminded_at: step.reminded_at?.toISOString() ?? null,
    escalated_at: step.escalated_at?.toISOString() ?? null,
    reason: step.reason,
  }
}

const nameOf = async (db: Database, userId: string | null) =>
  userId === null ? null : ((await accountOf(db, userId))?.name ?? null)

const viewReason =
  (language: Language) =>
  ({ kind, amount, target_name, together, budget }: StoredReason) => ({
    ...wireKind(kind),
    amount,
    target_name: target_name?.[language] ?? null,
    together: together ?? null,
    budget: budget
      ? {
          name: budget.name,
          period: periodText(budget.period, budget.month, language),
          amount: budget.amount,
          above: budget.above,
        }
      : null,
  })

const viewLine = (
  { id, name, image, unit, vendor_name, quantity, unit_price }: RefusedLine,
  last?: { unit_price: number; paid_at: Date },
) => ({
  id,
  name,
  image,
  unit_type: unit,
  vendor_name,
  quantity,
  unit_price,
  subtotal: quantity * unit_price,
  is_refused: false,
  requested_quantity: null as number | null,
  least: quantity,
  quantity_step: 1,
  last_paid: last ? { unit_price: last.unit_price, at: last.paid_at.toISOString() } : null,
})
