import { textOf } from '@borong/api/messages'
import type { Gateway, Language } from '../../server/domain.ts'
import { billCells, billHeader } from '../papers/bill-rows.ts'
import { csvOf } from '../../server/csv.ts'
import { rowMessages } from '../papers/messages.ts'
import { viewBills } from '../read.ts'
import type { BatchRow } from './create-batch.ts'
import { rowsOf } from './read-batch.ts'

/** The result of each row of a batch. */
export async function batchFile(
  gateway: Gateway,
  batch: BatchRow,
  reader: { buyerId: string; language: Language },
): Promise<string> {
  const bills = await viewBills(gateway, await rowsOf(gateway, batch), reader)
  return csvOf([
    [textOf(rowMessages.row, reader.language), ...billHeader(reader.language)],
    ...bills.map((bill, index) => [index + 1, ...billCells(bill)]),
  ])
}
