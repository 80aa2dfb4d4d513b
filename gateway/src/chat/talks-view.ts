import { textsIn } from '@borong/api/messages'
import type { Language } from '../server/domain.ts'
import { CSRF_HEADER } from '../desk/public.ts'
import { storeActions } from './desk-store.ts'
import { talksMessages } from './desk-messages.ts'

/** Talks with buyers, and the form for changes of a store. */
export function talksView(language: Language) {
  const text = textsIn(talksMessages, language)
  return {
    body: `<p class="muted">${text.intro}</p>
      <p id="status" class="muted" role="status"></p><div id="talks"></div>
      <h2>${text.store}</h2><p class="muted">${text.storeIntro}</p>
      <form id="store" class="card"><input name="address" required placeholder="/v/…" aria-label="${text.address}">
      <select name="action" aria-label="${text.action}">${storeActions.map((action) => `<option value="${action}">${text[action]}</option>`).join('')}</select>
      <button>${text.act}</button></form>
      <form id="gtin" class="card"><input name="address" required placeholder="/v/…/product/…" aria-label="${text.address}">
      <input name="gtin" maxlength="40" inputmode="numeric" placeholder="GTIN" aria-label="${text.gtin}">
      <button>${text.setGtin}</button></form><p id="acted" class="muted" role="status"></p>`,
    style: `
      .card p{margin:4px 0;white-space:pre-wrap;overflow-wrap:anywhere}.card .seller{color:var(--link)}
      main>form,.card form{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}main>form>*,.card form>*{flex:1 1 160px}`,
    script: `const words = ${JSON.stringify(text)}; (${follow.toString()})(words, '${CSRF_HEADER}')`,
  }
}

/* Runs in the browser. A talk's card is created once, so that a partly typed answer is retained. */
function follow(words: Record<string, string>, csrfHeader: string) {
  interface Talk {
    user_id: string
    seller_id: number
    buyer: string
    seller: string
    messages: { id: string; from_seller: boolean; text: string }[]
  }
  const list = document.getElementById('talks') as HTMLElement
  const status = document.getElementById('status') as HTMLElement
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const headers = { 'content-type': 'application/json', [csrfHeader]: csrf }
  const cards = new Map<string, { box: HTMLElement; lines: HTMLElement }>()

  const element = (tag: string, className: string, text: string) => {
    const made = document.createElement(tag)
    made.className = className
    made.textContent = text
    return made
  }
  const card = ({ user_id, seller_id, buyer, seller }: Talk) => {
    const box = element('article', 'card', '')
    box.append(element('strong', '', `${buyer} → ${seller}`))
    const lines = element('div', '', '')
    const form = document.createElement('form')
    const input = document.createElement('input')
    input.setAttribute('aria-label', `${words.answer}: ${buyer}, ${seller}`)
    input.required = true
    input.maxLength = 1000
    form.append(input, element('button', '', words.send ?? ''))
    let key = crypto.randomUUID()
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const response = await fetch('seller-desk', {
        method: 'POST',
        headers,
        body: JSON.stringify({ user_id, seller_id, text: input.value, key }),
      }).catch(() => undefined)
      if (!response?.ok) return void (status.textContent = words.offline ?? '')
      input.value = ''
      key = crypto.randomUUID()
      await update()
    })
    box.append(lines, form)
    return { box, lines }
  }
  let mark = ''
  const update = async () => {
    try {
      const response = await fetch(`seller-desk?since=${mark}`, {
        headers: { accept: 'application/json' },
      })
      const shown = (await response.json()) as { mark: string; talks?: Talk[] }
      const { talks } = shown
      mark = shown.mark
      // Nothing has changed since the last answer.
      if (!talks) return
      for (const talk of talks.toReversed()) {
        const name = `${talk.user_id} ${talk.seller_id}`
        const known = cards.get(name) ?? card(talk)
        if (!cards.has(name)) list.prepend(known.box)
        cards.set(name, known)
        known.lines.replaceChildren(
          ...talk.messages.map((message) =>
            element('p', message.from_seller ? 'seller' : '', message.text),
          ),
        )
      }
      status.textContent = talks.length === 0 ? (words.empty ?? '') : ''
    } catch {
      status.textContent = words.offline ?? ''
    }
  }
  const acted = document.getElementById('acted') as HTMLElement
  const sends = (id: string, invalid = words.unknown) => {
    const form = document.getElementById(id) as HTMLFormElement
    form.addEventListener('submit', async (event) => {
      event.preventDefault()
      const response = await fetch(`seller-desk/${id}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      }).catch(() => undefined)
      const refused = response?.status === 400 ? invalid : words.unknown
      acted.textContent = (response?.ok ? words.done : response ? refused : words.offline) ?? ''
    })
  }
  sends('store')
  sends('gtin', words.noGtin)
  const updateIfSeen = () => void (document.visibilityState === 'visible' && update())
  setInterval(updateIfSeen, 2000)
  document.addEventListener('visibilitychange', updateIfSeen)
  void update()
}
