import { codeOf, countStock, productsOfCodes, takeNewerStock } from '../catalogue/public.ts'
import type { Trx } from '../server/database.ts'
import type { Fault } from './read-goods.ts'

export interface SentStock {
  code: string
  stock: number
}

/**
 * Sets the stocks that a seller's system counted at one time. A stock that is older than the known one of its product
 * changes nothing, so that feeds may arrive in any order and again.
 */
export async function takeStocks(
  trx: Trx,
  sellerId: number,
  {
    asOf,
    stocks,
    actor,
    at,
  }: { asOf: Date; stocks: readonly SentStock[]; actor: string; at: Date },
): Promise<{ changed: number; refused: { code: string; fault: Fault }[] }> {
  const wanted = new Map(stocks.map(({ code, stock }) => [code, stock]))
  const rows = await productsOfCodes(trx, sellerId, [...wanted.keys()]).execute()
  const live = rows.filter((row) => row.archived_at === null)
  const newer = await takeNewerStock(
    trx,
    live.map(({ id }) => id),
    asOf,
  )
  const counted = live.filter(({ id }) => newer.has(id))
  const changed = await countStock(
    trx,
    counted.map((row) => ({ productId: row.id, stock: wanted.get(codeOf(row))! })),
    { reason: 'feed', note: '', actor, at },
  )
  const byCode = new Map(rows.map((row) => [codeOf(row), row]))
  const refused = [...wanted.keys()].flatMap((code): { code: string; fault: Fault }[] => {
    const row = byCode.get(code)
    if (!row) return [{ code, fault: 'unknown' }]
    if (row.archived_at !== null) return [{ code, fault: 'archived' }]
    return newer.has(row.id) ? [] : [{ code, fault: 'older' }]
  })
  return { changed: changed.length, refused }
}
