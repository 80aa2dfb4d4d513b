import { textOf, textsIn } from '@borong/api/messages'
import type { PriceTier } from '@borong/api/rules/price-tier'
import { unitName } from '@borong/api/rules/unit-name'
import { codeOf } from '../catalogue/public.ts'
import { fileForms, fileStyle, fileView, rowForms } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah, wholeNumber } from '../server/rupiah.ts'
import { pictureForms } from './picture-forms.ts'
import { keyMessages, reasonMessages, viewMessages } from './messages.ts'

interface Row {
  id: number
  code: string | null
  name: string
  unit: string
  tiers: PriceTier[]
  minimum_order: number
  stock: number
  archived_at: Date | null
  card: { image: string }
  picture_count: number
  picture_version: number
}

export interface GoodsData {
  store: { alias: string; name: string }
  search: string
  goods: readonly Row[]
}

/** The goods of a store with the acts on each, and the forms of a file of goods. */
export function goodsView({ store, search, goods }: GoodsData, language: Language, base: string) {
  const text = textsIn(viewMessages, language)
  const images = base.replace(/seller-desk$/, 'img')
  const cards = goods.map((row) => card(row, language, images))
  const address = `${base}/goods/${encodeURIComponent(store.alias)}`
  return {
    style: `${rowForms}${fileStyle}#status{white-space:pre-line}.find{display:flex;gap:8px;margin:0 0 16px}.find input{flex:1;min-width:0}summary{cursor:pointer;min-height:44px;align-content:center}.pictures{display:flex;flex-wrap:wrap;gap:12px}.pictures img{display:block;width:120px;height:120px;object-fit:contain;background:#fff}`,
    body: `<p><strong>${escapeHtml(store.name)}</strong> · <a href="${address}/file">${text.export}</a> · <a href="${address}/keys">${textOf(keyMessages.link, language)}</a></p>
      <form class="find" role="search"><input name="q" type="search" maxlength="100" aria-label="${text.search}" placeholder="${text.search}" value="${escapeHtml(search)}"><button class="plain">${text.find}</button></form>
      <p id="status" role="status"></p>
      ${fileView(language, { title: text.import, hint: text.importHint })}
      ${cards.join('') || `<p class="muted">${text.empty}</p>`}`,
    script: fileForms({ base, area: '/goods', offline: text.failed }, { store: store.alias }),
  }
}

function card(row: Row, language: Language, images: string): string {
  const text = textsIn(viewMessages, language)
  const reasons = textsIn(reasonMessages, language)
  const number = (count: number) => wholeNumber(count, language)
  const options = Object.entries(reasons).map(
    ([value, name]) => `<option value="${value}">${name}</option>`,
  )
  const acts =
    row.archived_at === null
      ? `<form data-act="stock" data-product="${row.id}"><label>${text.stock} <input name="stock" inputmode="numeric" required pattern="[0-9.]*" maxlength="10" value="${row.stock}"></label>
        <label>${text.reason} <select name="reason">${options.join('')}</select></label>
        <label>${text.note} <input name="note" maxlength="200"></label><button>${text.setStock}</button></form>
        <details><summary>${text.pictures}</summary>${pictureForms(row, language, images)}</details>
        <form data-act="archive" data-product="${row.id}"><button class="plain">${text.archive}</button></form>`
      : `<p class="tag">${text.archived}</p><form data-act="restore" data-product="${row.id}"><button class="plain">${text.restore}</button></form>`
  return `<article class="card"><b>${escapeHtml(row.name)}</b><p class="muted">${text.code}: ${escapeHtml(codeOf(row))} ·
    ${rupiah(row.tiers[0]!.price, language)} / ${escapeHtml(unitName(row.unit, language))} · ${text.minimum} ${number(row.minimum_order)}</p>${acts}</article>`
}
