import { LINES_OF_AGREEMENT } from '@borong/api/agreed-prices.shapes'
import { parseTable, type TableRow } from '@borong/api/rules/parse-table'
import { readProductCode } from '@borong/api/rules/product-code'
import { type TableColumns, tableColumns } from '@borong/api/rules/table-columns'
import { parseCount, parseRupiah } from '@borong/api/rules/typed-number'
import { productFacts, productsOfGtins, readGtin } from '../catalogue/public.ts'
import type { Trx } from '../server/database.ts'
import type { rowMessages } from './desk-messages.ts'
import type { NewLine } from './propose.ts'

type RowFault = keyof typeof rowMessages

export interface PriceList {
  lines: NewLine[]
  /** The rows that make no line, by their number in the text. */
  faults: { row: number; fault: RowFault }[]
}

const HEADS = {
  product: /kode|produk|barcode|gtin|sku|code|product/i,
  price: /harga|price/i,
  minimum: /min/i,
  call_off: /jatah|maks|max|call/i,
}
/** The columns of a table without a header. */
const ORDER: TableColumns<keyof typeof HEADS> = { product: 0, price: 1, minimum: 2, call_off: 3 }
const MOST_PRICE = 1_000_000_000
const MOST_QUANTITY = 1_000_000

/**
 * Reads a seller's price list: the code or barcode of a product of the store, its unit price, the minimum of an order (one,
 * when empty) and the call-off (no limit, when empty), in this order or as a header names them.
 */
export async function readPriceList(trx: Trx, sellerId: number, text: string): Promise<PriceList> {
  const rows = parseTable(text)
  const header = tableColumns(rows[0]?.cells, HEADS, 'price')
  const columns = header ?? ORDER
  const typed = rows.slice(header ? 1 : 0)
  const products = await productsIn(
    trx,
    sellerId,
    typed.map(({ cells }) => cells[columns.product ?? -1] ?? ''),
  )
  const list: PriceList = { lines: [], faults: [] }
  const seen = new Set<string>()
  for (const [at, row] of typed.entries()) {
    const read = lineOf(row, columns, products[at])
    const fault = typeof read === 'string' ? read : faultAmong(read, list.lines, seen)
    if (fault) list.faults.push({ row: row.line, fault })
    else if (typeof read !== 'string') {
      seen.add(read.product_id)
      list.lines.push(read)
    }
  }
  return list
}

function faultAmong(
  { product_id }: NewLine,
  lines: readonly NewLine[],
  seen: ReadonlySet<string>,
): RowFault | undefined {
  if (seen.has(product_id)) return 'repeated'
  return lines.length >= LINES_OF_AGREEMENT ? 'most' : undefined
}

function lineOf(
  { cells }: TableRow,
  columns: TableColumns<keyof typeof HEADS>,
  product: string | RowFault | undefined,
): NewLine | RowFault {
  if (product === undefined || product === 'product' || product === 'mistyped')
    return product ?? 'product'
  const cell = (name: keyof typeof HEADS) => cells[columns[name] ?? -1] ?? ''
  const unit_price = parseRupiah(cell('price')) ?? 0
  if (unit_price < 1 || unit_price > MOST_PRICE) return 'price'
  const minimum = cell('minimum') === '' ? 1 : (parseCount(cell('minimum')) ?? 0)
  if (minimum < 1 || minimum > MOST_QUANTITY) return 'minimum'
  const call_off = cell('call_off') === '' ? null : (parseCount(cell('call_off')) ?? 0)
  if (call_off !== null && (call_off < minimum || call_off > MOST_QUANTITY)) return 'call_off'
  return { product_id: product, unit_price, minimum, call_off }
}

/** The product of each typed code that is one of the seller's. */
async function productsIn(
  trx: Trx,
  sellerId: number,
  codes: readonly string[],
): Promise<(string | RowFault)[]> {
  const gtins = await productsOfGtins(
    trx,
    codes.flatMap((code) => readGtin(code)?.digits ?? []),
  )
  const candidates = codes.map((code): readonly number[] | 'mistyped' => {
    const gtin = readGtin(code)
    if (gtin) return gtins.get(gtin.digits) ?? []
    const id = readProductCode(code)
    return id === 'mistyped' ? id : id === undefined ? [] : [Number(id)]
  })
  const goods = await productFacts(
    trx,
    candidates.flatMap((ids) => (ids === 'mistyped' ? [] : ids)),
  )
  return candidates.map((ids) => {
    if (ids === 'mistyped') return ids
    const own = ids.find((id) => goods.get(id)?.seller_id === sellerId)
    return own === undefined ? 'product' : String(own)
  })
}
