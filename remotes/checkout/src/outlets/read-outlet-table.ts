import { parseTable } from '@borong/api/rules/parse-table'
import { MOST_UNITS, type Outlet } from './outlet-table.ts'

// A whole name: a code itself can begin with one.
const CODE_HEAD = /^((kode|code|sku)( (produk|barang|product|item))?|(product|item) code)$/i
const QUANTITY_HEAD = /jumlah|qty|quantity|kuantitas/i
const OUTLET_HEAD = /outlet|alamat|address|cabang|branch/i
/** Columns that a template or an export has beside the quantities. */
const OTHER_HEAD = /^$|produk|product|nama|name|satuan|unit|penjual|seller|total/i
const LONGEST_CODE = 100

/** A quantity of a table, by the code of the product. */
export interface ReadCell {
  code: string
  outletId: string
  quantity: number
}

export interface ReadTable {
  /** The codes in their order, also those without a quantity. */
  codes: string[]
  cells: ReadCell[]
  /** The names of outlets that the company does not have, as typed. */
  unknownOutlets: string[]
  /** Cells that are no quantity, with their line. */
  wrong: { line: number; text: string }[]
}

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** Finds an outlet by the label of its address, or by a cost centre that only one address has. */
function outletFinder(outlets: readonly Outlet[]) {
  const byName = new Map<string, string | null>()
  for (const { id, centre } of outlets)
    if (centre) byName.set(plain(centre), byName.has(plain(centre)) ? null : id)
  for (const { id, label } of outlets) byName.set(plain(label), id)
  return (name: string) => byName.get(plain(name)) ?? undefined
}

/**
 * Reads a table of quantities from pasted cells or a file: a column for each outlet, or a row for each product and outlet.
 * Without a header the first column has codes, and the others are the outlets of the page in their order.
 */
export function readOutletTable(text: string, outlets: readonly Outlet[]): ReadTable {
  // A template begins text that looks like a formula with an apostrophe.
  const rows = parseTable(text).map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.replace(/^'/, '').trim()),
  }))
  const find = outletFinder(outlets)
  const read: ReadTable = { codes: [], cells: [], unknownOutlets: [], wrong: [] }
  const add = (line: number, code: string, outletId: string | undefined, quantity: string) => {
    if (quantity === '' || outletId === undefined) return
    const count = /^\d{1,6}$/.test(quantity) ? Number(quantity) : undefined
    if (count === undefined || count > MOST_UNITS) read.wrong.push({ line, text: quantity })
    else if (count > 0) read.cells.push({ code, outletId, quantity: count })
  }
  const first = rows[0]?.cells ?? []
  const head = headOf(first, find)
  const codes = new Set<string>()
  const unknown = new Set<string>()
  for (const { line, cells } of head ? rows.slice(1) : rows) {
    const code = (cells[head?.code ?? 0] ?? '').slice(0, LONGEST_CODE)
    if (code === '') continue
    codes.add(code)
    if (head?.kind === 'long') {
      const name = cells[head.outlet] ?? ''
      const outletId = find(name)
      if (outletId === undefined && name !== '') unknown.add(name)
      add(line, code, outletId, cells[head.quantity] ?? '')
    } else if (head) {
      for (const [at, outletId] of head.outlets) add(line, code, outletId, cells[at] ?? '')
    } else {
      for (const [at, outlet] of outlets.entries()) add(line, code, outlet.id, cells[at + 1] ?? '')
    }
  }
  if (head?.kind === 'wide') for (const name of head.unknown) unknown.add(name)
  return { ...read, codes: [...codes], unknownOutlets: [...unknown] }
}

type Head =
  | { kind: 'long'; code: number; outlet: number; quantity: number }
  | { kind: 'wide'; code: number; outlets: [at: number, id: string][]; unknown: string[] }

/** The columns that the first row names; undefined when it is no header. */
function headOf(
  cells: readonly string[],
  find: (name: string) => string | undefined,
): Head | undefined {
  const at = (pattern: RegExp) =>
    cells.findIndex((cell) => find(cell) === undefined && pattern.test(cell))
  const code = at(CODE_HEAD)
  const [outlet, quantity] = [at(OUTLET_HEAD), at(QUANTITY_HEAD)]
  if (code >= 0 && outlet >= 0 && quantity >= 0) return { kind: 'long', code, outlet, quantity }
  const named = cells.flatMap((cell, column): [number, string][] => {
    const id = find(cell)
    return id === undefined ? [] : [[column, id]]
  })
  if (code < 0 && named.length === 0) return undefined
  const isNamed = new Set(named.map(([column]) => column))
  const from = Math.max(code, 0)
  const unknown = cells.filter(
    (cell, column) => column !== from && !isNamed.has(column) && !OTHER_HEAD.test(cell),
  )
  return { kind: 'wide', code: from, outlets: named, unknown }
}
