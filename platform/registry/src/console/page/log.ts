/// <reference lib="dom" />
import type { ListedEvent } from '../../api/answers.ts'
import { cell, draw, moment, table } from './draw.ts'
import { moreOf } from './event-words.ts'

/** The log with actors and actions, the latest first. */
export const logTable = (events: readonly ListedEvent[]): HTMLElement =>
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
        cell(moreOf(event)),
      ),
    ),
  )
