import { Complaint } from '../command.ts'
import { actOn } from './act.ts'
import { styled } from './io.ts'
import { meantChannel, mustKnowUnit } from './known.ts'
import { needed } from '../read-options.ts'
import { releaseCommand, samePlace } from './release-command.ts'

const freezeUsage = `borong freeze <unit> --reason <text> [--channel <channel>]

A frozen unit cannot be promoted in that channel; it can be rolled back.`

export const freeze = releaseCommand({
  summary: 'keeps a unit at its version',
  usage: freezeUsage,
  writes: true,
  options: { channel: { type: 'string' }, reason: { type: 'string' } },
  async run({ client, values, positionals }): Promise<{ message: string }> {
    const [unit = ''] = needed(positionals, ['unit'], freezeUsage)
    if (!values.reason)
      throw new Complaint(`Say why, for those who find it frozen: --reason "payment incident"`)
    await mustKnowUnit(client, unit)
    const channel = await meantChannel(client, values.channel)
    return actOn(client, channel, unit, { action: 'freeze', reason: values.reason })
  },
  words: ({ message }, { io, positionals, values }) => {
    const later = `  Later: borong unfreeze ${positionals[0]}${samePlace(values)}`
    const done = `${styled(io, 'green', '✓')} ${message}`
    return values['dry-run'] ? done : `${done}\n${styled(io, 'dim', later)}`
  },
})

const unfreezeUsage = 'borong unfreeze <unit> [--reason <text>] [--channel <channel>]'

export const unfreeze = releaseCommand({
  summary: 'lets a frozen unit move again',
  usage: unfreezeUsage,
  writes: true,
  options: { channel: { type: 'string' }, reason: { type: 'string' } },
  async run({ client, values, positionals }): Promise<{ message: string }> {
    const [unit = ''] = needed(positionals, ['unit'], unfreezeUsage)
    await mustKnowUnit(client, unit)
    const { reason } = values
    const channel = await meantChannel(client, values.channel)
    return actOn(client, channel, unit, { action: 'unfreeze', reason })
  },
  words: ({ message }, { io }) => `${styled(io, 'green', '✓')} ${message}`,
})
