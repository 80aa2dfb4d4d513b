import { inputHash } from '@borong/build/inputs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { actOn, promoteTogether } from './act.ts'
import { didYouMean } from './closest.ts'
import { kilobytes } from './columns.ts'
import { styled, type Io } from './io.ts'
import { meantChannel, stableIn } from './known.ts'
import { publishUnit, type Published } from './publish-unit.ts'
import { releaseCommand, samePlace } from './release-command.ts'

const usage = `borong publish <unit …> [--together] [--channel <channel>] [--note <text>]

Publishes what the last build of each unit made; refused when its sources have changed since. Visitors get it when it is promoted; --channel promotes it immediately.
--together publishes units that fit only each other, as for a new major version of the contract; with --channel they go live in one write.`

type Answer = Pick<Published, 'created' | 'uploaded' | 'notes'> & {
  unit: string
  version: string
  brotli: number
  /** The version that visitors have until this one is promoted; undefined before the first release. */
  stable?: string
  promoted?: string
}

export const publish = releaseCommand({
  summary: 'publishes the built release of one or more units',
  usage,
  options: {
    channel: { type: 'string' },
    note: { type: 'string' },
    together: { type: 'boolean' },
  },
  async run({ client, io, values, positionals }): Promise<Answer[]> {
    if (positionals.length === 0) throw new Complaint(`The unit is missing.\n\n${usage}`)
    const folders = await Promise.all(positionals.map((unit) => folderOf(io, unit)))
    for (const folder of folders) await mustBeOfItsSources(folder)
    const answers: Answer[] = []
    for (const { unit, directory } of folders) {
      io.progress(`${unit}: comparing files …`)
      const onUpload = (done: number, total: number) =>
        io.progress(`${unit}: ${bar(done / total)} ${done} of ${total} files`)
      const published = await publishUnit(client, directory, {
        note: values.note,
        together: values.together,
        onUpload,
      }).finally(() => io.progress(''))
      const { version, files } = published.release
      const { channel, together } = values
      if (channel !== undefined && !together)
        await actOn(client, channel, unit, { action: 'promote', version })
      const { stable } = await stableIn(client, await meantChannel(client, channel), unit)
      answers.push({
        unit,
        version,
        created: published.created,
        uploaded: published.uploaded,
        notes: published.notes,
        brotli: files.reduce((sum, file) => sum + file.brotli, 0),
        stable,
        promoted: channel,
      })
    }
    const { channel, together } = values
    if (channel !== undefined && together) {
      const versions = Object.fromEntries(answers.map(({ unit, version }) => [unit, version]))
      await promoteTogether(client, channel, versions)
    }
    return answers
  },
  words: (answers, { io, values }) =>
    answers
      .map(({ unit, version, created, uploaded, brotli, promoted, notes = [] }) => {
        const name = styled(io, 'bold', `${unit} ${version}`)
        const done = created
          ? `${styled(io, 'green', '✓')} ${name} published: ${uploaded} new files, ${kilobytes(brotli)} in all (brotli)`
          : `${styled(io, 'yellow', '=')} ${name} was published before, with the same content`
        const next = promoted
          ? `  stable in ${promoted}`
          : values.together
            ? together(answers, samePlace(values))
            : `  Give it to visitors: borong promote ${unit} ${version}${samePlace(values)}`
        return [done, ...notes.map((note) => `  ${note}`), styled(io, 'dim', next)].join('\n')
      })
      .join('\n'),
})

const together = (answers: readonly Answer[], place: string) =>
  `  Give them to visitors: borong promote ${answers.map(({ unit, version }) => `${unit}@${version}`).join(' ')}${place}`

const BAR = 20

const bar = (share: number) => '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░')

async function folderOf(io: Io, unit: string): Promise<{ unit: string; directory: string }> {
  if (unit === 'host') return { unit, directory: join(io.root, 'host') }
  const entries = await readdir(join(io.root, 'remotes'), { withFileTypes: true })
  const remotes = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  if (remotes.includes(unit)) return { unit, directory: join(io.root, 'remotes', unit) }
  const all = ['host', ...remotes]
  throw new Complaint(
    `There is no unit ${unit} here.${didYouMean(unit, all)}\n  Units: ${all.join(', ')}`,
  )
}

// Otherwise a release could contain code other than its commit, or a raised version could go unnoticed.
async function mustBeOfItsSources({ unit, directory }: { unit: string; directory: string }) {
  const built = await readFile(join(directory, 'dist/inputs'), 'utf8').catch(() => undefined)
  if (built === (await inputHash(directory))) return
  const why = built === undefined ? 'is not built' : 'has changed since it was built'
  throw new Complaint(`${unit} ${why}.\n  Build it first: pnpm borong build ${unit}`)
}
