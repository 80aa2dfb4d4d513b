import { textOf, textsIn } from '@borong/api/messages'
import type { Gateway } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { deskPage } from './desk-page.ts'
import { columnMessages, logMessages } from './messages.ts'
import { readPage } from './read-page.ts'

/** Every act at the desk with its actor, newest first. */
export function serveLog(gateway: Gateway): void {
  deskPage(gateway, ['operator'], {
    path: '/log',
    title: logMessages.title,
    async read(_actor, _params, { page }) {
      const newest = gateway.db.selectFrom('desk_log').selectAll().orderBy('id', 'desc')
      const { rows: log, has_more } = await readPage(page, newest)
      return { log, has_more }
    },
    view({ log }, language) {
      if (log.length === 0)
        return { body: `<p class="muted">${textOf(logMessages.empty, language)}</p>` }
      const cells = (values: string[], tag: 'th' | 'td') =>
        `<tr>${values.map((value) => `<${tag}>${escapeHtml(value)}</${tag}>`).join('')}</tr>`
      const rows = log.map(({ created_at, actor_name, role, action, subject, detail }) =>
        cells([created_at.toISOString(), `${actor_name} (${role})`, action, subject, detail], 'td'),
      )
      return {
        style:
          'table{width:100%;border-collapse:collapse;background:#fff}th,td{text-align:left;vertical-align:top;padding:8px;border-bottom:1px solid var(--line);overflow-wrap:anywhere}',
        body: `<table>${cells(Object.values(textsIn(columnMessages, language)), 'th')}${rows.join('')}</table>`,
      }
    },
  })
}
