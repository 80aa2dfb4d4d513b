import { textOf, textsIn } from '@borong/api/messages'
import { formScript } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import type { Holiday } from './holidays.ts'
import { holidayMessages } from './holidays-messages.ts'

interface Shown {
  holidays: readonly Holiday[]
  /** The present and the next year, as far as they have no such holiday. */
  missing: readonly number[]
}

/** The holidays that move from year to year, and the form that adds one. */
export function holidaysView({ holidays, missing }: Shown, language: Language) {
  const text = textsIn(holidayMessages, language)
  const rows = holidays.map(({ day, name, origin, added_by }) => {
    const from = origin === 'added' ? escapeHtml(added_by ?? '') : text[origin]
    return `<tr><td>${day}</td><td>${escapeHtml(name)}</td><td>${from}</td><td><form data-act="remove" data-day="${day}"><button class="plain" aria-label="${text.remove} ${day}">${text.remove}</button></form></td></tr>`
  })
  const heads = [text.day, text.name, text.origin, ''].map((head) => `<th>${head}</th>`).join('')
  const warnings = missing.map(
    (year) =>
      `<p class="tag">${textOf(holidayMessages.missing, language, { year: String(year) })}</p>`,
  )
  return {
    style:
      'table{width:100%;border-collapse:collapse}th,td{padding:6px 8px 6px 0;text-align:left;overflow-wrap:anywhere}th{overflow-wrap:normal}td:first-child,td button{white-space:nowrap}td:last-child{text-align:right;padding-right:0}td form{margin:0}form.card{display:flex;flex-wrap:wrap;gap:8px;align-items:end}form.card>label{flex:1 1 140px}',
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${warnings.join('')}
    <form class="card" data-act="add"><label>${text.day}<input name="day" type="date" required></label>
      <label>${text.name}<input name="name" required minlength="3" maxlength="100"></label><button>${text.add}</button></form>
    <section class="card"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`,
    script: formScript(text.refused),
  }
}
