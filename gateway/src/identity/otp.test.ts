import { readCode } from '../testing/read-code.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
let as: string
beforeAll(async () => {
  gateway = await startTestGateway({
    seeds: ['demo-buyers'],
    config: { shopUrl: 'https://m.borong.id:8443' },
  })
})
// Two days later every window, lock and countdown of the previous test has ended.
beforeEach(async () => {
  gateway.advance(2 * 24 * 60 * 60)
  as = await gateway.token()
})
afterAll(() => gateway.close())

const EMAIL = 'budi@contoh.id'
const PHONE = '6281200000001'
const send = (username = EMAIL, channel: 'email' | 'sms' | 'whatsapp' = 'email') =>
  gateway.call('sendOtp', { as, body: { type: 'login', username, channel } })
const enter = (requestId: string, otp: string) =>
  gateway.call('login', { as, body: { type: 'otp', request_id: requestId, otp } })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('C-06 E-07 K-02: returns the channel, the expiry and the resend countdown of a sent code', async () => {
  const { body } = await send()
  expect(body.data).toMatchObject({ channel: 'email', resend_in: 60 })
  expect(Date.parse(body.data.expiry_time.expiry_date)).toBeGreaterThan(Date.now() + 290_000)
  expect(body.data.resend_at).toBeLessThan(body.data.expired_at)
})

test('C-06 X-02: resends nothing during the countdown; afterwards a new code replaces the old one', async () => {
  const first = (await send()).body.data
  const old = await readCode(gateway, EMAIL)
  gateway.advance(30)
  const early = await gateway.call('resendOtp', { as, body: { request_id: first.request_id } })
  expect(early.status).toBe(429)
  expect(early.problem.name).toBe('OTP_STILL_ACTIVE')
  expect((early.problem.data as { resend_in: number }).resend_in).toBeLessThanOrEqual(30)
  expect(early.problem.message).toMatch(/Tunggu (30|29) detik/)
  gateway.advance(31)
  const again = await gateway.call('resendUserOtp', { as, body: { request_id: first.request_id } })
  expect(again.status).toBe(200)
  expect(again.body.data.request_id).toBe(first.request_id)
  const fresh = await readCode(gateway, EMAIL)
  if (fresh !== old) expect((await enter(first.request_id, old)).problem.name).toBe('OTP_INVALID')
  expect((await enter(first.request_id, fresh)).status).toBe(200)
})

test('C-06: the last line of an SMS binds the code to the host of the shop, so that browsers fill it in', async () => {
  const newest = async (to: string) => {
    const inbox = await gateway.gateway.app.inject({ url: `/inbox?to=${to}` })
    return inbox.json<{ messages: { text: string }[] }>().messages[0]!.text
  }
  await send(PHONE, 'sms')
  const lines = (await newest(PHONE)).split('\n')
  expect(lines[0]).toMatch(/^Kode OTP Borong Anda \d{6}\. /)
  expect(lines.at(-1)).toBe(`@m.borong.id #${await readCode(gateway, PHONE)}`)
  gateway.advance(61)
  await send(PHONE, 'whatsapp')
  expect(await newest(PHONE)).not.toContain('@')
})

test('C-06: twenty concurrent requests send one code', async () => {
  await gateway.gateway.db.deleteFrom('inbox_messages').execute()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const inbox = await gateway.gateway.app.inject({ url: `/inbox?to=${EMAIL}` })
  expect(inbox.json().messages).toHaveLength(1)
})

test('C-06 X-02: after five codes in an hour the sending limit is reached', async () => {
  for (let i = 0; i < 5; i++) {
    expect((await send()).status).toBe(200)
    gateway.advance(61)
  }
  const { status, problem } = await send()
  expect(status).toBe(429)
  expect(problem).toMatchObject({
    name: 'OTP_SENDING_LIMIT',
    message: 'Anda Telah Mencapai Batas Maximum',
  })
  gateway.advance(60 * 60)
  expect((await send()).status).toBe(200)
})

test('C-06 X-02: five wrong attempts invalidate a code', async () => {
  const { request_id: id } = (await send()).body.data
  const code = await readCode(gateway, EMAIL)
  const first = await enter(id, wrong(code))
  expect(first.problem).toMatchObject({ name: 'OTP_INVALID', data: { attempts_left: 4 } })
  for (let i = 0; i < 3; i++) await enter(id, wrong(code))
  const fifth = await enter(id, wrong(code))
  expect(fifth.status).toBe(429)
  expect(fifth.problem.message).toMatch(
    /^Terlalu banyak percobaan verifikasi. Coba lagi dalam \d menit$/,
  )
  expect((await enter(id, code)).status).toBe(429)
})

test('C-06: compares at most five of fifty concurrent guesses', async () => {
  const { request_id: id } = (await send()).body.data
  const code = await readCode(gateway, EMAIL)
  const guesses = await Promise.all(Array.from({ length: 50 }, () => enter(id, wrong(code))))
  expect(
    guesses.filter(({ problem }) => problem.name === 'OTP_INVALID').length,
  ).toBeLessThanOrEqual(4)
  expect((await enter(id, code)).status).toBe(429)
})

test('C-06: new codes do not give unlimited attempts', async () => {
  for (let round = 0; round < 2; round++) {
    const { request_id: id } = (await send()).body.data
    const code = await readCode(gateway, EMAIL)
    for (let i = 0; i < 5; i++) await enter(id, wrong(code))
    gateway.advance(61)
  }
  const { request_id: id } = (await send()).body.data
  const right = await enter(id, await readCode(gateway, EMAIL))
  expect(right.problem.name).toBe('OTP_TOO_MANY_ATTEMPTS')
})

test('C-06: compares at most ten of the concurrent guesses at three codes', async () => {
  const ids: string[] = []
  for (let round = 0; round < 3; round++) {
    ids.push((await send()).body.data.request_id)
    gateway.advance(61)
  }
  const code = await readCode(gateway, EMAIL)
  const guesses = await Promise.all(
    ids.flatMap((id) => Array.from({ length: 5 }, () => enter(id, wrong(code)))),
  )
  const compared = guesses.filter(({ problem }) => problem.name === 'OTP_INVALID')
  // The fifth wrong guess at a code is answered with OTP_TOO_MANY_ATTEMPTS.
  expect(compared.length).toBeLessThanOrEqual(10)
  expect((await enter(ids[2]!, code)).status).toBe(429)
})

test('C-06 X-02: a code expires after five minutes', async () => {
  const { request_id: id } = (await send()).body.data
  const code = await readCode(gateway, EMAIL)
  gateway.advance(5 * 60 + 1)
  const late = await enter(id, code)
  expect(late.status).toBe(410)
  expect(late.problem.message).toBe('Verifikasi OTP gagal, silakan kirim ulang kode')
})

test('C-06: resends a code over another channel of the same buyer', async () => {
  const { request_id: id } = (await send()).body.data
  const moved = await gateway.call('resendOtp', {
    as,
    body: { request_id: id, channel: 'whatsapp' },
  })
  expect(moved.status).toBe(200)
  expect(moved.body.data.channel).toBe('whatsapp')
  expect(
    (await enter(moved.body.data.request_id, await readCode(gateway, '081200000001'))).status,
  ).toBe(200)
})

test('C-06 X-02: an unknown email and an unknown number get different refusals', async () => {
  expect((await send('nobody@contoh.id')).problem.message).toBe(
    'Email tidak terdaftar atau belum terverifikasi',
  )
  expect((await send('081299999999', 'sms')).problem.message).toBe(
    'Nomor telepon tidak terdaftar atau belum terverifikasi',
  )
})

test('C-06 C-07: reports a failing provider, and the buyer can try another channel immediately', async () => {
  const real = await startTestGateway({ config: { demo: false, smsUrl: 'http://127.0.0.1:9/sms' } })
  await real.signedIn({ handphone: '6281234567890' })
  const guest = await real.token()
  const query = { username: '081234567890' }
  const { body: known } = await real.call('checkUser', { as: guest, query })
  const params = { userId: known.data.user_id ?? '' }
  const channels = await real.call('verificationChannels', { as: guest, params })
  expect(channels.body.data.channels).toEqual({
    email: false,
    sms: true,
    whatsapp: false,
    pin: false,
  })
  const body = { type: 'login', username: '081234567890', channel: 'sms' } as const
  const failed = await real.call('sendOtp', { as: guest, body })
  expect(failed.status).toBe(503)
  expect(failed.problem.name).toBe('OTP_NOT_SENT')
  expect((await real.call('sendOtp', { as: guest, body })).problem.name).toBe('OTP_NOT_SENT')
  await real.close()
})

test('C-11: the code calls of the main host verify the buyer’s own, unverified number', async () => {
  const { token, userId } = await gateway.signedIn({
    handphone: '6281234567890',
    phone_verified: false,
  })
  const sent = await gateway.call('generateOtp', {
    as: token,
    body: { type: 'verify_phone', channel: 'whatsapp' },
  })
  const body = {
    request_id: sent.body.data.request_id,
    otp: await readCode(gateway, '6281234567890'),
  }
  const stranger = await gateway.signedIn()
  expect((await gateway.call('verifyOtp', { as: stranger.token, body })).problem.name).toBe(
    'OTP_EXPIRED',
  )
  expect((await gateway.call('verifyOtp', { as: token, body })).body.data.confirmed).toBe(true)
  const { body: profile } = await gateway.call('userProfile', { as: token })
  expect(profile.result).toMatchObject({ id: userId, phone_verified: true })
  expect(
    (await gateway.call('generateOtp', { as, body: { type: 'verify_phone', channel: 'sms' } }))
      .status,
  ).toBe(401)
})
