/// <reference lib="dom" />
import type { ListedEvent } from '../../api/answers.ts'
import { linkTo } from './address.ts'
import { element, link, moment, quiet } from './element.ts'
import { moreOf } from './event-words.ts'
import { table } from './table.ts'

const COLUMNS = ['#', 'When', 'By', 'Action', 'Unit', 'Channel', 'More']

/** The log with actors and actions, the latest first. */
export const logTable = (
  events: readonly ListedEvent[],
  channel: string | undefined,
): HTMLElement =>
  events.length === 0
    ? quiet('Nothing has happened yet.')
    : table(
        { name: 'Log', isCompact: true },
        COLUMNS,
        events.map((event) => ({
          cells: [
            String(event.sequence),
            moment(event.at),
            event.by,
            element('span', { class: event.type === 'refused' && 'bad' }, event.type),
            unitOf(event, channel),
            event.channel ?? '',
            moreOf(event),
          ],
        })),
      )

function unitOf({ type, unit, version }: ListedEvent, channel: string | undefined) {
  if (!unit) return ''
  // A refused release is not stored.
  const isStored = version !== undefined && type !== 'refused'
  const text = [unit, version].filter(Boolean).join(' ')
  return isStored ? link(linkTo({ channel, unit, version }), text) : text
}
