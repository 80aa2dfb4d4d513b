import type { ListedEvent } from '@borong/registry/api/answers'
import { moreOf } from '@borong/registry/console/page/event-words'
import { Complaint } from '../command.ts'
import { ago, columns } from './columns.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'
import { mustKnowUnit } from './known.ts'

const usage = 'borong log [unit] [--limit 50]\n\nWho did what, the latest first.'

export const log = releaseCommand({
  summary: 'shows who did what',
  usage,
  options: { limit: { type: 'string', default: '50' } },
  async run({ client, values, positionals }): Promise<{ events: ListedEvent[] }> {
    const [unit] = needed(positionals, positionals.length > 0 ? ['unit'] : [], usage)
    if (!/^[1-9]\d*$/.test(values.limit))
      throw new Complaint(`--limit takes a number, not "${values.limit}".`)
    if (unit !== undefined) await mustKnowUnit(client, unit)
    return client.get(`log?limit=${values.limit}${unit === undefined ? '' : `&unit=${unit}`}`)
  },
  words: ({ events }, { io }) =>
    columns(
      io,
      ['#', 'WHEN', 'BY', 'WHAT', 'UNIT', 'CHANNEL', ''],
      events.map((event) => [
        String(event.sequence),
        ago(event.at, io.now()),
        event.by,
        event.type,
        [event.unit, event.version].filter(Boolean).join(' '),
        event.channel ?? '',
        moreOf(event),
      ]),
    ),
})
