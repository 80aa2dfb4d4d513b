import * as approvalCalls from '@borong/api/approvals'
import { actorOf } from '../audit/public.ts'
import { atomically } from '../server/database.ts'
import type { Gateway } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { answerQuestion, ask } from './ask.ts'
import { boxOf } from './boxes.ts'
import { checkBefore, decide } from './decide.ts'
import { readRequest, summaryOf } from './read.ts'
import { type ApprovalSubjects, readSubjects } from './approval-subjects.ts'

/** F-08: approval requests in the shop. */
export function serveRequests(gateway: Gateway, subjects: ApprovalSubjects): void {
  const { serve, db } = gateway

  serve(approvalCalls.approvals, async ({ query, buyerId, language }) => {
    const box = await boxOf(gateway, buyerId, query.box)
    const { rows, count } = await newestPage(box, query)
    const found = await readSubjects(db, subjects, rows)
    const items = []
    for (const row of rows)
      items.push(await summaryOf(gateway, row, found.get(row.order_id)!, { buyerId, language }))
    return { items, total_count: count, page: query.page, limit: query.limit }
  })

  serve(approvalCalls.approval, async ({ params, buyerId, language, refuse }) => {
    const read = { requestId: params.approvalId, buyerId, language }
    const approval = await readRequest(gateway, subjects, read)
    return approval ? { approval } : refuse('APPROVAL_UNKNOWN')
  })

  serve(approvalCalls.askRequester, async (call) => {
    const { params, body, buyerId, language } = call
    const read = { requestId: params.approvalId, buyerId, language }
    const said = { ...read, ...body, by: actorOf(call), gateway }
    await atomically(db, (trx) => ask(trx, subjects, said))
    return { approval: (await readRequest(gateway, subjects, read))! }
  })

  serve(approvalCalls.answerApprover, async (call) => {
    const { params, body, buyerId, language } = call
    const read = { requestId: params.approvalId, buyerId, language }
    const { questionId } = params
    const said = { ...read, ...body, questionId, by: actorOf(call), gateway }
    await atomically(db, (trx) => answerQuestion(trx, subjects, said))
    return { approval: (await readRequest(gateway, subjects, read))! }
  })

  serve(approvalCalls.decideApproval, async (call) => {
    const { params, body, buyerId, language } = call
    const requestId = params.approvalId
    const input = { ...body, requestId, buyerId, by: actorOf(call), language, gateway }
    await checkBefore(subjects, input)
    await atomically(db, (trx) => decide(trx, subjects, input))
    return { approval: (await readRequest(gateway, subjects, { requestId, buyerId, language }))! }
  })
}
