import { readCode } from '../testing/read-code.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { DEMO_PASSWORD, demoBuyers } from '@borong/demo/buyers'
import { sharedSecret } from './secrets.ts'
import { beginAfresh } from './testing-days.ts'

const gateway = openTestGateway({ seeds: ['demo-buyers'] })
let as: string
// Two guesses share a repeat key with a probability of 1 in 65,536. A fixed secret makes the keys deterministic.
beforeAll(() => sharedSecret(gateway.gateway.db, 'login-repeat', () => 'of this test'))
beforeEach(async () => {
  as = await beginAfresh(gateway)
})

const signIn = (username: string, password: string) =>
  gateway.call('login', { as, body: { type: 'password', username, password } })

test.each([
  'budi@contoh.id',
  ' Budi@Contoh.ID ',
  '0812 0000 0001',
  '+62 812-0000-0001',
  '81200000001',
])('C-05 V-02 V-04: %s and the password sign in', async (username) => {
  const { status, body } = await signIn(username, DEMO_PASSWORD)
  expect(status).toBe(200)
  const { body: profile } = await gateway.call('ssoProfile', { as: body.data.access_token.value })
  expect(profile.data).toMatchObject({
    id: demoBuyers.budi.id,
    email: 'budi@contoh.id',
    handphone: '6281200000001',
  })
})

test('C-05 X-02: a wrong password and an unknown user get the same refusal with code 95', async () => {
  const wrong = await signIn('budi@contoh.id', 'Salah#2026')
  const unknown = await signIn('nobody@contoh.id', 'Salah#2026')
  expect(wrong.status).toBe(403)
  expect(wrong.problem).toMatchObject({ name: 'PASSWORD_NOT_VALID', code: 95 })
  expect(unknown.status).toBe(403)
  expect(unknown.problem).toEqual(wrong.problem)
})

test('C-05 X-02: an email that is not verified gets code 93, and only with the right password', async () => {
  const { db } = gateway.gateway
  await db
    .updateTable('users')
    .set({ email_verified: false })
    .where('id', '=', demoBuyers.budi.id)
    .execute()
  const right = await signIn('budi@contoh.id', DEMO_PASSWORD)
  expect(right.status).toBe(403)
  expect(right.problem).toMatchObject({ name: 'EMAIL_NOT_VERIFIED', code: 93 })
  expect((await signIn('budi@contoh.id', 'Salah#2026')).problem.code).toBe(95)
})

test('C-05 V-02: refuses an input that is neither email nor phone, in both languages', async () => {
  expect((await signIn('budi', 'x')).problem.message).toBe('Email atau Nomor Telpon tidak valid')
  const body = { type: 'password', username: 'budi', password: 'x' } as const
  const english = await gateway.call('login', { as, body, headers: { 'accept-language': 'en-GB' } })
  expect(english.problem.message).toBe('The email or phone number is not valid')
})

test('C-05: after ten wrong passwords even the right one waits a quarter of an hour, also for an unknown user', async () => {
  for (const username of ['budi@contoh.id', 'nobody@contoh.id']) {
    for (let i = 0; i < 10; i++) expect((await signIn(username, `Salah#202${i}`)).status).toBe(403)
    const locked = await signIn(username, DEMO_PASSWORD)
    expect(locked.status).toBe(429)
    expect(locked.problem.message).toBe('Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit')
  }
  expect((await signIn('sari@contoh.id', DEMO_PASSWORD)).status).toBe(200)
  gateway.advance(15 * 60 + 1)
  expect((await signIn('budi@contoh.id', DEMO_PASSWORD)).status).toBe(200)
})

test('C-05: compares ten of sixty concurrent wrong passwords', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => signIn('budi@contoh.id', `Salah#20${at}`)),
  )
  const names = guesses.map(({ problem }) => problem.name)
  expect(names.filter((name) => name === 'PASSWORD_NOT_VALID')).toHaveLength(10)
  expect(names.filter((name) => name === 'LOGIN_LOCKED')).toHaveLength(50)
})

test('C-05: the same wrong password in sixty concurrent requests does not bypass the limit of ten', async () => {
  await Promise.all(Array.from({ length: 60 }, () => signIn('budi@contoh.id', 'Salah#2026')))
  expect((await signIn('budi@contoh.id', DEMO_PASSWORD)).status).toBe(429)
})

test('C-05: right passwords from an office with one address do not lock the address', async () => {
  for (let i = 0; i < 101; i++)
    expect((await signIn('budi@contoh.id', DEMO_PASSWORD)).status).toBe(200)
})

test('C-05 T-06: a wrong password that a browser resends with another guest token counts once', async () => {
  for (let i = 0; i < 9; i++)
    for (let time = 0; time < 2; time++)
      expect((await signIn('budi@contoh.id', `Salah#202${i}`)).status).toBe(403)
  expect((await signIn('budi@contoh.id', DEMO_PASSWORD)).status).toBe(200)
})

test('C-05: repeating the same wrong password does not bypass the limit of ten', async () => {
  for (let i = 0; i < 10; i++) {
    expect((await signIn('budi@contoh.id', 'Salah#2026')).status).toBe(403)
    gateway.advance(31)
  }
  expect((await signIn('budi@contoh.id', DEMO_PASSWORD)).status).toBe(429)
})

test.each(['email', 'sms', 'whatsapp'] as const)(
  'C-05 C-06: a code by %s signs in, once',
  async (channel) => {
    const sent = await gateway.call('sendOtp', {
      as,
      body: { type: 'login', username: '081200000001', channel },
    })
    expect(sent.status).toBe(200)
    const to = channel === 'email' ? 'budi@contoh.id' : '6281200000001'
    expect(sent.body.data.target).toBe(channel === 'email' ? 'bu***@contoh.id' : '0812-****-0001')
    const body = {
      type: 'otp',
      request_id: sent.body.data.request_id,
      otp: await readCode(gateway, to),
    } as const
    const { status, body: reply } = await gateway.call('login', { as, body })
    expect(status).toBe(200)
    expect(reply.data.user_id).toBe(demoBuyers.budi.id)
    expect((await gateway.call('login', { as, body })).problem.name).toBe('OTP_EXPIRED')
  },
)

test('C-05: a code resets a forgotten password and ends the other sign-ins', async () => {
  const before = await signIn('budi@contoh.id', DEMO_PASSWORD)
  const sent = await gateway.call('sendOtp', {
    as,
    body: { type: 'login', username: 'budi@contoh.id', channel: 'email' },
  })
  const otp = await readCode(gateway, 'budi@contoh.id')
  const weak = {
    type: 'otp',
    request_id: sent.body.data.request_id,
    otp,
    new_password: 'lemah',
  } as const
  const refused = await gateway.call('login', { as, body: weak })
  expect(refused.status).toBe(400)
  expect(refused.problem.errors?.new_password).toEqual(['Minimal 8 karakter'])
  expect(
    (await gateway.call('login', { as, body: { ...weak, new_password: 'Baru#20266' } })).status,
  ).toBe(200)
  expect((await signIn('budi@contoh.id', 'Baru#20266')).status).toBe(200)
  expect((await signIn('budi@contoh.id', DEMO_PASSWORD)).status).toBe(403)
  expect(
    (await gateway.call('ssoProfile', { as: before.body.data.access_token.value })).status,
  ).toBe(401)
})

test('C-11: check-user returns whether an account exists and its sign-in methods', async () => {
  const known = await gateway.call('checkUser', { as, query: { username: '0812-0000-0001' } })
  expect(known.body.data).toEqual({
    exists: true,
    type: 'phone',
    user_id: expect.any(String),
    email_verified: false,
    phone_verified: true,
    has_password: true,
    channels: { email: true, sms: true, whatsapp: true, pin: false },
    masked_email: null,
    masked_phone: null,
  })
  expect(known.body.data.user_id).not.toContain(demoBuyers.budi.id)
  const unknown = await gateway.call('checkUser', { as, query: { username: 'nobody@contoh.id' } })
  expect(unknown.body.data).toMatchObject({
    exists: false,
    type: 'email',
    user_id: null,
    channels: { email: false },
  })
  expect((await gateway.call('checkUser', { as, query: { username: 'x' } })).problem.name).toBe(
    'IDENTIFIER_INVALID',
  )
  expect((await gateway.call('checkUser', { query: { username: 'a@b.id' } })).status).toBe(401)
})

const ticketOf = async (username: string, token = as) =>
  (await gateway.call('checkUser', { as: token, query: { username } })).body.data.user_id ?? ''
const channelsOf = (userId: string, token = as, address = '203.0.113.1') =>
  gateway.call('verificationChannels', {
    as: token,
    params: { userId },
    query: { sso_code: 'buyer' },
    headers: { 'x-forwarded-for': address },
  })

test('C-11: a buyer sees all of their own account, and of others the same as a guest', async () => {
  const budi = await gateway.token(demoBuyers.budi.id)
  const check = (username: string) => gateway.call('checkUser', { as: budi, query: { username } })
  expect((await check('budi@contoh.id')).body.data).toMatchObject({
    user_id: demoBuyers.budi.id,
    phone_verified: true,
    channels: { pin: true },
    masked_phone: '0812-****-0001',
  })
  const other = await check('sari@contoh.id')
  expect(other.body.data).toMatchObject({ exists: true, masked_email: null, masked_phone: null })
  expect(other.body.data.user_id).not.toBe(demoBuyers.sari.id)
})

test('C-07 C-11: returns masked contacts for a ticket, for ten minutes and with the same guest token', async () => {
  const ticket = await ticketOf('081200000001')
  expect((await channelsOf(ticket)).body.data).toEqual({
    channels: { email: true, sms: true, whatsapp: true, pin: true },
    masked_email: 'bu***@contoh.id',
    masked_phone: '0812-****-0001',
  })
  expect((await channelsOf(ticket, await gateway.token())).status).toBe(404)
  expect((await channelsOf(demoBuyers.budi.id)).status).toBe(404)
  gateway.advance(10 * 60 + 1)
  expect((await channelsOf(ticket)).status).toBe(404)
  const budi = await gateway.token(demoBuyers.budi.id)
  expect((await channelsOf(demoBuyers.budi.id, budi)).body.data.masked_phone).toBe('0812-****-0001')
})

test('C-07: limits the masked contacts like sign-ins', async () => {
  for (let i = 0; i < 10; i++)
    expect((await channelsOf(await ticketOf('budi@contoh.id'))).status).toBe(200)
  const ticket = await ticketOf('budi@contoh.id')
  const { status, problem } = await channelsOf(ticket)
  expect(status).toBe(429)
  expect(problem.message).toBe('Terlalu banyak percobaan masuk. Coba lagi dalam 15 menit')
  expect((await channelsOf(ticket, as, '203.0.113.2')).status).toBe(200)
  expect((await signIn('budi@contoh.id', DEMO_PASSWORD)).status).toBe(200)
})

test('C-07: only the channels that a buyer has are available', async () => {
  const { userId } = await gateway.signedIn({ handphone: null, phone_verified: false })
  const channels = await channelsOf(await ticketOf(`${userId}@contoh.id`))
  expect(channels.body.data.channels).toEqual({
    email: true,
    sms: false,
    whatsapp: false,
    pin: false,
  })
  const body = { type: 'login', username: `${userId}@contoh.id`, channel: 'sms' } as const
  expect((await gateway.call('sendOtp', { as, body })).problem.name).toBe('CHANNEL_NOT_AVAILABLE')
  expect(
    (await gateway.call('verificationChannels', { as, params: { userId: 'nobody' } })).status,
  ).toBe(404)
  const stranger = await gateway.token(demoBuyers.sari.id)
  expect(
    (await gateway.call('verificationChannels', { as: stranger, params: { userId } })).status,
  ).toBe(403)
})
