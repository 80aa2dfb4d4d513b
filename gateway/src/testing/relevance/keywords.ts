import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A keyword with the names that answer it. */
export interface Judged {
  kind: string
  query: string
  /** Half of the keywords is for tuning; the aims are measured on the other half. */
  half: 'tuned' | 'reported'
  /** 0 for a name that does not answer the keyword. */
  grade: (name: string) => number
}

/** The keywords of `keywords.csv`: kind, keyword, names that answer it, and for some the size in the name. */
export function judgedKeywords(): Judged[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'keywords.csv'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [kind, query, good, size] = line.split(';') as [string, string, string, string?]
    const [name, inName] = [new RegExp(good, 'i'), new RegExp(size ?? '')]
    return {
      kind,
      query,
      half: halfOf(query),
      grade: (shown) => (name.test(shown) && inName.test(shown) ? 1 : 0),
    }
  })
}

/** Depends on the keyword alone, so that adding one moves no other. */
export const halfOf = (query: string): Judged['half'] =>
  [...query].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) % 2 === 0
    ? 'tuned'
    : 'reported'
