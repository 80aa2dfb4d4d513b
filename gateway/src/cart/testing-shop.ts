import type { PriceTier } from '@borong/api/rules/price-tier'
import type { CartAnswer } from '@borong/api/cart-schema'
import { deleteCart, getCart, updateCart } from '@borong/api/cart-operations'
import { type Selectable, sql } from 'kysely'
import { addAddress } from '../addresses/change-addresses.ts'
import { atomically } from '../server/database.ts'
import type { TestGateway } from '../testing/test-gateway.ts'
import type { CategoryStep, CategoryTable, ProductTable, SellerTable } from '../catalogue/table.ts'

export interface TestBuyer {
  token: string
  userId: string
  addressId: string
}

const JAKARTA = { district_id: '317405', postal_code: '12310' }
const PAPUA = { district_id: '917101', postal_code: '99111' }

/** Fills a test's gateway with only the sellers, products and buyers that the test names. */
export function testShop(test: TestGateway) {
  // The gateway may start later than this is called.
  const db = () => test.gateway.db
  let last = 0
  return {
    async category(
      more: Partial<Omit<Selectable<CategoryTable>, 'path'>> & { path?: CategoryStep[] } = {},
    ): Promise<number> {
      const { id = ++last, path = [], ...facts } = more
      await db()
        .insertInto('categories')
        .values({
          id,
          parent_id: null,
          level: 1,
          slug: `kategori-${id}`,
          name_id: `Kategori ${id}`,
          name_en: `Category ${id}`,
          area: 'resto',
          is_adult: false,
          product_count: 0,
          path: JSON.stringify(path),
          ...facts,
        })
        .execute()
      return id
    },
    async seller(more: Partial<Selectable<SellerTable>> = {}): Promise<number> {
      const id = more.id ?? ++last
      const row = {
        id,
        alias: `toko-${id}`,
        name: `Toko ${id}`,
        city: 'Kota Jakarta Selatan',
        city_slug: 'jakarta',
        province: 'DKI Jakarta',
        latitude: -6.26,
        longitude: 106.8,
        membership: 3 as const,
        rating: 4.8,
        is_open: true,
        minimum_purchase: 0,
        personal_courier: false,
        free_shipping: false,
        is_pkp: true,
        joined_year: 2020,
        response_minutes: 10,
        product_count: 1,
        category_ids: [],
        top_product_ids: [],
        ...more,
      }
      await db()
        .insertInto('sellers')
        .values({ ...row, card: '{}' })
        .execute()
      return id
    },
    async product(
      more: Partial<Omit<Selectable<ProductTable>, 'tiers'>> & {
        seller_id: number
        stock?: number
        tiers?: PriceTier[]
      },
    ): Promise<string> {
      const id = more.id ?? ++last
      const {
        stock = 1000,
        tiers = [{ quantity_end: 1_000_000, price: 50_000, discount: null }],
        ...facts
      } = more
      const row = {
        id,
        alias: `produk-${id}`,
        category_id: 1,
        brand_id: null,
        name: `Produk ${id}`,
        unit: 'karton',
        minimum_order: 1,
        step: 1,
        weight_grams: 1000,
        length_cm: 20,
        width_cm: 20,
        height_cm: 20,
        ppn_included: true,
        is_scg: false,
        is_adult: false,
        is_app_only: false,
        storage: 'ambient' as const,
        hides_price: false,
        sold: 0,
        rating: 0,
        review_count: 0,
        listed_at: new Date(),
        description: '',
        ...facts,
      }
      await db()
        .insertInto('products')
        .values({
          ...row,
          tiers: JSON.stringify(tiers),
          card: JSON.stringify({ image: 'p' }) as never,
          specification: '[]',
        })
        .execute()
      await db().insertInto('product_stock').values({ product_id: id, stock }).execute()
      return String(id)
    },
    async deal(
      productId: string,
      deal: { price: number; quota: number; group: number; maxQuantity?: number },
    ) {
      await sql`insert into daily_deal_pool (product_id, deal_group, position, price, quota, base_sold, max_quantity)
        values (${Number(productId)}, ${deal.group}, 1, ${deal.price}, ${deal.quota}, 0, ${deal.maxQuantity ?? 100})`.execute(
        db(),
      )
    },
    async buyer(
      more: Parameters<TestGateway['signedIn']>[0] & { farAway?: boolean } = {},
    ): Promise<TestBuyer> {
      const { farAway, ...profile } = more
      const { token, userId } = await test.signedIn(profile)
      const addressId = await atomically(db(), (trx) =>
        addAddress(
          trx,
          userId,
          {
            name: 'Ani',
            alias: 'Toko',
            address: 'Jl. Uji 1',
            ...(farAway ? PAPUA : JAKARTA),
            phone: '6281200001111',
            type: 'shipping',
            set_default: true,
            subdistrict_id: null,
            rt_rw: '',
            landmark: '',
            courier_note: '',
            latitude: null,
            longitude: null,
          },
          { at: test.gateway.now() },
        ),
      )
      return { token, userId, addressId: addressId! }
    },
    stockOf: async (productId: string) =>
      (
        await db()
          .selectFrom('product_stock')
          .select('stock')
          .where('product_id', '=', Number(productId))
          .executeTakeFirstOrThrow()
      ).stock,
    getCart: (buyer: TestBuyer) => run(buyer, getCart, 'V1GetCart'),
    updateCart: (buyer: TestBuyer, input: object, headers = {}) =>
      run(buyer, updateCart, 'V1UpdateCart', { input }, headers),
    deleteCart: (buyer: TestBuyer, input: object) =>
      run(buyer, deleteCart, 'V1DeleteCart', { input }),
  }

  async function run(
    buyer: TestBuyer,
    query: string,
    name: string,
    variables: object = {},
    headers = {},
  ) {
    const response = await test.gateway.app.inject({
      method: 'POST',
      url: '/cart/graphql',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        accept: 'application/json',
        ...headers,
      },
      payload: JSON.stringify({ query, variables }),
    })
    const body = response.json<{
      data: Record<string, CartAnswer>
      errors?: { message: string }[]
    }>()
    if (!body.data?.[name]) throw new Error(response.body)
    return { status: response.statusCode, ...body.data[name] }
  }
}
