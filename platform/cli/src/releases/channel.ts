import type { CreatedStatus, Status } from '@borong/registry/api/answers'
import { Complaint } from '../command.ts'
import type { RegistryClient } from './client.ts'
import { ago, columns } from './columns.ts'
import { styled, type Io } from './io.ts'
import { meantChannel } from './known.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'

const usage = `borong channel list
       borong channel create <channel> [--from <channel>]
       borong channel delete <channel>
       borong channel require <channel> <check> [--off]

A created channel collects versions for previews (borong preview --channel). It has the versions of --from, by default
production's, and follows production in every unit that it does not name. It has no visitors but those of its links.
With a required check, a release needs this check before visitors of the channel get it: its tests must have passed in the
mix of versions that they would get. borong test journeys records the check "journeys", and with --check another one.
--off ends the requirement. Only the admin changes it. Rollbacks need no check.`

type Answer = { message: string } | { channels: Listed[] }
type Listed = { channel: string } & Partial<CreatedStatus>

export const channel = releaseCommand({
  summary: 'creates and deletes channels for previews, and lets a channel require checks',
  usage,
  writes: true,
  options: { off: { type: 'boolean' }, from: { type: 'string' } },
  async run({ client, values, positionals }): Promise<Answer> {
    const [what, ...rest] = positionals
    switch (what) {
      case 'list':
        needed(rest, [], usage)
        return { channels: await list(client) }
      case 'create':
        return create(client, needed(rest, ['channel'], usage)[0]!, values.from)
      case 'delete':
        return remove(client, needed(rest, ['channel'], usage)[0]!)
      case 'require': {
        const [name = '', check = ''] = needed(rest, ['channel', 'check'], usage)
        return client.send('PUT', `channels/${name}/checks/${check}`, { required: !values.off })
      }
      default:
        throw new Complaint(
          `Say what to do with channels: list, create, delete or require.\n\n${usage}`,
        )
    }
  },
  words: (answer, { io }) =>
    'message' in answer
      ? `${styled(io, 'green', '✓')} ${answer.message}`
      : table(io, answer.channels),
})

async function list(client: RegistryClient): Promise<Listed[]> {
  const { channels, created } = await client.get<Status>('status')
  return Object.keys(channels).map((name) => ({ channel: name, ...created[name] }))
}

async function create(client: RegistryClient, name: string, given: string | undefined) {
  const from = await meantChannel(client, given)
  return client.send<{ message: string }>('PUT', `channels/${name}`, { from, expected: 0 })
}

async function remove(client: RegistryClient, name: string) {
  const { created } = await client.get<Status>('status')
  await client.remove(`channels/${name}?expected=${created[name]?.revision ?? 0}`)
  return { message: `${name} is deleted` }
}

const table = (io: Io, channels: readonly Listed[]) =>
  columns(
    io,
    ['CHANNEL', 'FROM', 'CREATED', 'BY'],
    channels.map(({ channel: name, from, at, by }) => [
      styled(io, 'bold', name),
      from ?? '–',
      at === undefined ? 'by the configuration' : ago(at, io.now()),
      by ?? '–',
    ]),
  )
