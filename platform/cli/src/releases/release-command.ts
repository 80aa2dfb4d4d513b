import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Complaint, type Command } from '../command.ts'
import { openClient, Refused, type RegistryClient } from './client.ts'
import { didYouMean } from './closest.ts'
import { terminal, type Io } from './io.ts'

type Options = NonNullable<ParseArgsConfig['options']>

const COMMON = {
  registry: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies Options

type Values<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & typeof COMMON; allowPositionals: true }>
>['values']

export interface Asked<O extends Options> {
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
  run(asked: Asked<O>): Promise<A>
  words(answer: A, asked: Asked<O>): string
}): ReleaseCommand {
  const { summary, run, words } = described
  const usage = `${described.usage}\n\n  --registry <address>  BORONG_REGISTRY, or the local shop's\n  --json                the answer as JSON`
  return {
    summary,
    usage,
    async run(args, io = terminal()) {
      const { values, positionals } = read(
        { ...described.options, ...COMMON },
        args,
        described.usage,
      )
      const json = (values as { json?: boolean }).json === true
      try {
        const client = await openClient(io, values as { registry?: string })
        // With --json the output is the JSON alone.
        const asked = {
          client,
          io: json ? { ...io, progress: () => {} } : io,
          values: values as Values<O>,
          positionals,
        }
        const answer = await run(asked)
        io.out(json ? JSON.stringify(answer, null, 2) : words(answer, asked))
        return 0
      } catch (error) {
        if (!json || !(error instanceof Complaint)) throw error
        const problem =
          error instanceof Refused ? error.problem : { name: 'COMPLAINT', message: error.message }
        io.out(JSON.stringify({ error: problem }, null, 2))
        return 1
      }
    },
  }
}

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
