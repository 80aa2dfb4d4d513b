import { serverAudits } from 'graphql-http'
import { sql } from 'kysely'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let shop: TestGateway
let authorization: string
beforeAll(async () => {
  shop = await startTestGateway()
  authorization = `Bearer ${(await shop.signedIn()).token}`
})
afterAll(() => shop.close())

/** A `fetch` that calls the gateway without a network. */
async function fetchCart(url: string, init: RequestInit = {}): Promise<Response> {
  const answer = await shop.gateway.app.inject({
    method: (init.method ?? 'GET') as 'GET',
    url: url.slice(new URL(url).origin.length),
    headers: { ...Object.fromEntries(new Headers(init.headers)), authorization },
    ...(init.body ? { payload: init.body as string } : {}),
  })
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  })
}

for (const audit of serverAudits({ url: 'http://cart.test/cart/graphql', fetchFn: fetchCart })) {
  test(`C-23: ${audit.id} ${audit.name}`, async () => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' })
  })
}

test('C-23: the cart requires a buyer’s token', async () => {
  const answer = await shop.gateway.app.inject({
    method: 'POST',
    url: '/cart/graphql',
    payload: { query: '{ __typename }' },
  })
  expect(answer.statusCode).toBe(401)
})

const send = (payload: object) =>
  shop.gateway.app.inject({
    method: 'POST',
    url: '/cart/graphql',
    headers: { authorization },
    payload,
  })
const named = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${text}`).join(' ')

test.each([
  ['three carts under aliases', `{ ${named(3, 'V1GetCart { code }')} }`, 'root fields'],
  [
    'two carts in a fragment, and one more',
    `{ ...f V1GetCart { code } } fragment f on Query { ${named(2, 'V1GetCart { code }')} }`,
    'root fields',
  ],
  [
    'three writes',
    `mutation { ${named(3, 'V1DeleteCart(input: { id_items: [] }) { code }')} }`,
    'root fields',
  ],
  ['many aliases of one field', `{ V1GetCart { ${named(201, 'code')} } }`, '200 fields'],
  [
    'a fragment in many places',
    `{ V1GetCart { ${named(9, 'result { ...f }')} } } fragment f on V1Cart { ${named(30, 'id')} }`,
    '200 fields',
  ],
  ['a thousand carts', `{ ${named(1000, 'V1GetCart { code }')} }`, 'tokens'],
])('C-23: refuses %s, because each field is computed for each line', async (_, query, reason) => {
  const { errors, data } = (await send({ query })).json()
  expect(errors.map(({ message }: Error) => message).join()).toContain(reason)
  expect(data).toBeUndefined()
})

test('C-23: two carts of one request are one read', async () => {
  const statements = jest.spyOn(shop.gateway.db.getExecutor(), 'executeQuery')
  const { data } = (await send({ query: `{ ${named(2, 'V1GetCart { code }')} }` })).json()
  expect(data).toEqual({ a0: { code: 'OK' }, a1: { code: 'OK' } })
  const ofCarts = statements.mock.calls.filter(([{ sql: text }]) => text.includes('from carts'))
  expect(ofCarts).toHaveLength(1)
  statements.mockRestore()
})

describe('C-23 C-27: a cart that fails is answered like any other call', () => {
  /** Makes the database refuse every write of a cart with this SQLSTATE. */
  const failWith = (state: string) =>
    sql`create or replace function refuse() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'secret of the database' using errcode = '${state}'; end`)};`
      .execute(shop.gateway.db)
      .then(() =>
        sql`create or replace trigger refuse before insert or update on carts
          for each row execute function refuse()`.execute(shop.gateway.db),
      )
  const write = () =>
    send({ query: 'mutation { V1DeleteCart(input: { id_items: ["1"] }) { code } }' })
  afterAll(() => sql`drop trigger refuse on carts`.execute(shop.gateway.db))

  test.each(['53100', '53300', '25006', '57P01', '57P03', '08006'])(
    'a database that cannot serve now (%s) is 503 with Retry-After',
    async (state) => {
      await failWith(state)
      const answer = await write()
      expect(answer.statusCode).toBe(503)
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.json()).toEqual({ name: 'UNAVAILABLE', message: expect.any(String) })
    },
  )

  test('any other error is 500 without its words, and counted', async () => {
    await failWith('XX000')
    const answer = await write()
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ name: 'INTERNAL_ERROR', message: expect.any(String) })
    const { values } = await shop.gateway.metrics.getSingleMetric('http_requests_total')!.get()
    expect(values.map(({ labels }) => labels)).toContainEqual(
      expect.objectContaining({ route: '/cart/graphql', status: 500 }),
    )
  })
})
