import { textsIn } from '@borong/api/messages'
import { CSRF_HEADER } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { storeMessages, tierMessages } from './messages.ts'

const STYLE =
  'form{display:grid;gap:12px;margin:0 0 16px}form h2,form p{margin:0}label{display:grid;gap:4px}'

/** The way to a store: a link to the own one, or a form for any. */
export function openView(own: string | null, language: Language, base: string) {
  const text = textsIn(storeMessages, language)
  if (own !== null)
    return { body: `<p><a href="${base}/${encodeURIComponent(own)}">${text.own}</a></p>` }
  return {
    style: STYLE,
    body: `<p class="muted">${text.intro}</p><form class="card"><label>${text.address}<input name="store" required maxlength="300"></label><button>${text.open}</button></form>`,
    script: `(${openForm.toString()})(${JSON.stringify(base)})`,
  }
}

interface Store {
  alias: string
  name: string
  city: string
  email: string | null
  membership: 0 | 2 | 3
  /** An operator may change the membership. */
  isOperator: boolean
}

/** One store, with the forms of what the actor may change. */
export function storeView(store: Store, language: Language, base: string) {
  const text = textsIn(storeMessages, language)
  const tiers = textsIn(tierMessages, language)
  const options = ([0, 2, 3] as const).map(
    (tier) =>
      `<option value="${tier}"${tier === store.membership ? ' selected' : ''}>${tiers[tier]}</option>`,
  )
  const back = store.isOperator ? `<p><a href="${base}">← ${text.back}</a></p>` : ''
  const membership = store.isOperator
    ? `<form class="card" data-act="membership"><h2>${text.membership}</h2><p class="muted">${text.membershipText}</p>
      <label>${text.tier}<select name="membership">${options.join('')}</select></label><button>${text.save}</button></form>`
    : ''
  return {
    style: STYLE,
    body: `${back}<p><strong>${escapeHtml(store.name)}</strong> <span class="muted">${escapeHtml(store.city)}</span> <span class="tag">${tiers[store.membership]}</span></p>
      <p><a href="${base.replace(/stores$/, 'goods')}/${encodeURIComponent(store.alias)}">${text.goods}</a></p>
      <p id="status" role="status"></p>
      <form class="card" data-act="email"><h2>${text.mails}</h2><p class="muted">${text.mailsText}</p>
      <label>${text.email}<input name="email" type="email" maxlength="254" autocomplete="off" value="${escapeHtml(store.email ?? '')}"></label>
      <button>${text.save}</button></form>${membership}`,
    script: `(${changeForms.toString()})(${JSON.stringify({ base, alias: store.alias, refused: text.refused })}, '${CSRF_HEADER}')`,
  }
}

/* Runs in the browser. */
function openForm(base: string) {
  document.querySelector('main form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = String(new FormData(event.target as HTMLFormElement).get('store')).trim()
    const alias = /\/v\/([^/?#]+)/.exec(typed)?.[1] ?? typed
    location.assign(`${base}/${encodeURIComponent(alias)}`)
  })
}

/* Runs in the browser. */
function changeForms(
  { base, alias, refused }: { base: string; alias: string; refused: string },
  csrfHeader: string,
) {
  const status = document.getElementById('status') as HTMLElement
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    if (!form.dataset.act) return
    event.preventDefault()
    const reply = await fetch(`${base}/${form.dataset.act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [csrfHeader]: csrf },
      body: JSON.stringify({ alias, ...Object.fromEntries(new FormData(form)) }),
    }).catch(() => null)
    if (reply?.ok) location.reload()
    else status.textContent = refused
  })
}
