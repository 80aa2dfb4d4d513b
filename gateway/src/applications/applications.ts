import * as applicationCalls from '@borong/api/applications'
import { type AppliedService, serviceForms } from '@borong/api/rules/service-form'
import type { FileOwner } from '../files/public.ts'
import type { Domain, Gateway } from '../server/domain.ts'
import { answer, withdraw } from './change.ts'
import { makeApplication } from './create.ts'
import { serveApplicationDesk } from './desk.ts'
import { sendApplicationMails } from './mails.ts'
import { findOwn, listApplications } from './read.ts'
import { serveFirstCalls } from './serve-first-calls.ts'
import { applicationsMigrations } from './table.ts'
import { viewApplication, viewSummary } from './view.ts'

const documents: FileOwner = {
  subject: 'application',
  async mayRead(db, id, reader) {
    if (reader.kind === 'desk') return reader.sellerId === null
    const own = await db
      .selectFrom('applications')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', reader.userId)
      .executeTakeFirst()
    return own !== undefined
  },
}

/** R-15 R-16 P-04: applications of buyers for the shop's services. Operators answer them at the desk. */
export const applications: Domain = {
  name: 'applications',
  migrations: applicationsMigrations,
  async anonymise(trx, userId) {
    await trx
      .deleteFrom('application_mails')
      .where('application_id', 'in', (query) =>
        query.selectFrom('applications').select('id').where('user_id', '=', userId),
      )
      .execute()
    await trx
      .updateTable('applications')
      .set({ fields: '{}' })
      .where('user_id', '=', userId)
      .execute()
  },
  fileOwners: [documents],
  routes(gateway) {
    serveApplications(gateway)
    serveFirstCalls(gateway)
    serveApplicationDesk(gateway)
  },
  jobs: [{ name: 'application-mails', everySeconds: 10, run: sendApplicationMails }],
}

function serveApplications(gateway: Gateway) {
  const { serve, db } = gateway

  serve(applicationCalls.sendApplication, async ({ body, buyerId, language }) => {
    const made = await makeApplication(gateway, { buyerId, body, language })
    return { result: await viewApplication(db, made) }
  })

  serve(applicationCalls.sentApplications, async ({ query: { page, limit, service }, buyerId }) => {
    const services = service ? [service] : (Object.keys(serviceForms) as AppliedService[])
    const { rows, count } = await listApplications(db, { buyerId, services, page, limit })
    return { result: { items: rows.map(viewSummary), total_count: count, page, limit } }
  })

  serve(applicationCalls.sentApplication, async ({ params, buyerId, refuse }) => {
    const row = await findOwn(db, buyerId, params.number)
    return row ? { result: await viewApplication(db, row) } : refuse('APPLICATION_UNKNOWN')
  })

  serve(applicationCalls.completeApplication, async ({ params, body, buyerId, refuse }) => {
    const { text, file_ids: fileIds } = body
    const row = await answer(gateway, { ...params, buyerId, text, fileIds })
    return typeof row === 'string' ? refuse(row) : { result: await viewApplication(db, row) }
  })

  serve(applicationCalls.endApplication, async ({ params, buyerId, refuse }) => {
    const row = await withdraw(gateway, { ...params, buyerId })
    if (typeof row !== 'string') return { result: await viewApplication(db, row) }
    return refuse(row === 'APPLICATION_UNKNOWN' ? row : 'APPLICATION_ENDED')
  })
}
