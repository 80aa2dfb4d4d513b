import * as listCalls from '@borong/api/lists'
import { mayInCompany } from '../permissions/public.ts'
import type { Gateway } from '../server/domain.ts'
import { sendCsv } from '../server/send-csv.ts'
import { slugOf } from '../server/slug.ts'
import { findList, mayManage, WISHLIST } from './find-list.ts'
import { listCsv } from './list-file.ts'
import { findSchedule, viewSchedule } from './recurring/view-schedule.ts'
import { companiesOf, summariesOf, summaryOfOne, wishlistSummary } from './summaries.ts'
import { viewItems } from './view-items.ts'
import { insertList, renameStored } from './write-lists.ts'

export function serveLists(gateway: Gateway): void {
  const { serve, db, now } = gateway

  const summaryFor = async (buyerId: string, listId: string) => {
    if (listId === WISHLIST) return wishlistSummary(db, buyerId)
    const found = await findList(db, buyerId, listId)
    return found && summaryOfOne(db, buyerId, found)
  }

  serve(listCalls.lists, async ({ buyerId }) => {
    const companies = await companiesOf(db, buyerId)
    return {
      result: await summariesOf(db, buyerId, companies),
      companies: companies.map(({ companyId, companyName }) => ({
        id: companyId,
        name: companyName,
      })),
    }
  })

  serve(listCalls.createList, async ({ body, buyerId, refuse }) => {
    const { name, company_id: companyId = null } = body
    const action = 'company:lists'
    if (companyId !== null && !(await mayInCompany(db, { buyerId, companyId, action })))
      return refuse('COMPANY_UNKNOWN')
    const row = await insertList(db, { userId: buyerId, companyId, name, at: now() })
    if (typeof row === 'string') return refuse(row)
    return { result: await summaryOfOne(db, buyerId, row) }
  })

  serve(listCalls.list, async ({ params, buyerId, language, refuse }) => {
    const summary = await summaryFor(buyerId, params.listId)
    if (!summary) return refuse('LIST_UNKNOWN')
    const schedule = await findSchedule(db, params.listId, buyerId)
    return {
      result: {
        ...summary,
        ...(await viewItems(gateway, { ...params, buyerId, language })),
        schedule: schedule ? viewSchedule(schedule) : null,
      },
    }
  })

  serve(listCalls.listFile, async ({ params, buyerId, language, reply, refuse }) => {
    const summary = await summaryFor(buyerId, params.listId)
    if (!summary) return refuse('LIST_UNKNOWN')
    const { items } = await viewItems(gateway, { ...params, buyerId, language })
    return sendCsv(reply, `borong-${fileName(summary.name)}`, listCsv(items, language))
  })

  serve(listCalls.renameList, async ({ params, body, buyerId, refuse }) => {
    if (params.listId === WISHLIST) return refuse('LIST_FIXED')
    const found = await findList(db, buyerId, params.listId)
    if (!found) return refuse('LIST_UNKNOWN')
    if (!(await mayManage(db, buyerId, found))) return refuse('LIST_NOT_YOURS')
    const renamed = await renameStored(db, found, body.name)
    if (!renamed) return refuse('LIST_NAME_TAKEN')
    return { result: await summaryOfOne(db, buyerId, renamed) }
  })

  serve(listCalls.deleteList, async ({ params, buyerId, refuse }) => {
    if (params.listId === WISHLIST) return refuse('LIST_FIXED')
    const found = await findList(db, buyerId, params.listId)
    if (!found) return refuse('LIST_UNKNOWN')
    if (!(await mayManage(db, buyerId, found))) return refuse('LIST_NOT_YOURS')
    await db.deleteFrom('lists').where('id', '=', found.id).execute()
    return { deleted: true as const }
  })
}

const fileName = (name: string): string => slugOf(name) || 'list'
