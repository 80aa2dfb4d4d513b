/** The most products and quantities of one order, as the gateway accepts them. */
export const MOST_PRODUCTS = 200
export const MOST_PARTS = 3000
/** The most columns of a table. */
export const MOST_OUTLETS = 50
export const MOST_UNITS = 999_999

/** A product of the table. */
export interface Row {
  id: string
  code: string
  name: string
  unit: string
}

/** An address of the company, as a column. */
export interface Outlet {
  id: string
  label: string
  city: string
  centreId: string | null
  /** The name of its cost centre; empty without one. */
  centre: string
}

/** The cost centres that pay: of each outlet, one for all goods, of each product, or by per cent. */
export type CentreWay = 'outlet' | 'one' | 'product' | 'percent'

export interface Centres {
  way: CentreWay
  one: string
  /** By product. */
  products: Readonly<Record<string, string>>
  /** As typed, by cost centre. */
  percents: Readonly<Record<string, string>>
}

/** The quantities by product and address. */
export type Quantities = Readonly<Record<string, number>>

export interface OutletTable {
  /** Grows with each order and each new start: the same goods again are another order. */
  number: number
  rows: readonly Row[]
  /** The addresses of the columns; undefined for the first ones of the company. */
  outlets?: readonly string[] | undefined
  quantities: Quantities
  couriers: 'cheapest' | 'fastest'
  /** The couriers that the buyer chose, by seller and address. */
  chosen: Readonly<Record<string, string>>
  /** Whether all shipments are insured, apart from those in `insured`, by seller and address. */
  insurance?: boolean | undefined
  insured?: Readonly<Record<string, boolean>> | undefined
  /** The code of the voucher; empty for none, undefined for the best one. */
  voucher?: string | undefined
  use_wallet?: boolean | undefined
  use_points?: boolean | undefined
  centres: Centres
  po_number: string
  wanted_on: string
  reference: string
  budget_exception: boolean
  /** The content before a new start or an order, which can be restored. */
  dropped?: Pick<OutletTable, 'rows' | 'quantities'> | undefined
}

export const emptyTable: OutletTable = {
  number: 0,
  rows: [],
  quantities: {},
  couriers: 'cheapest',
  chosen: {},
  centres: { way: 'outlet', one: '', products: {}, percents: {} },
  po_number: '',
  wanted_on: '',
  reference: '',
  budget_exception: false,
}

export const cellKey = (productId: string, addressId: string) => `${productId} ${addressId}`

export const quantityOf = (
  { quantities }: Pick<OutletTable, 'quantities'>,
  productId: string,
  addressId: string,
): number => quantities[cellKey(productId, addressId)] ?? 0

/** The quantities with others in their place; 0 removes one. */
export function withQuantities(
  quantities: Quantities,
  changes: readonly (readonly [key: string, quantity: number])[],
): Quantities {
  const next = { ...quantities }
  for (const [key, quantity] of changes) {
    if (quantity > 0) next[key] = Math.min(quantity, MOST_UNITS)
    else delete next[key]
  }
  return next
}

/** The rows with other products after them; a product is in the table once. */
export function withRows(rows: readonly Row[], added: readonly Row[]): Row[] {
  const known = new Set(rows.map(({ id }) => id))
  const unknown = added.filter(({ id }) => !known.has(id) && known.add(id))
  return [...rows, ...unknown].slice(0, MOST_PRODUCTS)
}

export function withoutRow(
  table: OutletTable,
  id: string,
): Pick<OutletTable, 'rows' | 'quantities'> {
  const isOther = (key: string) => !key.startsWith(`${id} `)
  return {
    rows: table.rows.filter((row) => row.id !== id),
    quantities: Object.fromEntries(
      Object.entries(table.quantities).filter(([key]) => isOther(key)),
    ),
  }
}

/** A part of an order: the quantity of a product for an outlet. */
export interface Part {
  productId: string
  addressId: string
  quantity: number
}

/** The filled cells of the columns, row by row. */
export const partsOf = (table: OutletTable, outlets: readonly Outlet[]): Part[] =>
  table.rows
    .flatMap((row) =>
      outlets.map((outlet) => ({
        productId: row.id,
        addressId: outlet.id,
        quantity: quantityOf(table, row.id, outlet.id),
      })),
    )
    .filter(({ quantity }) => quantity > 0)

export const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0)

/** The units of all products for an outlet. */
export const unitsOf = (table: OutletTable, outletId: string): number =>
  sumOf(table.rows.map(({ id }) => quantityOf(table, id, outletId)))

/** A table without goods, whose content can be restored. Its outlets and cost centres stay. */
export const startedOver = (table: OutletTable): OutletTable => ({
  ...emptyTable,
  number: table.number + 1,
  outlets: table.outlets,
  couriers: table.couriers,
  insurance: table.insurance,
  centres: { ...table.centres, products: {} },
  dropped: { rows: table.rows, quantities: table.quantities },
})

/** The chosen columns, or the first addresses of the company. */
export function columnsOf(table: OutletTable, all: readonly Outlet[]): Outlet[] {
  if (!table.outlets) return all.slice(0, MOST_OUTLETS)
  const chosen = new Set(table.outlets)
  return all.filter(({ id }) => chosen.has(id)).slice(0, MOST_OUTLETS)
}
