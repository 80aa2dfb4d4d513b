/** The share `part / whole` of an amount, rounded down. Exact also where the product is beyond 2^53. */
export const shareOf = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
