import { PlainId, PlainText } from '@borong/api/plain'
import * as v from 'valibot'
import { enlistAgent } from '../agents/public.ts'
import { openAppliedLine } from '../credit/public.ts'
import { deskAct, deskPage, readPage } from '../desk/public.ts'
import { filesOfAll } from '../files/public.ts'
import { notify } from '../notifications/public.ts'
import type { Gateway } from '../server/domain.ts'
import { type DeskApplication, deskView } from './desk-view.ts'
import { eventsOf, moveApplication } from './events.ts'
import { queueMail } from './mails.ts'
import { deskMessages } from './messages.ts'
import { openPartnerStore } from './open-partner-store.ts'
import { nextStates } from './states.ts'
import { SUBJECT } from './view.ts'

const Decision = v.object({
  number: PlainId,
  /** The state that the operator has seen. */
  before: v.picklist(['received', 'in_review', 'more_needed']),
  state: v.picklist(['in_review', 'more_needed', 'approved', 'declined']),
  text: v.pipe(PlainText(2000), v.minLength(3)),
})

/** The operators' page of open applications. An answer, its notification and its log line are one transaction. */
export function serveApplicationDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/applications',
    title: deskMessages.title,
    read: (_actor, _params, { page }) => openApplications(gateway, page),
    view: ({ applications }, language) =>
      deskView(applications, { language, base: gateway.config.publicUrl }),
  })

  deskAct(gateway, ['operator'], {
    path: '/applications',
    action: 'answer-application',
    body: Decision,
    async run(trx, { number, before, state, text }, actor) {
      const row = await trx
        .selectFrom('applications')
        .select(['id', 'user_id', 'service', 'state', 'fields'])
        .where('number', '=', number)
        .where('state', '=', before)
        .forUpdate()
        .executeTakeFirst()
      if (!row || !nextStates[row.state].includes(state)) return undefined
      const at = gateway.now()
      await moveApplication(trx, row.id, { state, actor: actor.name, text, at })
      if (row.service === 'financiall' && state === 'approved')
        await openAppliedLine(trx, { ...lineIn(row.fields), userId: row.user_id, at })
      if (row.service === 'agent' && state === 'approved') await enlistAgent(trx, row.user_id, at)
      if (row.service === 'partner' && state === 'approved')
        await trx
          .updateTable('applications')
          .set({ outcome_path: await openPartnerStore(trx, row.fields, at) })
          .where('id', '=', row.id)
          .execute()
      await queueMail(trx, row.id, { state, text, at })
      await notify(trx, {
        userId: row.user_id,
        kind: 'APPLICATION_ANSWERED',
        path: `/services/applications/${number}`,
        detail: number,
        at,
      })
      return { subject: number, detail: `${state}: ${text}`, reply: { state } }
    },
  })
}

/** The credit line that an application for Financiall asks for. */
function lineIn(text: string): { limit: number; days: number } {
  const fields = JSON.parse(text) as { limit: string; term: 'days30' | 'days60' }
  return { limit: Number(fields.limit), days: fields.term === 'days30' ? 30 : 60 }
}

async function openApplications({ db }: Gateway, page: number) {
  const open = db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['applications.id', 'number', 'service', 'applications.state', 'fields'])
    .select(['users.name as applicant', 'applications.created_at'])
    .where('applications.state', 'in', ['received', 'in_review', 'more_needed'])
    .orderBy('applications.id')
  const { rows, has_more } = await readPage(page, open)
  const ids = rows.map(({ id }) => id)
  const files = await filesOfAll(db, SUBJECT, ids)
  const events = await eventsOf(db, ids)
  const applications: DeskApplication[] = rows.map(({ id, fields, ...row }) => ({
    ...row,
    fields: JSON.parse(fields) as Record<string, string>,
    files: files.get(id) ?? [],
    events: events.get(id) ?? [],
  }))
  return { applications, has_more }
}
