import { isDeepStrictEqual } from 'node:util'
import {
  addToCounts,
  brandsCalled,
  type CountedStock,
  countStock,
  findCategories,
  type Goods,
  type KnownGoods,
  knownGoods,
  type Leaf,
  newProductIds,
  type Store,
  writeFirstStock,
  writeProducts,
} from '../catalogue/public.ts'
import { indexChangedGroups, addSearchWords, searchColumnsOf } from '../search/public.ts'
import type { FileRow } from '../desk/public.ts'
import type { Trx } from '../server/database.ts'
import { slugOf } from '../server/slug.ts'
import { rowsOf } from './product-rows.ts'
import { type Fault, tiersOf, type TypedRow } from './read-goods.ts'
import { recount } from './recount.ts'

export type PutRow = FileRow<Fault>

const LONGEST_SLUG = 100

interface Put {
  row: TypedRow
  known: KnownGoods | undefined
  category: Leaf
  brand: string | null
}

/** The effect of a file of goods on a store. */
export interface JudgedGoods {
  report: PutRow[]
  puts: readonly Put[]
  /** The counted stocks of goods that were there before. New ones have theirs already. */
  counted: readonly CountedStock[]
}

/** Judges rows by the goods that are there and the rows before them: a new code creates a product, a known one changes it. */
export async function judgeGoods(
  trx: Trx,
  store: Store,
  rows: readonly TypedRow[],
): Promise<JudgedGoods> {
  const known = await knownGoods(
    trx,
    store.id,
    rows.map(({ code }) => code),
  )
  const categories = await findCategories(
    trx,
    rows.flatMap(({ goods }) => goods.category ?? []),
  )
  const judged = { report: [] as PutRow[], puts: [] as Put[], counted: [] as CountedStock[] }
  const seen = new Set<string>()
  for (const row of rows) {
    const before = known.get(row.code)
    const category =
      row.goods.category === undefined ? before?.category : categories.get(row.goods.category)
    const faults = [...row.faults, ...faultsOf(row, { before, category, seen })]
    seen.add(row.code)
    const place = { line: row.line, name: row.code }
    if (faults.length > 0 || !category) {
      judged.report.push({ ...place, result: 'faulty', faults: [...new Set(faults)] })
      continue
    }
    const put = { row, known: before, category, brand: brandOf(row, before) }
    const isSame = before !== undefined && !changes(put, store, before)
    if (!isSame) judged.puts.push(put)
    const { stock } = row.goods
    const isCounted = before !== undefined && stock !== undefined && stock !== before.goods.stock
    if (isCounted) judged.counted.push({ productId: before.goods.id, stock })
    const result = before ? (isSame && !isCounted ? 'same' : 'changed') : 'created'
    judged.report.push({ ...place, result, faults: [] })
  }
  return judged
}

/** Writes the goods that were judged, without the wrong rows. */
export async function putGoods(
  trx: Trx,
  store: Store,
  { puts, counted }: JudgedGoods,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  await write(trx, store, puts, at)
  await countStock(trx, counted, { reason: 'import', note: '', actor, at })
}

const brandOf = ({ goods }: TypedRow, before: KnownGoods | undefined) =>
  goods.brand === undefined ? (before?.brand ?? null) : goods.brand

function faultsOf(
  { code, goods }: TypedRow,
  {
    before,
    category,
    seen,
  }: { before: KnownGoods | undefined; category: Leaf | undefined; seen: ReadonlySet<string> },
): Fault[] {
  if (seen.has(code)) return ['repeated']
  if (before?.isArchived) return ['archived']
  const faults: Fault[] = []
  if (!category) faults.push('category')
  if (!before && goods.name === undefined) faults.push('name')
  if (!before && goods.unit === undefined) faults.push('unit')
  if (!before && goods.price === undefined) faults.push('price')
  // Couriers are paid by it.
  if (!before && goods.weightGrams === undefined) faults.push('weight')
  if ((goods.price ?? before) !== undefined && !tiersIn(goods, before)) faults.push('cheaper')
  return faults
}

function tiersIn(goods: TypedRow['goods'], before: KnownGoods | undefined) {
  const minimum = goods.minimumOrder ?? before?.goods.minimumOrder ?? 1
  if (goods.price === undefined && goods.cheaper === undefined && goods.minimumOrder === undefined)
    return before?.goods.tiers
  const price = goods.price ?? before!.goods.tiers[0]!.price
  const cheaper =
    goods.cheaper ??
    (before?.goods.tiers ?? []).slice(1).map((tier, index) => ({
      from: before!.goods.tiers[index]!.quantity_end + 1,
      price: tier.price,
    }))
  return tiersOf(price, cheaper, minimum)
}

/** The product as the row makes it, without the ids that a new one gets. */
function goodsIn(
  { row: { code, goods }, known, category }: Put,
  store: Store,
  given: { id: number; brandId: number | null; at: Date },
): Goods {
  const before = known?.goods
  return {
    id: given.id,
    alias: before?.alias ?? aliasOf(goods.name!, given.id),
    code: before ? before.code : code,
    store,
    category,
    brandId: given.brandId,
    name: goods.name ?? before!.name,
    unit: goods.unit ?? before!.unit,
    gtin: goods.gtin === undefined ? (before?.gtin ?? null) : goods.gtin,
    tiers: tiersIn(goods, known)!,
    minimumOrder: goods.minimumOrder ?? before?.minimumOrder ?? 1,
    step: goods.step ?? before?.step ?? 1,
    stock: before?.stock ?? goods.stock ?? 0,
    weightGrams: goods.weightGrams ?? before!.weightGrams,
    dimensions: {
      length: goods.length ?? before?.dimensions.length ?? 10,
      width: goods.width ?? before?.dimensions.width ?? 10,
      height: goods.height ?? before?.dimensions.height ?? 10,
    },
    // A seller who charges no PPN has no price without it.
    ppnIncluded: !store.isPkp || (goods.ppnIncluded ?? before?.ppnIncluded ?? true),
    isScg: before?.isScg ?? false,
    isAdult: category.isAdult,
    isAppOnly: before?.isAppOnly ?? false,
    storage: goods.storage ?? before?.storage ?? 'ambient',
    hidesPrice: before?.hidesPrice ?? false,
    pictures: before?.pictures ?? { count: 1, version: 0 },
    popularity: before?.popularity ?? 0,
    sold: before?.sold ?? 0,
    reviewCount: before?.reviewCount ?? 0,
    rating: before?.rating ?? 0,
    listedAt: before?.listedAt ?? given.at,
    description: goods.description ?? before?.description ?? '',
    specification: goods.specification ?? before?.specification ?? [],
  }
}

const aliasOf = (name: string, id: number) =>
  `${slugOf(name).slice(0, LONGEST_SLUG) || 'produk'}-${id.toString(36)}`

function changes(put: Put, store: Store, before: KnownGoods): boolean {
  const next = goodsIn(put, store, { ...before.goods, at: before.goods.listedAt })
  return put.brand !== before.brand || !isDeepStrictEqual(next, { ...before.goods, store })
}

async function write(trx: Trx, store: Store, puts: readonly Put[], at: Date): Promise<void> {
  if (puts.length === 0) return
  const brands = await brandsCalled(
    trx,
    puts.flatMap(({ brand }) => brand ?? []),
  )
  const ids = await newProductIds(trx, puts.filter(({ known }) => !known).length)
  const written = puts.map((put) => ({
    put,
    goods: goodsIn(put, store, {
      id: put.known?.goods.id ?? ids.shift()!,
      brandId: put.brand === null ? null : brands.get(put.brand)!,
      at,
    }),
  }))
  const changed = written.flatMap(({ put, goods }) => (put.known ? [goods.id] : []))
  await indexChangedGroups(trx, changed, async () => {
    await writeProducts(
      trx,
      written.map(({ goods }) => rowsOf(goods)),
      await searchColumnsOf(trx),
    )
    return written.map(({ goods }) => goods.id)
  })
  await writeFirstStock(
    trx,
    written.flatMap(({ put, goods }) =>
      put.known ? [] : [{ product_id: goods.id, stock: goods.stock }],
    ),
  )
  await addToCounts(trx, countsOf(written))
  await addSearchWords(
    trx,
    written.map(({ goods }) => goods),
  )
  await recount(trx, store)
}

/** How many goods each category and brand gains or loses. */
function countsOf(written: readonly { put: Put; goods: Goods }[]) {
  const categories = new Map<number, number>()
  const brands = new Map<number, number>()
  const add = (counts: Map<number, number>, id: number, more: number) =>
    counts.set(id, (counts.get(id) ?? 0) + more)
  for (const { put, goods } of written)
    for (const [one, more] of [
      [put.known?.goods, -1],
      [goods, 1],
    ] as const) {
      if (!one) continue
      for (const { id } of one.category.path) add(categories, Number(id), more)
      if (one.brandId !== null) add(brands, one.brandId, more)
    }
  return { categories, brands }
}
