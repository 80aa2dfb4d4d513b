import { openTestGateway } from '../testing/open-test-gateway.ts'
import { readCode } from '../testing/read-code.ts'
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

const EMAIL = 'budi@contoh.id'
const HOME = '203.0.113.1'
const ELSEWHERE = '198.51.100.7'

const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie ? { cookie } : {}),
})
const signIn = (password: string, headers: Record<string, string>, username = EMAIL) =>
  gateway.call('login', { as, headers, body: { type: 'password', username, password } })
const send = (headers: Record<string, string>) =>
  gateway.call('sendOtp', {
    as,
    headers,
    body: { type: 'login', username: EMAIL, channel: 'email' },
  })

/** The cookie that a sign-in sets. */
async function cookieOfSignIn(username = EMAIL, earlier?: string): Promise<string> {
  const { status, headers } = await signIn(DEMO_PASSWORD, from(HOME, earlier), username)
  expect(status).toBe(200)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}
async function guessFrom(address: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await signIn(`Salah#20${i}`, from(address))
}

test('C-05: ten wrong passwords from one address lock out only that address', async () => {
  await guessFrom(ELSEWHERE, 10)
  expect((await signIn(DEMO_PASSWORD, from(ELSEWHERE))).status).toBe(429)
  expect((await signIn(DEMO_PASSWORD, from(HOME))).status).toBe(200)
})

test('C-05: addresses of one IPv6 subscriber are one source', async () => {
  for (let i = 0; i < 10; i++) await signIn(`Salah#20${i}`, from(`2001:db8:1:2::${i + 1}`))
  expect((await signIn(DEMO_PASSWORD, from('2001:db8:1:2:ffff::1'))).status).toBe(429)
  expect((await signIn(DEMO_PASSWORD, from('2001:db8:1:3::1'))).status).toBe(200)
})

test('C-05: guesses from many addresses lock the name for unknown devices, never for a device of its owner', async () => {
  const cookie = await cookieOfSignIn()
  for (let at = 1; at <= 5; at++) await guessFrom(`198.51.100.${at}`, 10)
  const stranger = await signIn(DEMO_PASSWORD, from('198.51.100.99'))
  expect(stranger.problem.name).toBe('LOGIN_LOCKED')
  expect((await signIn(DEMO_PASSWORD, from(HOME, cookie))).status).toBe(200)
  // Also when the guesses come from the owner's network, as with an operator's shared address.
  expect((await signIn(DEMO_PASSWORD, from('198.51.100.1', cookie))).status).toBe(200)
})

test('C-05: ten wrong passwords from a known device lock it', async () => {
  const cookie = await cookieOfSignIn()
  for (let i = 0; i < 10; i++)
    expect((await signIn(`Salah#20${i}`, from(HOME, cookie))).status).toBe(403)
  expect((await signIn(DEMO_PASSWORD, from(ELSEWHERE, cookie))).status).toBe(429)
})

test('C-05: the device cookie is valid for its user, unmodified, for a year, and not readable by scripts', async () => {
  const { headers } = await signIn(DEMO_PASSWORD, from(HOME))
  const [cookie = '', ...attributes] = String(headers['set-cookie']).split('; ')
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=31536000'])
  expect(cookie).not.toContain(demoBuyers.budi.id)
  await guessFrom(ELSEWHERE, 10)
  const sari = await cookieOfSignIn('sari@contoh.id')
  const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))
  for (const wrong of [sari, forged, `${cookie}.`, 'known_device=~~', 'known_device='])
    expect((await signIn(DEMO_PASSWORD, from(ELSEWHERE, wrong))).status).toBe(429)
  expect((await signIn(DEMO_PASSWORD, from(ELSEWHERE, cookie))).status).toBe(200)
  gateway.advance(365 * 24 * 60 * 60 + 1)
  as = await gateway.token()
  await guessFrom(ELSEWHERE, 10)
  expect((await signIn(DEMO_PASSWORD, from(ELSEWHERE, cookie))).status).toBe(429)
})

test('C-05: a device that two buyers share is a known device of both', async () => {
  const both = await cookieOfSignIn('sari@contoh.id', await cookieOfSignIn())
  await guessFrom(ELSEWHERE, 10)
  expect((await signIn(DEMO_PASSWORD, from(ELSEWHERE, both))).status).toBe(200)
})

test('C-05: an https shop sends the cookie over https only', async () => {
  const { config } = gateway.gateway
  const before = config.publicUrl
  config.publicUrl = 'https://borong.example/gateway'
  const { headers } = await signIn(DEMO_PASSWORD, from(HOME))
  config.publicUrl = before
  expect(headers['set-cookie']).toMatch(/; Secure$/)
})

test('C-06: codes that a stranger requests do not reduce the owner’s codes', async () => {
  const cookie = await cookieOfSignIn()
  for (let i = 0; i < 5; i++) {
    expect((await send(from(ELSEWHERE))).status).toBe(200)
    gateway.advance(61)
  }
  expect((await send(from(ELSEWHERE))).problem.name).toBe('OTP_SENDING_LIMIT')
  // From another address, and without a pause after the stranger's request.
  expect((await send(from(HOME))).status).toBe(200)
  for (let at = 1; at <= 5; at++) await send(from(`198.51.100.${at}`))
  expect((await send(from('198.51.100.99'))).problem.name).toBe('OTP_SENDING_LIMIT')
  expect((await send(from(ELSEWHERE, cookie))).status).toBe(200)
})

test('C-06: wrong codes of a stranger do not reduce the owner’s attempts', async () => {
  const guesses = async (headers: Record<string, string>) => {
    const { body } = await send(headers)
    const code = await readCode(gateway, EMAIL)
    const enter = (otp: string) =>
      gateway.call('login', {
        as,
        headers,
        body: { type: 'otp', request_id: body.data.request_id, otp },
      })
    return { enter, code }
  }
  for (let round = 0; round < 2; round++) {
    const { enter, code } = await guesses(from(ELSEWHERE))
    for (let i = 0; i < 5; i++) await enter(code === '000000' ? '000001' : '000000')
    gateway.advance(61)
  }
  const { enter, code } = await guesses(from(HOME))
  expect((await enter(code)).status).toBe(200)
})

test('C-08: a registration makes its device a known device', async () => {
  const username = 'ani@contoh.id'
  const sent = await gateway.call('sendOtp', {
    as,
    body: { type: 'register', username, channel: 'email' },
  })
  const confirmed = await gateway.call('verifyRegister', {
    as,
    body: { request_id: sent.body.data.request_id, otp: await readCode(gateway, username) },
  })
  const { headers } = await gateway.call('register', {
    as,
    body: { name: 'Ani', username, password: DEMO_PASSWORD, ota: confirmed.body.data.ota },
  })
  for (let i = 0; i < 10; i++) await signIn(`Salah#20${i}`, from(ELSEWHERE), username)
  const cookie = String(headers['set-cookie']).split(';')[0]
  expect((await signIn(DEMO_PASSWORD, from(ELSEWHERE, cookie), username)).status).toBe(200)
})
