import { sql } from 'kysely'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { catalogueMigrations } from './migrations.ts'

const gateway = openTestGateway({ market: true })

const storages = async () =>
  (
    await gateway.gateway.db
      .selectFrom('products')
      .select(['name', 'storage'])
      .orderBy('id')
      .execute()
  ).map(({ name, storage }) => `${storage}: ${name}`)

test('C-17: stores frozen food frozen, meat and fish chilled, and a frozen-food brand’s dry goods ambient', async () => {
  const found = await storages()
  const of = (pattern: RegExp) =>
    new Set(found.filter((one) => pattern.test(one)).map((one) => one.split(':')[0]))
  expect(of(/ (Nugget Ayam|Kentang Goreng Beku|Tuna Loin Beku|Ayam Karkas Beku) /)).toEqual(
    new Set(['frozen']),
  )
  expect(of(/: (Fillet Dada Ayam|Udang Vaname|Cumi) /)).toEqual(new Set(['chilled']))
  expect(of(/: (Tepung Panir|Kornet Sapi|Beras) /)).toEqual(new Set(['ambient']))
})

test('C-17: the migration sets the same storage for existing products', async () => {
  const { db } = gateway.gateway
  const expected = await storages()
  await sql`alter table products drop column storage`.execute(db)
  await catalogueMigrations['003-storage']!.up(db)
  expect(await storages()).toEqual(expected)
})
