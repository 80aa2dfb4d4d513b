const LARGEST = 999

/**
 * The unique codes (1 to 999) to try for a bank transfer, in an order that depends on `seed` alone, so that two orders of
 * the same amount to the same account are told apart. The caller takes the first that no open payment uses.
 */
export function uniqueCodes(seed: string): number[] {
  let hash = 2166136261
  for (const character of seed) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619) >>> 0
  // 7 has no common factor with 999's 3 × 3 × 3 × 37, so every code comes once.
  return Array.from({ length: LARGEST }, (_, step) => ((hash + step * 7) % LARGEST) + 1)
}

/** The exact amount to transfer. The bank rounds to whole rupiah, so the code is added after every discount. */
export const withUniqueCode = (due: number, code: number): number => (due > 0 ? due + code : 0)
