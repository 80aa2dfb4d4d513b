import type { Gateway } from '@borong/gateway/server/domain'
import { demoBuyers } from './buyers.ts'

const { budi, dewi } = demoBuyers

/** The ids of the addresses of Budi and Dewi; their orders refer to them. */
export const demoAddressIds = {
  shop: '01983f00-0000-7000-8a00-000000000001',
  warehouse: '01983f00-0000-7000-8a00-000000000002',
  kitchen: '01983f00-0000-7000-8a00-000000000003',
} as const

/** Inserts Budi's shop and warehouse and Dewi's kitchen; the other demo buyers have no address. */
export async function seedAddresses({ db, now }: Gateway): Promise<void> {
  // Runs only once: an address that a buyer removed must not return at the next start.
  const book = await db
    .insertInto('address_books')
    .values({ user_id: budi.id, main_id: demoAddressIds.shop, version: 1 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  if (book.numInsertedOrUpdatedRows === 0n) return
  const common = {
    user_id: budi.id,
    phone: budi.handphone,
    type: 'shipping' as const,
    created_at: now(),
  }
  await db
    .insertInto('addresses')
    .values([
      {
        ...common,
        id: demoAddressIds.shop,
        name: budi.name,
        alias: 'Toko',
        address: 'Jl. Ciputat Raya No. 27, Ruko Pondok Pinang Blok B3',
        rt_rw: '004/002',
        landmark: 'Seberang pom bensin',
        courier_note: 'Bongkar muat lewat pintu samping',
        district_id: '317405',
        subdistrict_id: '3174051002',
        postal_code: '12310',
        latitude: -6.2768,
        longitude: 106.7771,
      },
      {
        ...common,
        id: demoAddressIds.warehouse,
        name: 'Agus (Gudang)',
        alias: 'Gudang',
        address: 'Kawasan Pergudangan Cakung Blok C No. 12',
        rt_rw: '',
        landmark: '',
        courier_note: '',
        district_id: '317506',
        subdistrict_id: null,
        postal_code: '13910',
        latitude: null,
        longitude: null,
      },
      {
        ...common,
        id: demoAddressIds.kitchen,
        user_id: dewi.id,
        phone: dewi.handphone,
        name: dewi.name,
        alias: 'Dapur',
        address: 'Jl. Kemang Raya No. 12',
        rt_rw: '',
        landmark: '',
        courier_note: '',
        district_id: '317405',
        subdistrict_id: '3174051002',
        postal_code: '12310',
        latitude: -6.2768,
        longitude: 106.7771,
      },
    ])
    .execute()
  await db
    .insertInto('address_books')
    .values({ user_id: dewi.id, main_id: demoAddressIds.kitchen, version: 1 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}
