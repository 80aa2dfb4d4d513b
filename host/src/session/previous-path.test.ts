import { createPreviousPath } from './previous-path.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('N-04: login and registration pages are never the previous path; every other location is', () => {
  const previous = createPreviousPath()
  previous.save('/cart?from=home')
  for (const path of [
    '/login',
    '/login/otp',
    '/register',
    '/register/email/password',
    '/login?x=1',
    '/LOGIN',
    '/Register/',
  ])
    previous.save(path)
  expect(previous.read()).toBe('/cart?from=home')
  previous.save('/login-help')
  expect(previous.read()).toBe('/login-help')
})

test('N-05: without one it is /', () => {
  expect(createPreviousPath().read()).toBe('/')
})

test('N-04: it survives a new document, and a browser that forbids storage', () => {
  createPreviousPath().save('/wallet')
  expect(createPreviousPath().read()).toBe('/wallet')
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const forbidden = createPreviousPath()
  forbidden.save('/chat')
  expect(forbidden.read()).toBe('/chat')
})
