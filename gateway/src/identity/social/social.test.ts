import { insertApiKey } from '../../connect/testing-keys.ts'
import { insertPasskey } from '../passkeys/testing-rows.ts'
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TERMS_VERSION } from '@borong/api/rules/terms-version'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { demoBuyers } from '@borong/demo/buyers'
import { makeSigningKey, publicKeys, signIdToken } from '@borong/demo/social/sign-id-token'
import { challengeOf } from './tickets.ts'

let gateway: TestGateway
let shared: TestGateway
beforeAll(async () => {
  shared = await startTestGateway({ seeds: ['demo-buyers'] })
})
beforeEach(() => {
  gateway = shared
})
afterAll(() => shared.close())

const verifier = randomBytes(32).toString('base64url')
const PUBLIC = 'http://localhost:3000/gateway'
const local = (address: string) =>
  address.startsWith(PUBLIC) ? address.slice(PUBLIC.length) : address
const inject = (given: object) => gateway.gateway.app.inject(given)

/** Starts a social sign-in. Returns the redirect address and the cookie. */
async function start(ajak = '') {
  const response = await inject({
    url: `/social/start?provider=google&challenge=${challengeOf(verifier)}&ajak=${ajak}`,
  })
  expect(response.statusCode).toBe(303)
  return {
    address: String(response.headers.location),
    cookie: String(response.headers['set-cookie']).split(';')[0] ?? '',
  }
}

/** Submits the provider's form as this person. Returns the address of the redirect. */
async function choose(address: string, person: Record<string, string>) {
  const response = await inject({
    method: 'POST',
    url: local(address),
    payload: new URLSearchParams(person).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return String(response.headers.location)
}

async function comeBack(address: string, cookie: string) {
  const response = await inject({ url: local(address), headers: { cookie } })
  const target = new URL(String(response.headers.location))
  expect(`${target.origin}${target.pathname}`).toBe('http://localhost:3000/login')
  return Object.fromEntries(target.searchParams)
}

const login = async (ticket: string, given = verifier) =>
  gateway.call('login', {
    as: await gateway.token(),
    body: { type: 'social', ticket, verifier: given },
  })

async function signInAs(person: Record<string, string>) {
  const { address, cookie } = await start()
  const { social_ticket: ticket = '' } = await comeBack(await choose(address, person), cookie)
  return login(ticket)
}

test('C-05: a person chooses an identity at the embedded provider and is signed in', async () => {
  const { address } = await start()
  const page = await inject({ url: local(address) })
  expect(page.body).toContain('budi@contoh.id')
  const { status, body } = await signInAs({ name: 'Budi', email: 'Budi@contoh.id' })
  expect(status).toBe(200)
  expect(body.data.user_id).toBe(demoBuyers.budi.id)
})

test('C-05: a new person gets an account, the same one the next time', async () => {
  const first = await signInAs({ name: 'Ani', email: 'ani@contoh.id' })
  const again = await signInAs({ name: 'Ani', email: 'ani@contoh.id' })
  expect(again.body.data.user_id).toBe(first.body.data.user_id)
  const { body } = await gateway.call('ssoProfile', { as: again.body.data.access_token.value })
  expect(body.data).toMatchObject({
    name: 'Ani',
    email: 'ani@contoh.id',
    email_verified: true,
    has_password: false,
  })
})

test('F-06 C-05: a new account agrees to the present terms once, an earlier account to none', async () => {
  const termsOf = async (email: string) => {
    const { body } = await signInAs({ name: 'Ayu', email })
    const terms = gateway.gateway.db
      .selectFrom('accepted_terms')
      .select('version')
      .where('user_id', '=', body.data.user_id)
    return (await terms.execute()).map(({ version }) => version)
  }
  expect(await termsOf('ayu@contoh.id')).toEqual([TERMS_VERSION])
  expect(await termsOf('ayu@contoh.id')).toEqual([TERMS_VERSION])
  await gateway.signedIn({ email: 'lama@contoh.id', email_verified: true })
  expect(await termsOf('lama@contoh.id')).toEqual([])
})

test('F-06 C-05: a new person who came by a referral link counts as invited, an earlier buyer and a mistyped code do not', async () => {
  const wulan = await gateway.signedIn({ email: 'wulan@contoh.id', email_verified: true })
  const { code } = (await gateway.call('referral', { as: wulan.token })).body.data
  const invite = async (ajak: string, email: string, device = '') => {
    const { address, cookie } = await start(ajak)
    const back = await choose(address, { name: 'Tono Adi', email })
    const { social_ticket: ticket = '' } = await comeBack(back, `${cookie}; ${device}`)
    expect((await login(ticket)).status).toBe(200)
  }
  await invite(code.toLowerCase(), 'tono@contoh.id')
  await invite('AJAKZZZZZZ', 'tini@contoh.id')
  await invite('%3Cb%3E', 'tuti@contoh.id')
  // Budi has an account, and the second sign-in of the invited buyer adds nothing.
  await invite(code, 'budi@contoh.id')
  await invite(code, 'tono@contoh.id')
  const own = await signInAs({ name: 'Wulan', email: 'wulan@contoh.id' })
  await invite(code, 'adik@contoh.id', String(own.headers['set-cookie']).split(';')[0])
  const { items } = (await gateway.call('invitedBuyers', { as: wulan.token })).body.data
  expect(items).toMatchObject([
    { name: 'T*** A***', state: 'refused', reason: 'SAME_DEVICE' },
    { name: 'T*** A***', state: 'invited' },
  ])
})

test('C-05: an account with an unverified email loses its password, passkeys and API keys when the email’s owner signs in', async () => {
  const eve = await gateway.signedIn({
    email: 'eka@contoh.id',
    email_verified: false,
    password_hash: 'known to eve',
  })
  await insertPasskey(gateway.gateway, eve.userId)
  await insertApiKey(gateway.gateway, eve.userId)
  const { body } = await signInAs({ name: 'Ani', email: 'eka@contoh.id' })
  expect(body.data.user_id).toBe(eve.userId)
  const { db } = gateway.gateway
  const passkeys = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', eve.userId)
    .execute()
  expect(passkeys).toEqual([])
  const keys = await db
    .selectFrom('api_keys')
    .select('revoked_at')
    .where('user_id', '=', eve.userId)
    .execute()
  expect(keys).toEqual([{ revoked_at: expect.any(Date) }])
  expect((await gateway.call('ssoProfile', { as: eve.token })).status).toBe(401)
  const account = await gateway.call('ssoProfile', { as: body.data.access_token.value })
  expect(account.body.data).toMatchObject({
    has_password: false,
    email_verified: true,
    handphone: null,
  })
})

test('C-05 X-03: a ticket is valid once, for two minutes, and only with its verifier', async () => {
  const ticketOf = async () => {
    const { address, cookie } = await start()
    const back = await comeBack(
      await choose(address, { name: 'Ani', email: 'ita@contoh.id' }),
      cookie,
    )
    return back.social_ticket ?? ''
  }
  const stolen = await login(await ticketOf(), randomBytes(32).toString('base64url'))
  expect(stolen.status).toBe(400)
  expect(stolen.problem).toMatchObject({
    name: 'SOCIAL_FAILED',
    errors: { ticket: ['Waktu masuk dengan akun sosial sudah habis, silakan ulangi'] },
  })
  const used = await ticketOf()
  expect((await login(used)).status).toBe(200)
  expect((await login(used)).status).toBe(400)
  const old = await ticketOf()
  gateway.advance(2 * 60 + 1)
  expect((await login(old)).status).toBe(400)
})

test('C-05: a state is valid once, and only in the browser that started the flow', async () => {
  const { address, cookie } = await start()
  const back = await choose(address, { name: 'Ani', email: 'uma@contoh.id' })
  const other = await start()
  expect(await comeBack(back, other.cookie)).toEqual({ social_error: 'expired' })
  expect(await comeBack(back, cookie)).toEqual({ social_error: 'expired' })
  expect(await comeBack(`${PUBLIC}/social/callback?code=x&state=y`, cookie)).toEqual({
    social_error: 'expired',
  })
})

test('C-05: a cancelled sign-in and a wrong code return to the login page with the reason', async () => {
  const cancelled = await start()
  expect(
    await comeBack(await choose(cancelled.address, { cancel: '1' }), cancelled.cookie),
  ).toEqual({ social_error: 'cancelled' })
  const forged = await start()
  const state = new URL(forged.address).searchParams.get('state')
  expect(
    await comeBack(`${PUBLIC}/social/callback?code=forged&state=${state}`, forged.cookie),
  ).toEqual({ social_error: 'failed' })
})

test('C-05: the embedded provider redirects only to the shop, and shows its form again for an invalid email', async () => {
  const { address } = await start()
  const elsewhere = new URL(address)
  elsewhere.searchParams.set('redirect_uri', 'https://evil.example/')
  expect((await inject({ url: local(elsewhere.href) })).statusCode).toBe(400)
  const response = await inject({
    method: 'POST',
    url: local(address),
    payload: 'name=Ani&email=none',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.body).toContain('Email tidak valid')
})

test('C-05: without a provider there is no social sign-in outside the demo', async () => {
  gateway = await startTestGateway({ config: { demo: false } })
  expect(
    (await inject({ url: `/social/start?challenge=${challengeOf(verifier)}` })).statusCode,
  ).toBe(404)
  expect((await inject({ url: '/social/authorize' })).statusCode).toBe(404)
  await gateway.close()
})

/** An id token by this key, or an unsigned one without a key. */
function signedBy(claims: object, key: string): string {
  if (key) return signIdToken(claims, key)
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

describe('a real provider by configuration', () => {
  const key = makeSigningKey()
  let server: Server
  let issuer: string
  let claims: Record<string, unknown>
  let nonce: string
  let signer: string

  let real: TestGateway

  beforeAll(async () => {
    server = createServer((request, response) => {
      const seconds = Math.floor(Date.now() / 1000)
      const answers: Record<string, object> = {
        '/.well-known/openid-configuration': {
          issuer,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['ES256'],
        },
        '/keys': publicKeys(key),
        '/token': {
          token_type: 'Bearer',
          access_token: 'opens nothing',
          id_token: signedBy(
            {
              iss: issuer,
              aud: 'shop',
              sub: '42',
              iat: seconds,
              exp: seconds + 60,
              nonce,
              ...claims,
            },
            signer,
          ),
        },
      }
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify(answers[request.url ?? '']))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    real = await startTestGateway({
      config: { demo: false, socialIssuer: issuer, socialClientId: 'shop' },
    })
  })
  beforeEach(() => {
    gateway = real
    signer = key
  })
  afterAll(async () => {
    await real.close()
    await new Promise((resolve) => server.close(resolve))
  })

  const signIn = async () => {
    const { address, cookie } = await start()
    const input = new URL(address)
    expect(input.origin).toBe(issuer)
    nonce = input.searchParams.get('nonce') ?? ''
    return comeBack(
      `${PUBLIC}/social/callback?code=c&state=${input.searchParams.get('state')}`,
      cookie,
    )
  }

  test('C-05: signs in with its signed id token', async () => {
    claims = { email: 'ani@contoh.id', email_verified: true, name: 'Ani' }
    const { social_ticket: ticket = '' } = await signIn()
    expect((await login(ticket)).status).toBe(200)
  })

  test('C-05 X-02: creates no account for an email that it has not verified', async () => {
    claims = { email: 'new@contoh.id', sub: '43', email_verified: false }
    expect(await signIn()).toEqual({ social_error: 'email_not_verified' })
  })

  test.each([
    ['for another client', { aud: 'other' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['with another nonce', { nonce: 'x' }],
    ['that has expired', { exp: 1 }],
  ])('C-05: an id token %s is refused', async (_, wrong) => {
    claims = { email: 'ani@contoh.id', email_verified: true, ...wrong }
    expect(await signIn()).toEqual({ social_error: 'failed' })
  })

  test('C-05: refuses an id token that is signed with another key or unsigned', async () => {
    claims = { email: 'ani@contoh.id', email_verified: true }
    for (const wrong of [makeSigningKey(), '']) {
      signer = wrong
      expect(await signIn()).toEqual({ social_error: 'failed' })
    }
  })
})
