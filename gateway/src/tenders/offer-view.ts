import { DAY_MS } from '@borong/api/rules/time'
import { lastWibDay } from '@borong/api/rules/wib'
import { textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import { CSRF_HEADER } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import { wibDay } from '../server/wib.ts'
import { companyLine } from '../users/public.ts'
import type { DeskTender, ListedTender } from './offer-data.ts'
import { offerMessages, offerStateMessages, phaseMessages } from './offer-messages.ts'
import { offerForm } from './offer-script.ts'

const VALID_DAYS = 14

/** The tenders that a seller may answer. */
export function listView(tenders: readonly ListedTender[], language: Language, base: string) {
  const text = textsIn(offerMessages, language)
  const phases = textsIn(phaseMessages, language)
  if (tenders.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  const states: Readonly<Record<string, string>> = textsIn(offerStateMessages, language)
  const cards = tenders.map((tender) => {
    const more = tender.line_count > 1 ? ` +${tender.line_count - 1}` : ''
    const fits = tender.fits ? ` <span class="tag">${text.fits}</span>` : ''
    const own = tender.own_offer
      ? `<p>${text.own}: ${states[tender.own_offer] ?? tender.own_offer}</p>`
      : ''
    const goods = `${wholeNumber(tender.quantity, language)} ${unitName(tender.unit, language, tender.quantity)} ${tender.item}${more}`
    const facts = `${tender.place} · ${text.until} ${lastWibDay(tender.offers_until)} · ${phases[tender.state]}`
    return `<article class="card"><a href="${base}/tender-offers/${tender.number}"><strong>${tender.number}</strong></a>${fits}
      <p>${escapeHtml(goods)}</p><p class="muted">${escapeHtml(facts)}</p>${own}</article>`
  })
  return { body: cards.join(''), style: STYLE }
}

/** One tender with the form of the offer. */
export function oneView(tender: DeskTender, language: Language, base: string, now: Date) {
  const text = textsIn(offerMessages, language)
  const phases = textsIn(phaseMessages, language)
  const files = tender.files.map(
    ({ id, name }) => `<li><a href="${base}/files/${id}">${escapeHtml(name)}</a></li>`,
  )
  const facts = [
    `${text.buyer}: ${tender.owner ? companyLine(tender.owner, tender.city, language) : tender.company}`,
    `${text.to}: ${tender.place}`,
    `${text.needed}: ${tender.needed_by}`,
    `${text.until}: ${lastWibDay(tender.offers_until)}`,
    tender.details,
  ]
  const canOffer = tender.isOpen && tender.store !== null
  const body = `<p><a href="${base}/tender-offers">← ${text.back}</a></p>
    <div class="card"><strong>${tender.number}</strong> <span class="tag">${phases[tender.state]}</span>
      ${facts
        .filter(Boolean)
        .map((line) => `<p>${escapeHtml(line)}</p>`)
        .join('')}
      ${files.length > 0 ? `<p>${text.files}</p><ul>${files.join('')}</ul>` : ''}</div>
    <p id="status" role="status"></p>
    ${offersOf(tender, language, base)}
    ${canOffer ? formOf(tender, language, now) : linesOf(tender, language)}
    ${tender.isOpen ? '' : `<p class="muted">${text.over}</p>`}
    ${tender.isOpen && tender.store === null ? storeForm(tender, language) : ''}`
  const data = {
    number: tender.number,
    store: tender.store ?? '',
    offline: text.offline,
    noLine: text.noLine,
  }
  return {
    body,
    style: STYLE,
    script: `(${offerForm.toString()})(${JSON.stringify(data)}, '${CSRF_HEADER}')`,
  }
}

function offersOf({ offers }: DeskTender, language: Language, base: string): string {
  if (offers.length === 0) return ''
  const text = textsIn(offerMessages, language)
  const states = textsIn(offerStateMessages, language)
  const cards = offers.map(
    (
      offer,
    ) => `<article class="card"><a href="${base}/quotes/${offer.quote_id}"><strong>${offer.number}</strong></a>
      <span class="tag">${states[offer.state]}</span>
      <p>${escapeHtml(offer.vendor_name)} · ${text.total} ${rupiah(offer.total, language)}</p></article>`,
  )
  return `<h2>${text.offers}</h2>${cards.join('')}`
}

const goodsOf = (line: DeskTender['lines'][number], language: Language) =>
  `${line.position}. ${line.name}: ${wholeNumber(line.quantity, language)} ${unitName(line.unit, language, line.quantity)}`

function wishOf(line: DeskTender['lines'][number], language: Language): string {
  const { wish } = textsIn(offerMessages, language)
  const price = line.target_price === null ? '' : `${wish}: ${rupiah(line.target_price, language)}`
  return [line.note, price]
    .filter(Boolean)
    .map((part) => `<p class="muted">${escapeHtml(part)}</p>`)
    .join('')
}

const linesOf = ({ lines }: DeskTender, language: Language) =>
  `<div class="card">${lines.map((line) => `<p>${escapeHtml(goodsOf(line, language))}</p>${wishOf(line, language)}`).join('')}</div>`

function formOf(tender: DeskTender, language: Language, now: Date): string {
  const text = textsIn(offerMessages, language)
  const earlier = tender.offers.find(({ state }) => state === 'offered')
  const nameOf = (id: number) => {
    const product = tender.products.find((one) => one.id === id)
    return product ? `${product.id} · ${product.name} (${product.unit})` : String(id)
  }
  const options = tender.products.map(
    ({ id }) => `<option value="${escapeHtml(nameOf(id))}"></option>`,
  )
  const lines = tender.lines.map((line) => {
    const before = earlier?.lines.find(({ position }) => position === line.position)
    const product = before ? Number(before.id_item) : earlier ? null : line.fitting
    return `<fieldset data-line="${line.position}"><legend>${escapeHtml(goodsOf(line, language))}</legend>${wishOf(line, language)}
      <label>${text.product}<input name="product" list="products" autocomplete="off" value="${product === null ? '' : escapeHtml(nameOf(product))}"></label>
      <label>${text.quantity}<input name="quantity" type="number" min="1" max="1000000" value="${before?.quantity ?? line.quantity}"></label>
      <label>${text.price}<input name="unit_price" type="number" min="1" max="1000000000" value="${before?.unit_price ?? ''}"></label></fieldset>`
  })
  const day = wibDay(new Date(now.getTime() + VALID_DAYS * DAY_MS))
  return `<form class="card" data-act="offer"><datalist id="products">${options.join('')}</datalist>${lines.join('')}
    <label>${text.freight}<input name="freight" type="number" min="0" max="1000000000" required value="${earlier?.freight ?? ''}"></label>
    <label>${text.days}<input name="delivery_days" type="number" min="1" max="90" required value="${earlier?.delivery_days ?? 3}"></label>
    <label>${text.valid}<input name="valid_until" type="date" min="${wibDay(now)}" required value="${day}"></label>
    <label>${text.terms}<input name="terms" maxlength="1000" value="${escapeHtml(earlier?.terms ?? '')}"></label>
    <button>${earlier ? text.replace : text.send}</button></form>`
}

function storeForm({ stores }: DeskTender, language: Language): string {
  const text = textsIn(offerMessages, language)
  const options = stores.map((alias) => `<option value="${escapeHtml(alias)}"></option>`)
  return `<form class="card" data-act="store"><label>${text.store}<input name="store" list="stores" required autocomplete="off"></label>
    <datalist id="stores">${options.join('')}</datalist><button>${text.go}</button></form>`
}

const STYLE = `.card p{margin:4px 0;white-space:pre-line;overflow-wrap:anywhere}
  form.card{display:grid;gap:12px}fieldset{border:1px solid var(--line);border-radius:6px;display:grid;gap:8px;margin:0;min-width:0}
  legend{overflow-wrap:anywhere}label{display:grid;gap:4px}`
