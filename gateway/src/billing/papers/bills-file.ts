import type { BillKind } from '@borong/api/billing-entities'
import type { Gateway, Language } from '../../server/domain.ts'
import { viewBills } from '../read.ts'
import { wibMonth } from '../../server/wib.ts'
import { billCells, billHeader } from './bill-rows.ts'
import { csvOf } from '../../server/csv.ts'

const AT_ONCE = 500

/** All bills of the buyer with these filters, the newest first. No row is left out. */
export async function billsFile(
  gateway: Gateway,
  input: {
    buyerId: string
    kind?: BillKind | undefined
    month?: string | undefined
    language: Language
  },
): Promise<string> {
  const { buyerId, kind, month, language } = input
  const period = month === undefined ? undefined : wibMonth(month)
  const rows = await gateway.db
    .selectFrom('bill_transactions')
    .selectAll()
    .where('user_id', '=', buyerId)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind!))
    .$if(period !== undefined, (some) =>
      some.where('created_at', '>=', period!.from).where('created_at', '<', period!.to),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const cells = [billHeader(language)]
  // In parts, so that a long history does not hold up other requests.
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const bills = await viewBills(gateway, rows.slice(at, at + AT_ONCE), language)
    cells.push(...bills.map(billCells))
  }
  return csvOf(cells)
}
