import type * as verificationCalls from '@borong/api/verification'
import { TERMS_VERSION } from '@borong/api/rules/terms-version'
import type { Input } from '@borong/api/types'
import { readCode } from '../testing/read-code.ts'
import { openTestGateway } from '../testing/open-test-gateway.ts'
import { DEMO_PASSWORD, DEMO_PIN, demoBuyers } from '@borong/demo/buyers'
import { hashPassword } from './passwords.ts'
import { beginAfresh } from './testing-days.ts'

const gateway = openTestGateway({ seeds: ['demo-buyers'] })
let as: string
beforeEach(async () => {
  as = await beginAfresh(gateway)
})

type ByCode = 'email' | 'sms' | 'whatsapp'

async function confirmed(username: string, channel: ByCode) {
  const sent = await gateway.call('sendOtp', { as, body: { type: 'register', username, channel } })
  const body = { request_id: sent.body.data.request_id, otp: await readCode(gateway, username) }
  return (await gateway.call('verifyRegister', { as, body })).body.data
}
const register = (username: string, ota: string, password?: string) =>
  gateway.call('register', { as, body: { name: 'Toko Ani', username, ota, password } })

test('C-08: a registration that is refused keeps its proof, and leaves no half of an account', async () => {
  const { ota } = await confirmed('tertunda@contoh.id', 'email')
  const { userId } = await gateway.signedIn({ email: 'tertunda@contoh.id' })
  const refused = await register('tertunda@contoh.id', ota, 'Toko#Ani1')
  expect(refused.problem.name).toBe('EMAIL_REGISTERED')
  await gateway.gateway.db
    .updateTable('users')
    .set({ email: null })
    .where('id', '=', userId)
    .execute()
  expect((await register('tertunda@contoh.id', ota, 'Toko#Ani1')).status).toBe(200)
})

test('C-08 T-09: registers and signs in with an email, a confirmed code and a password, and agrees to the terms', async () => {
  const { confirmed: isConfirmed, ota } = await confirmed('ani@contoh.id', 'email')
  expect(isConfirmed).toBe(true)
  const { status, body } = await register(' Ani@contoh.id', ota, 'Toko#Ani1')
  expect(status).toBe(200)
  const { body: account } = await gateway.call('ssoProfile', { as: body.data.access_token.value })
  expect(account.data).toMatchObject({
    id: body.data.user_id,
    email: 'ani@contoh.id',
    email_verified: true,
    handphone: null,
  })
  const terms = await gateway.gateway.db
    .selectFrom('accepted_terms')
    .selectAll()
    .where('user_id', '=', body.data.user_id)
    .execute()
  expect(terms).toMatchObject([{ version: TERMS_VERSION }])
})

test.each(['sms', 'whatsapp'] as const)(
  'C-08 T-09 V-04: registers a phone by %s; the password is optional',
  async (channel) => {
    const { ota } = await confirmed('0812-3456-7890', channel)
    const { status, body } = await register('+6281234567890', ota)
    expect(status).toBe(200)
    const { body: account } = await gateway.call('ssoProfile', { as: body.data.access_token.value })
    expect(account.data).toMatchObject({
      handphone: '6281234567890',
      phone_verified: true,
      has_password: false,
    })
  },
)

test('F-06 C-08: a registration stores its referral link, also from the device of the referrer, and an unknown code does not prevent it', async () => {
  const login = { type: 'password', username: 'budi@contoh.id', password: DEMO_PASSWORD } as const
  const budi = await gateway.call('login', { as, body: login })
  const token = budi.body.data.access_token.value
  const { code } = (await gateway.call('referral', { as: token })).body.data
  const joined = async (username: string, ajak: string, cookie = '') => {
    const { ota } = await confirmed(username, 'email')
    const body = { name: 'Ani Wijaya', username, ota, password: 'Toko#Ani1', ajak }
    return gateway.call('register', { as, body, headers: { cookie } })
  }
  expect((await joined('satu@contoh.id', 'AJAKZZZZZZ')).status).toBe(200)
  expect((await joined('dua@contoh.id', code)).status).toBe(200)
  const cookie = String(budi.headers['set-cookie']).split(';')[0]!
  expect((await joined('tiga@contoh.id', code.toLowerCase(), cookie)).status).toBe(200)
  const { items } = (await gateway.call('invitedBuyers', { as: token })).body.data
  expect(items).toMatchObject([
    { name: 'A*** W***', state: 'refused', reason: 'SAME_DEVICE' },
    { name: 'A*** W***', state: 'invited' },
  ])
})

test('C-08: the proof is valid for one account of the same address', async () => {
  const { ota } = await confirmed('ani@contoh.id', 'email')
  expect((await register('eve@contoh.id', ota, 'Toko#Ani1')).problem.name).toBe('OTA_INVALID')
  expect((await register('ani@contoh.id', ota, 'Toko#Ani1')).status).toBe(200)
  const again = await register('ani@contoh.id', ota, 'Toko#Ani1')
  expect(again.status).toBe(403)
})

test('C-08 V-01: refuses a weak password and names the field', async () => {
  const { ota } = await confirmed('ani@contoh.id', 'email')
  const { status, problem } = await register('ani@contoh.id', ota, 'tokoani')
  expect(status).toBe(400)
  expect(problem.errors).toEqual({ password: ['Minimal 8 karakter'] })
  expect((await register('ani@contoh.id', ota)).problem.name).toBe('PASSWORD_MISSING')
})

test('C-08 X-02: refuses an email or number that has an account before sending a code', async () => {
  const send = (username: string, channel: ByCode) =>
    gateway.call('sendOtp', { as, body: { type: 'register', username, channel } })
  const email = await send('budi@contoh.id', 'email')
  expect(email.status).toBe(409)
  expect(email.problem.message).toBe('Email sudah terdaftar')
  expect((await send('081200000001', 'sms')).problem.message).toBe('Nomor sudah terdaftar')
  expect((await send('ani@contoh.id', 'sms')).problem.name).toBe('CHANNEL_NOT_AVAILABLE')
})

test('C-08: a registration code is not valid for a sign-in, nor a sign-in code for a registration', async () => {
  const sent = await gateway.call('sendOtp', {
    as,
    body: { type: 'register', username: 'ani@contoh.id', channel: 'email' },
  })
  const otp = await readCode(gateway, 'ani@contoh.id')
  const asLogin = { type: 'otp', request_id: sent.body.data.request_id, otp } as const
  expect((await gateway.call('login', { as, body: asLogin })).problem.name).toBe('OTP_EXPIRED')
  const login = await gateway.call('sendOtp', {
    as,
    body: { type: 'login', username: 'budi@contoh.id', channel: 'email' },
  })
  const body = {
    request_id: login.body.data.request_id,
    otp: await readCode(gateway, 'budi@contoh.id'),
  }
  expect((await gateway.call('verifyRegister', { as, body })).problem.name).toBe('OTP_EXPIRED')
})

describe('a signed-in buyer', () => {
  let budi: string
  beforeEach(async () => {
    const body = { type: 'password', username: 'budi@contoh.id', password: DEMO_PASSWORD } as const
    budi = (await gateway.call('login', { as, body })).body.data.access_token.value
  })

  const proveByPin = async () => {
    const body = { type: 'request_ota', channel: 'pin', verification_number: DEMO_PIN } as const
    const { body: reply } = await gateway.call('verifyUser', { as: budi, body })
    return (reply.data as { ota: string }).ota
  }

  test('C-09: sees the channels, receives a code, and gets a proof for one use', async () => {
    const list = await gateway.call('verifyUser', {
      as: budi,
      body: { type: 'channel_list', sso_code: 'buyer' },
    })
    expect(list.body.data).toMatchObject({
      channels: { email: true, pin: true },
      masked_email: 'bu***@contoh.id',
    })
    const request = {
      type: 'request_verification_number',
      channel: 'sms',
      payment_method_codes: ['wallet'],
    } satisfies Input<typeof verificationCalls.verifyUser>['body']
    const sent = (await gateway.call('verifyUser', { as: budi, body: request })).body.data as {
      request_id: string
    }
    const code = await readCode(gateway, '081200000001')
    const body = {
      type: 'request_ota',
      channel: 'sms',
      request_id: sent.request_id,
      verification_number: code,
    } as const
    const sari = await gateway.token(demoBuyers.sari.id)
    expect((await gateway.call('verifyUser', { as: sari, body })).problem.name).toBe('OTP_EXPIRED')
    const { body: proof } = await gateway.call('verifyUser', { as: budi, body })
    expect(proof.data).toMatchObject({ confirmed: true })
  })

  test('C-09: five wrong PINs lock the PIN', async () => {
    const body = { type: 'request_ota', channel: 'pin', verification_number: '111111' } as const
    const names: string[] = []
    for (let i = 0; i < 6; i++)
      names.push((await gateway.call('verifyUser', { as: budi, body })).problem.name)
    expect(names).toEqual([
      ...Array.from({ length: 5 }, () => 'OTP_INVALID'),
      'OTP_TOO_MANY_ATTEMPTS',
    ])
    const right = await gateway.call('verifyUser', {
      as: budi,
      body: { ...body, verification_number: DEMO_PIN },
    })
    expect(right.status).toBe(429)
  })

  test('C-09: compares five of thirty concurrent wrong PINs', async () => {
    const body = { type: 'request_ota', channel: 'pin', verification_number: '111111' } as const
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => gateway.call('verifyUser', { as: budi, body })),
    )
    expect(guesses.filter(({ problem }) => problem.name === 'OTP_INVALID')).toHaveLength(5)
  })

  test('C-10 V-05: changes the phone number with a proof and a code to the new one', async () => {
    const change = { type: 'phone', new_identity: '0812-9999-0000', channel: 'whatsapp' } as const
    const without = await gateway.call('changeIdentity', { as: budi, body: change })
    expect(without.status).toBe(403)
    expect(without.problem.name).toBe('OTA_INVALID')
    const headers = { 'x-ota': await proveByPin() }
    const sent = await gateway.call('changeIdentity', { as: budi, body: change, headers })
    expect(sent.body.data).toMatchObject({ channel: 'whatsapp', target: '0812-****-0000' })
    const otp = await readCode(gateway, '0812 9999 0000')
    const { body } = await gateway.call('verifyIdentity', {
      as: budi,
      body: { new_identity: '0812 9999 0000', otp },
    })
    expect(body.data).toEqual({
      confirmed: true,
      email: 'budi@contoh.id',
      handphone: '6281299990000',
    })
    gateway.advance(61)
    const again = await gateway.call('changeIdentity', {
      as: budi,
      body: { ...change, new_identity: '081288880000' },
      headers,
    })
    expect(again.problem.name).toBe('OTA_INVALID')
  })

  test('C-10 V-05: the new one differs from the old one and is not in use', async () => {
    const headers = { 'x-ota': await proveByPin() }
    const change = (newIdentity: string, type: 'email' | 'phone' = 'phone') =>
      gateway.call('changeIdentity', {
        as: budi,
        body: { type, new_identity: newIdentity },
        headers,
      })
    expect((await change('0812 0000 0001')).problem.message).toBe('Harus berbeda dari yang lama')
    expect((await change('0812 0000 0002')).problem.message).toBe('Nomor sudah terdaftar')
    expect((await change('sari@contoh.id', 'email')).problem.message).toBe('Email sudah terdaftar')
    expect((await change('sari@contoh.id')).problem.name).toBe('IDENTIFIER_INVALID')
    expect((await change('0812 9999 0000')).status).toBe(200)
  })

  test('C-10: refuses the proof of another buyer', async () => {
    const headers = { 'x-ota': await proveByPin() }
    const sari = await gateway.token(demoBuyers.sari.id)
    const body = { type: 'phone', new_identity: '0812 9999 0000' } as const
    expect((await gateway.call('changeIdentity', { as: sari, body, headers })).problem.name).toBe(
      'OTA_INVALID',
    )
  })

  test('C-10: the second of two buyers who confirm the same number learns that it is taken', async () => {
    const none = { handphone: null, phone_verified: false, email_verified: false }
    const ani = await gateway.signedIn(none)
    const eve = await gateway.signedIn(none)
    const number = '0812 7777 0000'
    const codes: string[] = []
    for (const { token } of [ani, eve]) {
      const body = { type: 'phone', new_identity: number } as const
      expect((await gateway.call('newIdentity', { as: token, body })).status).toBe(200)
      codes.push(await readCode(gateway, number))
      gateway.advance(61)
    }
    const confirm = (token: string, otp = '') =>
      gateway.call('verifyIdentity', { as: token, body: { new_identity: number, otp } })
    expect((await confirm(ani.token, codes[0])).status).toBe(200)
    const second = await confirm(eve.token, codes[1])
    expect(second.status).toBe(409)
    expect(second.problem.name).toBe('PHONE_REGISTERED')
  })

  test('C-10: a borrowed session adds no email or number that could then set a PIN', async () => {
    const body = { type: 'email', new_identity: 'pinjam@contoh.id' } as const
    const add = (token: string, more: object = {}, headers = {}) =>
      gateway.call('newIdentity', { as: token, body: { ...body, ...more }, headers })
    const withPin = await gateway.signedIn({ email: null, email_verified: false })
    await gateway.gateway.db
      .updateTable('users')
      .set({ pin_hash: await hashPassword(DEMO_PIN) })
      .where('id', '=', withPin.userId)
      .execute()
    expect((await add(withPin.token)).problem.name).toBe('OTA_INVALID')
    const proof = await gateway.call('verifyUser', {
      as: withPin.token,
      body: { type: 'request_ota', channel: 'pin', verification_number: DEMO_PIN },
    })
    const { ota } = proof.body.data as { ota: string }
    expect((await add(withPin.token, {}, { 'x-ota': ota })).status).toBe(200)
    const withPassword = await gateway.signedIn({
      email: null,
      email_verified: false,
      phone_verified: false,
      password_hash: await hashPassword(DEMO_PASSWORD),
    })
    expect((await add(withPassword.token)).problem.name).toBe('PASSWORD_NOT_VALID')
    gateway.advance(61)
    expect((await add(withPassword.token, { password: DEMO_PASSWORD })).status).toBe(200)
  })

  test('C-10: replaces a verified email or number only with a proof', async () => {
    const body = { type: 'email', new_identity: 'eve@contoh.id' } as const
    expect((await gateway.call('newIdentity', { as: budi, body })).problem.name).toBe(
      'IDENTITY_VERIFIED',
    )
  })
})
