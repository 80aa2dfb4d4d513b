import type { PriceTier } from '@borong/api/rules/price-tier'
import { type TableColumns, tableColumns } from '@borong/api/rules/table-columns'
import { parseCount, parseRupiah } from '@borong/api/rules/typed-number'
import { type Gtin, readGtin, type Storage } from '../catalogue/public.ts'
import type { faultMessages } from './messages.ts'

export type Fault = keyof typeof faultMessages

/** The facts of a product that a row gives; those of columns that a file lacks stay as they are. */
export interface TypedGoods {
  name?: string
  category?: string
  brand?: string | null
  unit?: string
  price?: number
  /** From these quantities on, a piece costs less. */
  cheaper?: { from: number; price: number }[]
  minimumOrder?: number
  step?: number
  stock?: number
  weightGrams?: number
  length?: number
  width?: number
  height?: number
  gtin?: Gtin | null
  ppnIncluded?: boolean
  storage?: Storage
  description?: string
  specification?: { name: string; value: string }[]
}

export interface TypedRow {
  line: number
  code: string
  goods: TypedGoods
  faults: Fault[]
}

/** The columns of a file of goods, by the words of its header. */
const HEADS = {
  code: /^(kode|sku|code)\b/i,
  name: /^(nama|name)\b/i,
  category: /^(kategori|category)/i,
  brand: /^(merek|brand)/i,
  unit: /^(satuan|unit)/i,
  price: /^(harga|price)$/i,
  cheaper: /^(grosir|harga grosir|wholesale)/i,
  minimum: /^minim/i,
  step: /^(kelipatan|step)/i,
  stock: /^(stok|stock)/i,
  weight: /^(berat|weight)/i,
  length: /^(panjang|length)/i,
  width: /^(lebar|width)/i,
  height: /^(tinggi|height)/i,
  gtin: /^(barcode|gtin|ean)/i,
  ppn: /^ppn/i,
  storage: /^(penyimpanan|storage)/i,
  description: /^(deskripsi|description)/i,
  specification: /^(spesifikasi|specification)/i,
} as const
type Column = keyof typeof HEADS

const MOST_PRICE = 1_000_000_000
const MOST_PIECES = 10_000_000
const MOST_GRAMS = 5_000_000
const MOST_CM = 2_000
const CODE = /^[\w./-]{1,40}$/
const YES = /^(ya|y|yes|1|true|termasuk|included)$/i
const NO = /^(tidak|t|no|n|0|false|belum)$/i
const STORAGES: Readonly<Record<string, Storage>> = {
  ambient: 'ambient',
  'suhu ruang': 'ambient',
  chilled: 'chilled',
  dingin: 'chilled',
  frozen: 'frozen',
  beku: 'frozen',
}

/** The rows of a file of goods; undefined when its first row names no column for codes. */
export function readGoods(
  rows: readonly { line: number; cells: readonly string[] }[],
): TypedRow[] | undefined {
  const columns = tableColumns(rows[0]?.cells, HEADS, 'code')
  return columns && rows.slice(1).map((row) => readRow(row, columns))
}

function readRow(
  { line, cells }: { line: number; cells: readonly string[] },
  columns: TableColumns<Column>,
): TypedRow {
  const faults: Fault[] = []
  const goods: TypedGoods = {}
  // A downloaded file marks digits as text with an apostrophe.
  const cell = (name: Column) => cells[columns[name] ?? -1]?.trim().replace(/^'/, '') ?? ''
  /** Reads a cell that has content. */
  const read = <T>(
    name: Column,
    parse: (text: string) => T | undefined,
    fault: Fault,
    set: (value: T) => void,
  ) => {
    if (cell(name) === '') return
    const value = parse(cell(name))
    if (value === undefined) faults.push(fault)
    else set(value)
  }
  const count =
    (most: number, least = 1) =>
    (text: string) => {
      const value = parseCount(text)
      return value !== undefined && value >= least && value <= most ? value : undefined
    }
  const text = (most: number) => (typed: string) => (typed.length <= most ? typed : undefined)

  const code = cell('code')
  if (!CODE.test(code)) faults.push('code')
  read('name', text(150), 'name', (value) => (goods.name = value))
  read('category', text(120), 'category', (value) => (goods.category = value))
  if (columns.brand !== undefined) goods.brand = null
  read('brand', text(60), 'brand', (value) => (goods.brand = value))
  read('unit', unitIn, 'unit', (value) => (goods.unit = value))
  read('price', priceIn, 'price', (value) => (goods.price = value))
  if (columns.cheaper !== undefined) goods.cheaper = []
  read('cheaper', cheaperIn, 'cheaper', (value) => (goods.cheaper = value))
  read('minimum', count(MOST_PIECES), 'minimum', (value) => (goods.minimumOrder = value))
  read('step', count(MOST_PIECES), 'step', (value) => (goods.step = value))
  read('stock', count(MOST_PIECES, 0), 'stock', (value) => (goods.stock = value))
  read('weight', count(MOST_GRAMS), 'weight', (value) => (goods.weightGrams = value))
  read('length', count(MOST_CM), 'size', (value) => (goods.length = value))
  read('width', count(MOST_CM), 'size', (value) => (goods.width = value))
  read('height', count(MOST_CM), 'size', (value) => (goods.height = value))
  if (columns.gtin !== undefined) goods.gtin = null
  read('gtin', readGtin, 'gtin', (value) => (goods.gtin = value))
  read('ppn', yesOrNo, 'ppn', (value) => (goods.ppnIncluded = value))
  read(
    'storage',
    (typed) => STORAGES[typed.toLowerCase()],
    'storage',
    (value) => (goods.storage = value),
  )
  read('description', text(5_000), 'description', (value) => (goods.description = value))
  read('specification', specificationIn, 'specification', (value) => (goods.specification = value))
  return { line, code, goods, faults }
}

const unitIn = (typed: string) =>
  /^[\p{L} ]{1,20}$/u.test(typed) ? typed.toLowerCase() : undefined

function priceIn(typed: string): number | undefined {
  const price = parseRupiah(typed) ?? 0
  return price >= 1 && price <= MOST_PRICE ? price : undefined
}

function yesOrNo(typed: string): boolean | undefined {
  if (YES.test(typed)) return true
  return NO.test(typed) ? false : undefined
}

/** `10 = 9.500; 50 = 9.000`: from ten pieces on a piece costs Rp 9,500. Each price is lower than the one before. */
function cheaperIn(typed: string): { from: number; price: number }[] | undefined {
  const steps = typed.split(/[;|]/).filter((part) => part.trim() !== '')
  if (steps.length > 5) return undefined
  const read = steps.map((part) => {
    const [from = '', price = ''] = part.split(/[=:]/)
    return { from: parseCount(from.trim()) ?? 0, price: priceIn(price.trim()) ?? 0 }
  })
  const isRising = read.every(
    ({ from, price }, index) =>
      from > (read[index - 1]?.from ?? 1) &&
      price > 0 &&
      price < (read[index - 1]?.price ?? Infinity),
  )
  return isRising ? read : undefined
}

/** `Isi kemasan: 5 kg; Bahan: katun` */
function specificationIn(typed: string): { name: string; value: string }[] | undefined {
  const facts = typed
    .split(/[;|\n]/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const at = part.indexOf(':')
      return { name: part.slice(0, Math.max(0, at)).trim(), value: part.slice(at + 1).trim() }
    })
  const isRight = facts.every(
    ({ name, value }) => name !== '' && value !== '' && name.length <= 60 && value.length <= 200,
  )
  return isRight && facts.length <= 40 ? facts : undefined
}

const NO_END = 999_999

/** The price tiers of a price and its cheaper steps; undefined when they contradict each other. */
export function tiersOf(
  price: number,
  cheaper: readonly { from: number; price: number }[],
  minimumOrder: number,
): PriceTier[] | undefined {
  const steps = [{ from: minimumOrder, price }, ...cheaper]
  const isRight = steps.every((step, index) => {
    const before = steps[index - 1]
    return !before || (step.from > before.from && step.price < before.price)
  })
  if (!isRight) return undefined
  return steps.map((step, index) => ({
    quantity_end: (steps[index + 1]?.from ?? NO_END + 1) - 1,
    price: step.price,
    discount: null,
  }))
}
