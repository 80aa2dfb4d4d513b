import { SourceMap } from 'node:module'

/** A call of a stack: its place in the source, or in the released file when there is no source map. */
export interface Frame {
  file: string
  line: number
  column: number
  /** The line of the source. */
  code?: string
}

export interface ReadableStack {
  message: string
  frames: Frame[]
}

export type SourceMaps = Readonly<Record<string, ConstructorParameters<typeof SourceMap>[0]>>

const FRAME = /\/assets\/([\w-]+)\/([\w.-]+\.js):(\d+):(\d+)/
const MOST_FRAMES = 20
const LONGEST_CODE = 200

/** The message of an error, and the calls of its stack in the source. */
export function readableStack(text: string, unit: string, maps: SourceMaps): ReadableStack {
  const lines = text.split('\n')
  const message = lines.filter((line) => !/^\s*at\s|@/.test(line)).join(' ') || (lines[0] ?? '')
  const frames = lines.flatMap((line) => {
    const [, ofUnit, script, row, column] = FRAME.exec(line) ?? []
    if (!ofUnit || !script) return []
    const place = { file: `${ofUnit}/${script}`, line: Number(row), column: Number(column) }
    return [(ofUnit === unit && inSource(maps[script], place)) || place]
  })
  return { message: printable(message).trim(), frames: frames.slice(0, MOST_FRAMES) }
}

// Browsers send these texts, so that they may contain anything, and operators print them in a terminal.
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ')

function inSource(map: SourceMaps[string] | undefined, place: Frame): Frame | undefined {
  if (!map) return undefined
  const entry = new SourceMap(map).findEntry(place.line - 1, place.column - 1)
  if (!('originalSource' in entry)) return undefined
  const { originalSource, originalLine, originalColumn } = entry
  const code = contentOf(map, originalSource)?.split('\n')[originalLine]?.trim()
  return {
    file: originalSource.replace(/^\w+:\/\/[^/]*\/(?:\.\/)?/, ''),
    line: originalLine + 1,
    column: originalColumn + 1,
    ...(code ? { code: printable(code).slice(0, LONGEST_CODE) } : {}),
  }
}

const contentOf = (map: NonNullable<SourceMaps[string]>, source: string) =>
  (map.sourcesContent as string[] | undefined)?.[map.sources.indexOf(source)]
