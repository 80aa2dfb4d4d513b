import { textsIn } from '@borong/api/messages'
import type { FastifyReply } from 'fastify'
import type { Language } from '@borong/gateway/server/domain'
import { sendPage } from '@borong/gateway/server/page'
import { inboxMessages } from './page-messages.ts'

export function inboxPage(reply: FastifyReply, language: Language): FastifyReply {
  const text = textsIn(inboxMessages, language)
  return sendPage(reply, {
    title: text.title,
    language,
    body: `<h1>${text.title}</h1><p class="muted">${text.intro}</p>
      <label class="muted" for="to">${text.filter}</label><input id="to" autocomplete="off" inputmode="email">
      <p id="status" class="muted" role="status"></p><div id="messages" aria-live="polite"></div>`,
    style: `
      .head{display:flex;gap:8px;align-items:center;flex-wrap:wrap}.head time{margin-left:auto;color:var(--muted)}
      .code{font:700 22px ui-monospace,monospace;letter-spacing:2px;margin-right:12px}
      .card pre{margin-top:8px;font:inherit}label{display:block}#status:empty{margin:12px 0 0}`,
    script: `const words = ${JSON.stringify(text)}; (${follow.toString()})(words)`,
  })
}

/* Runs in the browser: re-renders only for new messages, so that a selection or a focus remains. */
function follow(words: Record<string, string>) {
  const input = document.getElementById('to') as HTMLInputElement
  const list = document.getElementById('messages') as HTMLElement
  const status = document.getElementById('status') as HTMLElement
  let shown = ''
  input.value = new URLSearchParams(location.search).get('to') ?? ''

  const element = (tag: string, className: string, text: string) => {
    const made = document.createElement(tag)
    made.className = className
    made.textContent = text
    return made
  }
  const card = (message: {
    channel: string
    to: string
    subject: string | null
    text: string
    created_at: string
  }) => {
    const box = element('article', 'card', '')
    const head = element('div', 'head', '')
    const time = new Date(message.created_at).toLocaleTimeString(document.documentElement.lang)
    head.append(
      element('span', 'tag', message.channel),
      element('strong', '', message.to),
      element('time', '', time),
    )
    box.append(head)
    if (message.subject) box.append(element('div', '', message.subject))
    const code = /\b\d{6}\b/.exec(message.text)?.[0]
    if (code) {
      const copy = element('button', 'plain', words.copy ?? '')
      copy.addEventListener('click', () => {
        void navigator.clipboard.writeText(code)
        copy.textContent = words.copied ?? ''
      })
      const row = element('div', '', '')
      row.append(element('span', 'code', code), copy)
      box.append(row)
    }
    box.append(element('pre', '', message.text))
    return box
  }
  const update = async () => {
    try {
      const response = await fetch(`inbox?to=${encodeURIComponent(input.value.trim())}`, {
        headers: { accept: 'application/json' },
      })
      const { messages } = await response.json()
      const now = JSON.stringify(messages)
      if (now !== shown) list.replaceChildren(...messages.map(card))
      shown = now
      status.textContent = messages.length === 0 ? (words.empty ?? '') : ''
    } catch {
      status.textContent = words.offline ?? ''
    }
  }
  input.addEventListener('input', () => {
    history.replaceState(
      null,
      '',
      input.value ? `?to=${encodeURIComponent(input.value)}` : location.pathname,
    )
    void update()
  })
  setInterval(update, 2000)
  void update()
}
