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

type Payload = ConstructorParameters<typeof SourceMap>[0]

/** The source maps of a release, by script. */
export type SourceMaps = Readonly<Record<string, Payload>>

/** Finds the place in the source of a place in a released script. */
export type FindSource = (script: string, place: Frame) => Frame | undefined

const FRAME = /\/assets\/([\w-]+)\/([\w.-]+\.js):(\d+):(\d+)/
const MOST_FRAMES = 20
const LONGEST_CODE = 200

/** The message of an error, and the calls of its stack in the source. */
export function readableStack(text: string, unit: string, inSource: FindSource): ReadableStack {
  const lines = text.split('\n')
  const message = lines.filter((line) => !/^\s*at\s|@/.test(line)).join(' ') || (lines[0] ?? '')
  const frames = lines
    .map((line) => FRAME.exec(line))
    .filter((found) => found !== null)
    .slice(0, MOST_FRAMES)
    .map(([, ofUnit = '', script = '', row, column]) => {
      const place = { file: `${ofUnit}/${script}`, line: Number(row), column: Number(column) }
      return (ofUnit === unit && inSource(script, place)) || place
    })
  return { message: printable(message).trim(), frames }
}

// Browsers send these texts, so that they may contain anything, and operators print them in a terminal.
const printable = (text: string) => text.replace(/\p{Cc}/gu, ' ')

/** Parses each map at its first frame, and splits each source once. */
export function sourceFinder(maps: SourceMaps): FindSource {
  const parsed = new Map<string, SourceMap>()
  const sources = new Map<string, readonly string[]>()

  function parse(script: string, map: Payload): SourceMap {
    const known = parsed.get(script) ?? new SourceMap(map)
    parsed.set(script, known)
    return known
  }

  function linesOf(map: Payload, source: string): readonly string[] {
    const content = (map.sourcesContent as string[] | undefined)?.[map.sources.indexOf(source)]
    const known = sources.get(source) ?? content?.split('\n') ?? []
    sources.set(source, known)
    return known
  }

  return (script, place) => {
    const map = Object.hasOwn(maps, script) ? maps[script] : undefined
    if (!map) return undefined
    const entry = parse(script, map).findEntry(place.line - 1, place.column - 1)
    if (!('originalSource' in entry)) return undefined
    const { originalSource, originalLine, originalColumn } = entry
    const code = linesOf(map, originalSource)[originalLine]?.trim()
    return {
      file: originalSource.replace(/^\w+:\/\/[^/]*\/(?:\.\/)?/, ''),
      line: originalLine + 1,
      column: originalColumn + 1,
      ...(code ? { code: printable(code).slice(0, LONGEST_CODE) } : {}),
    }
  }
}
