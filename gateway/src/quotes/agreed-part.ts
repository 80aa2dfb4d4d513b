import { textsIn } from '@borong/api/messages'
import { dayFields } from '../agreed-prices/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah } from '../server/rupiah.ts'
import { agreedMessages } from './desk-messages.ts'
import type { DeskQuote } from './desk-quote.ts'
import { mayAgree } from './transitions.ts'

/** The form that makes agreed prices of an accepted quote of a company, or the link to those that were made. */
export function agreedPart(quote: DeskQuote, language: Language, base: string, now: Date): string {
  const text = textsIn(agreedMessages, language)
  if (quote.agreement)
    return `<p><a href="${base}/agreed-prices/${quote.agreement.id}">${text.made} ${quote.agreement.number}</a></p>`
  if (!quote.company || !mayAgree(quote.state)) return ''
  const lines = quote.lines.map(
    (line) => `<fieldset data-line="${line.id_item}"><legend>${escapeHtml(line.name)}</legend>
      <p class="muted">${rupiah(line.unit_price ?? 0, language)}</p>
      <label>${text.minimum}<input name="minimum" type="number" min="1" max="1000000" required value="1"></label>
      <label>${text.callOff}<input name="call_off" type="number" min="1" max="1000000" value="${line.quantity}"></label></fieldset>`,
  )
  return `<h2>${text.title}</h2><p class="muted">${text.hint}</p><form class="card" data-act="agree">
    ${dayFields(language, now)}${lines.join('')}<button>${text.propose}</button></form>`
}
