import { fill, textsIn } from '@borong/api/messages'
import { actScript } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibDay } from '../server/wib.ts'
import type { CreditNote } from './credit-notes.ts'
import { MOST_INVOICES } from './coretax-xml.ts'
import { taxInvoiceBody } from './desk-script.ts'
import { taxInvoiceMessages } from './messages.ts'
import type { Requested, requestedMonths } from './requested.ts'

type Months = Awaited<ReturnType<typeof requestedMonths>>

/** The months with requested tax invoices. */
export function listView(months: Months, language: Language, base: string) {
  const text = textsIn(taxInvoiceMessages, language)
  const rows = months.map(
    ({ month, seller_id, seller_name, count, issued, refunds }) =>
      `<article class="card"><a href="${base}/tax-invoices/${seller_id}/${month}"><strong>${escapeHtml(seller_name)} · ${month}</strong></a>
      <p class="muted">${fill(text.issuedOf, language, { issued, count })}${refunds > 0 ? ` · ${fill(text.refundsOf, language, { count: refunds })}` : ''}</p></article>`,
  )
  return { body: rows.length > 0 ? rows.join('') : `<p>${text.none}</p>`, style: STYLE }
}

interface MonthData {
  seller: { id: number; name: string; tin: string | null; nitku: string | null }
  month: string
  invoices: readonly Requested[]
  creditNotes: readonly CreditNote[]
}

/** One month of a store: its tax data, the file for Coretax, and the requested invoices with the uploads. */
export function monthView(
  { seller, month, invoices, creditNotes }: MonthData,
  language: Language,
  base: string,
) {
  const text = textsIn(taxInvoiceMessages, language)
  const digits = (name: 'tin' | 'nitku', count: number) =>
    `<label>${text[name]}<input name="${name}" inputmode="numeric" required pattern="[0-9 .\\-]{${count},${count + 10}}" value="${escapeHtml(seller[name] ?? '')}"></label>`
  const body = `<p><a href="${base}/tax-invoices">← ${text.back}</a></p>
    <p><strong>${escapeHtml(seller.name)} · ${month}</strong></p>
    <p id="status" role="status"></p>
    <form class="card" data-act="tax-data"><h2>${text.own}</h2><input type="hidden" name="seller_id" value="${seller.id}">
      ${digits('tin', 16)}${digits('nitku', 22)}<button class="plain">${text.save}</button></form>
    ${downloads(seller, month, invoices, language, base)}
    ${invoices.length > 0 ? invoices.map((one) => card(one, language)).join('') : `<p>${text.none}</p>`}
    ${refunds(seller, month, creditNotes, language, base)}`
  return {
    body,
    style: STYLE,
    script: actScript(
      { base, area: '/tax-invoices', offline: text.offline },
      taxInvoiceBody.toString(),
    ),
  }
}

function downloads(
  seller: MonthData['seller'],
  month: string,
  invoices: readonly Requested[],
  language: Language,
  base: string,
): string {
  const text = textsIn(taxInvoiceMessages, language)
  const count = invoices.filter(({ isComplete }) => isComplete).length
  if (count === 0) return ''
  if (!seller.tin) return `<p>${text.first}</p>`
  const parts = Math.ceil(count / MOST_INVOICES)
  return Array.from({ length: parts }, (_, at) => {
    const part = at + 1
    const which = parts > 1 ? ` (${fill(text.part, language, { part, parts })})` : ''
    return `<p><a class="button" download href="${base}/tax-invoices/${seller.id}/${month}/coretax/${part}.xml">${text.download}${which}</a></p>`
  }).join('')
}

function refunds(
  seller: MonthData['seller'],
  month: string,
  notes: readonly CreditNote[],
  language: Language,
  base: string,
): string {
  if (notes.length === 0) return ''
  const text = textsIn(taxInvoiceMessages, language)
  const items = notes.map(({ number, serial, invoice, lines, at }) => {
    const tax = lines.reduce((sum, line) => sum + line.tax, 0)
    return `<li>${[wibDay(at), number, serial, invoice].map(escapeHtml).join(' · ')} · ${text.tax} ${rupiah(tax, language)}</li>`
  })
  return `<section class="card"><h2>${text.creditNotes}</h2><p class="muted">${text.creditNotesHint}</p><ul>${items.join('')}</ul>
    <p><a class="button" download href="${base}/tax-invoices/${seller.id}/${month}/credit-notes.csv">${text.creditNotesFile}</a></p></section>`
}

function card(
  { parcelId, serial, paidAt, buyer, isComplete, lines, issued }: Requested,
  language: Language,
) {
  const text = textsIn(taxInvoiceMessages, language)
  const sum = (part: 'net' | 'base' | 'tax') =>
    rupiah(
      lines.reduce((total, line) => total + line[part], 0),
      language,
    )
  const place = buyer.nitku ? ` · NITKU ${buyer.nitku}` : ''
  const state = issued ? ` <span class="tag">${text.done}: ${issued.number}</span>` : ''
  return `<article class="card"><strong>${escapeHtml(serial)}</strong> <span class="muted">${wibDay(paidAt)}</span>${state}
    <p>${escapeHtml(buyer.name)}<br>${buyer.idType.toUpperCase()} ${escapeHtml(buyer.taxNumber)}${place}<br>${escapeHtml(buyer.address)}<br>${escapeHtml(buyer.email)}</p>
    ${isComplete ? '' : `<p><b>${text.incomplete}</b></p>`}
    <p>${text.base} ${sum('net')} · ${text.otherBase} ${sum('base')} · ${text.tax} ${sum('tax')}</p>
    <form data-act="issue"><input type="hidden" name="parcel_id" value="${parcelId}">
      <label>${text.number}<input name="number" inputmode="numeric" required maxlength="30"></label>
      <label>${text.file}<input type="file" name="file" accept="application/pdf" required></label>
      <button>${issued ? text.replace : text.upload}</button></form></article>`
}

const STYLE = `.card p{margin:4px 0;overflow-wrap:anywhere}form{display:grid;gap:12px;margin:8px 0 0}form h2{margin:0}
  label{display:grid;gap:4px}.button{display:inline-block;text-decoration:none;padding:11px 16px}`
