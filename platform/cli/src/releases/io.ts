import { root } from '@borong/build/units'
import { join, resolve } from 'node:path'
import { styleText } from 'node:util'

/** The input and output of a command. */
export interface Io {
  out(text: string): void
  /** Replaces the current line on a terminal; does nothing elsewhere. */
  progress(text: string): void
  env: Readonly<Record<string, string | undefined>>
  /** Whether a person reads the output; only then it has colour and progress. */
  isTerminal: boolean
  /** The repository's root. */
  root: string
  now(): Date
}

const CLEAR_LINE = '\r\u001B[2K'

/** The terminal in which the command runs. */
export const terminal = (): Io => {
  const isTerminal = process.stdout.isTTY === true
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    progress: (text) => void (isTerminal && process.stdout.write(CLEAR_LINE + text)),
    env: process.env,
    isTerminal,
    root,
    now: () => new Date(),
  }
}

type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow'

/** Styled text on a terminal; plain text elsewhere and with NO_COLOR. */
export const styled = (io: Io, style: Style, text: string) =>
  io.isTerminal && !io.env.NO_COLOR ? styleText(style, text, { validateStream: false }) : text

/** The folder in which local services store their state. */
export const dataDirectory = (io: Io) => resolve(io.root, io.env.DATA_DIR ?? join(io.root, '.data'))
