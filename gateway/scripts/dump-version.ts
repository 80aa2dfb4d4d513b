import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { testShop } from '../src/cart/testing-shop.ts'
import { testOrders } from '../src/orders/testing-orders.ts'
import { startPostgres } from '../src/testing/postgres.ts'
import { startTestGateway } from '../src/testing/test-gateway.ts'

// `node gateway/scripts/dump-version.ts <version>` dumps the database of the version that is checked out, with a paid
// order and a cart, as SQL for both engines. It needs a PostgreSQL server and pg_dump.
const [version] = process.argv.slice(2)
if (!version)
  throw new Error('Name the version, as in: node gateway/scripts/dump-version.ts 8718fc9')
const server = await startPostgres()
if ('reason' in server) throw new Error(server.reason)
try {
  process.env.TEST_DATABASE_URL = server.url
  const test = await startTestGateway({ seeds: ['demo-buyers', 'vouchers'] })
  const shop = testShop(test)
  const product = await shop.product({ id: 2, seller_id: await shop.seller({ id: 1 }) })
  const buyer = await shop.buyer()
  await shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity: 5 }] })
  const orders = testOrders(test)
  const order = await orders.order(buyer, [{ id_item: product, quantity: 2 }])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  await shop.updateCart(buyer, { lines: [{ id_item: product, product_quantity: 3 }] })
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    test.gateway.db,
  )
  const url = Object.assign(new URL(server.url), { pathname: `/${rows[0]!.name}` }).href
  const options = ['--no-owner', '--no-privileges', '--rows-per-insert=100', '--dbname', url]
  const { stdout } = await promisify(execFile)('pg_dump', options, { maxBuffer: 2 ** 27 })
  await test.close()
  await writeFile(join(import.meta.dirname, `../src/testing/earlier/${version}.sql`), plain(stdout))
} finally {
  await server.stop()
}

/** The dump without comments, and without settings and commands that only one engine or version supports. */
function plain(dump: string): string {
  const kept = dump
    .split('\n')
    .filter(
      (line) => !/^(--|SET |SELECT pg_catalog\.set_config|\\|CREATE SCHEMA public)/.test(line),
    )
  return `${kept
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim()}\n`
}
