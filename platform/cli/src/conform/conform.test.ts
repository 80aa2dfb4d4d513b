import { requiredCalls } from '@borong/api/features'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { conformity, report } from './conform.ts'
import { makeCaller } from './caller.ts'

/** A back end of a few lines: each answer by path, or a refusal without a message. */
const answers: Readonly<Record<string, unknown>> = {
  '/sso/v1/authorize': { data: { guest_token: 'guest-1', expired_at: 1_900_000_000 } },
  '/core/api/v2/campaign/all-campaign': { result: [] },
  '/campaign/v1/dailydeals': { data: 'none' },
}

let server: Server
let address: string
const seen: { path: string; authorization: string | undefined }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://x')
    seen.push({ path: pathname, authorization: request.headers.authorization })
    const answer = answers[pathname]
    response.writeHead(answer ? 200 : 422, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { name: 'NOPE' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const tried = () =>
  conformity(makeCaller(address, 'YTpi'), { keyword: 'beras', features: ['chat'] })

test('C-01: every required call has a verdict, and so have those of the named features', async () => {
  const verdicts = await tried()
  const ids = new Set(verdicts.map(({ call }) => call.id))
  expect([...requiredCalls, 'chats'].filter((id) => !ids.has(id))).toEqual([])
})

test('C-01 C-02: the guest token is asked with the basic credential, and sent as a bearer afterwards', async () => {
  seen.length = 0
  await tried()
  expect(seen[0]).toEqual({ path: '/sso/v1/authorize', authorization: 'Basic YTpi' })
  expect(seen[1]!.authorization).toBe('Bearer guest-1')
})

test('C-01: the report names what differs, what is refused badly and what was not tried', async () => {
  const text = report(await tried())
  expect(text).toContain('✓ allCampaigns ')
  expect(text).toMatch(/✗ dailyDeals .*\n {4}data: /)
  expect(text).toMatch(/✗ sendOtp .*\n {4}a refusal \(422\) has no message for the buyer/)
  expect(text).toMatch(/– createOrder .*\n {4}needs a buyer/)
  expect(text).toMatch(/\d+ right, \d+ wrong, \d+ not tried\n$/)
})

test('C-01: a back end that does not answer is wrong, not a crash', async () => {
  const [first] = await conformity(makeCaller('http://127.0.0.1:9', 'x'), {
    keyword: 'beras',
    features: [],
  })
  expect(first).toMatchObject({ state: 'wrong' })
})
