import { Complaint } from '../command.ts'
import { ago, columns } from './columns.ts'
import { needed, releaseCommand } from './release-command.ts'
import { mustKnowUnit } from './known.ts'

const usage = 'borong log [unit] [--limit 50]\n\nWho did what, the latest first.'

interface LoggedEvent {
  sequence: number
  at: string
  by: string
  type: string
  unit?: string
  channel?: string
  version?: string
  from?: string
  percent?: number
  reason?: string
  reasons?: { message: string }[]
  label?: string
}

export const log = releaseCommand({
  summary: 'shows who did what',
  usage,
  options: { limit: { type: 'string', default: '50' } },
  async run({ client, values, positionals }): Promise<{ events: LoggedEvent[] }> {
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
        more(event),
      ]),
    ),
})

function more({ percent, from, reason, reasons, label }: LoggedEvent): string {
  if (percent !== undefined) return `${percent} % of visitors`
  if (from !== undefined) return `was ${from}`
  if (reasons) return reasons.map((one) => one.message).join('; ')
  return reason ?? label ?? ''
}
