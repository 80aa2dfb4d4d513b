import type { importCompanyAddresses } from '@borong/api/company-addresses'
import type { Input } from '@borong/contract'
import { parseTable } from '@borong/api/rules/parse-table'
import { type TableColumns, tableColumns } from '@borong/api/rules/table-columns'

export type AddressRow = Input<typeof importCompanyAddresses>['body']['rows'][number]

/** The most rows of one import. */
export const MOST_ROWS = 1000

const HEADS: Readonly<Record<keyof AddressRow, RegExp>> = {
  alias: /label|alias/i,
  outlet: /outlet|pusat biaya|cost cent/i,
  name: /penerima|recipient|nama|name/i,
  phone: /hp|telp|telepon|phone|wa/i,
  address: /alamat|address|jalan|street/i,
  postal_code: /pos|postal|zip/i,
  district: /kecamatan|district/i,
}
const LONGEST: Readonly<Record<keyof AddressRow, number>> = {
  alias: 40,
  outlet: 80,
  name: 80,
  phone: 30,
  address: 300,
  postal_code: 10,
  district: 80,
}
/** The columns of a table without a header. */
const ORDER = ['alias', 'outlet', 'name', 'phone', 'address', 'postal_code', 'district'] as const
const FIRST_TO_LAST: TableColumns<keyof AddressRow> = Object.fromEntries(
  ORDER.map((name, column) => [name, column]),
)

/** Reads addresses from pasted cells or a CSV file. */
export function readAddresses(text: string): { rows: AddressRow[]; leftOut: number } {
  const cells = parseTable(text).map((row) => row.cells)
  const columns = tableColumns(cells[0], HEADS, 'alias')
  const body = columns ? cells.slice(1) : cells
  const at = columns ?? FIRST_TO_LAST
  const rowOf = (row: readonly string[]) =>
    Object.fromEntries(
      ORDER.map((name) => [name, (row[at[name] ?? -1] ?? '').slice(0, LONGEST[name])]),
    ) as unknown as AddressRow
  return {
    rows: body.slice(0, MOST_ROWS).map(rowOf),
    leftOut: Math.max(0, body.length - MOST_ROWS),
  }
}
