import { openTestGateway } from '../testing/open-test-gateway.ts'
import { readCode } from '../testing/read-code.ts'
import { DEMO_PASSWORD } from '@borong/demo/buyers'
import { beginAfresh } from './testing-days.ts'

const gateway = openTestGateway({
  seeds: ['demo-buyers'],
  config: {
    codeLimits: {
      network: { hour: 6, day: 8 },
      block: { hour: 4, day: 5 },
      shop: { hour: 10, day: 14 },
    },
  },
})
let as: string
let lines: { level: 'error' | 'warn'; details: Record<string, unknown> }[]
beforeEach(async () => {
  as = await beginAfresh(gateway)
  lines = []
  for (const level of ['error', 'warn'] as const)
    jest
      .spyOn(gateway.gateway.app.log, level)
      .mockImplementation(
        (details) => void lines.push({ level, details: details as object as never }),
      )
})
afterEach(() => jest.restoreAllMocks())

const alarms = () => lines.filter(({ level }) => level === 'error').map(({ details }) => details)
const send = (
  username: string,
  address: string,
  more: { channel?: 'email' | 'sms'; headers?: Record<string, string>; type?: 'login' } = {},
) =>
  gateway.call('sendOtp', {
    as,
    headers: { 'x-forwarded-for': address, ...more.headers },
    body: { type: more.type ?? 'register', username, channel: more.channel ?? 'sms' },
  })
/** Phone numbers of different blocks. */
const number = (at: number) => `0812${String(1000 + at)}5678`
const address = (at: number) => `198.51.100.${at + 1}`

test('C-06: sends as many of sixty concurrent codes from one address to different numbers as its cap allows', async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) => send(number(at), address(0))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
  const { problem } = answers.find(({ status }) => status === 429)!
  expect(problem).toMatchObject({
    name: 'OTP_NETWORK_LIMIT',
    message: 'Terlalu banyak kode diminta dari jaringan Anda. Coba lagi dalam 60 menit',
    data: { retry_in: expect.any(Number) },
  })
  expect(lines.map(({ level }) => level)).toEqual(['warn'])
  expect((await send(number(90), address(1))).status).toBe(200)
})

test('C-06: the cap of an address includes mails; a daily cap shows the wait in hours', async () => {
  for (let at = 0; at < 6; at++) await send(`ani${at}@contoh.id`, address(0), { channel: 'email' })
  gateway.advance(60 * 60)
  await send('eve@contoh.id', address(0), { channel: 'email' })
  await send(number(1), address(0))
  const headers = { 'accept-language': 'en' }
  expect((await send(number(2), address(0), { headers })).problem.message).toBe(
    'Too many codes were requested from your network. Try again in 23 hours',
  )
})

test('C-06: limits the codes to a block of numbers, from any address', async () => {
  const inBlock = (at: number) => `08121234567${at}`
  for (let at = 0; at < 4; at++) expect((await send(inBlock(at), address(at))).status).toBe(200)
  const { problem } = await send(inBlock(5), address(5))
  expect(problem).toMatchObject({
    name: 'OTP_PHONE_LIMIT',
    message: 'Pengiriman kode ke nomor telepon sedang dibatasi. Coba lagi dalam 60 menit',
  })
  expect((await send(number(1), address(5))).status).toBe(200)
})

test('C-06: a refused code counts towards no other cap', async () => {
  for (let at = 0; at < 20; at++) await send(number(at), address(0))
  const sent = [6, 7, 8, 9].map((at) => send(number(at + 50), address(at)))
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('C-06: the cap of the shop logs an alarm, and does not stop mails and codes to owners on their devices', async () => {
  const { headers } = await gateway.call('login', {
    as,
    body: { type: 'password', username: 'budi@contoh.id', password: DEMO_PASSWORD },
  })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  for (let at = 0; at < 7; at++) await send(number(at), address(at))
  expect(alarms()).toEqual([])
  for (let at = 7; at < 10; at++) expect((await send(number(at), address(at))).status).toBe(200)
  expect(alarms()).toMatchObject([{ alarm: 'codes-near-limit', window: 'hour', most: 10 }])
  for (let at = 10; at < 13; at++)
    expect((await send(number(at), address(at))).problem.name).toBe('OTP_PHONE_LIMIT')
  expect(alarms()).toHaveLength(2)
  expect(alarms()[1]).toMatchObject({ alarm: 'codes-at-limit', limit: 'otp-hour:shop', most: 10 })
  expect((await send('ani@contoh.id', address(20), { channel: 'email' })).status).toBe(200)
  const own = await send('081200000001', address(21), { type: 'login', headers: { cookie } })
  expect(own.status).toBe(200)
  expect(await readCode(gateway, '081200000001')).toMatch(/^\d{6}$/)
})
