import type { AppliedService } from '@borong/api/rules/service-form'
import { type Message, textOf, textsIn } from '@borong/api/messages'
import { formScript, rowForms } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { wibMinute } from '../server/wib.ts'
import { deskMessages, fieldMessages, serviceMessages, stateMessages } from './messages.ts'
import { nextStates } from './states.ts'
import type { ApplicationState } from './table.ts'

export interface DeskApplication {
  number: string
  service: AppliedService
  state: ApplicationState
  applicant: string
  created_at: Date
  fields: Record<string, string>
  files: { id: string; name: string }[]
  events: { state: ApplicationState; actor: string | null; text: string; created_at: Date }[]
}

interface Reader {
  language: Language
  /** The public address of the gateway. */
  base: string
}

/** The open applications, each with its documents, its history and the form of the answer. */
export function deskView(applications: readonly DeskApplication[], reader: Reader) {
  const text = textsIn(deskMessages, reader.language)
  if (applications.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  const cards = applications.map((application) => cardOf(application, reader))
  return {
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${cards.join('')}`,
    style: `.card p,.card li,.card dt,.card dd{margin:4px 0;overflow-wrap:anywhere;white-space:pre-line}.card dl{display:grid;grid-template-columns:fit-content(40%) 1fr;gap:0 12px}.card ul{padding-left:20px}${rowForms}`,
    script: formScript(text.refused),
  }
}

const nameOf = (field: string, language: Language): string => {
  const known: Readonly<Record<string, Message>> = fieldMessages
  const message = known[field]
  return message ? textOf(message, language) : field
}

function cardOf(application: DeskApplication, { language, base }: Reader): string {
  const text = textsIn(deskMessages, language)
  const { number, service, state, applicant, created_at, fields, files, events } = application
  const facts = [[text.applicant, applicant], ...Object.entries(fields)]
    .map(
      ([name, value]) =>
        `<dt>${escapeHtml(nameOf(name!, language))}</dt><dd>${escapeHtml(value!)}</dd>`,
    )
    .join('')
  const links = files
    .map(
      ({ id, name }) =>
        `<li><a href="${base}/seller-desk/files/${escapeHtml(id)}">${escapeHtml(name)}</a></li>`,
    )
    .join('')
  const history = events
    .map((event) =>
      [
        `${wibMinute(event.created_at)} WIB`,
        event.actor ?? text.applicant,
        textOf(stateMessages[event.state], language),
        event.text,
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join('')
  const store =
    service === 'membership'
      ? `<p><a href="${base}/seller-desk/stores">${text.toStore}</a></p>`
      : ''
  const options = nextStates[state]
    .map((next) => `<option value="${next}">${textOf(stateMessages[next], language)}</option>`)
    .join('')
  return `<article class="card"><strong>${escapeHtml(number)}</strong> ${textOf(serviceMessages[service], language)} · ${textOf(stateMessages[state], language)} · ${wibMinute(created_at)} WIB<dl>${facts}</dl><ul>${links}${history}</ul>${store}
<form data-number="${escapeHtml(number)}" data-before="${state}"><select name="state" required aria-label="${text.state}"><option value="">${text.state}</option>${options}</select>
<input name="text" required minlength="3" maxlength="2000" placeholder="${text.text}" aria-label="${text.text}"><button>${text.send}</button></form></article>`
}
