import { textsIn } from '@borong/api/messages'
import type { FastifyReply } from 'fastify'
import type { Language } from '../server/domain.ts'
import { sendPage } from '../server/page.ts'
import { pageMessages } from './messages.ts'

/** The page for QA: the feature flags, and the received reports. */
export function telemetryPage(reply: FastifyReply, language: Language): FastifyReply {
  const text = textsIn(pageMessages, language)
  return sendPage(reply, {
    title: text.title,
    language,
    body: `<h1>${text.title}</h1><p class="muted">${text.intro}</p><h2>${text.flags}</h2><div id="flags" class="card"></div>
      <h2>${text.arrived}</h2><div class="filters"><select id="source" aria-label="${text.arrived}"><option value="">${text.all}</option>
      <option>posthog</option><option>sentry</option><option>logs</option></select>
      <input id="text" type="search" aria-label="${text.filter}" placeholder="${text.filter}"></div>
      <p id="status" class="muted" role="status"></p><div id="items"></div>`,
    style: `.filters{display:grid;grid-template-columns:1fr 2fr;gap:8px;margin-bottom:8px}
      #flags label{display:flex;gap:12px;align-items:center;min-height:44px}#flags input{width:20px;min-height:20px;accent-color:var(--accent)}
      summary{cursor:pointer;display:flex;gap:8px;align-items:baseline;flex-wrap:wrap;overflow-wrap:anywhere}
      summary time{margin-left:auto;color:var(--muted)}details pre{margin-top:8px;max-height:480px}`,
    script: `const words = ${JSON.stringify(text)}; (${follow.toString()})(words)`,
  })
}

interface Item {
  id: string
  source: string
  name: string
  level: string
  content: string
  received_at: string
}

/* Runs in the browser. Each item is rendered once and not updated, so that an opened one remains open. */
function follow(words: Record<string, string>) {
  const byId = (id: string) => document.getElementById(id) as HTMLInputElement
  const boxes = new Map<string, HTMLElement>()

  const element = (tag: string, className: string, text: string) => {
    const made = document.createElement(tag)
    made.className = className
    made.textContent = text
    return made
  }
  const indented = (content: string) => {
    try {
      return JSON.stringify(JSON.parse(content), null, 1)
    } catch {
      // A long report is cut.
      return content
    }
  }
  const draw = (item: Item) => {
    const box = boxes.get(item.id) ?? element('details', 'card', '')
    if (!boxes.has(item.id)) {
      const head = element('summary', '', '')
      const time = new Date(item.received_at).toLocaleTimeString(document.documentElement.lang)
      head.append(
        element('span', 'tag', item.source),
        element('span', 'muted', item.level),
        element('strong', '', item.name),
        element('time', '', time),
      )
      box.append(head, element('pre', '', indented(item.content)))
      boxes.set(item.id, box)
    }
    box.hidden = !box.textContent?.toLowerCase().includes(byId('text').value.toLowerCase())
    return box
  }
  const drawFlags = (flags: Record<string, boolean>) => {
    if (byId('flags').contains(document.activeElement)) return
    const rows = Object.entries(flags).map(([name, enabled]) => {
      const row = element('label', '', '')
      const box = document.createElement('input')
      box.type = 'checkbox'
      box.checked = enabled
      box.addEventListener('change', () => {
        void fetch('telemetry/switch', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name, enabled: box.checked }),
        })
      })
      row.append(box, element('code', '', name))
      return row
    })
    byId('flags').replaceChildren(...rows)
  }
  const update = async () => {
    try {
      const response = await fetch(`telemetry?source=${byId('source').value}`, {
        headers: { accept: 'application/json' },
      })
      const { flags, items } = (await response.json()) as {
        flags: Record<string, boolean>
        items: Item[]
      }
      drawFlags(flags)
      byId('items').replaceChildren(...items.map(draw))
      byId('status').textContent = items.length === 0 ? (words.empty ?? '') : ''
    } catch {
      byId('status').textContent = words.offline ?? ''
    }
  }
  byId('source').addEventListener('change', update)
  byId('text').addEventListener('input', update)
  setInterval(update, 3000)
  void update()
}
