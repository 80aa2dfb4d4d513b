import { sessionAtom } from '@borong/contract'
import { testPage } from '@borong/contract/testing/test-page'
import { createAcrossTabs, type AcrossTabs } from './across-tabs.ts'
import { noteEnd, SESSION_ENDED } from './end-of-session.ts'
import { BEFORE_SIGN_OUT, createSession } from './session.ts'
import { clearCookies, refused, testCredentials, tokenPair } from './testing.ts'

beforeEach(() => {
  clearCookies()
  localStorage.clear()
  sessionStorage.clear()
})

const buyer = (user_id = 'budi') => ({ ...tokenPair(), user_id })

function openTab(tabs: AcrossTabs = createAcrossTabs()) {
  const parts = testCredentials(tabs)
  const page = testPage({ credentials: parts.credentials })
  const [leave, restart] = [jest.fn(), jest.fn()]
  const session = createSession({
    page,
    tabs,
    leave,
    restart,
    cookies: parts.cookies,
    tokens: parts.tokens,
  })
  return { ...parts, page, session, leave, restart, who: () => page.store.get(sessionAtom) }
}

const blacklistAnswers = (status: number | Error) => {
  const fetched = jest.fn(async (request: Request) => {
    if (status instanceof Error) throw status
    return new Response('{}', { status, headers: { 'x-url': request.url } })
  })
  globalThis.fetch = fetched as unknown as typeof fetch
  return fetched
}

test('T-01: the session is unknown before the page is hydrated; then the access token cookie decides', () => {
  const tab = openTab()
  expect(tab.who()).toMatchObject({ status: 'unknown', loggedIn: false })
  tab.session.start()
  expect(tab.who()).toMatchObject({ status: 'guest', loggedIn: false, hasGuestToken: false })
  tab.session.signIn(buyer())
  expect(tab.who()).toMatchObject({ status: 'buyer', loggedIn: true })
})

test('T-02: a guest session begins with a guest token', async () => {
  const tab = openTab()
  tab.session.start()
  await expect(tab.session.ensureGuest()).resolves.toBe(true)
  expect(tab.who()).toMatchObject({ status: 'guest', hasGuestToken: true })
})

test('T-04: a successful login clears the recent searches, and no other stored data', () => {
  localStorage.setItem('recent_search', '{"beras":{}}')
  localStorage.setItem('checkout.draft', '{}')
  openTab().session.signIn(buyer())
  expect(localStorage.getItem('recent_search')).toBeNull()
  expect(localStorage.getItem('checkout.draft')).toBe('{}')
})

test('T-01: a read that was refused before a sign-in is removed, so that it is fetched again', async () => {
  const tab = openTab()
  const queryKey = ['userProfile']
  await tab.page.queries.prefetchQuery({
    queryKey,
    retry: false,
    queryFn: () => Promise.reject(refused(401)),
  })
  expect(tab.page.queries.getQueryState(queryKey)?.status).toBe('error')
  tab.session.signIn(buyer())
  expect(tab.page.queries.getQueryState(queryKey)).toBeUndefined()
})

test('T-05: the reason for a session’s end is stored until the next sign-in', () => {
  noteEnd('refused')
  expect(localStorage.getItem(SESSION_ENDED)).toBe('refused')
  openTab().session.signIn(buyer())
  expect(localStorage.getItem(SESSION_ENDED)).toBeNull()
})

test.each([
  ['succeeds', 200],
  ['is refused', 401],
  ['breaks', 500],
  ['is not answered', new TypeError('Failed to fetch')],
])('T-03 N-06: logout clears everything and leaves, when its call %s', async (_, answer) => {
  blacklistAnswers(answer)
  const tab = openTab()
  const chat = jest.fn()
  window.addEventListener(BEFORE_SIGN_OUT, chat, { once: true })
  tab.session.start()
  tab.session.signIn(buyer())
  localStorage.setItem('recent_search', '{}')
  localStorage.setItem('checkout.draft', '{}')
  document.cookie = 'placed=1; Path=/'
  tab.page.queries.setQueryData(['wishlist'], [])

  await tab.session.signOut()

  expect(chat).toHaveBeenCalledTimes(1)
  expect(document.cookie).not.toMatch(/access_token|refresh_token|date_milliseconds|placed/)
  expect(localStorage).toHaveLength(0)
  expect(tab.page.queries.getQueryData(['wishlist'])).toBeUndefined()
  expect(tab.who()).toMatchObject({ status: 'guest', loggedIn: false })
  expect(tab.leave).toHaveBeenCalledTimes(1)
})

test('T-03: the token is revoked while the session still exists', async () => {
  const fetched = blacklistAnswers(200)
  const tab = openTab()
  tab.session.signIn({ ...buyer(), ...tokenPair('access-9') })
  await tab.session.signOut()
  const [[input, init]] = fetched.mock.calls as unknown as [[Request, RequestInit?]]
  const request = new Request(input, init)
  expect(request.url).toMatch(/\/sso\/v1\/blacklist$/)
  expect(request.headers.get('authorization')).toBe('Bearer access-9')
})

test('T-01 T-03: all tabs see a sign-in and a sign-out immediately', async () => {
  blacklistAnswers(200)
  const [one, other] = [openTab(), openTab()]
  one.session.start()
  const stop = other.session.start()
  const seen = (status: string) =>
    new Promise<void>((resolve) =>
      other.page.store.sub(sessionAtom, () => other.who().status === status && resolve()),
    )
  const signedIn = seen('buyer')
  one.session.signIn(buyer())
  await signedIn
  const signedOut = seen('guest')
  await one.session.signOut()
  await signedOut
  expect(other.restart).toHaveBeenCalledTimes(1)
  expect(one.restart).not.toHaveBeenCalled()
  stop()
})

test('T-03 E-05: a buyer who signs in after another buyer’s session ended finds none of his data, here or in another tab', async () => {
  const [one, other] = [openTab(), openTab()]
  one.session.start()
  one.session.signIn(buyer('budi'))
  localStorage.setItem('checkout.draft', '{"facture":"PT Rahasia"}')
  localStorage.setItem('guest.cart_wishes', '{}')
  sessionStorage.setItem('account.identity', '{}')
  sessionStorage.setItem('previous_path', '/cart')
  sessionStorage.setItem('sign_in.arrival', '{}')
  one.cookies.clear('access_token', 'refresh_token')
  for (const tab of [one, other]) tab.page.queries.setQueryData(['userProfile'], { name: 'Budi' })
  const stop = other.session.start()
  const restarted = new Promise((resolve) => other.restart.mockImplementation(() => resolve(true)))

  const chat = jest.fn()
  window.addEventListener(BEFORE_SIGN_OUT, chat, { once: true })
  one.session.signIn(buyer('sari'))
  // This also clears his pages in the service worker.
  expect(chat).toHaveBeenCalledTimes(1)

  expect({ ...localStorage }).toEqual({ last_buyer: 'sari', 'guest.cart_wishes': '{}' })
  expect({ ...sessionStorage }).toEqual({ previous_path: '/cart', 'sign_in.arrival': '{}' })
  expect(document.cookie).toContain('access_token=access-2')
  expect(one.restart).toHaveBeenCalledTimes(1)
  await restarted
  for (const tab of [one, other])
    expect(tab.page.queries.getQueryData(['userProfile'])).toBeUndefined()
  stop()
})

test('T-05: a buyer who signs in again after his session ended finds his drafts', () => {
  const tab = openTab()
  tab.session.start()
  tab.session.signIn(buyer('budi'))
  localStorage.setItem('checkout.draft', '{}')
  tab.cookies.clear('access_token', 'refresh_token')
  tab.session.signIn(buyer('budi'))
  expect(localStorage.getItem('checkout.draft')).toBe('{}')
  expect(tab.restart).not.toHaveBeenCalled()
})

test('C-33: a sign-out is an event, whatever the call returns', async () => {
  blacklistAnswers(500)
  const tab = openTab()
  tab.session.signIn(buyer())
  await tab.session.signOut()
  expect(tab.page.records[0]).toEqual({ type: 'track', event: { name: 'logout', fields: {} } })
})
