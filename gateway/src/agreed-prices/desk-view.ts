import { textsIn } from '@borong/api/messages'
import { DAY_MS } from '@borong/api/rules/time'
import { unitName } from '@borong/api/rules/unit-name'
import { actScript } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import { wibDate, wibDay } from '../server/wib.ts'
import { stateMessages, viewMessages } from './desk-messages.ts'
import { priceBody } from './desk-script.ts'
import type { AgreementLineView, AgreementSummary } from './view.ts'

type Named = AgreementSummary & { company_name: string }

const PROPOSED_DAYS = 90

/** The agreements of a store, and the form of a proposal by file. */
export function listView(
  {
    agreements,
    customers,
  }: { agreements: readonly Named[]; customers: readonly { id: string; name: string }[] },
  language: Language,
  base: string,
  now: Date,
) {
  const text = textsIn(viewMessages, language)
  const cards = agreements.map(
    (one) =>
      `<article class="card"><a href="${base}/agreed-prices/${one.id}"><strong>${one.number}</strong></a>${factsOf(one, language)}</article>`,
  )
  const list = cards.length > 0 ? cards.join('') : `<p class="muted">${text.empty}</p>`
  const form = customers.length > 0 ? proposalForm(customers, language, now) : text.noCompany
  return {
    body: `${list}<h2>${text.propose}</h2><p id="status" role="status"></p>${form}`,
    style: STYLE,
    script: scriptOf(base, language),
  }
}

/** One agreement with what was ordered of each product. */
export function oneView(
  agreement: Named & { lines: readonly AgreementLineView[] },
  language: Language,
  base: string,
) {
  const text = textsIn(viewMessages, language)
  const number = (count: number) => wholeNumber(count, language)
  const lines = agreement.lines.map((line) => {
    const unit = escapeHtml(unitName(line.unit_type, language))
    const left =
      line.call_off === null
        ? text.unlimited
        : `${text.left} ${number(line.call_off - line.used)} / ${number(line.call_off)}`
    return `<p><b>${escapeHtml(line.name)}</b><br>${rupiah(line.unit_price, language)} / ${unit} · ${text.minimum} ${number(line.minimum)}<br>
      <span class="muted">${text.used} ${number(line.used)} · ${left}</span></p>`
  })
  const isOpen = agreement.state === 'proposed' || agreement.state === 'active'
  const end = `<form class="card" data-act="end" data-agreement="${agreement.id}"><p class="muted">${text.endHint}</p>
    <button class="plain">${text.end}</button></form>`
  return {
    body: `<p><a href="${base}/agreed-prices">← ${text.back}</a></p>
      <div class="card"><strong>${agreement.number}</strong>${factsOf(agreement, language)}</div>
      <p id="status" role="status"></p><div class="card">${lines.join('')}</div>${isOpen ? end : ''}`,
    style: STYLE,
    script: scriptOf(base, language),
  }
}

function factsOf(one: Named, language: Language): string {
  const text = textsIn(viewMessages, language)
  const states = textsIn(stateMessages, language)
  const days = `${wibDate(one.valid_from, language)} – ${wibDate(one.valid_to, language)}`
  return ` <span class="tag">${states[one.state]}</span><p>${escapeHtml(one.company_name)}</p>
    <p class="muted">${escapeHtml(one.vendor_name)} · ${text.products}: ${one.line_count} · ${days}</p>`
}

function proposalForm(
  customers: readonly { id: string; name: string }[],
  language: Language,
  now: Date,
): string {
  const text = textsIn(viewMessages, language)
  const options = customers.map(
    ({ id, name }) => `<option value="${escapeHtml(id)}">${escapeHtml(name)}</option>`,
  )
  return `<form class="card" data-act="propose">
    <label>${text.company}<select name="customer" required>${options.join('')}</select></label>
    ${dayFields(language, now)}
    <label>${text.list}<textarea name="text" rows="8"></textarea></label>
    <label>${text.file}<input type="file" accept=".csv,.txt,text/csv,text/plain"></label>
    <label class="check"><input name="skip" type="checkbox"> ${text.skip}</label>
    <button>${text.propose}</button></form>`
}

/** The first and the last day of a proposal. */
export function dayFields(language: Language, now: Date): string {
  const text = textsIn(viewMessages, language)
  const today = wibDay(now)
  const last = wibDay(new Date(now.getTime() + PROPOSED_DAYS * DAY_MS))
  return `<label>${text.from}<input name="from" type="date" required value="${today}"></label>
    <label>${text.to}<input name="to" type="date" min="${today}" required value="${last}"></label>`
}

const scriptOf = (base: string, language: Language) =>
  actScript(
    { base, area: '/agreed-prices', offline: viewMessages.offline[language] },
    `(${priceBody.toString()})()`,
  )

const STYLE = `.card p{margin:4px 0;overflow-wrap:anywhere}form.card{display:grid;gap:12px}label{display:grid;gap:4px}
  label.check{display:flex;align-items:center}label.check input{width:auto}textarea{font:inherit;width:100%;box-sizing:border-box}
  #status{white-space:pre-line}`
