import { taxOn } from '@borong/api/rules/ppn'
import type { Selectable } from 'kysely'
import type { ApprovalProblem } from '../approvals/public.ts'
import { agreedMinimums } from '../agreed-prices/public.ts'
import { goodsOf, leastLeft } from '../cart/public.ts'
import { isQuoted } from '../quotes/public.ts'
import type { Database } from '../server/database.ts'
import { type Least, leastOfLines } from './least-of-lines.ts'
import type { OrderLineTable } from './table.ts'

type Line = Selectable<OrderLineTable>
type Judged = Line & Least & { left: number; step: number }

/**
 * Lines with the smallest quantity that an approver can lower them to: the minimum of the product and of the price tier, so
 * that their prices stay. The price of a quote is that of all its goods.
 */
export async function withLeast(
  db: Database,
  orderId: string,
  lines: readonly Line[],
  at: Date,
): Promise<Judged[]> {
  const ids = lines.map(({ product_id }) => product_id)
  const goods = await goodsOf(db, ids, at)
  const isWhole = await isQuoted(db, orderId)
  const agreed = await agreedMinimums(db, orderId)
  const stepOf = ({ product_id: id }: Pick<Line, 'product_id'>) => goods.get(id)?.step ?? 1
  const bought = lines.map((line) => ({ ...line, left: line.quantity }))
  const least = leastOfLines(
    bought,
    (line) =>
      leastLeft(
        { ...line, agreed_minimum: agreed.get(line.product_id) },
        goods.get(line.product_id),
      ),
    stepOf,
  )
  return bought.map((line) => {
    const judged = least.get(line)!
    return {
      ...line,
      ...(isWhole ? { least: line.left, together: judged.together } : judged),
      step: stepOf(line),
    }
  })
}

/** The lowered lines with their new quantity and its tax, by the rate of the order's day, or why they cannot be lowered so. */
export function judgeLowered(
  lines: readonly Judged[],
  requested: readonly { line: string; quantity: number; seen: number }[],
  orderedAt: Date,
): ApprovalProblem | { lowered: Line[] } {
  const lowered: Line[] = []
  for (const { line: id, quantity, seen } of requested) {
    const judged = lines.find((line) => line.id === id)
    if (!judged || lowered.some((line) => line.id === id)) return { problem: 'LINE_UNKNOWN' }
    const { least, together: _together, left: _left, step, ...line } = judged
    if (line.quantity !== seen || quantity >= seen) return { problem: 'LINE_CHANGED' }
    if (quantity < least || quantity % step !== 0)
      return { problem: 'QUANTITY_TOO_LOW', values: { name: line.name, least } }
    const tax = line.tax > 0 ? taxOn(quantity * line.unit_price, orderedAt).tax : 0
    lowered.push({ ...line, quantity, tax })
  }
  return { lowered }
}
