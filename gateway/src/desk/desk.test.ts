import { wibDay } from '../server/wib.ts'
import { insertTender } from '../tenders/testing-tenders.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { addDeskUser, removeDeskUser } from './desk-users.ts'

const PASSWORD = 'kata sandi yang panjang'
const shop = openTestGateway({ market: true, config: { demo: false } })

interface Session {
  cookie: string
  csrf: string
}

const inject = (given: object) => shop.gateway.app.inject(given)
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const HTML = { accept: 'text/html' }

const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']].flat().map(String).join().split(';')[0]!

async function submit(name: string, password: string) {
  const page = await inject({ url: '/seller-desk/sign-in', headers: HTML })
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.body)![1]!
  return inject({
    method: 'POST',
    url: '/seller-desk/sign-in',
    headers: { ...FORM, ...HTML, cookie: cookieOf(page.headers) },
    payload: form({ csrf, name, password }),
  })
}

async function signIn(name: string): Promise<Session> {
  const answer = await submit(name, PASSWORD)
  expect(answer.statusCode).toBe(303)
  const cookie = cookieOf(answer.headers)
  const page = await inject({ url: '/seller-desk', headers: { ...HTML, cookie } })
  return { cookie, csrf: /data-csrf="([^"]+)"/.exec(page.body)![1]! }
}

const inAWeek = () => wibDay(new Date(Date.now() + 7 * 24 * 60 * 60 * 1000))
const read = async (path: string, { cookie }: Session) =>
  inject({ url: `/seller-desk${path}`, headers: { cookie } })
const act = (path: string, { cookie, csrf }: Session, payload: object) =>
  inject({
    method: 'POST',
    url: `/seller-desk${path}`,
    headers: { cookie, 'x-desk-csrf': csrf },
    payload,
  })

let sellers: { id: number; alias: string; product: string }[]
beforeAll(async () => {
  sellers = await shop.gateway.db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .distinctOn('sellers.id')
    .select(['sellers.id', 'sellers.alias', 'products.alias as product'])
    .where('sellers.is_open', '=', true)
    .limit(2)
    .execute()
  const add = (name: string, more: { role: 'operator' | 'seller'; seller?: string }) =>
    addDeskUser(shop.gateway.db, { name, password: PASSWORD, ...more }, new Date())
  await add('Olga', { role: 'operator' })
  await add('sita', { role: 'seller', seller: sellers[0]!.alias })
})

async function writeTo(alias: string, text: string): Promise<string> {
  const { token, userId } = await shop.signedIn()
  const params = { sellerAlias: alias }
  await shop.call('sendMessage', { params, body: { key: 'k', text }, as: token })
  return userId
}

test('R-20: the desk requires a sign-in outside the demo', async () => {
  const page = await inject({ url: '/seller-desk', headers: HTML })
  expect(page.statusCode).toBe(303)
  expect(String(page.headers.location)).toMatch(/\/seller-desk\/sign-in$/)
  expect((await inject({ url: '/seller-desk' })).statusCode).toBe(401)
  const change = await inject({ method: 'POST', url: '/seller-desk/store', payload: {} })
  expect(change.statusCode).toBe(401)
})

test('R-20: the session is in a cookie that scripts and other sites cannot use', async () => {
  const answer = await submit('olga', PASSWORD)
  expect(String(answer.headers['set-cookie'])).toMatch(
    /^desk_session=[\w-]{43}; Path=\/gateway\/seller-desk; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  )
})

test('R-20: a seller sees and answers only its own talks', async () => {
  const [own, other] = sellers
  const mine = await writeTo(own!.alias, 'Untuk toko ini')
  const theirs = await writeTo(other!.alias, 'Untuk toko lain')
  const sita = await signIn('sita')
  const olga = await signIn('OLGA')
  const textsOf = async (session: Session) =>
    (await read('', session))
      .json()
      .talks.flatMap((talk: { messages: { text: string }[] }) => talk.messages)
      .map(({ text }: { text: string }) => text)
  expect(await textsOf(sita)).toEqual(['Untuk toko ini'])
  expect((await textsOf(olga)).toSorted()).toEqual(['Untuk toko ini', 'Untuk toko lain'])

  const answer = (userId: string, sellerId: number) =>
    act('', sita, { user_id: userId, seller_id: sellerId, text: 'Ada', key: `a${sellerId}` })
  expect((await answer(mine, own!.id)).statusCode).toBe(200)
  expect((await answer(theirs, other!.id)).statusCode).toBe(404)
})

test('R-18: a seller changes only its own store, and not another’s product under its own address', async () => {
  const [own, other] = sellers
  const sita = await signIn('sita')
  const store = (address: string, action: string) => act('/store', sita, { address, action })
  expect((await store(`/v/${other!.alias}`, 'close')).statusCode).toBe(404)
  const disguised = `/v/${own!.alias}/product/${other!.product}`
  expect((await store(disguised, 'sell-out')).statusCode).toBe(404)
  expect((await store(`/v/${own!.alias}`, 'close')).statusCode).toBe(200)
  expect((await store(`/v/${own!.alias}`, 'open')).statusCode).toBe(200)
})

test('F-08 P-04: a seller sets the address of its own store for mails, an operator also the membership; both are logged', async () => {
  const [own, other] = sellers
  const [sita, olga] = [await signIn('sita'), await signIn('olga')]
  const email = (alias: string, address: string, session = sita) =>
    act('/stores/email', session, { alias, email: address })
  const tier = (membership: string, session: Session) =>
    act('/stores/membership', session, { alias: own!.alias, membership })
  expect((await email(own!.alias, 'toko@')).statusCode).toBe(400)
  expect((await email(other!.alias, 'toko@contoh.id')).statusCode).toBe(404)
  expect((await read(`/stores/${other!.alias}`, sita)).statusCode).toBe(404)
  expect((await email(own!.alias, ' Toko@Contoh.ID ')).json()).toEqual({ email: 'toko@contoh.id' })
  expect((await tier('3', sita)).statusCode).toBe(404)
  expect((await tier('1', olga)).statusCode).toBe(400)
  for (const membership of ['2', '3']) await tier(membership, olga)
  expect((await read(`/stores/${own!.alias}`, sita)).json()).toMatchObject({
    email: 'toko@contoh.id',
    membership: 3,
  })

  const as = await shop.token()
  const page = await shop.call('seller', { as, params: { alias: own!.alias } })
  expect(page.body.result).toMatchObject({ seller_membership_type_id: 3 })
  expect(JSON.stringify(page.body)).not.toContain('toko@contoh.id')
  const { log } = (await read('/log', olga)).json()
  expect(log.slice(0, 3)).toMatchObject([
    { actor_name: 'olga', action: 'change-store-membership', detail: '2 → 3' },
    { actor_name: 'olga', action: 'change-store-membership' },
    { actor_name: 'sita', action: 'change-store-email', detail: 'toko@contoh.id' },
  ])
  await email(own!.alias, '', olga)
  expect((await read(`/stores/${own!.alias}`, olga)).json()).toMatchObject({ email: null })
})

test('R-20: logs each act with its actor; operators can read the log, sellers cannot', async () => {
  const [own] = sellers
  const [sita, olga] = [await signIn('sita'), await signIn('olga')]
  const address = `/v/${own!.alias}`
  await act('/store', sita, { address, action: 'open' })
  const { log } = (await read('/log', olga)).json()
  expect(log[0]).toMatchObject({
    actor_name: 'sita',
    role: 'seller',
    action: 'change-store',
    subject: address,
    detail: 'open',
  })
  expect((await read('/log', sita)).statusCode).toBe(404)
  expect((await read('/tenders', sita)).statusCode).toBe(404)
  expect((await read('/tenders', olga)).statusCode).toBe(200)
})

test('F-08 R-20: a seller offers own products to a tender, as itself only, and the act is logged', async () => {
  const { db } = shop.gateway
  const { userId } = await shop.signedIn()
  await insertTender(shop.gateway, userId)
  const { number } = await db
    .selectFrom('tenders')
    .select('number')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const idOf = async (alias: string) =>
    String(
      (
        await db
          .selectFrom('products')
          .select('id')
          .where('alias', '=', alias)
          .executeTakeFirstOrThrow()
      ).id,
    )
  const [own, other] = await Promise.all(sellers.map(({ product }) => idOf(product)))
  const sita = await signIn('sita')
  const olga = await signIn('olga')
  const page = await inject({
    url: `/seller-desk/tender-offers/${number}`,
    headers: { ...HTML, cookie: sita.cookie },
  })
  expect(page.body).toContain('1. Beras premium: 100 sak')
  const offer = (product_id: string, more: object = {}) => ({
    number,
    lines: [{ position: 1, product_id, quantity: 100, unit_price: 60_000 }],
    freight: 0,
    delivery_days: 2,
    valid_until: inAWeek(),
    ...more,
  })
  const theirs = offer(other!, { store: sellers[1]!.alias })
  expect((await act('/tender-offers', sita, theirs)).json()).toMatchObject({
    name: 'PRODUCT_UNKNOWN',
  })
  expect((await act('/tender-offers', { ...sita, csrf: 'x'.repeat(43) }, theirs)).statusCode).toBe(
    401,
  )
  expect((await act('/tender-offers', sita, offer(own!))).statusCode).toBe(200)
  // Its own offer alone: the other store's stays hidden.
  expect((await act('/tender-offers', olga, theirs)).statusCode).toBe(200)
  const seen = (await read(`/tender-offers/${number}`, sita)).json<{ offers: object[] }>()
  expect(seen.offers).toMatchObject([{ vendor_alias: sellers[0]!.alias }])
  const alias = sellers[1]!.alias
  expect((await read(`/tender-offers/${number}/${alias}`, sita)).statusCode).toBe(404)
  expect((await read(`/tender-offers/${number}/${alias}`, olga)).statusCode).toBe(200)
  const { log } = (await read('/log', olga)).json<{ log: object[] }>()
  expect(log).toContainEqual(
    expect.objectContaining({ actor_name: 'sita', action: 'offer-tender', subject: number }),
  )
})

test('R-20: refuses an act without the token of the page, and a sign-in that another site sends', async () => {
  const sita = await signIn('sita')
  const body = { address: `/v/${sellers[0]!.alias}`, action: 'close' }
  expect((await act('/store', { ...sita, csrf: 'x'.repeat(43) }, body)).statusCode).toBe(401)
  const forged = await inject({
    method: 'POST',
    url: '/seller-desk/sign-in',
    headers: FORM,
    payload: form({ csrf: 'x', name: 'sita', password: PASSWORD }),
  })
  expect([forged.statusCode, forged.headers['set-cookie']]).not.toContain(303)
})

test('R-20: signs a removed user out; an expired session is not a sign-in', async () => {
  const { db } = shop.gateway
  await addDeskUser(db, { name: 'rudi', password: PASSWORD, role: 'operator' }, new Date())
  const rudi = await signIn('rudi')
  expect(await removeDeskUser(db, 'rudi')).toBe(true)
  expect((await read('', rudi)).statusCode).toBe(401)

  const olga = await signIn('olga')
  const out = await inject({
    method: 'POST',
    url: '/seller-desk/sign-out',
    headers: { ...FORM, cookie: olga.cookie },
    payload: form({ csrf: olga.csrf }),
  })
  expect(out.statusCode).toBe(303)
  expect((await read('', olga)).statusCode).toBe(401)
})

test('R-20 V-04: compares no more passwords after ten wrong ones from an address', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await submit('tamu', `salah ${attempt}`)).statusCode)
  expect(statuses.slice(0, 10).every((status) => status === 422)).toBe(true)
  expect(statuses[10]).toBe(429)
})
