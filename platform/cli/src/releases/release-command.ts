import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Complaint, exitCodes, type Command } from '../command.ts'
import { openClient, Refused, type RegistryClient } from './client.ts'
import { didYouMean } from './closest.ts'
import { styled, terminal, type Io } from './io.ts'

type Options = NonNullable<ParseArgsConfig['options']>

const COMMON = {
  registry: { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const satisfies Options

interface CommonValues {
  registry?: string
  json?: boolean
  'dry-run'?: boolean
}

type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & typeof COMMON; allowPositionals: true }>
>['values']

export interface CommandInput<O extends Options> {
  client: RegistryClient
  io: Io
  values: Values<O>
  positionals: string[]
}

/** A command whose input and output can be replaced, as tests do. */
export interface ReleaseCommand extends Command {
  run(args: string[], io?: Io): Promise<number>
}

/**
 * A command that calls the registry: reads its arguments, runs, and prints its answer as text, or unchanged with
 * `--json`. A refusal is JSON then, too.
 */
export function releaseCommand<const O extends Options, A>(described: {
  summary: string
  usage: string
  options: O
  /** It changes something, so it has `--dry-run`. */
  writes?: boolean
  run(input: CommandInput<O>): Promise<A>
  words(answer: A, input: CommandInput<O>): string
  /** The exit code; 0 without it. */
  code?(answer: A): number
}): ReleaseCommand {
  const { summary, run, words, writes = false } = described
  const { 'dry-run': dryRun, ...reading } = COMMON
  const options = { ...described.options, ...reading, ...(writes ? { 'dry-run': dryRun } : {}) }
  const usage = `${described.usage}\n\n  --registry <address>  BORONG_REGISTRY, or the local shop's\n  --json                the answer as JSON${writes ? '\n  --dry-run             checks and answers, but writes nothing' : ''}`
  return {
    summary,
    usage,
    async run(args, io = terminal()) {
      const { values, positionals } = read(options, args, described.usage)
      const { json, registry, 'dry-run': isDryRun } = values as CommonValues
      let client: RegistryClient | undefined
      try {
        client = await openClient(io, { registry, isDryRun })
        // With --json the output is the JSON alone.
        const input = {
          client,
          io: json ? { ...io, progress: () => {} } : io,
          values: values as Values<O>,
          positionals,
        }
        const answer = await run(input)
        const text = json ? JSON.stringify(answer, null, 2) : words(answer, input)
        io.out(isDryRun && !json ? `Dry run, nothing was written:\n${text}` : text)
        if (client.isOlder() && !json) io.out(styled(io, 'yellow', older(client)))
        return described.code?.(answer) ?? 0
      } catch (error) {
        if (!(error instanceof Complaint) && client?.isOlder())
          throw new Complaint(`${older(client)}\n  ${String(error)}`, 'failed')
        if (!json || !(error instanceof Complaint)) throw error
        const problem =
          error instanceof Refused ? error.problem : { name: 'COMPLAINT', message: error.message }
        io.out(JSON.stringify({ error: problem }, null, 2))
        return exitCodes[error.kind]
      }
    },
  }
}

const older = ({ address }: RegistryClient) =>
  `The registry at ${address} is older than this borong, so some of it may be missing. Update the registry, or install the @borong/cli of its release.`

/**
 * The `--channel` and `--registry` of this command, repeated in the suggested next one: without them it could use
 * others.
 */
export const samePlace = ({ channel, registry }: { channel?: string; registry?: string }): string =>
  [
    channel === undefined ? '' : ` --channel ${channel}`,
    registry === undefined ? '' : ` --registry ${registry}`,
  ].join('')

function read(options: Options, args: string[], usage: string) {
  try {
    return parseArgs({ options, args, allowPositionals: true })
  } catch (error) {
    const unknown = /^Unknown option '--?([\w-]+)/.exec((error as Error).message)?.[1]
    if (unknown === undefined) throw new Complaint(`${(error as Error).message}\n\n${usage}`)
    throw new Complaint(
      `There is no option --${unknown}.${didYouMean(unknown, Object.keys(options))}\n\n${usage}`,
    )
  }
}

/** The positional arguments of a command, by name; complains about too few or too many. */
export function needed(
  positionals: readonly string[],
  names: readonly string[],
  usage: string,
): string[] {
  const missing = names[positionals.length]
  if (missing !== undefined) throw new Complaint(`The ${missing} is missing.\n\n${usage}`)
  const extra = positionals[names.length]
  if (extra !== undefined) throw new Complaint(`"${extra}" is one word too many.\n\n${usage}`)
  return [...positionals]
}
