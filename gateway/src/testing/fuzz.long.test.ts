import { demoBuyers } from '@borong/demo/buyers'
import { knownTexts, operations, randomRequest } from './random-requests.ts'
import { randomFrom } from './random-values.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20_260_817)
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 6)
const HANG_MS = 15_000

let gateway: TestGateway
let known: Map<string, string[]>
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
  known = await knownTexts(gateway.gateway.db)
})
afterAll(() => gateway.close())

test.each(operations.map((operation) => [operation.name, operation] as const))(
  'C-01: %s replies to random requests, without an internal error and without hanging',
  async (name, operation) => {
    // New tokens for each call: one of the calls ends a sign-in.
    const callers = {
      nobody: {},
      guest: { authorization: `Bearer ${await gateway.token()}` },
      buyer: { authorization: `Bearer ${await gateway.token(demoBuyers.budi.id)}` },
    }
    const random = randomFrom(
      SEED + [...name].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7),
    )
    for (let round = 0; round < ROUNDS; round++) {
      for (const [caller, authorization] of Object.entries(callers)) {
        const wrongness = [0, 0.15, 0.5][round % 3] ?? 0
        const request = randomRequest(operation, random, wrongness, known)
        const headers = {
          ...authorization,
          ...request.headers,
          'idempotency-key': `fuzz-${round}-${caller}`,
        }
        const status = await Promise.race([
          gateway.gateway.app.inject({ ...request, headers }).then(({ statusCode }) => statusCode),
          new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), HANG_MS).unref()),
        ])
        const sent = `${caller}: ${request.method} ${request.url.slice(0, 500)} ${request.payload?.slice(0, 500) ?? ''}`
        expect({ sent, isError: status === 'no answer' || Number(status) >= 500, status }).toEqual({
          sent,
          isError: false,
          status,
        })
      }
    }
  },
)
