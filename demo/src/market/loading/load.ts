import { sql } from 'kysely'
import type { Database, Trx } from '@borong/gateway/server/database'
import {
  createProductSearchIndexes,
  dropProductSearchIndexes,
} from '@borong/gateway/search/migrations'
import {
  skipProductIds,
  writeFirstStock,
  writeProducts,
} from '@borong/gateway/catalogue/write-products'
import { rowsOf } from '@borong/gateway/goods/product-rows'
import { indexGroups } from '@borong/gateway/search/index-groups'
import { textConfig } from '@borong/gateway/search/text-config'
import {
  headColumn,
  INDEX_VERSION,
  wordsColumn,
} from '@borong/gateway/search/understand/index-words'
import { pathOf } from '../categories.ts'
import { isAdultCategory, type Product } from '../product.ts'
import { makeMarket, type Market } from '../market.ts'
import { reviewsOf } from '../reviews.ts'
import { popularKeywords } from '../showcase.ts'
import { insertRows } from '@borong/gateway/server/insert-rows'
import { goodsOf, imageColumns, reviewColumns, reviewRow } from './product-rows.ts'
import { sellerColumns, sellerRow, sellerSearchColumns, sellerSearchRow } from './seller-rows.ts'
import {
  bannerColumns,
  campaignColumns,
  dealColumns,
  dealRows,
  promoColumns,
  sectionColumns,
  showcaseRows,
} from './showcase-rows.ts'
import { streamColumns, StreamHosts } from './streams.ts'
import { suggestable, suggestionRows, Tally } from './tally.ts'

const BATCH = 1_000
// From this number of products, creating the indexes after the inserts is faster.
const MANY = 50_000

/** Fills empty tables with the market, in one transaction. */
export async function loadMarket(
  db: Database,
  size: number,
  now: Date,
  progress: (done: number) => void,
): Promise<void> {
  const market = makeMarket(size, now)
  const config = await textConfig(db)
  await db.transaction().execute(async (trx) => {
    if (size >= MANY) await dropProductSearchIndexes(trx)
    const { tally, bestOfLeaf, streams } = await loadProducts(trx, market, {
      config,
      now,
      progress: (done) => progress(done * 0.9),
    })
    if (size >= MANY) await createProductSearchIndexes(trx)
    await skipProductIds(trx)
    await indexGroups(trx)
    await loadCatalogue(trx, market, tally, config)
    await loadShowcase(trx, market, streams, (leaf) => bestOfLeaf.get(leaf))
  })
  await settle(db)
  progress(1)
}

/** Updates the planner's statistics, and allows index-only counts. An engine without the statement skips it. */
async function settle(db: Database) {
  for (const table of [
    'products',
    'product_search',
    'product_groups',
    'product_stock',
    'product_reviews',
    'pictures',
    'sellers',
    'seller_search',
    'suggestions',
    'search_words',
    'search_word_grams',
  ]) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(db).catch(() => {})
  }
}

async function loadProducts(
  trx: Trx,
  market: Market,
  { config, now, progress }: { config: string; now: Date; progress: (done: number) => void },
) {
  const tally = new Tally()
  const bestOfLeaf = new Map<string, Product>()
  const streams = new StreamHosts()
  for (let first = 1; first <= market.size; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, market.size - first + 1) }, (_, index) =>
      market.product(first + index),
    )
    for (const product of batch) {
      tally.add(product)
      streams.add(product)
      const best = bestOfLeaf.get(product.category.slug)
      if (!best || best.popularity < product.popularity)
        bestOfLeaf.set(product.category.slug, product)
    }
    await writeProducts(
      trx,
      batch.map((product) => rowsOf(goodsOf(product))),
      { words: wordsColumn(config), head: headColumn(config) },
    )
    await writeFirstStock(
      trx,
      batch.map(({ id, stock }) => ({ product_id: id, stock })),
    )
    await insertRows(
      trx,
      'pictures',
      imageColumns,
      batch.map(({ id, image }) => ({ key: `p/${id}`, descriptor: image })),
    )
    const reviews = batch.flatMap((product) =>
      reviewsOf(product, now).map((review, index) => reviewRow(product, review, index)),
    )
    await insertRows(trx, 'product_reviews', reviewColumns, reviews)
    progress(Math.min(1, (first + BATCH - 1) / market.size))
  }
  return { tally, bestOfLeaf, streams }
}

async function loadCatalogue(trx: Trx, market: Market, tally: Tally, config: string) {
  await insertRows(
    trx,
    'categories',
    {
      id: 'integer',
      parent_id: 'integer',
      level: 'smallint',
      slug: 'text',
      name_id: 'text',
      name_en: 'text',
      area: 'text',
      is_adult: 'boolean',
      product_count: 'integer',
      path: 'jsonb',
    },
    market.categories.map((it) => ({
      id: it.id,
      parent_id: it.parentId,
      level: it.level,
      slug: it.slug,
      name_id: it.nameId,
      name_en: it.nameEn,
      area: it.area,
      is_adult: isAdultCategory(it),
      product_count: tally.byCategory.get(it.id) ?? 0,
      path: pathOf(it).map(({ id, slug, level, nameId, nameEn }) => ({
        id: String(id),
        slug,
        level,
        name: { id: nameId, en: nameEn },
      })),
    })),
  )
  await insertRows(
    trx,
    'brands',
    { id: 'integer', alias: 'text', name: 'text', product_count: 'integer' },
    market.brands.map(({ id, alias, name }) => ({
      id,
      alias,
      name,
      product_count: tally.byBrand.get(id) ?? 0,
    })),
  )
  await insertRows(
    trx,
    'sellers',
    sellerColumns,
    market.sellers.map((seller) => sellerRow(seller, tally)),
  )
  await insertRows(
    trx,
    'seller_search',
    sellerSearchColumns,
    market.sellers
      .filter((seller) => tally.bySeller.has(seller.id))
      .map((seller) => sellerSearchRow(seller, tally)),
    { computed: { words: `to_tsvector('${config}', _text)` } },
  )
  for (const category of market.categories) tally.addWords(`${category.nameId} ${category.nameEn}`)
  for (const seller of market.sellers) tally.addSeller(seller.name)
  await insertRows(
    trx,
    'search_words',
    {
      word: 'text',
      frequency: 'integer',
      in_products: 'boolean',
      only_sellers: 'boolean',
      is_head: 'boolean',
    },
    tally.wordRows(),
  )
  await insertRows(
    trx,
    'search_index_states',
    { id: 'smallint', version: 'smallint', done_to: 'integer' },
    [{ id: 1, version: INDEX_VERSION, done_to: -1 }],
  )
  await insertRows(trx, 'search_word_grams', { gram: 'text', word: 'text' }, tally.gramRows())
  await insertRows(
    trx,
    'suggestions',
    {
      id: 'integer',
      term: 'text',
      lead: 'text',
      weight: 'integer',
      kind: 'text',
      target_id: 'integer',
    },
    suggestionRows(tally, market.sellers, suggestable(market.categories)),
  )
  await insertRows(
    trx,
    'popular_keywords',
    { keyword: 'text', position: 'smallint' },
    popularKeywords.map((keyword, position) => ({ keyword, position })),
  )
}

async function loadShowcase(
  trx: Trx,
  market: Market,
  streams: StreamHosts,
  best: (leaf: string) => Product | undefined,
) {
  const { banners, campaigns, promos, sections, images } = showcaseRows(best)
  await insertRows(trx, 'banners', bannerColumns, banners)
  await insertRows(trx, 'campaigns', campaignColumns, campaigns)
  await insertRows(trx, 'promos', promoColumns, promos)
  await insertRows(trx, 'sections', sectionColumns, sections)
  await insertRows(trx, 'daily_deal_pool', dealColumns, dealRows(market))
  await insertRows(trx, 'streams', streamColumns, streams.rows())
  await insertRows(trx, 'pictures', imageColumns, [
    ...images,
    ...market.sellers.map((seller) => ({
      key: `s/${seller.id}`,
      descriptor: { kind: 'seller', name: seller.name },
    })),
    ...market.brands.map((brand) => ({
      key: `b/${brand.id}`,
      descriptor: { kind: 'brand', name: brand.name },
    })),
    ...market.categories.map(({ slug, icon, palette }) => ({
      key: `c/${slug}`,
      descriptor: { kind: 'category', icon, palette },
    })),
  ])
}
