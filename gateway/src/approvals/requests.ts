import { accountOf } from '../identity/public.ts'
import { mayInCompany } from '../permissions/public.ts'
import type { Database, Trx } from '../server/database.ts'
import type { Language } from '../server/domain.ts'
import { newId } from '../server/new-id.ts'
import type { CaughtStep } from './caught.ts'
import { openStep, type Request, stepsOf } from './steps.ts'
import type { RefusedLine, SubjectType } from './table.ts'

/** Opens the request of a subject with its first step. */
export async function openRequest(
  trx: Trx,
  input: {
    subject: { type: SubjectType; id: string; serial: string }
    companyId: string
    requesterId: string
    steps: readonly CaughtStep[]
    language: Language
    at: Date
    expiresAt: Date
  },
): Promise<void> {
  const { at, subject } = input
  const request = {
    id: newId(),
    subject_type: subject.type,
    order_id: subject.id,
    company_id: input.companyId,
    requester_id: input.requesterId,
  }
  await trx
    .insertInto('approval_requests')
    .values({
      ...request,
      state: 'waiting',
      language: input.language,
      created_at: at,
      expires_at: input.expiresAt,
    })
    .execute()
  const buys = { buyerId: input.requesterId, companyId: input.companyId } as const
  // An automatic payment goes on when its member has left, who cannot be asked any more.
  const mayBuy = await mayInCompany(trx, { ...buys, action: 'company:buy' })
  const steps = input.steps.map(({ approverId, isForAdmins = false, reasons }, index) => ({
    request_id: request.id,
    position: index + 1,
    state: 'planned' as const,
    judges: mayBuy && !isForAdmins ? ('approver' as const) : ('admin' as const),
    approver_id: approverId,
    reasons: JSON.stringify(reasons),
    refused_lines: '[]',
    reason: '',
    decided_by: null,
    decided_at: null,
  }))
  await trx.insertInto('approval_steps').values(steps).execute()
  await openStep(trx, {
    ...request,
    ...steps[0]!,
    serial: subject.serial,
    at,
    until: input.expiresAt,
  })
}

/** Ends the request of a subject that ends by itself. A request that was decided stays as it is. */
export async function closeRequest(
  trx: Trx,
  closed: { subjectId: string; as: 'expired' | 'withdrawn' },
): Promise<void> {
  await trx
    .updateTable('approval_requests')
    .set({ state: closed.as })
    .where('order_id', '=', closed.subjectId)
    .where('state', '=', 'waiting')
    .execute()
}

/** A request as its subject's page shows it, with the last decision. */
export interface StoredApproval extends Pick<Request, 'id' | 'state' | 'expires_at' | 'language'> {
  reason: string
  refused_lines: RefusedLine[]
  decided_by_name: string | null
}

/** The request of a subject; undefined for one that no rule caught. */
export const requestOf = async (db: Database, subjectId: string) =>
  (await requestsOf(db, [subjectId])).get(subjectId)

/** The requests of subjects, by the subjects' ids. */
export async function requestsOf(
  db: Database,
  subjectIds: readonly string[],
): Promise<Map<string, StoredApproval>> {
  const found = new Map<string, StoredApproval>()
  if (subjectIds.length === 0) return found
  const requests = await db
    .selectFrom('approval_requests')
    .select(['id', 'order_id', 'state', 'expires_at', 'language'])
    .where('order_id', 'in', subjectIds)
    .execute()
  for (const { order_id, ...request } of requests) {
    const steps = await stepsOf(db, request.id)
    const last = steps.findLast(({ decided_by }) => decided_by !== null)
    const decider = last?.decided_by ? await accountOf(db, last.decided_by) : undefined
    found.set(order_id, {
      ...request,
      reason: last?.reason ?? '',
      refused_lines: steps.flatMap((step) => step.refused_lines),
      decided_by_name: decider?.name ?? null,
    })
  }
  return found
}
