import type { Attempt, Concept } from './concept.ts'
import { nounFirst, nounOf } from './noun-of.ts'

const MOST_ATTEMPTS = 8

/** The attempt that requires all typed words, and the one without fillers. */
export function* exactAttempts(concepts: readonly Concept[]): Generator<Attempt> {
  const wanted = concepts.filter(({ kind }) => kind !== 'filler')
  const fillers = concepts.filter(({ kind }) => kind === 'filler')
  // A filler that products have in their names may be part of one: 'tempat sampah'.
  if (fillers.length > 0 && (wanted.length === 0 || fillers.every(({ isKnown }) => isKnown)))
    yield attemptOf(concepts, concepts)
  if (wanted.length > 0) yield attemptOf(wanted, wanted)
}

/**
 * Attempts with fewer words, the least loss first: unknown words, then sizes and units, then other words from the end.
 * The head noun stays, a generic one with the word after it, and a number is never the whole query.
 */
export function* relaxedAttempts(concepts: readonly Concept[]): Generator<Attempt> {
  const typed = concepts.filter(({ kind }) => kind !== 'filler')
  const wanted = nounFirst(concepts).filter(({ kind }) => kind !== 'filler')
  const head = nounOf(wanted)
  if (head.length === 0) return
  const seen = new Set<string>()
  let count = 0
  for (const some of fewer(wanted, head)) {
    if (!head.every((one) => some.includes(one))) continue
    const key = some.map(({ typed }) => typed).join('|')
    if (seen.has(key) || count >= MOST_ATTEMPTS) continue
    seen.add(key)
    count++
    yield attemptOf(typed, some)
  }
}

function* fewer(
  wanted: readonly Concept[],
  head: readonly Concept[],
): Generator<readonly Concept[]> {
  yield wanted
  const known = wanted.filter(({ isKnown }) => isKnown)
  yield known
  for (const one of known.filter(isSize)) yield known.filter((other) => other !== one)
  const words = known.filter((one) => !isSize(one))
  yield words
  for (const one of words.toReversed())
    if (!head.includes(one)) yield words.filter((other) => other !== one)
  yield head
}

/** Whether a concept is a size or a selling unit. */
export const isSize = ({ kind }: Concept) => kind === 'size' || kind === 'unit'

function attemptOf(all: readonly Concept[], some: readonly Concept[]): Attempt {
  const leftOut = all.filter((one) => !some.includes(one))
  const used = all.filter((one) => some.includes(one))
  const isCorrected = used.some(({ corrected }) => corrected !== undefined)
  return {
    concepts: used,
    preferred: leftOut.filter(({ isKnown }) => isKnown),
    leftOut: leftOut.map(({ typed }) => typed),
    corrected: isCorrected
      ? used.map(({ corrected, typed }) => corrected ?? typed).join(' ')
      : undefined,
  }
}
