import type { ListedPreview, ListedRelease, PreviewLink } from '@borong/registry/api/answers'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { actOn } from './act.ts'
import { Refused, type RegistryClient } from './client.ts'
import { columns } from './columns.ts'
import { styled, type Io } from './io.ts'
import { knownVersions, mustKnowChannel } from './known.ts'
import { publishUnit } from './publish-unit.ts'
import { folderOf, mustBeOfItsSources } from './publish.ts'
import { qrCode } from './qr-code.ts'
import { needed } from '../read-options.ts'
import { releaseCommand } from './release-command.ts'
import { shopAddress } from './shop-address.ts'
import { shortHash } from './tagged-version.ts'

const usage = `borong preview <unit …> [--days 7] [--pr <number>] [--channel <channel>]
       borong preview <unit@version …> | --channel <channel> | --set <id> [--days 7]
       borong preview list
       borong preview delete <unit@version>

Publishes the last build of each unit as a preview and prints a link and its QR code. Only those who open the link see it,
on production too, until its days are over or it is deleted. Budgets and contract warn.
--channel promotes the versions in a channel of their own (borong channel create), and the link opens that channel. In a
channel with visitors nothing changes: the link names the versions, and the channel's other versions.
With a version, a channel or a set, the link opens what is published already.
  --path </services>    the page that the link opens
  --shop <address>      BORONG_SHOP, or the registry's address without /registry`

type Published = { unit: string; version: string; created: boolean; notes: readonly string[] }
type Answer =
  | { link: string; until: string; published: Published[] }
  | { previews: ListedPreview[] }
  | { deleted: string }

export const preview = releaseCommand({
  summary: 'shows a version to those who have its link',
  usage,
  options: {
    days: { type: 'string', default: '7' },
    pr: { type: 'string' },
    channel: { type: 'string' },
    set: { type: 'string' },
    path: { type: 'string', default: '/' },
    shop: { type: 'string' },
  },
  async run({ client, io, values, positionals }): Promise<Answer> {
    const [what, ...rest] = positionals
    if (what === 'list') {
      needed(rest, [], usage)
      return client.get<{ previews: ListedPreview[] }>('previews')
    }
    if (what === 'delete')
      return { deleted: await remove(client, needed(rest, ['preview'], usage)[0]!) }
    const { channel, set, path } = values
    if (positionals.length === 0 && channel === undefined && set === undefined)
      throw new Complaint(`The unit is missing.\n\n${usage}`)
    if (!path.startsWith('/'))
      throw new Complaint(`--path takes a path such as /services, not "${path}".`)
    const days = readNumber('days', values.days)
    const isForPreviews = channel !== undefined && (await isCreated(client, channel))
    const shop = await shopAddress(io, client, values.shop)
    const isPublished = positionals.every((named) => named.includes('@'))
    const published = isPublished
      ? []
      : await publishAll(client, io, positionals, { days, pr: values.pr })
    const versions = isPublished
      ? await knownVersions(client, positionals, usage)
      : Object.fromEntries(published.map(({ unit, version }) => [unit, version]))
    if (isForPreviews)
      for (const [unit, version] of Object.entries(versions))
        await actOn(client, channel, unit, { action: 'promote', version })
    const choice = isForPreviews ? { channel } : { channel, versions, set }
    const { token, until } = await client.send<PreviewLink>('POST', 'previews/links', {
      ...choice,
      days,
    })
    const address = new URL(path, shop)
    address.searchParams.set('preview', token)
    return { link: address.href, until, published }
  },
  words: (answer, { io }) => {
    if ('deleted' in answer) return `${styled(io, 'green', '✓')} ${answer.deleted} is deleted`
    if ('previews' in answer) return list(io, answer.previews)
    const { link, until, published } = answer
    return [
      ...published.flatMap((one) => [
        `${styled(io, 'green', '✓')} ${styled(io, 'bold', `${one.unit} ${one.version}`)} ${one.created ? 'is a preview' : 'was a preview already'}`,
        ...one.notes.map((note) => styled(io, 'yellow', `  ${note}`)),
      ]),
      `Until ${inWords(until)}, for those who have this link:`,
      link,
      qrCode(io, link),
      ...published.map(({ unit, version }) =>
        styled(io, 'dim', `  Delete it: borong preview delete ${unit}@${version}`),
      ),
    ].join('\n')
  },
})

/** Whether a channel was created for previews. The others have visitors. */
async function isCreated(client: RegistryClient, channel: string): Promise<boolean> {
  const { created } = await mustKnowChannel(client, channel)
  return Object.hasOwn(created, channel)
}

async function publishAll(
  client: RegistryClient,
  io: Io,
  units: readonly string[],
  { days, pr }: { days: number; pr: string | undefined },
): Promise<Published[]> {
  const folders = await Promise.all(units.map((unit) => folderOf(io, unit)))
  for (const folder of folders) await mustBeOfItsSources(folder)
  const answers: Published[] = []
  for (const { unit, directory } of folders) {
    const hash = shortHash(await readFile(join(directory, 'dist/inputs'), 'utf8'))
    const number = pr === undefined ? await nextNumber(client, unit, hash) : readNumber('pr', pr)
    io.progress(`${unit}: uploading …`)
    const {
      release,
      created,
      notes = [],
    } = await publishUnit(client, directory, {
      preview: { days, tag: `pr${number}.${hash}` },
    }).finally(() => io.progress(''))
    answers.push({ unit, version: release.version, created, notes })
  }
  return answers
}

/** The number of the preview with the same sources, or one that no preview of the unit has. */
async function nextNumber(client: RegistryClient, unit: string, hash: string): Promise<number> {
  const known = await client
    .get<{ releases: ListedRelease[] }>(`units/${unit}/releases`)
    .catch((error: unknown) => {
      if (error instanceof Refused && error.problem.name === 'UNIT_UNKNOWN') return { releases: [] }
      throw error
    })
  const previews = known.releases.flatMap(({ version }) => {
    const [, number, of] = /-pr(\d+)\.([\w-]+)$/.exec(version) ?? []
    return number === undefined ? [] : [{ number: Number(number), of }]
  })
  const same = previews.find(({ of }) => of === hash)
  return same?.number ?? Math.max(0, ...previews.map(({ number }) => number)) + 1
}

async function remove(client: RegistryClient, named: string): Promise<string> {
  const [unit, version] = named.split('@')
  if (!unit || !version) throw new Complaint(`"${named}" is not unit@version.\n\n${usage}`)
  await client.remove(`previews/${unit}/${version}`)
  return `${unit} ${version}`
}

function readNumber(option: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Complaint(`--${option} takes a whole number above 0, not "${text}".`)
}

const inWords = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`

function list(io: Io, previews: readonly ListedPreview[]): string {
  if (previews.length === 0) return 'There is no preview: borong preview <unit>'
  const rows = previews.map(({ unit, version, until, publishedBy }) => [
    unit,
    styled(io, 'bold', version),
    inWords(until),
    publishedBy,
  ])
  return columns(io, ['UNIT', 'VERSION', 'UNTIL', 'BY'], rows)
}
