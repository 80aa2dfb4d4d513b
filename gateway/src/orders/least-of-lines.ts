interface Bought {
  product_id: number
  quantity: number
  /** The quantity that is not cancelled. */
  left: number
}

export interface Least {
  /** The smallest quantity that remains of the line. */
  least: number
  /** The smallest quantity that remains of its product in the order. */
  together: number
}

/**
 * The smallest quantity that remains of each line. Where several lines of an order have the same product, their sum has
 * the price and the minimum, so the other lines count.
 */
export function leastOfLines<Line extends Bought>(
  lines: readonly Line[],
  leastOf: (whole: Line) => number,
  stepOf: (line: Line) => number,
): Map<Line, Least> {
  const least = new Map<Line, Least>()
  for (const same of Map.groupBy(lines, ({ product_id }) => product_id).values()) {
    const sum = (amount: (line: Line) => number) =>
      same.reduce((total, line) => total + amount(line), 0)
    const left = sum((line) => line.left)
    const together = leastOf({ ...same[0]!, quantity: sum((line) => line.quantity), left })
    for (const line of same) {
      const rest = Math.max(stepOf(line), together - (left - line.left))
      least.set(line, {
        least: same.length === 1 ? together : Math.min(line.left, rest),
        together,
      })
    }
  }
  return least
}

/** A product of which less than its minimum would remain, though not nothing, once lines have these quantities. */
export const tooLittleOf = <Line extends Bought & { together: number }>(
  lines: readonly Line[],
  restOf: (line: Line) => number,
): Line | undefined =>
  [...Map.groupBy(lines, ({ product_id }) => product_id).values()]
    .filter((same) => same.some((line) => restOf(line) < line.left))
    .map((same) => ({ first: same[0]!, rest: same.reduce((sum, one) => sum + restOf(one), 0) }))
    .find(({ first, rest }) => rest > 0 && rest < first.together)?.first
