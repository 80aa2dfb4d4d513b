import * as applicationCalls from '@borong/api/applications'
import { firstServices } from '@borong/api/applications.shapes'
import type { AppliedService } from '@borong/api/rules/service-form'
import type { Gateway } from '../server/domain.ts'
import { answer, withdraw } from './change.ts'
import { makeApplication } from './create.ts'
import { findOwn, listApplications } from './read.ts'
import { viewApplication, viewSummary } from './view.ts'

type FirstService = (typeof firstServices)[number]

const isFirst = <T extends { service: AppliedService }>(
  row: T | undefined,
): row is T & { service: FirstService } =>
  row !== undefined && firstServices.some((service) => service === row.service)

/** The calls of remotes that know only the first services. Applications for later services do not exist for them. */
export function serveFirstCalls(gateway: Gateway): void {
  const { serve, db } = gateway

  const view = async <T extends Parameters<typeof viewApplication>[1] & { service: FirstService }>(
    row: T,
  ) => ({ result: { ...(await viewApplication(db, row)), service: row.service } })
  const findFirst = async (buyerId: string, number: string) => {
    const row = await findOwn(db, buyerId, number)
    return isFirst(row) ? row : undefined
  }

  serve(applicationCalls.createApplication, async ({ body, buyerId, language }) => {
    const made = await makeApplication(gateway, { buyerId, body, language })
    return view({ ...made, service: body.service })
  })

  serve(applicationCalls.applications, async ({ query: { page, limit, service }, buyerId }) => {
    const services = service ? [service] : firstServices
    const { rows, count } = await listApplications(db, { buyerId, services, page, limit })
    const items = rows.filter(isFirst).map((row) => ({ ...viewSummary(row), service: row.service }))
    return { result: { items, total_count: count, page, limit } }
  })

  serve(applicationCalls.application, async ({ params, buyerId, refuse }) => {
    const row = await findFirst(buyerId, params.number)
    return row ? view(row) : refuse('APPLICATION_UNKNOWN')
  })

  serve(applicationCalls.answerApplication, async ({ params, body, buyerId, refuse }) => {
    const first = await findFirst(buyerId, params.number)
    if (!first) return refuse('APPLICATION_UNKNOWN')
    const { text, file_ids: fileIds } = body
    const row = await answer(gateway, { ...params, buyerId, text, fileIds })
    return typeof row === 'string' ? refuse(row) : view({ ...row, service: first.service })
  })

  serve(applicationCalls.withdrawApplication, async ({ params, buyerId, refuse }) => {
    const first = await findFirst(buyerId, params.number)
    if (!first) return refuse('APPLICATION_UNKNOWN')
    const row = await withdraw(gateway, { ...params, buyerId })
    if (typeof row !== 'string') return view({ ...row, service: first.service })
    return refuse(row === 'APPLICATION_UNKNOWN' ? row : 'APPLICATION_ENDED')
  })
}
