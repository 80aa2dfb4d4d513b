import { textsIn } from '@borong/api/messages'
import { CSRF_HEADER } from '../desk/public.ts'
import { methodName } from '../payments/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibMinute } from '../server/wib.ts'
import { creditTerms } from './credit-methods.ts'
import { deskMessages } from './desk-messages.ts'
import type { LineState } from './table.ts'

export interface DeskApplication {
  number: string
  applicant: string
  company: string | null
  method: string
  limit: number
  purpose: string
  created_at: Date
}

export interface DeskLine {
  id: string
  debtor: string
  method: string
  limit: number
  days: number
  used: number
  state: LineState
  is_overdue: boolean
}

interface Shown {
  applications: readonly DeskApplication[]
  lines: readonly DeskLine[]
}

/** Applications, lines with their forms, and the form of a refund. */
export function deskView({ applications, lines }: Shown, language: Language, base: string) {
  const text = textsIn(deskMessages, language)
  const methods = creditTerms
    .map(({ method }) => `<option value="${method.id}">${method.name[language]}</option>`)
    .join('')
  const limit = (value: number | '') =>
    `<label>${text.limit}<input name="limit" type="number" min="0" max="100000000000" required value="${value}"></label>`
  const days = (value: number) =>
    `<label>${text.days}<input name="days" type="number" min="1" max="180" required value="${value}"></label>`
  const waiting = applications.map(
    (
      one,
    ) => `<article class="card"><strong>${one.number}</strong> ${escapeHtml(methodName(one.method, language))} · ${rupiah(one.limit, language)}
      <p>${escapeHtml([one.applicant, one.company].filter(Boolean).join(' · '))} · ${wibMinute(one.created_at)} WIB</p><p>${escapeHtml(one.purpose)}</p>
      <form data-path="/credit/decisions" data-number="${one.number}">${limit(one.limit)}${days(creditTerms.find(({ method }) => method.id === one.method)?.days ?? 30)}
      <label>${text.answer}<input name="answer" maxlength="500"></label>
      <button name="decision" value="approve">${text.approve}</button><button class="plain" name="decision" value="refuse">${text.refuse}</button></form></article>`,
  )
  const cards = lines.map(
    (
      line,
    ) => `<article class="card"><strong>${escapeHtml(line.debtor)}</strong> ${escapeHtml(methodName(line.method, language))} <span class="tag">${text[line.state]}</span>${line.is_overdue ? ` <span class="tag">${text.overdue}</span>` : ''}
      <p>${rupiah(line.used, language)} ${text.used} / ${rupiah(line.limit, language)}</p>
      <form data-path="/credit/lines/terms" data-line="${line.id}">${limit(line.limit)}${days(line.days)}<button>${text.save}</button></form>
      <form data-path="/credit/lines/state" data-line="${line.id}">${stateButtons(line.state)}</form></article>`,
  )
  const body = `<p class="muted">${text.intro}</p><p id="status" role="status"></p>
    <h2>${text.waiting}</h2>${waiting.join('') || `<p class="muted">${text.none}</p>`}
    <h2>${text.open}</h2><form class="card" data-path="/credit/lines">
      <label>${text.buyer}<input name="buyer" required minlength="5" maxlength="200"></label>
      <label>${text.method}<select name="method">${methods}</select></label>${limit('')}${days(30)}<button>${text.open}</button></form>
    <h2>${text.refunds}</h2><form class="card" data-path="/credit/refunds"><p class="muted">${text.refundIntro}</p>
      <label>${text.number}<input name="number" required maxlength="30"></label>
      <label>${text.amount}<input name="amount" type="number" min="1" required></label>
      <label>${text.reason}<input name="reason" required minlength="3" maxlength="300"></label><button>${text.refund}</button></form>
    <h2>${text.lines}</h2>${cards.join('')}`
  return {
    body,
    style:
      '.card p{margin:4px 0;overflow-wrap:anywhere}.card form,form.card{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px;align-items:end}.card form>label,form.card>label{flex:1 1 140px}form.card>label:has(select){flex-basis:100%}form.card>p{flex:1 1 100%}',
    script: `(${send.toString()})('${base}', ${JSON.stringify(text.refused)}, '${CSRF_HEADER}')`,
  }

  function stateButtons(state: LineState) {
    const button = (to: LineState, label: string) =>
      `<button class="plain" name="state" value="${to}">${label}</button>`
    return [
      state === 'active' ? button('blocked', text.block) : button('active', text.unblock),
      state === 'closed' ? '' : button('closed', text.close),
    ].join('')
  }
}

/* Runs in the browser. */
function send(base: string, refused: string, csrfHeader: string) {
  const status = document.getElementById('status') as HTMLElement
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const key = crypto.randomUUID()
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    const { path, ...more } = form.dataset
    if (!path) return
    event.preventDefault()
    const fields = new FormData(form, event.submitter)
    const body = JSON.stringify({ key, ...more, ...Object.fromEntries(fields) })
    const headers = { 'content-type': 'application/json', [csrfHeader]: csrf }
    void post(base + path, { method: 'POST', headers, body })
  })

  async function post(url: string, init: RequestInit) {
    const reply = await fetch(url, init).catch(() => null)
    if (reply?.ok) location.reload()
    else status.textContent = refused
  }
}
