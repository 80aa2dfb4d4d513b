const FARTHEST = 3

/** The known word that was probably meant, if one is similar. */
export function closest(word: string, words: readonly string[]): string | undefined {
  const near = words
    .map((candidate) => ({ candidate, distance: distance(word, candidate) }))
    .filter((one) => one.distance <= Math.min(FARTHEST, Math.ceil(word.length / 2)))
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.candidate
}

// The edit distance: letters to change, add or drop between the two words.
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}

/** ` Did you mean checkout?`, or an empty text. */
export function didYouMean(word: string, words: readonly string[]): string {
  const meant = closest(word, words)
  return meant === undefined ? '' : ` Did you mean ${meant}?`
}
