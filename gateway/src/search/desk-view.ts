import { textsIn } from '@borong/api/messages'
import { formScript, rowForms } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import type { Explanation } from './explanation.ts'
import type { Searched } from './clicks.ts'
import { deskMessages } from './messages.ts'
import type { Miss } from './misses.ts'

interface SearchDesk {
  misses: Miss[]
  /** Keywords with products and without a click. */
  unclicked: Searched[]
  searched: Searched[]
  synonyms: { phrase: string; targets: string; added_by: string }[]
}

const STYLE = `table{width:100%;border-collapse:collapse}th,td{padding:6px 8px 6px 0;text-align:left;overflow-wrap:anywhere}th{overflow-wrap:normal}${rowForms}td form{margin:0!important}`

/** The keywords without result, without and with clicks, and the synonyms with the form that adds one. */
export function deskView(
  { misses, unclicked, searched, synonyms }: SearchDesk,
  { language, base }: { language: Language; base: string },
) {
  const text = textsIn(deskMessages, language)
  const linkTo = (keyword: string) =>
    `<a href="${base}/seller-desk/search/${encodeURIComponent(keyword)}">${escapeHtml(keyword)}</a>`
  const missed = misses.map(
    (miss) =>
      `<tr><td>${linkTo(miss.keyword)}</td><td>${miss.searches}</td><td>${miss.visitors}</td><td>${miss.last_day}</td></tr>`,
  )
  const ignored = unclicked.map(
    (one) =>
      `<tr><td>${linkTo(one.keyword)}</td><td>${one.visitors}</td><td>${one.last_day}</td></tr>`,
  )
  const opened = searched.map(
    (one) =>
      `<tr><td>${linkTo(one.keyword)}</td><td>${one.visitors}</td><td>${one.clickers}</td><td>${Math.round((100 * one.clickers) / one.visitors)} %</td><td>${one.clicks}</td></tr>`,
  )
  const table = (heads: readonly string[], rows: readonly string[]) =>
    rows.length > 0
      ? `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
      : `<p>${text.none}</p>`
  const added = synonyms.map(
    ({ phrase, targets, added_by }) =>
      `<tr><td>${linkTo(phrase)}</td><td>${escapeHtml(targets)}</td><td>${escapeHtml(added_by)}</td><td><form data-act="remove"><input type="hidden" name="phrase" value="${escapeHtml(phrase)}"><button>${text.remove}<span> ${escapeHtml(phrase)}</span></button></form></td></tr>`,
  )
  return {
    style: STYLE,
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>
<section class="card"><h2>${text.misses}</h2>${table([text.keyword, text.searches, text.visitors, text.last], missed)}</section>
<section class="card"><h2>${text.unclicked}</h2><p class="muted">${text.unclickedHint}</p>${table([text.keyword, text.visits, text.last], ignored)}</section>
<section class="card"><h2>${text.searched}</h2><p class="muted">${text.searchedHint}</p>${table([text.keyword, text.visits, text.clickers, text.rate, text.clicks], opened)}</section>
<section class="card"><h2>${text.synonyms}</h2>${added.length > 0 ? `<table><tbody>${added.join('')}</tbody></table>` : ''}
<form data-act="add"><input name="phrase" required maxlength="100" placeholder="${text.phrase}" aria-label="${text.phrase}"><input name="targets" required maxlength="300" placeholder="${text.targets}" aria-label="${text.targets}"><button>${text.add}</button></form></section>
<section class="card"><h2>${text.explain}</h2><form id="explain" action="${base}/seller-desk/search/"><input name="keyword" required maxlength="100" placeholder="${text.keyword}" aria-label="${text.keyword}"><button>${text.explain}</button></form></section>`,
    script: `${formScript(text.refused)};(${explain.toString()})()`,
  }
}

/** The parts of a keyword, and the query that they lead to. */
export function explanationView(shown: Explanation, language: Language) {
  const text = textsIn(deskMessages, language)
  const parts = shown.parts.map(
    ({ typed, kind, options, is_used }) =>
      `<tr><td>${escapeHtml(typed)}</td><td>${kind}</td><td>${escapeHtml(options.join(' | '))}</td><td>${is_used ? '✓' : '–'}</td></tr>`,
  )
  const facts = [
    [text.hits, String(shown.hits)],
    [text.corrected, shown.corrected ?? '–'],
    [text.leftOut, shown.left_out.join(', ') || '–'],
    [text.query, shown.query || '–'],
  ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return {
    style: STYLE,
    body: `<section class="card"><h2>“${escapeHtml(shown.keyword)}”</h2><table><thead><tr><th>${text.part}</th><th>${text.kind}</th><th>${text.options}</th><th>${text.used}</th></tr></thead><tbody>${parts.join('')}</tbody></table><dl>${facts.join('')}</dl></section>`,
  }
}

/* Runs in the browser. Opens the explanation of a keyword, which is a part of its address. */
function explain() {
  const form = document.getElementById('explain') as HTMLFormElement
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = form.elements.namedItem('keyword') as HTMLInputElement
    location.href = form.action + encodeURIComponent(value)
  })
}
