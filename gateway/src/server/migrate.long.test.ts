import { sql } from 'kysely'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import type { Domain } from './domain.ts'
import { migrate } from './migrate.ts'

let shop: TestGateway
beforeEach(async () => {
  shop = await startTestGateway()
})
afterEach(() => shop.close())

const adding: Domain = {
  name: 'later',
  migrations: {
    '001-add': {
      async up(db) {
        await db.schema.createTable('later_notes').addColumn('id', 'integer').execute()
        await db.schema.alterTable('users').addColumn('later_name', 'text').execute()
      },
    },
  },
}
const removing: Domain = {
  name: 'later',
  migrations: {
    ...adding.migrations,
    '002-remove@1.10.0': { up: async (db) => db.schema.dropTable('later_notes').execute() },
  },
}

test('M-05: an older gateway starts on tables that a newer one has extended, and uses them', async () => {
  const { db, domains } = shop.gateway
  await migrate(db, [...domains, adding])
  await migrate(db, domains)
  const { token } = await shop.signedIn()
  expect((await shop.call('ssoProfile', { as: token })).status).toBe(200)
  // The newer one finds its own migrations as it left them.
  await migrate(db, [...domains, adding])
  expect((await sql`select later_name from users`.execute(db)).rows).toEqual([{ later_name: null }])
})

test('M-05: a gateway refuses tables from which a newer release has removed what it needs', async () => {
  const { db, domains } = shop.gateway
  await migrate(db, [...domains, removing], '1.10.0')
  await expect(migrate(db, domains, '1.9.3')).rejects.toThrow(
    'The database belongs to a newer gateway: since the migration later/002-remove@1.10.0 it needs release 1.10.0 ' +
      'or newer, and this is release 1.9.3.',
  )
  for (const release of ['1.10.0', '1.10.1', '2.0.0'])
    await expect(migrate(db, domains, release)).resolves.toBeUndefined()
})

test('M-05: a gateway that lacks a migration of its own still runs it, beside those of a newer one', async () => {
  const { db, domains } = shop.gateway
  await migrate(db, [...domains, adding])
  const own: Domain = {
    name: 'own',
    migrations: {
      '001': {
        up: (trx) => trx.schema.createTable('own_notes').addColumn('id', 'integer').execute(),
      },
    },
  }
  await migrate(db, [...domains, own])
  expect((await sql`select id from own_notes`.execute(db)).rows).toEqual([])
})
