import { DAY_MS } from '@borong/api/rules/time'
import { randomUUID } from 'node:crypto'
import type { Address } from '@borong/api/addresses.shapes'
import { updateCart } from '@borong/api/cart-operations'
import { sql } from 'kysely'
import { addAddress } from '../src/addresses/change-addresses.ts'
import { quotedDraft } from '../src/orders/quoted-draft.ts'
import { atomically } from '../src/server/database.ts'
import type { Gateway } from '../src/server/domain.ts'
import { issueToken } from '../src/server/visitor.ts'
import type { BenchRequest, Scenario } from './bench-types.ts'
import { billScenarios } from './bill-scenarios.ts'

const BUYERS = 200
const BROWSERS = 97
const PRODUCTS = 400
const LINES = 2
const TOKEN_LIFE_MS = DAY_MS
const KEYWORDS = [
  'beras', 'minyak goreng', 'gula', 'kopi', 'kertas a4', 'oli', 'ban motor', 'sabun cuci', 'kecap manis', 'tepung terigu',
  'pulpen', 'teh celup', 'susu kental', 'aki mobil', 'air mineral', 'mie instan', 'tinta printer', 'saus sambal', 'map', 'filter oli',
] // prettier-ignore

interface Buyer {
  userId: string
  token: string
  addressId: string
}

/** The scenarios of a busy day, for the market of this gateway. */
export async function makeScenarios(gateway: Gateway): Promise<Scenario[]> {
  const { db } = gateway
  const guest = await issueToken(db, { kind: 'guest', expiresAt: expiry() })
  const browsers = Array.from({ length: BROWSERS }, () => randomUUID())
  const get = (path: string, index: number): BenchRequest => ({
    method: 'GET',
    path,
    headers: { authorization: `Bearer ${guest}`, 'x-guest-id': browsers[index % BROWSERS]! },
  })
  const products = await pickProducts(gateway)
  const categories = await db
    .selectFrom('categories')
    .select('slug')
    .where('level', '=', 2)
    .where('is_adult', '=', false)
    .execute()
  const buyers = await makeBuyers(gateway)
  const searches = KEYWORDS.map((word) => `/search/v3/items?keyword=${encodeURIComponent(word)}`)
  const lists = categories.map(({ slug }) => `/search/v3/items?category=${slug}`)
  // Dots after a keyword do not change its result, but make each request distinct for the caches.
  const dotted = noTwoAlike(
    (index, turn) => `${searches[index % searches.length]}${'.'.repeat(turn)}`,
    searches.length,
  )
  const grouped = noTwoAlike(
    (index, turn) => `${searches[index % searches.length]}${'.'.repeat(turn)}&group=1`,
    searches.length,
  )
  const byPrice = noTwoAlike(
    (index, turn) =>
      `${searches[index % searches.length]}${'.'.repeat(turn)}&group=1&order_by=price_${index % 2 ? 'asc' : 'desc'}`,
    searches.length,
  )
  const priced = noTwoAlike(
    (index, turn) => `${lists[index % lists.length]}&price_min=${turn}`,
    lists.length,
  )
  const search = { aimP99: 50, pace: 100, connections: 8 }
  return [
    { name: 'search, 20 keywords', ...search, requests: searches.map(get) },
    { name: 'search, no two alike', ...search, requests: dotted.map(get) },
    { name: 'search with groups, no two alike', ...search, requests: grouped.map(get) },
    { name: 'search by price, no two alike', ...search, requests: byPrice.map(get) },
    {
      name: 'product list of a category',
      aim: 1000,
      aimP99: 30,
      connections: 16,
      requests: lists.map(get),
    },
    {
      name: 'product list from a price on, no two alike',
      pace: 100,
      connections: 16,
      requests: priced.map(get),
    },
    {
      name: 'product detail',
      aim: 1500,
      connections: 16,
      requests: products.map(({ alias, seller }, index) =>
        get(`/core/api/mobile/v1/product/detail?alias=${alias}&microsite_url=${seller}`, index),
      ),
    },
    { name: 'add to cart', aim: 300, connections: 16, requests: cartWrites(buyers, products) },
    {
      name: 'order of two lines',
      pace: 50,
      connections: 16,
      requests: await orders(gateway, buyers, products),
    },
    ...(await billScenarios(gateway)),
  ]
}

const noTwoAlike = (path: (index: number, turn: number) => string, each: number) =>
  Array.from({ length: 80 * each }, (_, index) => path(index, 1 + Math.floor(index / each)))

const expiry = () => new Date(Date.now() + TOKEN_LIFE_MS)

interface Product {
  id: number
  alias: string
  seller: string
  quantity: number
}

// Products that every buyer may order, from open sellers near the buyers, in a quantity that meets both minimums. They
// are in no deal that could sell out, and their stock outlasts the benchmark.
async function pickProducts({ db }: Gateway): Promise<Product[]> {
  const { rows } = await sql<Product>`select p.id, p.alias, s.alias as seller,
      (ceil(greatest(p.minimum_order, s.minimum_purchase * 1.5 / (p.tiers->0->>'price')::numeric) / p.step) * p.step)::integer as quantity
    from products p join sellers s on s.id = p.seller_id
    where s.is_open and s.province = 'DKI Jakarta' and not p.is_adult and not p.is_app_only and not p.is_scg and not p.hides_price
      and not exists (select 1 from daily_deal_pool d where d.product_id = p.id)
    order by p.id % 997, p.id limit ${PRODUCTS}`.execute(db)
  await db
    .updateTable('product_stock')
    .set({ stock: 100_000_000 })
    .where(
      'product_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute()
  return rows
}

async function makeBuyers({ db, now }: Gateway): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = 0; number < BUYERS; number++) {
    const userId = randomUUID()
    await db
      .insertInto('users')
      .values({
        id: userId,
        sso_id: userId,
        name: 'Toko Ukur',
        email: `${userId}@contoh.id`,
        handphone: `62${Date.now()}${number}`,
        email_verified: true,
        phone_verified: true,
        password_hash: null,
        pin_hash: null,
        birth_date: null,
        age_verified_at: null,
        created_at: now(),
      })
      .execute()
    const addressId = await atomically(db, (trx) => addAddress(trx, userId, address, { at: now() }))
    const token = await issueToken(db, { kind: 'access', userId, expiresAt: expiry() })
    buyers.push({ userId, token, addressId: addressId! })
  }
  return buyers
}

const address: Address = {
  name: 'Toko Ukur',
  alias: 'Gudang',
  address: 'Jalan Ukur 1',
  rt_rw: '',
  landmark: '',
  courier_note: '',
  district_id: '317405',
  subdistrict_id: null,
  postal_code: '12310',
  phone: '081200000009',
  type: 'shipping',
  latitude: null,
  longitude: null,
  set_default: true,
}

const asBuyer = ({ token }: Buyer) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})

// Each buyer adds ten products to the cart, one after the other.
const cartWrites = (buyers: readonly Buyer[], products: readonly Product[]): BenchRequest[] =>
  Array.from({ length: 10 }, (_, round) =>
    buyers.map((buyer, index): BenchRequest => {
      const product = products[(index * 10 + round) % products.length]!
      const variables = {
        input: { lines: [{ id_item: String(product.id), product_quantity: product.quantity }] },
      }
      return {
        method: 'POST',
        path: '/cart/graphql',
        headers: asBuyer(buyer),
        body: JSON.stringify({ query: updateCart, variables }),
      }
    }),
  ).flat()

async function orders(
  { db, now }: Gateway,
  buyers: readonly Buyer[],
  products: readonly Product[],
): Promise<BenchRequest[]> {
  const requests: BenchRequest[] = []
  for (const [index, buyer] of buyers.entries()) {
    const items = Array.from(
      { length: LINES },
      (_, line) => products[(index * LINES + line) % products.length]!,
    ).map(({ id, quantity }) => ({ id_item: String(id), quantity }))
    const body = await quotedDraft(db, buyer, items, {}, now())
    requests.push({
      method: 'POST',
      path: '/marketplace/v3/orders',
      headers: asBuyer(buyer),
      body: JSON.stringify(body),
      isOnce: true,
    })
  }
  return requests
}
