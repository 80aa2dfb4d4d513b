import type { Done } from './act.ts'
import { Complaint } from '../command.ts'
import { needed } from '../read-options.ts'
import { columns } from './columns.ts'
import { styled, type Io } from './io.ts'
import { meantChannel } from './known.ts'
import { releaseCommand } from './release-command.ts'

const usage = `borong service approve <unit> <address> [--channel <channel>]
       borong service revoke <unit> <address> [--channel <channel>]
       borong service list

A squad names its own services in remote.ts: api: { orders: 'https://orders.example.com' }. The edges of a channel send calls of the
unit only to addresses that are approved there. An approval for production counts in every channel. Only the admin approves
and revokes. A revoked address gets no call from the moment that the edges know it.`

type Services = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
type Answer = Done | { services: Services }

export const service = releaseCommand({
  summary: "approves, revokes and lists the addresses of squads' own services",
  usage,
  writes: true,
  options: { channel: { type: 'string' } },
  async run({ client, values, positionals }): Promise<Answer> {
    const [what, ...rest] = positionals
    switch (what) {
      case 'list':
        needed(rest, [], usage)
        return client.get<{ services: Services }>('services')
      case 'approve':
      case 'revoke': {
        const [unit = '', address = ''] = needed(rest, ['unit', 'address'], usage)
        const channel = await meantChannel(client, values.channel)
        return client.send<Done>('PUT', `channels/${channel}/units/${unit}/services`, {
          address,
          approved: what === 'approve',
        })
      }
      default:
        throw new Complaint(
          `Say what to do with own services: approve, revoke or list.\n\n${usage}`,
        )
    }
  },
  words: (answer, { io }) =>
    'services' in answer
      ? list(io, answer.services)
      : [`${styled(io, 'green', '✓')} ${answer.message}`, ...(answer.notes ?? [])].join('\n  '),
})

function list(io: Io, services: Services): string {
  const rows = Object.entries(services).flatMap(([channel, units]) =>
    Object.entries(units).flatMap(([unit, addresses]) =>
      addresses.map((address) => [styled(io, 'bold', unit), address, channel]),
    ),
  )
  if (rows.length === 0)
    return 'No address is approved yet: borong service approve <unit> <address>'
  return columns(io, ['UNIT', 'ADDRESS', 'CHANNEL'], rows)
}
