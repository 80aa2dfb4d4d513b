import { type Message, textOf, textsIn } from '@borong/api/messages'
import { unitName } from '@borong/api/rules/unit-name'
import { CSRF_HEADER } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { rupiah } from '../server/rupiah.ts'
import { wibMinute } from '../server/wib.ts'
import {
  actMessages,
  deskMessages,
  kindMessages,
  sideMessages,
  solutionMessages,
  stateMessages,
} from './messages.ts'
import type { Act } from './transitions.ts'
import type { ComplaintView } from './view.ts'

type DeskComplaint = Omit<ComplaintView, 'acts'> & { acts: readonly Act[] }

interface Reader {
  language: Language
  /** The public address of the gateway. */
  base: string
}

/** The complaints, each with its goods, photos, history and the forms that its state allows. */
export function deskView(complaints: readonly DeskComplaint[], reader: Reader) {
  const text = textsIn(deskMessages, reader.language)
  if (complaints.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  return {
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${complaints.map((one) => card(one, reader)).join('')}`,
    style:
      '.card p,.card li{margin:4px 0;overflow-wrap:anywhere;white-space:pre-line}.card ul{padding-left:20px}.card form{display:grid;gap:8px;margin-top:8px}.card label{display:grid;gap:4px}.photos:empty{display:none}.photos{display:flex;flex-wrap:wrap;gap:8px}.photos img{display:block;width:88px;height:88px;object-fit:cover;border:1px solid var(--line);border-radius:6px}',
    script: `(${forms.toString()})(${JSON.stringify(text.refused)}, '${CSRF_HEADER}')`,
  }
}

function card(complaint: DeskComplaint, { language, base }: Reader): string {
  const text = textsIn(deskMessages, language)
  const due = complaint.due_at ? ` · ${text.due} ${wibMinute(new Date(complaint.due_at))} WIB` : ''
  const turn = complaint.turn
    ? ` · ${text.turn} ${textOf(sideMessages[complaint.turn], language)}`
    : ''
  const goods = complaint.lines.map(({ name, quantity, unit_type }) =>
    item(`${name}: ${quantity} ${unitName(unit_type, language, quantity)}`),
  )
  const photos = complaint.files.map(({ id, name, type }) => {
    const address = `${base}/seller-desk/files/${escapeHtml(id)}`
    const shown = type.startsWith('image/')
      ? `<img src="${address}?w=240" alt="${escapeHtml(`${text.photo} ${name}`)}" loading="lazy">`
      : escapeHtml(name)
    return `<a href="${address}">${shown}</a>`
  })
  const acts: Readonly<Record<string, Message>> = actMessages
  const history = complaint.events.map((event) =>
    item(
      [
        `${wibMinute(new Date(event.at))} WIB`,
        textOf(sideMessages[event.from], language),
        textOf(acts[event.act] ?? actMessages.reply, language),
        event.solution ? textOf(solutionMessages[event.solution], language) : '',
        event.amount > 0 ? rupiah(event.amount, language) : '',
        event.text,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  )
  return `<article class="card"><strong>${escapeHtml(complaint.number)}</strong> <span class="tag">${textOf(stateMessages[complaint.state], language)}</span>
<p class="muted">${text.order} ${escapeHtml(complaint.order_serial)} · ${escapeHtml(complaint.vendor_name)}${turn}${due}</p>
<p>${textOf(kindMessages[complaint.kind], language)} · ${text.wish}: ${textOf(solutionMessages[complaint.wish], language)} · ${text.most}: ${rupiah(complaint.most, language)}</p>
<ul>${goods.join('')}</ul><p class="photos">${photos.join('')}</p><ul>${history.join('')}</ul>
${complaint.acts.map((act) => form(complaint, act, language)).join('')}</article>`
}

const item = (words: string) => `<li>${escapeHtml(words)}</li>`

function form({ number, version, most, wish }: DeskComplaint, act: Act, language: Language) {
  const text = textsIn(deskMessages, language)
  const amount = `<label>${text.amount}<input name="amount" type="number" min="0" max="${most}" value="${most}"></label>`
  const options = Object.entries(solutionMessages)
    .map(
      ([value, message]) =>
        `<option value="${value}"${value === wish ? ' selected' : ''}>${textOf(message, language)}</option>`,
    )
    .join('')
  const reason = (label: string) =>
    `<label>${label}<input name="text" required minlength="3" maxlength="2000"></label>`
  const fields: Partial<Record<Act, string>> = {
    answer: `<label>${text.solution}<select name="solution">${options}</select></label>${amount}${reason(text.text)}`,
    ship: `<label>${text.tracking}<input name="tracking_number" required minlength="3" maxlength="60"></label>`,
    receive: '',
    decide: `${amount}${reason(text.reason)}`,
  }
  const names: Readonly<Partial<Record<Act, string>>> = text
  return `<form data-act="${act}" data-number="${escapeHtml(number)}" data-version="${version}">${fields[act] ?? ''}<button>${names[act] ?? ''}</button></form>`
}

/* Runs in the browser. */
function forms(refused: string, csrfHeader: string) {
  const status = document.getElementById('status') as HTMLElement
  const csrf = document.querySelector('nav')?.dataset.csrf ?? ''
  const fail = (words: string) => {
    status.textContent = words
    status.scrollIntoView({ block: 'center' })
  }
  const send = async (form: HTMLFormElement) => {
    const button = form.querySelector('button') as HTMLButtonElement
    if (button.disabled) return
    button.disabled = true
    const values = Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('input, select')].map(({ name, type, value }) => [
        name,
        type === 'number' ? Number(value) : value,
      ]),
    )
    const { number, version, act } = form.dataset
    const reply = await fetch(`${location.pathname.replace(/\/$/, '')}/${act}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [csrfHeader]: csrf },
      body: JSON.stringify({ number, version: Number(version), ...values }),
    }).catch(() => null)
    if (reply?.ok) return location.reload()
    button.disabled = false
    const problem = await reply?.json().catch(() => null)
    fail((problem as { message?: string } | null)?.message ?? refused)
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (!form.dataset.act) return
    event.preventDefault()
    void send(form)
  })
}
