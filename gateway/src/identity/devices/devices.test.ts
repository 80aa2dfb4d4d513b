import { DEMO_PASSWORD, demoBuyers } from '@borong/demo/buyers'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { beginAfresh } from '../testing-days.ts'
import { deviceName } from '../../server/device-name.ts'
import { sendDeviceMails } from './send-device-mails.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

let gateway: TestGateway
let guest: string
beforeAll(async () => {
  gateway = await startTestGateway({ seeds: ['demo-buyers'] })
})
beforeEach(async () => {
  guest = await beginAfresh(gateway)
  await gateway.gateway.db.deleteFrom('sign_ins').execute()
  await gateway.gateway.db.deleteFrom('tokens').where('user_id', 'is not', null).execute()
  await gateway.gateway.db.deleteFrom('notifications').execute()
})
afterAll(() => gateway.close())

async function signIn(agent = ANDROID, cookie?: string) {
  const { body, headers } = await gateway.call('login', {
    as: guest,
    headers: { 'user-agent': agent, ...(cookie ? { cookie } : {}) },
    body: { type: 'password', username: demoBuyers.budi.email, password: DEMO_PASSWORD },
  })
  return {
    access: body.data.access_token.value,
    refresh: body.data.refresh_token.value,
    cookie: String(headers['set-cookie']).split(';')[0],
  }
}
const devicesOf = async (as: string) => (await gateway.call('devices', { as })).body.devices
const isGood = async (as: string) => (await gateway.call('ssoProfile', { as })).status === 200
const news = () => gateway.gateway.db.selectFrom('notifications').selectAll().execute()
const mails = async () =>
  (await gateway.gateway.app.inject({ url: '/inbox?to=budi%40contoh.id' })).json<{
    messages: { subject: string; text: string }[]
  }>().messages

test.each([
  [ANDROID, 'Chrome', 'Android'],
  [WINDOWS, 'Firefox', 'Windows'],
  [`${ANDROID} EdgA/126.0`, 'Edge', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['curl/8.5', '', ''],
  [undefined, '', ''],
])('C-04: %s is %s, %s', (agent, browser, system) => {
  expect(deviceName(agent)).toEqual({ browser, system })
})

test('C-03 C-04: lists the sign-ins of the buyer, this one first, and the last renewal', async () => {
  const phone = await signIn(ANDROID)
  gateway.advance(60)
  const office = await signIn(WINDOWS)
  gateway.advance(1800)
  const { body } = await gateway.call('retoken', { as: phone.refresh })
  const renewedAt = gateway.gateway.now().getTime()
  const devices = await devicesOf(office.access)
  expect(devices).toMatchObject([
    { browser: 'Firefox', system: 'Windows', is_this: true },
    { browser: 'Chrome', system: 'Android', is_this: false, network: '127.0.0.1' },
  ])
  expect(Math.abs(new Date(devices[1]!.seen_at).getTime() - renewedAt)).toBeLessThan(10_000)
  expect(await devicesOf(body.data.access_token.value)).toHaveLength(2)
})

test('C-04: the requests of a signed-out device are refused immediately, and other devices stay signed in', async () => {
  const here = await signIn(ANDROID)
  const there = await signIn(WINDOWS)
  expect(await isGood(there.access)).toBe(true)
  const deviceId = (await devicesOf(here.access))[1]!.id
  const { status } = await gateway.call('signOutDevice', { as: here.access, params: { deviceId } })
  expect(status).toBe(200)
  expect(await isGood(there.access)).toBe(false)
  expect((await gateway.call('retoken', { as: there.refresh })).status).toBe(401)
  expect(await isGood(here.access)).toBe(true)
  const again = await gateway.call('signOutDevice', { as: here.access, params: { deviceId } })
  expect(again.status).toBe(404)
})

test('C-04: signs out all other devices of the buyer, and no device of another buyer', async () => {
  const here = await signIn(ANDROID)
  const others = [await signIn(WINDOWS), await signIn('curl/8.5')]
  const sari = await gateway.token(demoBuyers.sari.id)
  await gateway.call('signOutOtherDevices', { as: here.access })
  expect(await devicesOf(here.access)).toHaveLength(1)
  expect(await Promise.all(others.map(({ access }) => isGood(access)))).toEqual([false, false])
  expect(await isGood(sari)).toBe(true)
})

test('C-04 C-30: a new device is told in the shop and by one mail, a known one is not', async () => {
  const first = await signIn(ANDROID)
  await signIn(ANDROID, first.cookie)
  expect(await news()).toEqual([])
  await signIn(WINDOWS)
  expect(await news()).toMatchObject([
    { kind: 'SIGNED_IN_ELSEWHERE', path: '/devices', detail: 'Firefox, Windows' },
  ])
  const before = (await mails()).length
  await Promise.all([sendDeviceMails(gateway.gateway), sendDeviceMails(gateway.gateway)])
  await sendDeviceMails(gateway.gateway)
  const sent = await mails()
  expect(sent).toHaveLength(before + 1)
  expect(sent[0]).toMatchObject({ subject: 'Akun Borong Anda masuk di perangkat baru' })
  expect(sent[0]!.text).toContain('Firefox, Windows')
})
