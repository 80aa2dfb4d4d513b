import type { CargoParty } from '@borong/api/cargo.shapes'
import { textOf, textsIn, wholeNumber } from '@borong/api/messages'
import type { CargoService, CargoState } from '@borong/api/rules/cargo'
import { formScript, rowForms } from '../desk/public.ts'
import type { Language } from '../server/domain.ts'
import { escapeHtml } from '../server/page.ts'
import { wibMinute } from '../server/wib.ts'
import { deskMessages, serviceMessages, stateMessages } from './messages.ts'
import { nextStates } from './move.ts'

export interface DeskBooking {
  number: string
  tracking_number: string
  service: CargoService
  state: CargoState
  pickup_day: string
  sender: CargoParty
  recipient: CargoParty
  goods: string
  packages: number
  weight_kg: number
  events: { state: CargoState; text: string; created_at: Date }[]
}

/** The shipments under way, each with its history and the form of the next state. */
export function deskView(bookings: readonly DeskBooking[], language: Language) {
  const text = textsIn(deskMessages, language)
  if (bookings.length === 0) return { body: `<p class="muted">${text.empty}</p>` }
  const cards = bookings.map((booking) => cardOf(booking, language))
  return {
    body: `<p class="muted">${text.intro}</p><p id="status" role="status"></p>${cards.join('')}`,
    style: `.card p,.card li,.card dt,.card dd{margin:4px 0;overflow-wrap:anywhere}.card dl{display:grid;grid-template-columns:fit-content(40%) 1fr;gap:0 12px}.card ul{padding-left:20px}${rowForms}`,
    script: formScript(text.refused),
  }
}

const lineOf = ({ name, phone, address, district, city }: CargoParty) =>
  [name, phone, address, district, city].filter(Boolean).join(', ')

function cardOf(booking: DeskBooking, language: Language): string {
  const text = textsIn(deskMessages, language)
  const { number, tracking_number, service, state, pickup_day, sender, recipient } = booking
  const { goods, packages, weight_kg, events } = booking
  const weight = `${wholeNumber(Math.ceil(weight_kg), language)} kg`
  const facts = [
    [text.tracking, tracking_number],
    [text.pickup, pickup_day],
    [text.sender, lineOf(sender)],
    [text.recipient, lineOf(recipient)],
    [text.goods, `${goods} · ${packages} ${text.packages} · ${weight}`],
  ]
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value!)}</dd>`)
    .join('')
  const history = events
    .map((event) =>
      [
        `${wibMinute(event.created_at)} WIB`,
        textOf(stateMessages[event.state], language),
        event.text,
      ]
        .filter(Boolean)
        .join(' · '),
    )
    .map((line) => `<li>${escapeHtml(line)}</li>`)
    .join('')
  const options = nextStates[state]
    .map((next) => `<option value="${next}">${textOf(stateMessages[next], language)}</option>`)
    .join('')
  return `<article class="card"><strong>${escapeHtml(number)}</strong> ${textOf(serviceMessages[service], language)} · ${textOf(stateMessages[state], language)}<dl>${facts}</dl><ul>${history}</ul>
<form data-number="${escapeHtml(number)}" data-before="${state}"><select name="state" required aria-label="${text.state}"><option value="">${text.state}</option>${options}</select>
<input name="text" required minlength="3" maxlength="300" placeholder="${text.text}" aria-label="${text.text}"><button>${text.send}</button></form></article>`
}
