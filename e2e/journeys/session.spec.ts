import {
  untilHydrated,
  expect,
  gateway,
  heading,
  logIn,
  open,
  press,
  readCode,
  registerBuyer,
  signInOnScreen,
  test,
  type Buyer,
} from '../fixtures/shop.ts'
import type { BrowserContext, Route } from '@playwright/test'

const NOBODY = 'a-token-that-nobody-was-given'
const RENEWAL = '**/sso/v1/retoken'
const GUEST_TOKEN = '**/sso/v1/authorize'

// A request that is still held when the test ends gets no response.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

/** A buyer with an access token that is no longer accepted. */
const expired = (buyer: Buyer) => ({ ...buyer, access: { ...buyer.access, value: NOBODY } })

test('T-05: an expired access token is renewed, and the page shows the requested content', async ({
  page,
  context,
  buyer,
  shop,
}) => {
  await logIn(context, shop, expired(buyer))
  await page.goto('/transaction')
  await expect(page.getByText('Anda belum memiliki pesanan')).toBeVisible()
  const { access_token: renewed } = await cookiesOf(context)
  expect(renewed).not.toBe(NOBODY)
  expect(renewed).not.toBe(buyer.access.value)
})

test('T-01 T-05: an hour after signing in a bookmarked page opens, also after a start without a connection, in two tabs', async ({
  page,
  context,
  buyer,
  shop,
}) => {
  const renewals: string[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/sso/v1/retoken')) renewals.push(response.request().method())
  })
  await logIn(context, shop, {
    ...buyer,
    access: { ...buyer.access, expired_at: Math.floor(Date.now() / 1000) + 2 },
  })
  await expect.poll(async () => (await cookiesOf(context)).access_token).toBeUndefined()

  await context.route(RENEWAL, (route) => route.abort())
  await page.goto('/transaction')
  await expect(page.getByRole('main').getByRole('button', { name: 'Coba lagi' })).toBeVisible({
    timeout: 20_000,
  })
  expect((await cookiesOf(context)).refresh_token).toBe(buyer.refresh.value)
  await context.unroute(RENEWAL)
  await context.setOffline(true)
  await context.setOffline(false)
  const orders = 'Anda belum memiliki pesanan'
  await expect(page.getByText(orders)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/transaction')
  await expect(other.getByText(orders)).toBeVisible()
  expect(renewals).toEqual(['POST'])
})

test('T-05: twenty requests with an ended token in three tabs cause one renewal @long', async ({
  context,
  buyer,
}) => {
  test.slow()
  const renewals: string[] = []
  let refused = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/sso/v1/retoken')) renewals.push(request.method())
  })
  context.on('response', (response) => {
    if (response.status() === 401) refused += 1
  })
  const tabs = [await context.newPage(), await context.newPage(), await context.newPage()]
  for (const tab of tabs) {
    await open(tab, '/')
    await heading(tab, 'Stok toko, harga karton')
  }
  // The token of this sign-in is ended before its first use. All tabs refetch with it concurrently.
  await context.route('**/sso/v1/login', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { access_token: { value: string } } }
    answer.data.access_token.value = NOBODY
    await route.fulfill({ response, json: answer })
  })
  const held: Route[] = []
  await context.route(RENEWAL, (route) => void held.push(route))
  const fourth = await context.newPage()
  await open(fourth, '/login')
  await signInOnScreen(fourth, buyer)
  await expect.poll(() => refused).toBeGreaterThanOrEqual(20)
  for (const route of held) await route.continue()
  await context.unroute(RENEWAL)

  await expect.poll(async () => (await cookiesOf(context)).access_token).not.toBe(NOBODY)
  await fourth.goto('/transaction')
  await expect(fourth.getByText('Anda belum memiliki pesanan')).toBeVisible()
  for (const tab of tabs) {
    await tab.bringToFront()
    await tab.getByRole('link', { name: /Transaksi/ }).click()
    await expect(tab.getByText('Anda belum memiliki pesanan')).toBeVisible()
  }
  expect(renewals).toEqual(['POST'])
})

test('T-05 T-07: a refused renewal ends the session and leads to the login page', async ({
  page,
  context,
  buyer,
  shop,
}) => {
  await logIn(context, shop, {
    ...expired(buyer),
    refresh: { ...buyer.refresh, value: 'stolen-or-ended' },
  })
  await page.goto('/transaction')
  await page.waitForURL('/login')
  await heading(page, 'Masuk')
  const { access_token: access, refresh_token: refresh } = await cookiesOf(context)
  expect([access, refresh]).toEqual([undefined, undefined])
})

test('T-05 C-04: a session that was ended elsewhere ends here too', async ({
  page,
  signedIn: buyer,
}) => {
  await open(page, '/transaction')
  await expect(page.getByText('Anda belum memiliki pesanan')).toBeVisible()
  await gateway('/sso/v1/blacklist', { token: buyer.access.value, body: {} })
  // The request of a count in the bar may be refused before this tap's request.
  const account = page.getByRole('link', { name: 'Akun', exact: true })
  await account.click({ timeout: 5_000 }).catch(() => {})
  await page.waitForURL('/login')
  await heading(page, 'Masuk')
  await expect(page.getByText('Anda dikeluarkan demi keamanan')).toBeVisible()
})

test('T-05: a renewal without a response ends the session; after a new sign-in the page opens @long', async ({
  page,
  context,
  buyer,
  shop,
}) => {
  await context.route(RENEWAL, (route) => route.abort())
  await logIn(context, shop, expired(buyer))
  await page.goto('/transaction')
  await page.waitForURL('/login')
  await untilHydrated(page)
  await expect(page.getByText('Sesi Anda sudah berakhir')).toBeVisible()
  await signInOnScreen(page, buyer)
  await page.waitForURL('/transaction')
  await expect(page.getByText('Anda belum memiliki pesanan')).toBeVisible()
})

test('T-03 T-05: after a session ends its buyer finds the draft again, and another buyer does not @long', async ({
  page,
  context,
  buyer,
}) => {
  const label = page.getByLabel('Label alamat')
  const endAndSignIn = async (next: Buyer) => {
    await context.clearCookies({ name: /^(access|refresh)_token$/ })
    await page.goto('/add-address')
    await page.waitForURL('/login')
    await untilHydrated(page)
    await signInOnScreen(page, next)
    await page.waitForURL('/add-address')
    await expect(label).toBeVisible()
  }
  await endAndSignIn(buyer)
  await label.fill('Rahasia Budi')
  await endAndSignIn(buyer)
  await expect(label).toHaveValue('Rahasia Budi')
  await endAndSignIn(await registerBuyer())
  await expect(label).toHaveValue('')
  await page.reload()
  await expect(label).toHaveValue('')
})

test('T-01: a sign-in in one tab appears in the other', async ({ context, buyer }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await open(first, '/cart')
  await first.waitForURL('/login')
  await open(second, '/login')
  await signInOnScreen(second, buyer)
  await second.waitForURL('/')
  await first.waitForURL('/cart')
  await heading(first, 'Keranjang')
})

test('T-02 N-01: a late guest token: the loader in the middle of the screen, then the page @long', async ({
  page,
  context,
}) => {
  // The edge did not get a token in time, so the document has none.
  await page.route('**/menu', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _cookies, ...headers } = response.headers()
    await context.clearCookies({ name: 'grant_token' })
    await route.fulfill({ response, headers })
  })
  const held: Route[] = []
  await context.route(GUEST_TOKEN, (route) => void held.push(route))
  await open(page, '/menu')
  await page.getByRole('main').getByRole('link', { name: 'Merek', exact: true }).click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  const loader = page.getByRole('main').getByRole('status', { name: 'Memuat' })
  await expect(loader.locator('circle').first()).toBeVisible()
  expect((await loader.boundingBox())?.height).toBe(page.viewportSize()?.height)
  for (const route of held) await route.continue()
  await context.unroute(GUEST_TOKEN)
  await heading(page, 'Merek')
  await expect.poll(async () => (await cookiesOf(context)).grant_token).toBeTruthy()
})

test('T-02 T-07: a refused guest token leads to the login page @long', async ({
  page,
  context,
}) => {
  await context.route(GUEST_TOKEN, (route) =>
    route.fulfill({ status: 403, json: { name: 'FORBIDDEN' } }),
  )
  await open(page, '/menu')
  await context.clearCookies({ name: 'grant_token' })
  await page.getByRole('main').getByRole('link', { name: 'Merek', exact: true }).click()
  await page.waitForURL('/login')
  await heading(page, 'Masuk')
})

test('T-06: a guest token that is no longer accepted is replaced once, without a notice', async ({
  page,
  context,
  shop,
}) => {
  const requested: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/sso/v1/authorize')) requested.push(request.url())
  })
  await open(page, '/menu')
  await context.addCookies([{ name: 'grant_token', value: NOBODY, url: shop }])
  await page.getByRole('main').getByRole('link', { name: 'Merek', exact: true }).click()
  await heading(page, 'Merek')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(requested).toHaveLength(1)
})

test('X-01: a response that never arrives ends in the network message, and a retry works @long', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await open(page, '/search')
  await context.route('**/search/v3/items**', () => {})
  await page.getByRole('combobox').fill('beras')
  await page.getByRole('combobox').press('Enter')
  await heading(page, 'Hasil untuk “beras”')
  const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' })
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(retry).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText(/Terjadi kesalahan jaringan, periksa koneksi anda/i)).toBeVisible()
  await context.unroute('**/search/v3/items**')
  await retry.click()
  await expect(page.getByText(/^\d+ produk/)).toBeVisible()
})

test('X-08: an offline notice is shown on top, and removed when the connection is back @long', async ({
  page,
  context,
}) => {
  await open(page, '/menu')
  await context.setOffline(true)
  await expect(page.getByText('Anda sedang offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Anda sedang offline')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Merek', exact: true }).click()
  await heading(page, 'Merek')
})

test('X-01 X-08: a page that is opened offline shows a notice, and loads when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^ChunkLoadError: /)
  await open(page, '/search')
  await context.setOffline(true)
  await page.getByRole('combobox').fill('beras')
  await page.getByRole('combobox').press('Enter')
  const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(page.getByText(/^\d+ produk/)).toBeVisible()
})

test('R-35 C-07: a forgotten password is reset with a code, and works immediately @long', async ({
  page,
  buyer,
}) => {
  await open(page, '/login')
  await page.getByLabel('Email atau nomor HP').fill(buyer.phone)
  await press(page, 'Lanjut')
  await press(page, 'Lupa kata sandi?')
  await press(page, /WhatsApp/)
  await expect(page.getByText('Kode dikirim lewat WhatsApp ke')).toBeVisible()
  await page.getByLabel('Kode OTP').fill(await readCode(buyer.phone))
  await page.getByLabel('Kata sandi', { exact: true }).fill('Baru#2026x')
  await page.getByLabel('Ulangi kata sandi').fill('Baru#2026x')
  await press(page, 'Simpan dan masuk')
  await page.waitForURL('/')
  // A run on a mix of versions keeps its cookie.
  await page.context().clearCookies({ name: /^(?!borong_preview$)/ })
  await open(page, '/login')
  await signInOnScreen(page, { ...buyer, password: 'Baru#2026x' })
  await page.waitForURL('/')
})
