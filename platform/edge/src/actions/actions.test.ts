import { request as ask } from 'node:http'
import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { startEdge, type TestEdge } from '../testing/test-edge.ts'

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  edge = await startEdge({
    registry: registry.origin,
    gateway: gateway.origin,
    environment: { SHOP_URL: 'https://borong.example' },
  })
})
afterAll(async () => {
  await edge.close()
  await gateway.close()
  await registry.close()
})

interface Posted {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends a form as a browser does. */
function post(body: string, headers: Record<string, string> = {}): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const sent = ask(
      `${edge.origin}/actions/cart`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
      },
      async (response) => {
        let text = ''
        for await (const chunk of response) text += String(chunk)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const cookieOf = ({ headers }: Posted) => String(headers['set-cookie'] ?? '').split(';')[0]!
const heldIn = (posted: Posted) =>
  decodeURIComponent(cookieOf(posted))
    .replace('cart_taps=', '')
    .split('~')
    .map((tap) => tap.split('.').slice(1).join(' × '))

test('R-18: stores a product that is added without scripts in a cookie, leads to the cart, and calls no gateway', async () => {
  const calls = gateway.requests.length
  const answer = await post('id=12&quantity=3&kind=buy')
  expect(answer.status).toBe(303)
  expect(answer.headers.location).toBe('/cart')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^cart_taps=[\w-]+\.12\.3; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/,
  )
  expect(gateway.requests).toHaveLength(calls)
})

test('R-18: further products join the cookie, and a second press of the same button does not', async () => {
  const first = await post('id=12&quantity=3')
  const second = await post('id=13&quantity=1.000', { cookie: cookieOf(first) })
  expect(heldIn(second)).toEqual(['12 × 3', '13 × 1000'])
  const again = await post('id=13&quantity=1.000', { cookie: cookieOf(second) })
  expect(cookieOf(again)).toBe(cookieOf(second))
})

test('R-18: refuses more products than the cookie has room for, and ignores a damaged cookie', async () => {
  const full = Array.from({ length: 20 }, (_, index) => `a-${index}.${index + 1}.1`).join('~')
  const refused = await post('id=99&quantity=1', { cookie: `cart_taps=${full}` })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Buka keranjang dulu')
  expect(refused.text).toContain('href="/cart"')
  const damaged = await post('id=99&quantity=1', { cookie: 'cart_taps=<script>~x.-1.2~%00' })
  expect(heldIn(damaged)).toEqual(['99 × 1'])
})

test.each([
  'id=12&quantity=0',
  'id=12&quantity=-1',
  'id=12&quantity=1000000000',
  'id=12&quantity=2,5',
  'id=12',
  'id=../x&quantity=1',
  'quantity=1',
  '',
])('V-08: refuses “%s” and stores nothing', async (body) => {
  const answer = await post(body)
  expect(answer.status).toBe(400)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.text).toContain('Jumlah ini tidak dapat dibeli')
})

test.each<[Record<string, string>, number]>([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://borong.example' }, 403],
  [{ 'sec-fetch-site': 'none' }, 303],
])('refuses the form of another site: %j answers %i', async (headers, status) => {
  expect((await post('id=12&quantity=1', headers)).status).toBe(status)
})

test('a browser that does not say where a form comes from is judged by its origin', async () => {
  const without = (origin?: string) =>
    edge.get(
      '/actions/cart',
      { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}) },
      'POST',
    )
  // A form without fields is refused after its origin has been accepted.
  expect((await without('https://borong.example')).status).toBe(400)
  expect((await without('https://evil.example')).status).toBe(403)
  expect((await without('null')).status).toBe(403)
  expect((await without()).status).toBe(403)
})

test('takes no other method, and no large body', async () => {
  const got = await edge.get('/actions/cart')
  expect([got.status, got.headers.allow]).toEqual([405, 'POST'])
  expect((await post(`id=12&quantity=1&x=${'x'.repeat(2048)}`)).status).toBe(413)
  expect((await edge.get('/actions/wishlist', {}, 'POST')).status).not.toBe(303)
})

test('R-11: the search form leads to the results without scripts', async () => {
  const to = async (search: string) => {
    const { status, headers } = await edge.get(`/search${search}`)
    return status === 303 ? headers.location : undefined
  }
  expect(await to('?q=beras')).toBe('/search/beras')
  expect(await to('?q=+beras%20%2F%20gula%3F+')).toBe('/search/beras%20%2F%20gula%3F')
  expect(await to(`?q=${'%C3%A9'.repeat(300)}`)).toBe(`/search/${'%C3%A9'.repeat(100)}`)
  expect(await to('?q=%F0%9F')).toBe('/search/%EF%BF%BD')
  for (const search of ['', '?q=', '?q=+', '?q=..', '?edit=beras'])
    expect(await to(search)).toBeUndefined()
})
