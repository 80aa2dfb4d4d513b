import { PlainId } from '@borong/api/plain'
import * as v from 'valibot'
import { readPage } from '../desk/public.ts'
import { filesOf } from '../files/public.ts'
import { offersOf } from '../quotes/public.ts'
import type { Database } from '../server/database.ts'
import { askingCompany } from '../users/public.ts'
import { fittingProduct, productsOf, type StoreProduct } from './fitting.ts'
import { subjectOf } from './view.ts'

const SHOWN = 100
const STORES_SHOWN = 200

export type ListedTender = Awaited<ReturnType<typeof listFor>>['tenders'][number]

/**
 * A page of the open tenders, the first deadline first; on it those that fit the store come first. The first page has the
 * other tenders that the store has offered to.
 */
export async function listFor(
  db: Database,
  { sellerId, at, page }: { sellerId: number | null; at: Date; page: number },
) {
  const fields = [
    'id',
    'number',
    'state',
    'item',
    'quantity',
    'unit',
    'place',
    'needed_by',
  ] as const
  const openTenders = db
    .selectFrom('tenders')
    .select([...fields, 'company', 'offers_until'])
    .where('state', '=', 'open')
    .where('offers_until', '>', at)
    .where('user_id', 'is not', null)
    .orderBy('offers_until')
    .orderBy('id')
  const { rows: open, has_more } = await readPage(page, openTenders)
  const own = sellerId === null ? [] : await ownOffers(db, sellerId)
  const others = page > 1 ? [] : own.map(({ tender_id }) => tender_id)
  const decided =
    others.length === 0
      ? []
      : await db
          .selectFrom('tenders')
          .select([...fields, 'company', 'offers_until'])
          .where('id', 'in', others)
          .where((eb) => eb.or([eb('state', '<>', 'open'), eb('offers_until', '<=', at)]))
          .orderBy('id', 'desc')
          .execute()
  const ids = open.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await db
          .selectFrom('tender_lines')
          .select(['tender_id', 'name', 'product_id'])
          .where('tender_id', 'in', ids)
          .execute()
  const products = sellerId === null ? [] : await productsOf(db, sellerId)
  const fitting = new Set(
    lines.filter((line) => fittingProduct(products, line)).map(({ tender_id }) => tender_id),
  )
  const tenders = [...open, ...decided]
    .map(({ id, ...tender }) => ({
      ...tender,
      offers_until: tender.offers_until.toISOString(),
      line_count: lines.filter(({ tender_id }) => tender_id === id).length,
      fits: fitting.has(id),
      own_offer: own.find(({ tender_id }) => tender_id === id)?.state ?? null,
    }))
    .toSorted((a, b) => rankOf(b) - rankOf(a))
  return { tenders, has_more }
}

/** The chosen offers come first: the seller prepares their goods. Then the tenders that fit. */
const rankOf = ({ own_offer, fits }: { own_offer: string | null; fits: boolean }) =>
  own_offer === 'accepted' ? 2 : Number(fits)

/** The last offers of a store to tenders, the newest first. */
async function ownOffers(db: Database, sellerId: number) {
  const rows = await db
    .selectFrom('quotes')
    .select(['tender_id', 'state'])
    .where('seller_id', '=', sellerId)
    .where('tender_id', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ tender_id, state }) => ({ tender_id: tender_id!, state }))
}

export type DeskTender = NonNullable<Awaited<ReturnType<typeof readOne>>>

export async function readOne(
  db: Database,
  {
    number,
    sellerId,
    alias,
    at,
  }: { number: string | undefined; sellerId: number | null; alias?: string | undefined; at: Date },
) {
  if (!v.is(PlainId, number)) return undefined
  const row = await db
    .selectFrom('tenders')
    .selectAll()
    .where('number', '=', number)
    .where('user_id', 'is not', null)
    .executeTakeFirst()
  if (!row) return undefined
  const isOpen = row.state === 'open' && row.offers_until > at
  const offers = await offersOf(db, row.id, at, sellerId ?? undefined)
  // A seller sees a tender while it takes offers, and afterwards when the seller has offered.
  if (sellerId !== null && !alias && !isOpen && offers.length === 0) return undefined
  const lines = await db
    .selectFrom('tender_lines')
    .select(['position', 'product_id', 'name', 'quantity', 'unit', 'note', 'target_price'])
    .where('tender_id', '=', row.id)
    .orderBy('position')
    .execute()
  const products: StoreProduct[] = sellerId === null ? [] : await productsOf(db, sellerId)
  return {
    number: row.number,
    state: row.state,
    isOpen,
    company: row.company,
    owner: await askingCompany(db, row.company_id),
    city: row.address?.city,
    place: row.address ? `${row.address.district}, ${row.address.city}` : row.place,
    needed_by: row.needed_by,
    offers_until: row.offers_until.toISOString(),
    details: row.details,
    lines: lines.map((line) => ({ ...line, fitting: fittingProduct(products, line)?.id ?? null })),
    files: await filesOf(db, subjectOf(row.id)),
    offers,
    products,
    /** The store that the form is for; null for an operator who has not chosen one. */
    store: sellerId === null ? null : (alias ?? ''),
    stores: sellerId === null ? await popularStores(db) : [],
  }
}

async function popularStores(db: Database): Promise<string[]> {
  const popular = await db
    .selectFrom('seller_search')
    .select('id')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(STORES_SHOWN)
    .execute()
  if (popular.length === 0) return []
  const rows = await db
    .selectFrom('sellers')
    .select('alias')
    .where(
      'id',
      'in',
      popular.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ alias }) => alias)
}
