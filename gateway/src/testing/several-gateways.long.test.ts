import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { testShop, type TestBuyer } from '../cart/testing-shop.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { openLine } from '../credit/lines.ts'
import { wrongBooks } from '../credit/testing-books.ts'
import { sharedSecret } from '../identity/secrets.ts'
import { draftFor } from '../orders/testing-orders.ts'
import { loadDemo } from '../load-demo.ts'
import { configFrom } from '../server/config.ts'
import { atomically, openDatabase, type OpenDatabase } from '../server/database.ts'
import { makeGateway, prepare } from '../gateway.ts'
import { issueToken } from '../server/visitor.ts'
import { DEMO_PASSWORD, demoBuyers } from '@borong/demo/buyers'
import { type OtherGateway, startOtherGateway } from './other-process.ts'
import { freshBuyer, type TestGateway } from './test-gateway.ts'

// The embedded database belongs to one process, so these tests need a server.
const server = process.env.TEST_DATABASE_URL
const onServer = server ? describe : describe.skip

interface Told {
  access_token: { value: string }
  refresh_token: { value: string }
  order_id: string
}

onServer('several gateways serve one shop', () => {
  let url: string
  let database: OpenDatabase
  let gateways: OtherGateway[]
  let shop: ReturnType<typeof testShop>
  let companies: ReturnType<typeof testCompanies>

  beforeAll(async () => {
    const name = `borong_several_${randomUUID().replaceAll('-', '')}`
    await onDatabase(server!, `create database ${name}`)
    url = Object.assign(new URL(server!), { pathname: `/${name}` }).href
    // Both find an empty database, and one of them seeds it.
    const opened = await Promise.all([fill(), fill()])
    await opened[1].close()
    database = opened[0]
    const gateway = makeGateway({ db: database.db, config, extension: await loadDemo() })
    const signedIn: TestGateway['signedIn'] = async () => {
      const userId = randomUUID()
      const expiresAt = new Date(Date.now() + 3_600_000)
      return { userId, token: await issueToken(database.db, { kind: 'access', userId, expiresAt }) }
    }
    shop = testShop({ gateway, signedIn } as TestGateway)
    companies = testCompanies({ gateway } as TestGateway)
    gateways = await Promise.all([startOtherGateway({ url }), startOtherGateway({ url })])
  }, 120_000)
  afterAll(async () => {
    await Promise.all((gateways ?? []).map((gateway) => gateway.kill()))
    await database?.close()
  })

  const config = { ...configFrom({ DEMO: '1' }), logLevel: 'silent', limits: false, scale: 200 }

  async function fill(): Promise<OpenDatabase> {
    const opened = await openDatabase({ url })
    const gateway = makeGateway({ db: opened.db, config, extension: await loadDemo() })
    await opened.alone(() => prepare(gateway))
    return opened
  }

  const ask = async (at: 0 | 1, path: string, token: string, body?: object, headers = {}) => {
    const response = await fetch(`${gateways[at]!.origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer: unknown = await response.json()
    return { status: response.status, body: answer as { name?: string; data: Told } }
  }

  test('C-05 C-03 C-04: a sign-in at one gateway is valid at the other, refreshes there, and ends at both', async () => {
    const guest = await issueToken(database.db, {
      kind: 'guest',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    const login = { type: 'password', username: demoBuyers.budi.email, password: DEMO_PASSWORD }
    const { body } = await ask(0, '/sso/v1/login', guest, login)
    const { access_token, refresh_token } = body.data
    expect((await ask(1, '/sso/v1/users/profile', access_token.value)).status).toBe(200)
    const pair = (await ask(1, '/sso/v1/retoken', refresh_token.value, {})).body.data
    // A second tab whose request goes to the other gateway gets the same pair.
    expect((await ask(0, '/sso/v1/retoken', refresh_token.value, {})).body.data).toEqual(pair)
    expect((await ask(0, '/sso/v1/blacklist', pair.access_token.value, {})).status).toBe(200)
    expect((await ask(0, '/sso/v1/users/profile', pair.access_token.value)).status).toBe(401)
    expect((await ask(1, '/sso/v1/users/profile', pair.access_token.value)).status).toBe(401)
  })

  test('C-27 X-04: orders at both for the last pieces sell exactly those; one key at both makes one order', async () => {
    const seller_id = await shop.seller({ id: 900_001 })
    const product = await shop.product({ id: 900_002, seller_id, stock: 10 })
    const buyers: TestBuyer[] = []
    for (let at = 0; at < 20; at++) buyers.push(await shop.buyer())
    const draft = await draftFor(database.db, buyers[0]!, [{ id_item: product, quantity: 1 }])
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const body = { ...draft, shipping_address_id: buyer.addressId }
        const key = { 'idempotency-key': randomUUID() }
        const both = ([0, 1] as const).map((at) =>
          ask(at, '/marketplace/v3/orders', buyer.token, body, key),
        )
        return Promise.all(both)
      }),
    )
    const statuses = answers.map((both) => both.map(({ status }) => status))
    expect(statuses.filter(([a, b]) => a !== b)).toEqual([])
    const sold = answers.filter(([first]) => first!.status === 200)
    expect(sold).toHaveLength(10)
    for (const [first, second] of sold)
      expect(second!.body.data.order_id).toBe(first!.body.data.order_id)
    expect(await shop.stockOf(product)).toBe(0)
  })

  test('E-08: orders of one company at both never exceed its credit line', async () => {
    const seller_id = await shop.seller({ id: 900_011 })
    const product = await shop.product({ id: 900_012, seller_id, stock: 1000 })
    const members: TestBuyer[] = []
    for (let at = 0; at < 12; at++) members.push(await shop.buyer())
    await database.db
      .insertInto('users')
      .values(members.map(({ userId }) => freshBuyer(userId)))
      .execute()
    const companyId = await companies.company(
      Object.fromEntries(members.map(({ userId }) => [userId, 'buyer'] as const)),
    )
    const draft = await draftFor(database.db, members[0]!, [{ id_item: product, quantity: 4 }], {
      payment_id: 'pay-later',
    })
    const limit = draft.total_payment * 5 + 1
    await atomically(database.db, (trx) =>
      openLine(trx, { companyId, method: 'pay-later', limit, days: 30, at: new Date() }),
    )
    const answers = await Promise.all(
      members.map(({ token, addressId }, at) => {
        const business = { company_id: companyId }
        const body = { ...draft, shipping_address_id: addressId, business }
        const headers = { 'idempotency-key': randomUUID() }
        return ask(at % 2 === 0 ? 0 : 1, '/marketplace/v3/orders', token, body, headers)
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(new Set(answers.map(({ body }) => body.name))).toEqual(
      new Set([undefined, 'CREDIT_REFUSED']),
    )
    expect(await wrongBooks(database.db, `company:${companyId}`)).toEqual([])
  })

  test('C-11 K-02: counts wrong codes and passwords across both', async () => {
    // One in 65,536 pairs of guesses shares its mark and counts as one guess: a fixed secret fixes the marks.
    await sharedSecret(database.db, 'login-repeat', () => 'of this test')
    const guest = await issueToken(database.db, {
      kind: 'guest',
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    const wrong = (attempt: number) => ({
      type: 'password',
      username: demoBuyers.rio.email,
      password: `Salah#202${attempt}`,
    })
    // A retry of a browser, at either gateway, is not a second guess; a retry of the tenth reaches the lock.
    const names: (string | undefined)[] = []
    for (let attempt = 0; attempt < 10; attempt++)
      for (const at of [0, 1] as const)
        names.push((await ask(at, '/sso/v1/login', guest, wrong(attempt))).body.name)
    expect(new Set(names.slice(0, 19))).toEqual(new Set(['PASSWORD_NOT_VALID']))
    const last = await ask(0, '/sso/v1/login', guest, wrong(10))
    expect(last.body.name).toBe('LOGIN_LOCKED')
  })
})

async function onDatabase(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
