/** A route's path, compiled for matching. */
export interface Pattern {
  expression: RegExp
  names: readonly string[]
  /** React Router's rank: of two matching patterns, the higher one wins. */
  score: number
}

const STATIC = 10
const PARAMETER = 3
const SPLAT = -2
const INDEX = 2

/** Compiles one spelling. Matching ignores case and a trailing slash, as the router in the browser does. */
export function compile(spelling: string): Pattern {
  const segments = segmentsOf(spelling)
  const names: string[] = []
  const parts = segments.map((segment) => {
    if (segment === '*') {
      names.push('*')
      return '(?:/(.*))?'
    }
    if (!segment.startsWith(':')) return `/${escapeExpression(segment)}`
    const name = /^:([\w-]+)(.*)$/.exec(segment)
    names.push(name?.[1] ?? segment.slice(1))
    return `/([^/]+)${escapeExpression(name?.[2] ?? '')}`
  })
  return { expression: new RegExp(`^${parts.join('')}/*$`, 'i'), names, score: scoreOf(segments) }
}

/** Two paths of the same shape are the same page, whatever the names of their parameters are. */
export const shapeOf = (path: string) =>
  `/${segmentsOf(path.toLowerCase())
    .map((segment) => segment.replace(/^:[\w-]+/, ':'))
    .join('/')}`

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')

const escapeExpression = (text: string) => text.replace(/[\\.*+^${}|()[\]?]/g, '\\$&')

function scoreOf(segments: readonly string[]): number {
  if (segments.length === 0) return INDEX + 1
  const splat = segments.includes('*') ? SPLAT : 0
  const ranks = segments
    .filter((segment) => segment !== '*')
    .map((segment) => (/^:[\w-]+$/.test(segment) ? PARAMETER : STATIC))
  return segments.length + splat + ranks.reduce((sum, rank) => sum + rank, 0)
}
