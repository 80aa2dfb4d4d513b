import { signPreview, type PreviewChoice } from '@borong/registry/preview-link'
import { generateKeyPairSync } from 'node:crypto'
import { startGateway, type FakeGateway } from '../testing/fake-gateway.ts'
import { startRegistry, type FakeRegistry } from '../testing/fake-registry.ts'
import { hostRelease, keys, remoteRelease } from '../testing/releases.ts'
import { startEdge, type Answer, type TestEdge } from '../testing/test-edge.ts'

const routes = [
  { path: '/cart', guard: 'login', screen: './cart/CartScreen' },
  { path: '/promo', guard: 'public', screen: './cart/CartScreen' },
] as const
const PREVIEW = '1.1.0-pr1.abc1234'
const host = hostRelease('1.0.0')
const one = remoteRelease('checkout', '1.0.0', routes)
const draft = remoteRelease('checkout', PREVIEW, routes)
const misfit = remoteRelease('checkout', '2.0.0-pr2.abc1234', routes, { contract: '^2.0.0' })
const all = [host, one, draft, misfit]
const stable = { host: { stable: '1.0.0' }, checkout: { stable: '1.0.0' } }

let registry: FakeRegistry
let gateway: FakeGateway
let edge: TestEdge
let other: TestEdge

const isOpen = ({ status }: Answer) => status === 200
const open = (environment: Record<string, string> = {}) =>
  startEdge({ registry: registry.origin, gateway: gateway.origin, environment })

beforeAll(async () => {
  registry = await startRegistry()
  gateway = await startGateway()
  registry.set({ production: stable }, all)
  edge = await open()
  other = await open({ SHOP_URL: 'https://borong.example' })
  await edge.eventually('/cart', isOpen)
  await other.eventually('/cart', isOpen)
})
afterEach(async () => {
  registry.set({ production: stable }, all)
  for (const one of [edge, other])
    await one.eventually(`/promo?preview=${link()}`, ({ status }) => status === 303)
})
afterAll(async () => {
  await Promise.all([edge.close(), other.close()])
  await registry.close()
  await gateway.close()
})

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow
const link = (choice: Partial<PreviewChoice> = {}, key = keys.privateKey) =>
  signPreview({ versions: { checkout: PREVIEW }, until: seconds(60), ...choice }, key)
const versionOf = ({ boot }: Answer) => boot.set.units.checkout?.version
const asBrowser = { accept: 'text/html,*/*' }
const cookieOf = ({ cookies }: Answer) => cookies.borong_preview!.split(';')[0]!

test('M-06: a link becomes a session cookie, which every edge accepts until the visitor leaves', async () => {
  const opened = await edge.get(`/promo?page=2&preview=${link()}`)
  expect([opened.status, opened.headers.location]).toEqual([303, '/promo?page=2'])
  expect(opened.cookies.borong_preview).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(opened.headers['cache-control']).toBe('no-store')

  const cookie = cookieOf(opened)
  for (const one of [edge, other]) {
    const page = await one.get('/promo', { cookie })
    expect(versionOf(page)).toBe(PREVIEW)
    expect(page.boot.overridden).toEqual(['checkout'])
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.headers['x-preview']).toBe('1')
  }
  const left = await edge.get('/promo?page=2&preview=off', { cookie })
  expect([left.status, left.headers.location]).toEqual([303, '/promo?page=2'])
  expect(left.cookies.borong_preview).toContain('Max-Age=0')
  const after = await edge.get('/promo')
  expect(versionOf(after)).toBe('1.0.0')
  expect(after.headers['x-preview']).toBeUndefined()
})

test('M-06: the cookie is sent over TLS only when the shop is', async () => {
  expect((await other.get(`/promo?preview=${link()}`)).cookies.borong_preview).toContain('; Secure')
})

test('M-06: a page of a preview is never cached for other visitors, nor theirs for it', async () => {
  const cookie = cookieOf(await edge.get(`/promo?preview=${link()}`))
  expect(versionOf(await edge.get('/promo'))).toBe('1.0.0')
  expect(versionOf(await edge.get('/promo', { cookie }))).toBe(PREVIEW)
  expect(versionOf(await edge.get('/promo'))).toBe('1.0.0')
  const guest = await edge.get('/promo?page=3', { cookie })
  expect(versionOf(guest)).toBe(PREVIEW)
  expect((await edge.get('/promo?page=3')).boot.overridden).toBeUndefined()
})

test('M-06: refuses a forged link with a page that leads to the shop', async () => {
  const stranger = generateKeyPairSync('ed25519').privateKey
  const [payload = '', signature = ''] = link().split('.')
  const longer = Buffer.from(JSON.stringify({ versions: {}, until: seconds(9999) }))
  const forged = [
    link({}, stranger),
    `${longer.toString('base64url')}.${signature}`,
    payload,
    '"><script>alert(1)</script>',
    '',
  ]
  for (const text of forged) {
    const path = `/promo?page=2&preview=${encodeURIComponent(text)}`
    const { status, text: html, cookies } = await edge.get(path, asBrowser)
    expect(status).toBe(403)
    expect(html).toContain('<h1>Tautan pratinjau ini tidak sah</h1>')
    expect(html).toContain('<a href="/promo?page=2">Buka toko</a>')
    expect(html).not.toContain('<script>')
    expect(cookies).toEqual({})
  }
  const english = await edge.get('/promo?preview=x', { ...asBrowser, cookie: 'lang=en' })
  expect(english.text).toContain('This preview link is not valid')
  const forgedCookie = await edge.get('/promo', { ...asBrowser, cookie: 'borong_preview=x.y' })
  expect(forgedCookie.status).toBe(403)
  expect(forgedCookie.cookies.borong_preview).toContain('Max-Age=0')
  expect(JSON.parse((await edge.get('/promo?preview=x')).text).name).toBe('OVERRIDE_REFUSED')
})

test('M-06: an ended or deleted preview is refused with a page, once', async () => {
  const ended = await edge.get(`/promo?preview=${link({ until: seconds(-1) })}`, asBrowser)
  expect(ended.status).toBe(410)
  expect(ended.text).toContain('<h1>Pratinjau ini sudah berakhir</h1>')

  const text = link()
  const cookie = cookieOf(await edge.get(`/promo?preview=${text}`))
  registry.set({ production: stable }, [host, one])
  const deleted = await edge.eventually('/promo', ({ status }) => status === 410, {
    ...asBrowser,
    cookie,
  })
  expect(deleted.text).toContain(`Versi yang tidak ada di sini: checkout ${PREVIEW}`)
  expect(deleted.cookies.borong_preview).toContain('Max-Age=0')
  expect((await edge.get(`/promo?preview=${text}`, asBrowser)).status).toBe(410)
  expect(versionOf(await edge.get('/promo'))).toBe('1.0.0')
})

test('M-05: refuses versions whose code cannot run together, with their contracts', async () => {
  const versions = { checkout: '2.0.0-pr2.abc1234' }
  const { status, text } = await edge.get(`/promo?preview=${link({ versions })}`, asBrowser)
  expect(status).toBe(403)
  expect(text).toContain('checkout 2.0.0-pr2.abc1234 (^2.0.0)')
})

test('M-06: a link opens a channel, follows it, and ends with it', async () => {
  const withChannel = (version: string, revision: number) =>
    registry.setSnapshot((snapshot) => ({
      ...snapshot,
      channels: { production: stable, 'pr-12': { ...stable, checkout: { stable: version } } },
      created: { 'pr-12': revision },
    }))
  withChannel(PREVIEW, 7)
  const text = link({ versions: {}, channel: { name: 'pr-12', revision: 7 } })
  const opened = await edge.eventually(`/promo?preview=${text}`, ({ status }) => status === 303)
  const cookie = cookieOf(opened)
  expect(versionOf(await edge.get('/promo', { cookie }))).toBe(PREVIEW)
  withChannel('1.0.0', 7)
  const followed = await edge.eventually('/promo', (page) => versionOf(page) === '1.0.0', {
    cookie,
  })
  expect(followed.boot.overridden).toEqual([])
  // A channel of the same name that was created again is another one.
  withChannel(PREVIEW, 9)
  const gone = await edge.eventually('/promo', ({ status }) => status !== 200, { cookie })
  expect([gone.status, JSON.parse(gone.text).message]).toEqual([
    403,
    'The channel pr-12 was deleted',
  ])
})

test('M-06: a link opens a release set by its id', async () => {
  const set = (
    await edge.get('/promo', { cookie: cookieOf(await edge.get(`/promo?preview=${link()}`)) })
  ).boot.set.id
  const opened = await other.get(`/promo?preview=${link({ versions: {}, set })}`)
  expect(versionOf(await other.get('/promo', { cookie: cookieOf(opened) }))).toBe(PREVIEW)
})

test('M-06: the redirect never leads to another site', async () => {
  for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example/']) {
    const { headers } = await edge.get(`${path}?preview=off`)
    expect(headers.location).toBe('/evil.example/')
  }
})

test('M-04: a signed link puts a server on the developer’s machine in the place of a unit, on production too', async () => {
  const development = { checkout: 'http://localhost:4400/' }
  const opened = await other.get(`/promo?preview=${link({ versions: {}, development })}`)
  expect([opened.status, opened.headers.location]).toEqual([303, '/promo'])
  const page = await other.get('/promo', { cookie: cookieOf(opened) })
  expect(page.boot.set.units.checkout).toMatchObject({
    version: 'development',
    base: 'http://localhost:4400/',
    development: true,
  })
  expect(page.boot.overridden).toEqual(['checkout'])
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toMatch(/script-src [^;]*http:\/\/localhost:4400/)
  // The developer's server has no certificate.
  expect(policy).not.toContain('upgrade-insecure-requests')
  const usual = await other.get('/promo')
  expect(usual.boot.set.units.checkout?.version).toBe('1.0.0')
  expect(String(usual.headers['content-security-policy'])).toContain('upgrade-insecure-requests')

  const elsewhere = link({ versions: {}, development: { checkout: 'https://stranger.example/' } })
  expect((await other.get(`/promo?preview=${elsewhere}`, asBrowser)).status).toBe(403)
  expect((await other.get('/promo?dev.checkout=http://localhost:4400/', asBrowser)).status).toBe(
    403,
  )
})
