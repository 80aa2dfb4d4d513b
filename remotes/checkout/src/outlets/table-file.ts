import { type Outlet, type OutletTable, quantityOf } from './outlet-table.ts'

// A spreadsheet computes a cell that begins with one of these.
const safe = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text)

const cell = (text: string) => `"${safe(text).replaceAll('"', '""')}"`

/** The table as CSV: a template with the outlets of the company, and what is filled in already. */
export function tableFile(
  table: OutletTable,
  outlets: readonly Outlet[],
  heads: { code: string; product: string },
): string {
  const head = [heads.code, heads.product, ...outlets.map(({ label }) => label)].map(cell)
  const rows = table.rows.map(({ id, code, name }) => [
    cell(code),
    cell(name),
    ...outlets.map((outlet) => String(quantityOf(table, id, outlet.id) || '')),
  ])
  return `\uFEFF${[head, ...rows].map((one) => one.join(';')).join('\r\n')}\r\n`
}
