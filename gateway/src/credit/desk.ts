import { deskPage, readPage } from '../desk/public.ts'
import type { Gateway } from '../server/domain.ts'
import { serveDeskActs } from './desk-acts.ts'
import { deskMessages } from './desk-messages.ts'
import { type DeskLine, deskView } from './desk-view.ts'
import { overdueOwners } from './lines.ts'

/** The operators' page of credit. It stands in for a provider of credit. */
export function serveCreditDesk(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/credit',
    title: deskMessages.title,
    async read(_actor, _params, { page }) {
      const [waits, newest] = await Promise.all([
        waiting(gateway, page),
        newestLines(gateway, page),
      ])
      return {
        applications: waits.rows,
        lines: newest.lines,
        has_more: waits.has_more || newest.has_more,
      }
    },
    view: (shown, language) => deskView(shown, language, `${gateway.config.publicUrl}/seller-desk`),
  })
  serveDeskActs(gateway)
}

const waiting = ({ db }: Gateway, page: number) => {
  const open = db
    .selectFrom('credit_applications as application')
    .innerJoin('users', 'users.id', 'application.user_id')
    .leftJoin('companies', 'companies.id', 'application.company_id')
    .select(['application.number', 'users.name as applicant', 'companies.name as company'])
    .select(['application.method', 'application.credit_limit as limit', 'application.purpose'])
    .select('application.created_at')
    .where('application.state', '=', 'waiting')
    .orderBy('application.id')
  return readPage(page, open)
}

async function newestLines({ db, now }: Gateway, page: number) {
  const newest = db
    .selectFrom('credit_lines as line')
    .leftJoin('users', 'users.id', 'line.user_id')
    .leftJoin('companies', 'companies.id', 'line.company_id')
    .selectAll('line')
    .select(['users.name as user_name', 'companies.name as company_name'])
    .orderBy('line.updated_at', 'desc')
  const { rows, has_more } = await readPage(page, newest)
  const overdue = await overdueOwners(db, [...new Set(rows.map(({ owner }) => owner))], now())
  const lines: DeskLine[] = rows.map((line) => ({
    id: line.id,
    debtor: line.company_name ?? line.user_name ?? line.owner,
    method: line.method,
    limit: line.credit_limit,
    days: line.days,
    used: line.reserved + line.owed,
    state: line.state,
    is_overdue: overdue.has(line.owner),
  }))
  return { lines, has_more }
}
