import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Complaint } from './command.ts'
import { didYouMean } from './releases/closest.ts'

export type Options = NonNullable<ParseArgsConfig['options']>

export type Read<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>

/** Reads the options and the words of a command. An unknown option is a complaint that names the closest one. */
export function readOptions<const O extends Options>(
  options: O,
  args: string[],
  usage = 'borong <command> --help says more.',
): Read<O> {
  try {
    return parseArgs({ options, args, allowPositionals: true })
  } catch (error) {
    const { message } = error as Error
    const unknown = /^Unknown option '--?([\w-]+)/.exec(message)?.[1]
    const problem =
      unknown === undefined
        ? message
        : `There is no option --${unknown}.${didYouMean(unknown, Object.keys(options))}`
    throw new Complaint(`${problem}\n\n${usage}`)
  }
}

/** The words of a command, by name; complains about too few or too many. */
export function needed(
  words: readonly string[],
  names: readonly string[],
  usage: string,
): string[] {
  const missing = names[words.length]
  if (missing !== undefined) throw new Complaint(`The ${missing} is missing.\n\n${usage}`)
  const extra = words[names.length]
  if (extra !== undefined) throw new Complaint(`"${extra}" is one word too many.\n\n${usage}`)
  return [...words]
}
