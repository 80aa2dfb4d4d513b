import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startTestingBiller } from '../billing/providers/testing-biller.ts'
import { loadDemo } from '../load-demo.ts'
import { configFrom } from '../server/config.ts'
import { type OpenDatabase, openDatabase } from '../server/database.ts'
import { makeGateway, prepare } from '../gateway.ts'
import { issueToken } from '../server/visitor.ts'
import { emptyDump } from './test-database.ts'

// `gateway/scripts/dump-version.ts` records such a database; the dump of a released version does not change.
const EARLIER = join(import.meta.dirname, 'earlier')
const DEMO = { username: '081200000001', password: 'Borong#2026' }
const server = process.env.TEST_DATABASE_URL

/** A database with the content of this script only, on the engine of the test run. */
async function databaseOf(script: string): Promise<OpenDatabase> {
  if (!server) {
    const pglite = await PGlite.create({ loadDataDir: await emptyDump() })
    await pglite.exec(script)
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    return openDatabase({ dump })
  }
  const name = `borong_earlier_${randomUUID().replaceAll('-', '')}`
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  await send(server, `create database ${name}`)
  await send(url, script)
  const database = await openDatabase({ url })
  return {
    ...database,
    async close() {
      await database.close()
      await send(server, `drop database ${name} with (force)`)
    },
  }
}

async function send(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statements).finally(() => client.end())
}

/** The versions of which there is a dump. */
export const earlierVersions = readdirSync(EARLIER).map((file) => file.replace('.sql', ''))

// A shop without the demo has a biller, whose list a job reads.
const tokenOfXendit = {
  id: 'PLN_PREPAID_50K',
  properties: {
    product_name: 'PLN Prepaid 50K',
    category: 'ELECTRICITY',
    biller: 'PLN',
    currency: 'IDR',
    availability_status: 'AVAILABLE',
    admin_amount: 3200,
    base_amount: 50_000,
    total_amount: 53_200,
  },
}

/** Starts the present code on a database of this version, and expects its buyers, orders and carts. */
export async function expectStart(version: string, demo: 'with' | 'without'): Promise<void> {
  const database = await databaseOf(await readFile(join(EARLIER, `${version}.sql`), 'utf8'))
  const { db } = database
  const biller = await startTestingBiller()
  // It is the payment service too, which has no payment.
  const answer = { json: { data: [tokenOfXendit], payments: [] } }
  biller.answers(...Array.from({ length: 100 }, () => answer))
  const real = {
    BILLER: 'xendit',
    BILLER_KEY: 'key',
    BILLER_URL: biller.url,
    PAYMENT_URL: biller.url,
    PAYMENT_KEY: 'key',
  }
  const gateway = makeGateway({
    db,
    config: {
      ...configFrom(demo === 'with' ? { DEMO: '1' } : real),
      logLevel: 'silent',
      scale: 200,
    },
    extension: demo === 'with' ? await loadDemo() : undefined,
    checkReplies: true,
  })
  try {
    await prepare(gateway, {
      seeded: gateway.domains.filter(({ name }) => name === 'demo-buyers'),
    })
    for (const job of gateway.domains.flatMap((domain) => domain.jobs ?? [])) await job.run(gateway)
    const ask = async (url: string, authorization: string, payload?: object) => {
      const method = payload ? 'POST' : 'GET'
      const reply = await gateway.app.inject({ method, url, headers: { authorization }, payload })
      expect({ url, status: reply.statusCode, body: reply.body }).toMatchObject({ status: 200 })
      return reply.json()
    }
    const { basicUser, basicPassword } = gateway.config
    const basic = Buffer.from(`${basicUser}:${basicPassword}`).toString('base64')
    const guest = await ask('/sso/v1/authorize', `Basic ${basic}`)
    const login = { type: 'password', ...DEMO }
    await ask('/sso/v1/login', `Bearer ${guest.data.guest_token}`, login)

    const order = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    const expiresAt = new Date(Date.now() + 3_600_000)
    const token = await issueToken(db, { kind: 'access', userId: order.user_id, expiresAt })
    const buyer = `Bearer ${token}`
    const { data } = await ask(`/marketplace/v1/orders/${order.id}`, buyer)
    expect(data.totals.total_payment).toBe(123_500)
    expect(data.payment).toMatchObject({
      state: 'paid',
      subject_type: 'order',
      subject_id: order.id,
      subject_serial: order.serial,
    })
    const query = '{ V1GetCart { result { detail { details { id_item product_quantity } } } } }'
    const cart = await ask('/cart/graphql', buyer, { query })
    expect(cart.data.V1GetCart.result.detail[0].details).toEqual([
      { id_item: '2', product_quantity: 3 },
    ])
  } finally {
    await gateway.app.close()
    await database.close()
    await biller.close()
  }
}
