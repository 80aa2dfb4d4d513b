/// <reference lib="dom" />
import { cell, draw, moment, table } from './draw.ts'
import type { LoggedEvent } from './registry.ts'

/** Who did what, the latest first. */
export const logTable = (events: readonly LoggedEvent[]): HTMLElement =>
  table(
    ['#', 'When', 'By', 'What', 'Unit', 'Channel', 'More'],
    events.map((event) =>
      draw(
        'tr',
        {},
        draw('td', { class: 'number' }, String(event.sequence)),
        cell(moment(event.at)),
        cell(event.by),
        draw('td', { class: event.type === 'refused' ? 'bad' : undefined }, event.type),
        cell([event.unit, event.version].filter(Boolean).join(' ')),
        cell(event.channel ?? ''),
        cell(more(event)),
      ),
    ),
  )

function more({ percent, from, reason, reasons, label }: LoggedEvent): string {
  if (percent !== undefined) return `${percent} % of visitors`
  if (from !== undefined) return `was ${from}`
  if (reasons) return reasons.map(({ message }) => message).join('; ')
  return reason ?? label ?? ''
}
