import { inputHash } from '@borong/federation/inputs'
import { isStandalone, unitName } from '@borong/build/units'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Complaint } from '../command.ts'
import { actOn, promoteTogether, seenIn, type Done } from './act.ts'
import { didYouMean } from './closest.ts'
import { kilobytes } from './columns.ts'
import { styled, type Io } from './io.ts'
import { meantChannel, stableIn } from './known.ts'
import { readLeastVisitors } from './promote.ts'
import { publishUnit, type Published } from './publish-unit.ts'
import { releaseCommand, samePlace } from './release-command.ts'

const usage = `borong publish <unit …> [--together] [--channel <channel> [--now] [--replace] [--least-visitors <n>]]
                      [--note <text>]

Publishes what the last build of each unit made; refused when its sources have changed since. Visitors get it when it is
promoted; --channel promotes it in steps, as borong promote does, and --now immediately. --replace ends a running rollout,
and --least-visitors is the number of visitors without whose reports no step ends.
--together publishes units that fit only each other, as a remote that needs a name of the new host. With --channel they go
live together: a visitor gets all of them or none.`

type Answer = Pick<Published, 'created' | 'uploaded' | 'notes'> & {
  unit: string
  version: string
  brotli: number
  /** The version that visitors have until this one is promoted; undefined before the first release. */
  stable?: string
  promoted?: string[]
}

export const publish = releaseCommand({
  summary: 'publishes the built release of one or more units',
  usage,
  writes: true,
  options: {
    channel: { type: 'string' },
    note: { type: 'string' },
    together: { type: 'boolean' },
    now: { type: 'boolean' },
    replace: { type: 'boolean' },
    'least-visitors': { type: 'string' },
  },
  async run({ client, io, values, positionals }): Promise<Answer[]> {
    if (positionals.length === 0) throw new Complaint(`The unit is missing.\n\n${usage}`)
    const folders = await Promise.all(positionals.map((unit) => folderOf(io, unit)))
    for (const folder of folders) await mustBeOfItsSources(folder)
    const leastVisitors = readLeastVisitors(values)
    // Another person may change the channel during the upload.
    const seen = values.channel === undefined ? undefined : await seenIn(client, values.channel)
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
      const { channel, together, now, replace } = values
      const action = now ? 'promote' : 'roll-out'
      // In a dry run the registry does not know the new release.
      const isUnknown = values['dry-run'] === true && published.created
      const promoted =
        channel === undefined || together || isUnknown
          ? undefined
          : await actOn(client, channel, unit, {
              action,
              version,
              replace,
              leastVisitors,
              expected: seen?.(unit),
            })
      const { stable } = await stableIn(client, await meantChannel(client, channel), unit)
      answers.push({
        unit,
        version,
        created: published.created,
        uploaded: published.uploaded,
        notes: published.notes,
        brotli: files.reduce((sum, file) => sum + file.brotli, 0),
        stable,
        promoted: promoted && linesOf(promoted),
      })
    }
    const { channel, together, now, replace } = values
    const isUnknown = values['dry-run'] === true && answers.some(({ created }) => created)
    if (channel === undefined || !together || isUnknown) return answers
    const versions = Object.fromEntries(answers.map(({ unit, version }) => [unit, version]))
    const promoted = linesOf(
      await promoteTogether(client, channel, versions, { now, replace, leastVisitors, seen }),
    )
    return answers.map((answer, index) =>
      index === answers.length - 1 ? { ...answer, promoted } : answer,
    )
  },
  words: (answers, { io, values }) =>
    answers
      .map(({ unit, version, created, uploaded, brotli, promoted, notes = [] }) => {
        const name = styled(io, 'bold', `${unit} ${version}`)
        const done = created
          ? `${styled(io, 'green', '✓')} ${name} published: ${uploaded} new files, ${kilobytes(brotli)} in all (brotli)`
          : `${styled(io, 'yellow', '=')} ${name} was published before, with the same content`
        const next = nextStep({ unit, version, promoted }, answers, values)
        return [
          done,
          ...notes.map((note) => `  ${note}`),
          ...next.map((line) => styled(io, 'dim', `  ${line}`)),
        ].join('\n')
      })
      .join('\n'),
})

const linesOf = ({ message, notes = [] }: Done) => [message, ...notes]

function nextStep(
  { unit, version, promoted }: Pick<Answer, 'unit' | 'version' | 'promoted'>,
  answers: readonly Answer[],
  values: { channel?: string; registry?: string; together?: boolean; 'dry-run'?: boolean },
): string[] {
  if (promoted) return promoted
  if (values['dry-run'])
    return values.channel === undefined
      ? []
      : ['Its promotion can be checked once it is published: borong promote --dry-run']
  if (!values.together)
    return [`Give it to visitors: borong promote ${unit} ${version}${samePlace(values)}`]
  return values.channel === undefined ? [together(answers, samePlace(values))] : []
}

const together = (answers: readonly Answer[], place: string) =>
  `Give them to visitors: borong promote ${answers.map(({ unit, version }) => `${unit}@${version}`).join(' ')}${place}`

const BAR = 20

const bar = (share: number) => '█'.repeat(Math.round(share * BAR)).padEnd(BAR, '░')

/** The folder of a unit of this repository. */
export async function folderOf(io: Io, unit: string): Promise<{ unit: string; directory: string }> {
  const folders: Readonly<Record<string, string>> = isStandalone
    ? { [unitName(io.root)]: io.root }
    : { host: join(io.root, 'host'), ...(await remotesIn(join(io.root, 'remotes'))) }
  const directory = folders[unit]
  if (directory !== undefined) return { unit, directory }
  const all = Object.keys(folders)
  throw new Complaint(
    `There is no unit ${unit} here.${didYouMean(unit, all)}\n  Units: ${all.join(', ')}`,
  )
}

async function remotesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Object.fromEntries(names.map((name) => [name, join(folder, name)]))
}

// Otherwise a release could contain code other than its commit, or a raised version could go unnoticed.
export async function mustBeOfItsSources({ unit, directory }: { unit: string; directory: string }) {
  const built = await readFile(join(directory, 'dist/inputs'), 'utf8').catch(() => undefined)
  if (built === (await inputHash(directory))) return
  const why = built === undefined ? 'is not built' : 'has changed since it was built'
  throw new Complaint(`${unit} ${why}.\n  Build it first: pnpm borong build ${unit}`, 'build')
}
