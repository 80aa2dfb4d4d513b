import { DAY_MS } from '@borong/api/rules/time'
import { lastWibDay } from '@borong/api/rules/wib'
import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibDay, wibMinute } from '../server/wib.ts'
import { actScript } from '../desk/public.ts'
import { companyLine } from '../users/public.ts'
import { quoteBody } from './desk-script.ts'
import { quoteViewMessages, stateMessages } from './desk-messages.ts'
import { agreedPart } from './agreed-part.ts'
import type { DeskQuote } from './desk-quote.ts'
import type { Act } from './transitions.ts'
import type { QuoteSummary } from './view.ts'

const OFFER_DAYS = 7

/** The requests and offers of a store, the last changed first. */
export function listView(
  quotes: readonly (QuoteSummary & { is_unread: boolean })[],
  language: Language,
  base: string,
) {
  const text = textsIn(quoteViewMessages, language)
  const states = textsIn(stateMessages, language)
  if (quotes.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  const cards = quotes.map((quote) => {
    const more = quote.line_count > 1 ? ` +${quote.line_count - 1}` : ''
    const badge = quote.is_unread ? ` <span class="tag">${text.unread}</span>` : ''
    const total = quote.total === null ? '' : ` · ${rupiah(quote.total, language)}`
    const company = quote.company_name ? `<p>${escapeHtml(quote.company_name)}</p>` : ''
    return `<article class="card"><a href="${base}/quotes/${quote.id}"><strong>${quote.number}</strong></a>${badge}
      <p>${escapeHtml(quote.first_product)}${more}</p>${company}
      <p class="muted">${states[quote.state]}${total} · ${escapeHtml(quote.vendor_name)}</p></article>`
  })
  return { body: cards.join(''), style: STYLE }
}

/** One quote with the forms that its state allows. */
export function oneView(quote: DeskQuote, language: Language, base: string, now: Date) {
  const text = textsIn(quoteViewMessages, language)
  const states = textsIn(stateMessages, language)
  const may = (act: Act) => quote.acts.includes(act)
  const until = quote.valid_until ? ` · ${text.until} ${lastWibDay(quote.valid_until)}` : ''
  const address = quote.address
    ? `<p>${text.to}: ${escapeHtml(`${quote.address.name}, ${quote.address.address}, ${quote.address.city}`)}</p>`
    : ''
  const company = quote.company
    ? `<p>${text.company}: ${escapeHtml(companyLine(quote.company, quote.address?.city, language))}</p>`
    : ''
  const total =
    quote.total === null ? '' : `<p><b>${text.total}: ${rupiah(quote.total, language)}</b></p>`
  const body = `<p><a href="${base}/quotes">← ${text.back}</a></p>
    <div class="card"><strong>${quote.number}</strong> <span class="tag">${states[quote.state]}</span>
      <p class="muted">${escapeHtml(quote.vendor_name)}${until}</p>
      ${company}<p>${text.buyer}: ${escapeHtml(quote.buyer)}</p>${address}${total}</div>
    <p id="status" role="status"></p>
    ${may('offer') ? offerForm(quote, language, now) : linesTable(quote, language)}
    ${may('accept') ? act('accept', '') : ''}
    ${may('decline') ? act('decline', reason(text.reason)) : ''}
    ${may('withdraw') ? act('withdraw', reason(text.reason)) : ''}
    ${agreedPart(quote, language, base, now)}
    <h2>${text.history}</h2>${history(quote, language, base)}
    <form class="card" data-act="message"><label>${text.message}<input name="text" required maxlength="1000"></label>
      <label>${text.file}<input type="file" name="file"></label><button>${text.send}</button></form>`
  const data = { quote: quote.id, version: quote.version }
  return {
    body,
    style: STYLE,
    script: actScript(
      { base, area: '/quotes', offline: text.offline },
      `(${quoteBody.toString()})(${JSON.stringify(data)})`,
    ),
  }

  function act(name: 'accept' | 'decline' | 'withdraw', fields: string) {
    const plain = name === 'accept' ? '' : ' class="plain"'
    return `<form class="card" data-act="${name}">${fields}<button${plain}>${text[name]}</button></form>`
  }
}

const reason = (label: string) => `<label>${label}<input name="text" maxlength="1000"></label>`

function offerForm(quote: DeskQuote, language: Language, now: Date): string {
  const text = textsIn(quoteViewMessages, language)
  const today = wibDay(now)
  const day = wibDay(new Date(now.getTime() + OFFER_DAYS * DAY_MS))
  const wished = (price: number | null) =>
    price === null ? '' : `<p>${text.wished}: <b>${rupiah(price, language)}</b></p>`
  const lines = quote.lines.map(
    (line) => `<fieldset data-line="${line.id_item}"><legend>${escapeHtml(line.name)}</legend>
      <p class="muted">${text.shopPrice}: ${line.shop_price === null ? '–' : rupiah(line.shop_price, language)} / ${escapeHtml(unitName(line.unit_type, language))}</p>${wished(line.wished_price)}
      <label>${text.quantity}<input name="quantity" type="number" min="1" max="1000000" required value="${line.quantity}"></label>
      <label>${text.price}<input name="unit_price" type="number" min="1" max="1000000000" required value="${line.unit_price ?? line.shop_price ?? ''}"></label></fieldset>`,
  )
  return `<form class="card" data-act="offer">${lines.join('')}
    <label>${text.freight}<input name="freight" type="number" min="0" max="1000000000" required value="${quote.freight ?? ''}"></label>
    <label>${text.days}<input name="delivery_days" type="number" min="1" max="90" required value="${quote.delivery_days ?? 3}"></label>
    <label>${text.until}<input name="valid_until" type="date" min="${today}" required value="${day}"></label>
    <label>${text.terms}<input name="terms" maxlength="1000" value="${escapeHtml(quote.terms)}"></label>
    <button>${text.offer}</button></form>`
}

function linesTable(quote: DeskQuote, language: Language): string {
  const rows = quote.lines.map(
    ({ name, quantity, unit_type, unit_price }) =>
      `<p>${escapeHtml(`${name}: ${quantity} ${unitName(unit_type, language, quantity)}`)}${unit_price === null ? '' : ` × ${rupiah(unit_price, language)}`}</p>`,
  )
  return `<div class="card">${rows.join('')}</div>`
}

function history({ events, files }: DeskQuote, language: Language, base: string): string {
  const text = textsIn(quoteViewMessages, language)
  const states = textsIn(stateMessages, language)
  const from = { buyer: text.fromBuyer, seller: text.fromSeller, shop: text.fromShop }
  const rows = events.map((event) => {
    const state = event.state ? ` <span class="tag">${states[event.state]}</span>` : ''
    const total = event.total === null ? '' : ` ${rupiah(event.total, language)}`
    return `<article class="card"><span class="muted">${from[event.from]} · ${wibMinute(new Date(event.at))} WIB</span>${state}${total}<p>${escapeHtml(event.text)}</p></article>`
  })
  const links = files.map(
    ({ id, name }) => `<li><a href="${base}/files/${id}">${escapeHtml(name)}</a></li>`,
  )
  const list = links.length > 0 ? `<p>${text.files}</p><ul>${links.join('')}</ul>` : ''
  return rows.join('') + list
}

const STYLE = `.card p{margin:4px 0;white-space:pre-wrap;overflow-wrap:anywhere}
  form.card{display:grid;gap:12px}fieldset{border:1px solid var(--line);border-radius:6px;display:grid;gap:8px;margin:0;min-width:0}
  legend{overflow-wrap:anywhere}label{display:grid;gap:4px}`
