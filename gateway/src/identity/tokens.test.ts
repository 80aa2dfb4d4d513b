import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { DEMO_PASSWORD, demoBuyers } from '@borong/demo/buyers'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ seeds: ['demo-buyers'] })
})
// Two days later every window, lock and countdown of the previous test has ended.
beforeEach(() => gateway.advance(2 * 24 * 60 * 60))
afterAll(() => gateway.close())

async function signIn() {
  const as = await gateway.token()
  const body = {
    type: 'password',
    username: demoBuyers.budi.email,
    password: DEMO_PASSWORD,
  } as const
  return (await gateway.call('login', { as, body })).body.data
}
const isGood = async (token: string) =>
  (await gateway.call('ssoProfile', { as: token })).status === 200

test('C-02 T-02: the basic credential gets a guest token that is valid for a day', async () => {
  const { status, body } = await gateway.call('authorize')
  expect(status).toBe(200)
  expect(body.data.guest_token.length).toBeGreaterThanOrEqual(43)
  const asks = () =>
    gateway.call('checkUser', { as: body.data.guest_token, query: { username: 'a@b.id' } })
  expect((await asks()).status).toBe(200)
  gateway.advance(24 * 60 * 60 - 60)
  expect((await asks()).status).toBe(200)
  gateway.advance(61)
  expect((await asks()).status).toBe(401)
})

test('C-02 T-07: without the basic credential there is no guest token', async () => {
  const { status, problem } = await gateway.call('authorize', {
    headers: { authorization: 'Basic bm86bm8=' },
  })
  expect(status).toBe(401)
  expect(problem.name).toBe('UNAUTHORIZED')
})

test('C-03 T-05: exchanges a refresh token for a new pair, and invalidates the old one', async () => {
  const first = await signIn()
  const { status, body } = await gateway.call('retoken', { as: first.refresh_token.value })
  expect(status).toBe(200)
  expect(body.name).toBe('SUCCESS')
  expect(body.data.access_token.value).not.toBe(first.access_token.value)
  expect(await isGood(body.data.access_token.value)).toBe(true)
})

test('C-03: a second tab that sends the token within ten seconds gets the same pair', async () => {
  const { refresh_token: refresh } = await signIn()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => gateway.call('retoken', { as: refresh.value })),
  )
  gateway.advance(9)
  answers.push(await gateway.call('retoken', { as: refresh.value }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.access_token.value)).size).toBe(1)
  expect(new Set(answers.map(({ body }) => body.data.refresh_token.expired_at)).size).toBe(1)
})

test('C-03: a refresh token that is used again later was stolen, and ends the whole family', async () => {
  const first = await signIn()
  const other = await signIn()
  const { body: second } = await gateway.call('retoken', { as: first.refresh_token.value })
  gateway.advance(11)
  expect((await gateway.call('retoken', { as: first.refresh_token.value })).status).toBe(401)
  expect((await gateway.call('retoken', { as: second.data.refresh_token.value })).status).toBe(401)
  expect(await isGood(second.data.access_token.value)).toBe(false)
  expect(await isGood(first.access_token.value)).toBe(false)
  expect(await isGood(other.access_token.value)).toBe(true)
})

test('C-03 T-07: neither an access token, nor a guest token, nor an expired refresh token is refreshed', async () => {
  const tokens = await signIn()
  expect((await gateway.call('retoken', { as: tokens.access_token.value })).status).toBe(401)
  expect((await gateway.call('retoken', { as: await gateway.token() })).status).toBe(401)
  gateway.advance(30 * 24 * 60 * 60 + 1)
  expect((await gateway.call('retoken', { as: tokens.refresh_token.value })).status).toBe(401)
})

test('C-03 T-05: an access token expires after an hour, a refresh token is not valid for other calls', async () => {
  const tokens = await signIn()
  expect(await isGood(tokens.refresh_token.value)).toBe(false)
  gateway.advance(60 * 60 + 1)
  expect(await isGood(tokens.access_token.value)).toBe(false)
})

test('C-04 T-03: the blacklist ends this sign-in immediately, and no other', async () => {
  const here = await signIn()
  const there = await signIn()
  expect((await gateway.call('blacklist', { as: here.access_token.value })).body).toEqual({
    name: 'SUCCESS',
  })
  expect(await isGood(here.access_token.value)).toBe(false)
  expect((await gateway.call('retoken', { as: here.refresh_token.value })).status).toBe(401)
  expect(await isGood(there.access_token.value)).toBe(true)
  expect((await gateway.call('blacklist', { as: here.access_token.value })).status).toBe(401)
})

test('C-03: no token is stored in the database in plain text', async () => {
  const tokens = await signIn()
  const rows = JSON.stringify(await gateway.gateway.db.selectFrom('tokens').selectAll().execute())
  expect(rows).not.toContain(tokens.access_token.value)
  expect(rows).not.toContain(tokens.refresh_token.value)
})
