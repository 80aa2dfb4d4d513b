/** The usual codes, and those for amounts whose usual codes are all in use. */
const usual = { smallest: 1, largest: 999 }
const rare = { smallest: 1000, largest: 9999 }

/** The largest amount that a unique code adds to a transfer. */
export const LARGEST_UNIQUE_CODE = rare.largest

/**
 * The unique codes to try for a bank transfer: 1 to 999, then 1000 to 9999. Their order depends on `seed` alone, so that
 * two orders of the same amount to the same account are told apart. The caller takes the first that no open payment uses.
 */
export function uniqueCodes(seed: string): number[] {
  let hash = 2166136261
  for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0
  return [usual, rare].flatMap(({ smallest, largest }) => {
    const length = largest - smallest + 1
    // 7 has no common factor with 999 and 9000, so every code comes once.
    return Array.from({ length }, (_, step) => ((hash + step * 7) % length) + smallest)
  })
}

/** The exact amount to transfer. The bank rounds to whole rupiah, so the code is added after every discount. */
export const withUniqueCode = (due: number, code: number): number => (due > 0 ? due + code : 0)
