import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

test('C-02 T-02: the basic credential gets a guest token that lives a day', async () => {
  const { status, body } = await gateway.call('authorize')
  expect(status).toBe(200)
  expect(body.data.guest_token.length).toBeGreaterThanOrEqual(43)
  expect(body.data.expired_at * 1000 - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000)
})

test('C-02: without the basic credential there is no guest token', async () => {
  const { status, problem } = await gateway.call('authorize', { headers: { authorization: 'Basic bm86bm8=' } })
  expect(status).toBe(401)
  expect(problem.name).toBe('UNAUTHORIZED')
})
