import type { Readable } from 'node:stream'
import type { RawBuilder, SqlBool } from 'kysely'
import type { BillKind } from '@borong/api/billing-entities'
import type { Gateway, Language } from '../../server/domain.ts'
import { viewBills } from '../read.ts'
import { wibMonth } from '../../server/wib.ts'
import { billCells, billHeader } from './bill-rows.ts'
import { type Cell, csvStream } from '../../server/csv.ts'

const BILLS_OF_PAGE = 500

/** All these bills with these filters, the newest first. No row is left out. */
export const billsFile = (
  gateway: Gateway,
  input: {
    buyerId: string
    kind?: BillKind | undefined
    month?: string | undefined
    language: Language
    /** Of the bills that the buyer may read. */
    condition: RawBuilder<SqlBool>
  },
): Readable => csvStream(billHeader(input.language), pagesOf(gateway, input))

async function* pagesOf(
  gateway: Gateway,
  { buyerId, kind, month, language, condition }: Parameters<typeof billsFile>[1],
): AsyncGenerator<Cell[][]> {
  const period = month === undefined ? undefined : wibMonth(month)
  const bills = gateway.db
    .selectFrom('bill_transactions')
    .selectAll()
    .where(condition)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind!))
    .$if(period !== undefined, (some) =>
      some.where('created_at', '>=', period!.from).where('created_at', '<', period!.to),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BILLS_OF_PAGE)
  let last: { created_at: Date; id: string } | undefined
  do {
    const rows = await bills
      .$if(last !== undefined, (some) =>
        some.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('created_at', 'id'), '<', tuple(last!.created_at, last!.id)),
        ),
      )
      .execute()
    if (rows.length > 0)
      yield (await viewBills(gateway, rows, { buyerId, language })).map(billCells)
    last = rows.length === BILLS_OF_PAGE ? rows.at(-1) : undefined
  } while (last)
}
