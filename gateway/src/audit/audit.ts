import * as auditCalls from '@borong/api/audit'
import { auditActs } from '@borong/api/audit.shapes'
import { textOf, textsIn } from '@borong/api/messages'
import { roleIn } from '../memberships/public.ts'
import { type Cell, csvStream } from '../server/csv.ts'
import type { Database } from '../server/database.ts'
import type { Domain, Gateway, Language } from '../server/domain.ts'
import { newestPage } from '../server/newest-page.ts'
import { Refused } from '../server/refused.ts'
import { sendCsv } from '../server/send-csv.ts'
import { wibMinute } from '../server/wib.ts'
import { choiceMessages, fileMessages } from './messages.ts'
import { actorsIn, entriesOf, entryPages, namedEntries } from './read.ts'
import { sentenceOf } from './sentence.ts'
import { auditMigrations } from './table.ts'
import { recordTaken } from './taken.ts'

/** `domains.ts` passes it, because permissions know domains that write into the log. */
type MayInCompany = (
  db: Database,
  asked: { buyerId: string; companyId: string; action: 'company:finance' },
) => Promise<boolean>

/** F-08: who changed, decided or took what for a company, and when. Admins and finance read it. */
export const audit = (mayInCompany: MayInCompany): Domain => ({
  name: 'audit',
  migrations: auditMigrations,
  removed: { audit_persons: 'user_id' },
  routes(gateway) {
    serveLog(gateway, mayInCompany)
    serveFile(gateway, mayInCompany)
  },
})

function serveLog({ serve, db }: Gateway, mayInCompany: MayInCompany) {
  serve(auditCalls.auditLog, async ({ params: { companyId }, query, buyerId, language }) => {
    await checkReader(db, mayInCompany, { companyId, buyerId })
    const { rows, count } = await newestPage(entriesOf(db, companyId, query), query)
    const entries = await namedEntries(db, rows, language)
    return {
      items: entries.map((entry) => ({
        id: entry.id,
        at: entry.created_at.toISOString(),
        text: sentenceOf(entry, language),
        network: entry.network,
      })),
      acts: auditActs.map((id) => ({ id, name: textOf(choiceMessages[id], language) })),
      actors: await actorsIn(db, companyId),
      total_count: count,
      page: query.page,
      limit: query.limit,
    }
  })
}

function serveFile(gateway: Gateway, mayInCompany: MayInCompany) {
  const { serve, db } = gateway
  serve(auditCalls.auditLogFile, async (call) => {
    const { params, query, buyerId, language, reply } = call
    const { companyId } = params
    await checkReader(db, mayInCompany, { companyId, buyerId })
    const { from = '', to = '' } = query
    await recordTaken(gateway, call, {
      companyIds: [companyId],
      act: 'EXPORT_TAKEN',
      after: { file: 'audit-log', from, to },
    })
    const name = ['borong', 'audit', from, to].filter(Boolean).join('-')
    const header = Object.values(textsIn(fileMessages, language))
    const rows = rowsIn(db, entryPages(entriesOf(db, companyId, query)), language)
    return sendCsv(reply, name, csvStream(header, rows))
  })
}

async function* rowsIn(
  db: Database,
  pages: ReturnType<typeof entryPages>,
  language: Language,
): AsyncGenerator<Cell[][]> {
  for await (const page of pages) {
    const entries = await namedEntries(db, page, language)
    yield entries.map((entry) => [
      wibMinute(entry.created_at),
      entry.actor,
      entry.actor_id,
      textOf(choiceMessages[entry.act], language),
      entry.object,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      entry.network,
    ])
  }
}

async function checkReader(
  db: Database,
  mayInCompany: MayInCompany,
  { companyId, buyerId }: { companyId: string; buyerId: string },
): Promise<void> {
  if (!(await roleIn(db, { companyId, userId: buyerId }))) throw new Refused('COMPANY_UNKNOWN')
  if (!(await mayInCompany(db, { buyerId, companyId, action: 'company:finance' })))
    throw new Refused('ROLE_FORBIDS')
}
