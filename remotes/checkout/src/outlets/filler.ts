import { judgeLines } from '@borong/api/quick-order'
import { list as listCall } from '@borong/api/lists'
import { call } from '@borong/contract'
import {
  cellKey,
  MOST_OUTLETS,
  MOST_PRODUCTS,
  type Outlet,
  type Row,
  withQuantities,
  withRows,
} from './outlet-table.ts'
import type { ChangeTable } from './outlet-table.atoms.ts'
import type { ReadTable } from './read-outlet-table.ts'

/** The content that a text has put into the table, and the parts that could not be read. */
export interface Filled {
  products: number
  cells: number
  unknownCodes: string[]
  unknownOutlets: string[]
  wrong: ReadTable['wrong']
  isTooMany: boolean
}

/** Codes in one call. */
const MOST_CODES = 1000

/** Puts products and quantities into the table. */
export function filler(change: ChangeTable, columns: readonly Outlet[]) {
  /** Quantities of a table, whose outlets become columns. */
  async function fill(read: ReadTable): Promise<Filled> {
    const codes = read.codes.slice(0, MOST_CODES)
    const { result } = await call(judgeLines, {
      body: { lines: codes.map((code) => ({ code, quantity: '1' })) },
    })
    const rows = new Map<string, Row>()
    for (const [at, code] of codes.entries()) {
      const product = result[at]?.product
      if (product) {
        const { id, name, unit_type: unit } = product
        rows.set(code, { id, code: product.code, name, unit })
      }
    }
    const sums = new Map<string, number>()
    for (const { code, outletId, quantity } of read.cells) {
      const row = rows.get(code)
      if (!row) continue
      const key = cellKey(row.id, outletId)
      sums.set(key, (sums.get(key) ?? 0) + quantity)
    }
    addRows([...rows.values()], sums, new Set(read.cells.map(({ outletId }) => outletId)))
    return {
      products: rows.size,
      cells: sums.size,
      unknownCodes: codes.filter((code) => !rows.has(code)),
      unknownOutlets: read.unknownOutlets,
      wrong: read.wrong,
      isTooMany: rows.size > MOST_PRODUCTS || read.codes.length > MOST_CODES,
    }
  }

  function addRows(
    rows: readonly Row[],
    sums: ReadonlyMap<string, number> = new Map(),
    outletIds: ReadonlySet<string> = new Set(),
  ) {
    const known = new Set(columns.map(({ id }) => id))
    const added = [...outletIds].filter((id) => !known.has(id))
    change((table) => ({
      rows: withRows(table.rows, rows),
      quantities: withQuantities(table.quantities, [...sums]),
      ...(added.length > 0 ? { outlets: [...known, ...added].slice(0, MOST_OUTLETS) } : {}),
      dropped: undefined,
    }))
  }

  /** The products of a list, without quantities: those are of no outlet. */
  async function fillFromList(listId: string): Promise<Filled> {
    const { result } = await call(listCall, { params: { listId } })
    const rows = result.items.map(({ id_item, code, name, unit_type }) => ({
      id: id_item,
      code,
      name,
      unit: unit_type,
    }))
    addRows(rows)
    return {
      products: rows.length,
      cells: 0,
      unknownCodes: [],
      unknownOutlets: [],
      wrong: [],
      isTooMany: rows.length > MOST_PRODUCTS,
    }
  }

  /** The lines of the quick order, each with its quantity for all these outlets. */
  function fillFromLines(
    lines: readonly { code: string; quantity: string }[],
    outletIds: readonly string[],
  ): Promise<Filled> {
    const cells: ReadTable['cells'] = []
    const wrong: ReadTable['wrong'] = []
    for (const [at, { code, quantity: text }] of lines.entries()) {
      const quantity = /^\d{1,6}$/.test(text) ? Number(text) : 0
      if (quantity === 0) wrong.push({ line: at + 1, text })
      else cells.push(...outletIds.map((outletId) => ({ code, outletId, quantity })))
    }
    return fill({
      codes: [...new Set(lines.map(({ code }) => code))],
      cells,
      unknownOutlets: [],
      wrong,
    })
  }

  return { fill, fillFromLines, fillFromList }
}
