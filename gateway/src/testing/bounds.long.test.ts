import { demoBuyers } from '@borong/demo/buyers'
import { operations } from './random-requests.ts'
import { startTestGateway, type TestGateway } from './test-gateway.ts'

const pages = ['limit', 'page'] as const
const asksFor = (operation: (typeof operations)[number], name: string) =>
  operation.described.parameters.some((parameter) => parameter.name === name)
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ market: true })
})
afterAll(() => gateway.close())

const paged = operations.flatMap((operation) =>
  pages
    .filter((name) => asksFor(operation, name))
    .map((name) => [operation.name, name, operation] as const),
)

test.each(paged)('C-01: %s does not accept any %s', async (_, name, { method, path }) => {
  const as = await gateway.token(demoBuyers.budi.id)
  const ask = (value: string) =>
    gateway.gateway.app.inject({
      method,
      url: `${path.replace(/\{\w+\}/g, '1')}?${name}=${value}`,
      headers: { authorization: `Bearer ${as}` },
    })
  for (const value of ['1000000', '99999999999999999999', '0', '-1', '1.5', '1e3', 'NaN', ''])
    expect({ value, status: (await ask(value)).statusCode }).toEqual({ value, status: 400 })
})
