import { randomUUID } from 'node:crypto'
import { testShop } from '../cart/testing-shop.ts'
import { makeGateway } from '../gateway.ts'
import { loadDemo } from '../load-demo.ts'
import type { Gateway } from '../server/domain.ts'
import { testCompanies } from '../companies/testing-companies.ts'
import { testOrders } from '../orders/testing-orders.ts'
import { maskedUrl } from '../server/masking.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { examples } from './docs-page.ts'
import { sendKeyMails } from './mails.ts'
import type { KeyScope } from './table.ts'

const LIMIT = 12
const gateway = openTestGateway({ config: { keyLimit: LIMIT } })
const shop = testShop(gateway)
const orders = testOrders(gateway)
const companies = testCompanies(gateway)

const body = (more: object = {}) => ({
  request_id: randomUUID(),
  name: 'Akuntansi',
  scopes: ['orders', 'catalogue'] as KeyScope[],
  ...more,
})
async function keyFor(as: string, more: object = {}) {
  const { body: made } = await gateway.call('createApiKey', { as, body: body(more) })
  return { key: made.key, id: made.api_key.id }
}
const get = (url: string, headers: Record<string, string>) =>
  gateway.gateway.app.inject({ url, headers })
const withKey = (key: string, url = '/connect/v1/orders', headers = {}) =>
  get(url, { authorization: `Bearer ${key}`, ...headers })

let goods: string
beforeAll(async () => {
  const seller_id = await shop.seller({ name: 'Toko Beras' })
  await shop.category({ id: 1, name_id: 'Beras' })
  goods = await shop.product({ id: 1, seller_id, category_id: 1, stock: 500 })
  await shop.product({ id: 2, seller_id, category_id: 1, stock: 7 })
  await shop.product({ id: 3, seller_id, category_id: 1, is_adult: true })
})

test('R-15: a key reads the orders of its buyer, and of no other', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const order = await orders.order(buyer, [{ id_item: goods, quantity: 2 }])
  const { key } = await keyFor(buyer.token)
  const list = (await withKey(key)).json()
  expect(list).toMatchObject({
    orders: [
      {
        id: order.order_id,
        serial: order.order_serial,
        state: 'awaiting_payment',
        parcels: [{ seller: { name: 'Toko Beras' }, lines: [{ product_id: goods, quantity: 2 }] }],
      },
    ],
    next_cursor: null,
  })
  for (const id of [order.order_id, order.order_serial])
    expect((await withKey(key, `/connect/v1/orders/${id}`)).json().order).toEqual(list.orders[0])
  const stranger = await keyFor(other.token)
  expect((await withKey(stranger.key)).json().orders).toEqual([])
  const foreign = await withKey(stranger.key, `/connect/v1/orders/${order.order_id}`)
  expect([foreign.statusCode, foreign.json().name]).toEqual([404, 'ORDER_UNKNOWN'])
})

test('R-15: a line has its cancelled units beside the ordered ones', async () => {
  const buyer = await shop.buyer()
  const order = await orders.order(buyer, [{ id_item: goods, quantity: 5 }])
  await orders.atBank(order.payment.url!, { action: 'pay' })
  const { parcels } = await orders.read(buyer, order.order_id)
  const lines = [{ id: parcels[0]!.details[0]!.id!, quantity: 2, seen: 5 }]
  const cancelled = await gateway.call('cancelGoods', {
    as: buyer.token,
    params: { orderId: order.order_id },
    body: { key: randomUUID(), lines },
  })
  expect(cancelled.status).toBe(200)
  const { key } = await keyFor(buyer.token)
  const [seen] = (await withKey(key)).json().orders
  expect(seen.parcels[0].lines).toMatchObject([{ quantity: 5, cancelled: 3 }])
})

test('R-15: a payment moves an order to the end of the pages, and updated_since finds it alone', async () => {
  const buyer = await shop.buyer()
  const made: { order_id: string; payment: { url?: string } }[] = []
  for (let count = 0; count < 3; count++) {
    made.push(await orders.order(buyer, [{ id_item: goods, quantity: 1 }]))
    gateway.advance(60)
  }
  const since = gateway.gateway.now().toISOString()
  await orders.atBank(made[0]!.payment.url!, { action: 'pay' })
  const { key } = await keyFor(buyer.token)
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const url = `/connect/v1/orders?limit=2${cursor && `&cursor=${cursor}`}`
    const page: { orders: { id: string }[]; next_cursor: string | null } = (
      await withKey(key, url)
    ).json()
    expect(page.orders.length).toBeLessThanOrEqual(2)
    seen.push(...page.orders.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(seen).toEqual([1, 2, 0].map((at) => made[at]!.order_id))
  const changed = (await withKey(key, `/connect/v1/orders?updated_since=${since}`)).json().orders
  expect(changed).toMatchObject([{ id: made[0]!.order_id, state: 'processed' }])
})

test('R-15: reads products by id and code with prices and stock, without age-restricted goods', async () => {
  const { key } = await keyFor((await shop.buyer()).token)
  const { products } = (await withKey(key, '/connect/v1/products?limit=1')).json()
  expect(products).toMatchObject([{ id: goods, seller: { name: 'Toko Beras' } }])
  const all = (await withKey(key, '/connect/v1/products')).json().products
  expect(all).toHaveLength(2)
  const one = await withKey(key, `/connect/v1/products/${products[0].code}`)
  expect(one.json().product).toMatchObject({ id: goods, category: { name: 'Beras' } })
  const again = await withKey(key, `/connect/v1/products/${goods}`, {
    'if-none-match': String(one.headers.etag),
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  for (const id of ['999999', 'B-000001-9', 'x'])
    expect((await withKey(key, `/connect/v1/products/${id}`)).statusCode).toBe(404)
})

test('R-15: every example of the guide works', async () => {
  const buyer = await shop.buyer()
  const { order_id } = await orders.order(buyer, [{ id_item: goods, quantity: 1 }])
  const { key } = await keyFor(buyer.token)
  const { next_cursor } = (await withKey(key, '/connect/v1/products?limit=1')).json()
  const page = await get('/connect/docs?lang=en', {})
  const shown = Object.values(examples(gateway.gateway.config.publicUrl)).flat()
  for (const line of shown) {
    expect(page.body).toContain(line.split("'").at(-2)?.replaceAll('&', '&amp;') ?? line)
    const [, header, url] = /^curl (?:-H '([^']+)' )?.*'([^']+)'$/.exec(line) ?? []
    if (!url) continue
    const path = url
      .replace(gateway.gateway.config.publicUrl, '')
      .replace('ORDER_ID', order_id)
      .replace('CURSOR', next_cursor)
    const [name, value] = header?.split(': ') ?? []
    const answer = await withKey(key, path, name ? { [name]: value } : {})
    expect([path, answer.statusCode]).toEqual([path, 200])
  }
  expect((await get('/connect/docs', {})).body).toContain('lang="id"')
})

test('R-15: describes the read API alone, with its key, in OpenAPI 3.1', async () => {
  const description = (await get('/connect/v1/openapi.json', {})).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths).toSorted()).toEqual([
    '/connect/v1/orders',
    '/connect/v1/orders/{id}',
    '/connect/v1/products',
    '/connect/v1/products/{id}',
  ])
  expect(Object.keys(description.components.securitySchemes)).toEqual(['apiKey'])
  expect(Object.keys(description.paths['/connect/v1/orders'].get.responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '429',
  ])
})

test.each([
  ['no key', {}],
  ['another scheme', { authorization: 'Basic YTpi' }],
  ['a malformed key', { authorization: 'Bearer bk_short' }],
  ['an unknown key', { authorization: `Bearer bk_${'a'.repeat(43)}` }],
])('R-15: %s gets 401', async (_, headers) => {
  const answer = await get('/connect/v1/orders', headers)
  expect([answer.statusCode, answer.json().name]).toEqual([401, 'KEY_INVALID'])
  expect(answer.headers['www-authenticate']).toContain('Bearer')
})

test('R-15: an access token opens no call of the read API, and a key no call of the shop', async () => {
  const { token } = await shop.buyer()
  expect((await withKey(token)).statusCode).toBe(401)
  const { key } = await keyFor(token)
  expect((await gateway.call('orders', { as: key })).status).toBe(401)
})

test('R-15: the next request with a revoked key gets 401', async () => {
  const { token, userId } = await shop.buyer()
  const { key, id } = await keyFor(token)
  expect((await withKey(key)).statusCode).toBe(200)
  const revoked = await gateway.call('revokeApiKey', { as: token, params: { keyId: id } })
  expect(revoked.status).toBe(200)
  expect((await withKey(key)).statusCode).toBe(401)
  const twice = await gateway.call('revokeApiKey', { as: token, params: { keyId: id } })
  expect(twice.problem.name).toBe('KEY_UNKNOWN')
  expect((await gateway.call('apiKeys', { as: token })).body.keys).toEqual([])
  expect(await companies.notificationsOf(userId)).toEqual(['API_KEY_CREATED', 'API_KEY_REVOKED'])
})

test('R-15: a key without the scope gets 403', async () => {
  const { key } = await keyFor((await shop.buyer()).token, { scopes: ['catalogue'] })
  const answer = await withKey(key)
  expect([answer.statusCode, answer.json().name]).toEqual([403, 'SCOPE_MISSING'])
  expect((await withKey(key, '/connect/v1/products')).statusCode).toBe(200)
})

test('R-15: a key over its rate gets 429 with the time to wait, also when two gateways share its requests', async () => {
  const { token } = await shop.buyer()
  const [busy, other] = [await keyFor(token), await keyFor(token)]
  const { db, config, now } = gateway.gateway
  const second = makeGateway({ db, config, now, extension: await loadDemo() })
  const read = (app: Gateway['app'], { key } = busy) =>
    app.inject({ url: '/connect/v1/orders', headers: { authorization: `Bearer ${key}` } })
  const apps = [gateway.gateway.app, second.app] as const
  for (let count = 0; count < LIMIT; count++) {
    const { headers } = await read(apps[count % 2 === 0 ? 0 : 1])
    expect(headers['ratelimit-remaining']).toBe(String(LIMIT - 1 - count))
  }
  for (const app of apps) {
    const over = await read(app)
    expect([over.statusCode, over.json().name]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await read(second.app, other)).statusCode).toBe(200)
  gateway.advance(60)
  expect((await read(second.app)).statusCode).toBe(200)
  await gateway.call('revokeApiKey', { as: token, params: { keyId: busy.id } })
  expect((await read(second.app)).statusCode).toBe(401)
  await second.app.close()
})

test.each(['?api_key=KEY', '?cursor=KEY', '?token=x', '/KEY'])(
  'R-15: refuses an address with a key, and logs none of it: %s',
  async (end) => {
    const { key } = await keyFor((await shop.buyer()).token)
    const url = `/connect/v1/orders${end.replace('KEY', key)}`
    const answer = await withKey(key, url)
    expect([answer.statusCode, answer.json().name]).toEqual([400, 'KEY_IN_ADDRESS'])
    expect(maskedUrl(url)).not.toContain(key.slice(3))
  },
)

test.each([
  ['?update_since=2026-01-01', 'PARAMETER_UNKNOWN'],
  ['?cursor=x', 'CURSOR_INVALID'],
  ['?cursor=WyJhIiwiYiJd', 'CURSOR_INVALID'],
  ['?limit=101', 'INVALID_REQUEST'],
  ['?updated_since=yesterday', 'INVALID_REQUEST'],
])('R-15: refuses %s with %s', async (query, name) => {
  const { key } = await keyFor((await shop.buyer()).token)
  const answer = await withKey(key, `/connect/v1/orders${query}`)
  expect([answer.statusCode, answer.json().name]).toEqual([400, name])
})

test('R-15: creates ten keys at most, also at the same moment, and one for a repeated request', async () => {
  const { token } = await shop.buyer()
  const create = (more: object = {}) =>
    gateway.call('createApiKey', { as: token, body: body(more) })
  const request_id = randomUUID()
  expect((await create({ request_id })).status).toBe(200)
  expect((await create({ request_id })).problem.name).toBe('KEY_CREATED')
  const answers = await Promise.all(Array.from({ length: 12 }, () => create()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(answers.find(({ status }) => status !== 200)?.problem.name).toBe('TOO_MANY_KEYS')
  expect((await gateway.call('apiKeys', { as: token })).body.keys).toHaveLength(10)
})

test('R-15: stores a hash of the key, shows its end, and when it was used', async () => {
  const { token } = await shop.buyer()
  const { key, id } = await keyFor(token)
  const row = await gateway.gateway.db
    .selectFrom('api_keys')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(key)
  const read = async () => (await gateway.call('apiKeys', { as: token })).body.keys[0]
  expect(await read()).toMatchObject({ hint: key.slice(-4), last_used_at: null })
  await withKey(key)
  expect((await read())?.last_used_at).not.toBeNull()
})

test('P-03: admins and finance create keys of a company, which read its orders of all members', async () => {
  const [admin, finance, buyer] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const companyId = await companies.company({
    [admin.userId]: 'admin',
    [finance.userId]: 'finance',
    [buyer.userId]: 'buyer',
  })
  const asBuyer = { as: buyer.token, body: body({ company_id: companyId }) }
  expect((await gateway.call('createApiKey', asBuyer)).problem.name).toBe('ROLE_FORBIDS')
  const { key, id } = await keyFor(finance.token, { company_id: companyId })
  const { order_id } = await orders.order(buyer, [{ id_item: goods, quantity: 1 }])
  await gateway.gateway.db
    .updateTable('orders')
    .set({ company_id: companyId })
    .where('id', '=', order_id)
    .execute()
  expect((await withKey(key)).json().orders).toMatchObject([{ id: order_id }])
  const own = await keyFor(buyer.token)
  expect((await withKey(own.key)).json().orders).toEqual([])
  const query = { company_id: companyId }
  const listed = await gateway.call('apiKeys', { as: admin.token, query })
  expect(listed.body.keys).toMatchObject([{ id, is_stopped: false }])
  expect(await companies.notificationsOf(admin.userId)).toEqual(['API_KEY_CREATED'])

  // Who leaves takes the keys along: they stop immediately, also after another invitation.
  const member = { companyId, memberId: finance.userId }
  await gateway.call('removeMember', { as: admin.token, params: member })
  expect((await withKey(key)).statusCode).toBe(401)
  gateway.advance(1)
  await gateway.gateway.db
    .insertInto('company_members')
    .values({
      company_id: companyId,
      user_id: finance.userId,
      role: 'finance',
      joined_at: gateway.gateway.now(),
    })
    .execute()
  expect((await withKey(key)).statusCode).toBe(401)
  const after = await gateway.call('apiKeys', { as: admin.token, query })
  expect(after.body.keys).toMatchObject([{ id, is_stopped: true }])
  const revoked = await gateway.call('revokeApiKey', { as: admin.token, params: { keyId: id } })
  expect(revoked.status).toBe(200)
})

test('P-03: a stranger neither sees, creates nor revokes keys of a company', async () => {
  const [admin, stranger] = [await shop.buyer(), await shop.buyer()]
  const companyId = await companies.company({ [admin.userId]: 'admin' })
  const { id } = await keyFor(admin.token, { company_id: companyId })
  const as = stranger.token
  for (const answer of [
    await gateway.call('apiKeys', { as, query: { company_id: companyId } }),
    await gateway.call('createApiKey', { as, body: body({ company_id: companyId }) }),
    await gateway.call('revokeApiKey', { as, params: { keyId: id } }),
  ])
    expect(answer.status).toBe(404)
})

test('R-15: mails the buyer about a new key, without the key', async () => {
  await gateway.gateway.db.deleteFrom('api_key_mails').execute()
  const { token, userId } = await shop.buyer()
  const { key } = await keyFor(token, { name: 'Gudang <b>' })
  await sendKeyMails(gateway.gateway)
  const { email } = await gateway.gateway.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const mail = await gateway.gateway.db
    .selectFrom('inbox_messages')
    .selectAll()
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain('Gudang <b>')
  expect(JSON.stringify(mail)).not.toContain(key)
  await sendKeyMails(gateway.gateway)
  const { rest } = await gateway.gateway.db
    .selectFrom('api_key_mails')
    .select((eb) => eb.fn.countAll<number>().as('rest'))
    .executeTakeFirstOrThrow()
  expect(Number(rest)).toBe(0)
})
