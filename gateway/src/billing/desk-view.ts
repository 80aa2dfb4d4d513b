import { textOf, textsIn } from '@borong/api/messages'
import { CSRF_HEADER, rowForms } from '../desk/public.ts'
import { escapeHtml } from '../server/page.ts'
import type { Language } from '../server/domain.ts'
import { rupiah } from '../server/rupiah.ts'
import { alarmMessages, deskMessages, stateMessages } from './messages.ts'
import type { BillAlarm, BillState } from './table.ts'
import { wibMinute } from '../server/wib.ts'

export interface AlarmedBill {
  serial: string
  alarm: BillAlarm
  state: BillState
  provider: string
  reference: string
  product_name: string
  number: string
  price: number
  paid_at: Date | null
  sent_at: Date | null
  tries: number
  events: { source: string; outcome: string; detail: string; actor: string | null; at: string }[]
}

export const decisions = ['done', 'failed', 'seen'] as const

/** The decisions about a bill in this state. `seen` closes the alarm of a bill that is at its end. */
export function decisionsFor(state: BillState): readonly (typeof decisions)[number][] {
  if (state === 'refunded') return ['seen']
  return state === 'done' ? ['seen', 'failed'] : ['done', 'failed']
}

/** The bills with an alarm, each with its events and the form of the decision. */
export function deskView(bills: readonly AlarmedBill[], language: Language) {
  const text = textsIn(deskMessages, language)
  if (bills.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  const cards = bills.map((bill) => cardOf(bill, language))
  return {
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${cards.join('')}`,
    style: `.card p,.card li{margin:4px 0;overflow-wrap:anywhere}.card ul{padding-left:20px}${rowForms}`,
    script: `(${decide.toString()})(${JSON.stringify(text.refused)}, '${CSRF_HEADER}')`,
  }
}

const timeOf = (at: Date | null) => (at ? `${wibMinute(at)} WIB` : '–')

function cardOf(bill: AlarmedBill, language: Language): string {
  const text = textsIn(deskMessages, language)
  const events = bill.events.map(({ at, source, outcome, detail, actor }) =>
    [timeOf(new Date(at)), actor === null ? source : `${source} ${actor}`, outcome, detail]
      .filter(Boolean)
      .join(' · '),
  )
  const facts = [
    `${bill.product_name}, ${bill.number}, ${rupiah(bill.price, language)}`,
    `${textOf(stateMessages[bill.state], language)}, ${text.paid} ${timeOf(bill.paid_at)}, ${text.sent} ${timeOf(bill.sent_at)}`,
    `${bill.provider} ${bill.reference}`,
  ]
  const lines = facts.map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const items = events.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const options = decisionsFor(bill.state)
    .map((decision) => `<option value="${decision}">${text[decision]}</option>`)
    .join('')
  return `<article class="card"><strong>${escapeHtml(bill.serial)}</strong> ${textOf(alarmMessages[bill.alarm], language)}${lines}<ul>${items}</ul>
<form data-serial="${escapeHtml(bill.serial)}"><select name="decision" required aria-label="${text.decision}"><option value="">${text.decision}</option>${options}</select>
<input name="reason" required minlength="3" maxlength="500" placeholder="${text.reason}" aria-label="${text.reason}"><button>${text.decide}</button></form></article>`
}

/* Runs in the browser. */
function decide(refused: string, csrfHeader: string) {
  const status = document.getElementById('status') as HTMLElement
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const send = async (form: HTMLFormElement, serial: string) => {
    const fields = Object.fromEntries(new FormData(form))
    const body = JSON.stringify({ serial, ...fields })
    const headers = { 'content-type': 'application/json', [csrfHeader]: csrf }
    const answer = await fetch(location.pathname, { method: 'POST', headers, body }).catch(
      () => null,
    )
    if (answer?.ok) form.closest('article')?.remove()
    status.textContent = answer?.ok ? '' : refused
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.dataset.serial) return
    event.preventDefault()
    void send(form, form.dataset.serial)
  })
}
