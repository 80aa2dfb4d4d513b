interface Bought {
  product_id: number
  quantity: number
  /** The quantity that is not cancelled. */
  left: number
}

/**
 * The smallest quantity that remains of each line. Where several lines of an order have the same product, their sum has
 * the price and the minimum, so the other lines count.
 */
export function leastOfLines<Line extends Bought>(
  lines: readonly Line[],
  leastOf: (whole: Line) => number,
  stepOf: (line: Line) => number,
): Map<Line, number> {
  const least = new Map<Line, number>()
  for (const same of Map.groupBy(lines, ({ product_id }) => product_id).values()) {
    const sum = (amount: (line: Line) => number) =>
      same.reduce((total, line) => total + amount(line), 0)
    const left = sum((line) => line.left)
    const whole = leastOf({ ...same[0]!, quantity: sum((line) => line.quantity), left })
    for (const line of same)
      least.set(
        line,
        same.length === 1
          ? whole
          : Math.min(line.left, Math.max(stepOf(line), whole - (left - line.left))),
      )
  }
  return least
}
