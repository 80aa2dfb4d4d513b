import { serverAudits } from 'graphql-http'
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

test('C-23: refuses a query for a thousand carts', async () => {
  const query = `{ ${Array.from({ length: 1000 }, (_, at) => `c${at}: V1GetCart { code }`).join(' ')} }`
  const answer = await shop.gateway.app.inject({
    method: 'POST',
    url: '/cart/graphql',
    headers: { authorization },
    payload: { query },
  })
  expect(answer.json()).toEqual({
    errors: [expect.objectContaining({ message: expect.stringContaining('tokens') })],
  })
})
