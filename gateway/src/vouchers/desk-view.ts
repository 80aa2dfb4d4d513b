import { textOf, textsIn } from '@borong/api/messages'
import { formScript, rowForms } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { wibMinute } from '../server/wib.ts'
import { deskMessages } from './desk-messages.ts'
import type { Voucher } from './effect.ts'

/** The vouchers, each with its terms and the form that ends it. */
export function deskView(vouchers: readonly Voucher[], language: Language) {
  const text = textsIn(deskMessages, language)
  if (vouchers.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  const cards = vouchers.map((voucher) => cardOf(voucher, language))
  return {
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${cards.join('')}`,
    style: `.card p{margin:4px 0;overflow-wrap:anywhere}${rowForms}`,
    script: formScript(text.refused),
  }
}

function cardOf({ code, title, terms, used, ends_at }: Voucher, language: Language): string {
  const text = textsIn(deskMessages, language)
  const facts = [
    title[language],
    ...terms[language],
    textOf(deskMessages.used, language, { count: used }),
    textOf(deskMessages.until, language, { time: wibMinute(ends_at) }),
  ]
  const lines = facts.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  return `<article class="card"><strong>${escapeHtml(code)}</strong>${lines}
<form data-code="${escapeHtml(code)}"><input name="reason" required minlength="3" maxlength="300" placeholder="${text.reason}" aria-label="${text.reason}"><button>${text.end}</button></form></article>`
}
