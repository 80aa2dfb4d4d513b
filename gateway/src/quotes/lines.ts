import type { Trx } from '../server/database.ts'
import { Refused } from '../server/refused.ts'

interface NewLine {
  product_id: string
  quantity: number
  unit_price: number | null
  /** Left out: the earlier one remains. */
  wished_price?: number | null
}

/**
 * Writes new quantities and prices of a quote's lines, all of them or (`mayLeaveOut`) some: the others are removed.
 * Returns the amount of the goods.
 */
export async function writeLines(
  trx: Trx,
  quoteId: string,
  lines: readonly NewLine[],
  { mayLeaveOut = false }: { mayLeaveOut?: boolean } = {},
): Promise<number> {
  const stored = await trx
    .selectFrom('quote_lines')
    .select('product_id')
    .where('quote_id', '=', quoteId)
    .execute()
  const given = new Map(lines.map((line) => [Number(line.product_id), line]))
  const known = new Set(stored.map((line) => line.product_id))
  const isComplete = mayLeaveOut || given.size === known.size
  if (given.size < lines.length || !isComplete || [...given.keys()].some((id) => !known.has(id)))
    throw new Refused('LINES_UNKNOWN')
  const left = [...known].filter((id) => !given.has(id))
  if (left.length > 0)
    await trx
      .deleteFrom('quote_lines')
      .where('quote_id', '=', quoteId)
      .where('product_id', 'in', left)
      .execute()
  for (const [product_id, { quantity, unit_price, wished_price }] of given)
    await trx
      .updateTable('quote_lines')
      .set({ quantity, unit_price, ...(wished_price === undefined ? {} : { wished_price }) })
      .where('quote_id', '=', quoteId)
      .where('product_id', '=', product_id)
      .execute()
  return lines.reduce((sum, { quantity, unit_price }) => sum + quantity * (unit_price ?? 0), 0)
}
