import type { Command } from '../command.ts'

/** The choices that a shell offers after a command. */
export interface Described {
  name: string
  summary: string
  /** Subcommands and units. */
  words: readonly string[]
  /** Without their dashes. */
  options: readonly string[]
}

/** Reads a command's usage: `[unit …]`, `borong token new`, `bash|zsh|fish` and `--channel`. */
export function describe(
  name: string,
  { summary, usage }: Pick<Command, 'summary' | 'usage'>,
  units: readonly string[],
): Described {
  const subcommands = [...usage.matchAll(new RegExp(`^ *borong ${name} ([a-z|-]+)`, 'gm'))].flatMap(
    ([, found = '']) => (found.startsWith('-') ? [] : found.split('|')),
  )
  const takesUnits = new RegExp(`borong ${name} [<[](unit|remote)\\b`).test(usage)
  const options = [...usage.matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']) => option)
  return {
    name,
    summary,
    words: [...new Set([...subcommands, ...(takesUnits ? units : [])])],
    options: [...new Set([...options, 'help'])],
  }
}
