import { stripVTControlCharacters } from 'node:util'
import { styled, type Io } from './io.ts'

const GAP = 2

/** Rows under their headings, each column as wide as its widest cell. */
export function columns(
  io: Io,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...rows.map((row) => row[column] ?? '')].map((cell) => width(cell))),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - width(cell) + GAP))
      .join('')
      .trimEnd()
  const head = line(headings)
  return [styled(io, 'dim', head), ...rows.map(line)].join('\n')
}

const width = (cell: string) => [...stripVTControlCharacters(cell)].length

const UNITS = [
  { limit: 60, seconds: 1, name: 's' },
  { limit: 3600, seconds: 60, name: 'min' },
  { limit: 86_400, seconds: 3600, name: 'h' },
  { limit: Infinity, seconds: 86_400, name: 'd' },
]

/** `3 min ago` */
export function ago(time: string, now: Date): string {
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000))
  const unit = UNITS.find((one) => seconds < one.limit)
  return unit ? `${Math.floor(seconds / unit.seconds)} ${unit.name} ago` : time
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
