import { spellings } from '../spellings.ts'

/**
 * Every address shape that a route pattern matches, with unnamed parameters: `/a/:x/:lang?` gives `/a/:/:` and `/a/:`.
 * Two patterns that share a shape would match the same address.
 */
export const addressesOf = (pattern: string): string[] => [
  ...new Set(spellings(pattern).map((spelling) => spelling.split('/').map(plain).join('/'))),
]

const plain = (segment: string) => (segment.startsWith(':') ? ':' : segment.toLowerCase())
