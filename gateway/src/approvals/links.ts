import { createHash } from 'node:crypto'
import * as approvalCalls from '@borong/api/approvals'
import { actorOf } from '../audit/public.ts'
import { Refused } from '../server/refused.ts'
import { atomically, type Database } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { checkBefore, decide } from './decide.ts'
import { barFrom } from './judges.ts'
import { readRequest } from './read.ts'
import type { ApprovalSubjects } from './approval-subjects.ts'

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** F-08: the link of a message acts as the approver whom it was sent to, for one decision of one step, and only while this member may judge. */
export function serveLinks(gateway: Gateway, subjects: ApprovalSubjects): void {
  const { serve, db } = gateway

  serve(approvalCalls.readApprovalLink, async ({ body, language, refuse }) => {
    const link = await openLink(db, body.token, gateway.now())
    if ('problem' in link) return refuse(link.problem)
    const { request_id: requestId, user_id: buyerId } = link
    const approval = await readRequest(gateway, subjects, { requestId, buyerId, language })
    return approval ? { approval } : refuse('LINK_UNKNOWN')
  })

  serve(approvalCalls.decideByLink, async ({ body, request, language, refuse }) => {
    const { token, ...decision } = body
    try {
      const early = await openLink(db, token, gateway.now())
      if (!('problem' in early)) {
        const { request_id: requestId, user_id: buyerId, position: step } = early
        const by = actorOf({ buyerId, request })
        await checkBefore(subjects, {
          ...decision,
          requestId,
          buyerId,
          by,
          language,
          step,
          gateway,
        })
      }
      const read = await atomically(db, async (trx) => {
        const link = await openLink(trx, token, gateway.now())
        if ('problem' in link) throw new Refused(link.problem)
        const read = { requestId: link.request_id, buyerId: link.user_id, language }
        const by = actorOf({ buyerId: link.user_id, request })
        await decide(trx, subjects, { ...decision, ...read, by, step: link.position, gateway })
        const used = await trx
          .updateTable('approval_links')
          .set({ used_at: gateway.now() })
          .where('id', '=', link.id)
          .where('used_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!used) throw new Refused('LINK_USED')
        return read
      })
      return { approval: (await readRequest(gateway, subjects, read))! }
    } catch (error) {
      const isUnknown = error instanceof Refused && error.refusal === 'APPROVAL_UNKNOWN'
      if (isUnknown) return refuse('LINK_UNKNOWN')
      throw error
    }
  })
}

async function openLink(db: Database, token: string, at: Date) {
  const link = await db
    .selectFrom('approval_links')
    .innerJoin('approval_requests', 'approval_requests.id', 'approval_links.request_id')
    .innerJoin('approval_steps', (join) =>
      join
        .onRef('approval_steps.request_id', '=', 'approval_links.request_id')
        .onRef('approval_steps.position', '=', 'approval_links.position'),
    )
    .selectAll('approval_links')
    .select([
      'approval_requests.company_id',
      'approval_requests.requester_id',
      'approval_requests.expires_at',
      'approval_steps.approver_id',
      'approval_steps.judges',
    ])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst()
  // A member who was removed, or may not judge any more, learns nothing from an old message.
  if (!link || (await barFrom(db, link.user_id, link, at)))
    return { problem: 'LINK_UNKNOWN' as const }
  if (link.expires_at <= at) return { problem: 'LINK_UNKNOWN' as const }
  return link.used_at ? { problem: 'LINK_USED' as const } : link
}
