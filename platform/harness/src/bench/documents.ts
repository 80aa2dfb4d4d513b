import { root } from '@borong/build/units'
import autocannon from 'autocannon'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '@borong/cli/read-options'
import { fromShop } from './from-shop.ts'
import { quietMachine } from './quiet-machine.ts'
import { write } from './report.ts'

// A returning visitor, so that each answer consists of the document alone.
const cookie = 'guest_id=6f1d2c3b-0000-4000-8000-1234567890ab; grant_token=there'
const headers = { cookie, 'accept-encoding': 'br' }
const CONNECTIONS = 50
const WARM_UP_SECONDS = 4

// Each request has another client address, as behind a balancer: the gateway limits the requests of one address.
const addressOf = (visitor: number) =>
  `10.${[visitor >> 16, visitor >> 8, visitor].map((part) => part & 255).join('.')}`

interface DocumentScenario {
  name: string
  drive(shop: string, seconds: number): Promise<autocannon.Result>
}

/** Requests of documents of a search: cached, and rendered with a search of their own. */
export function documentScenarios(): DocumentScenario[] {
  // Prices above all others, which no earlier run has requested, so that each request searches.
  let visitors = 100_000_000 + (Date.now() % 800_000_000)
  const rendered: autocannon.Request = {
    setupRequest: (request) => ({
      ...request,
      path: `/search/beras?price_max=${(visitors += 1)}`,
      headers: { ...headers, 'x-forwarded-for': addressOf(visitors) },
    }),
  }
  const drive = (requests: autocannon.Request[]) => async (shop: string, seconds: number) => {
    const options = {
      url: shop,
      connections: CONNECTIONS,
      setupClient: leaveBodiesUnread,
      requests,
    }
    // A new process is slow for its first few hundred requests.
    await autocannon({ ...options, duration: WARM_UP_SECONDS })
    return autocannon({ ...options, duration: seconds })
  }
  return [
    { name: 'cached', drive: drive([{ path: '/search/beras', headers }]) },
    { name: 'rendered and searched', drive: drive([rendered]) },
  ]
}

/** Documents per second of an open shop: cached, and rendered with a search of their own. */
export async function benchDocuments(args: string[]): Promise<boolean> {
  const { values } = readOptions(
    {
      shop: { type: 'string', default: 'http://localhost:3000' },
      seconds: { type: 'string', default: '8' },
    },
    args,
  )
  await fromShop(values.shop)
  const seconds = Number(values.seconds)
  const machine = quietMachine()
  const measured = []
  for (const { name, drive } of documentScenarios())
    measured.push([name, await machine.measure(() => drive(values.shop, seconds))] as const)
  const results = measured.map(([, result]) => result)
  const rows = measured.map(
    ([name, result]) =>
      `| ${name} | ${Math.round(result.requests.average)} | ${result.latency.p50} | ${result.latency.p99} | ${(bytesEach(result) / 1000).toFixed(1)} | ${failed(result)} |`,
  )
  const table = [
    `${CONNECTIONS} connections; ${cpus().length} cores shared by the driver, the edge and the gateway. ${machine.describe()}`,
    '',
    '| documents of a search | a second | p50 ms | p99 ms | kB | failed |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
  await write(join(root, 'docs/performance.md'), 'documents', table)
  if (results.some((result) => bytesEach(result) < bytesEach(results[0]!))) {
    process.stderr.write('Documents were rendered without their products.\n')
    return false
  }
  return results.every((result) => failed(result) === 0)
}

/**
 * The driver decodes every body as text, which for compressed bodies takes three times as long as the edge takes to
 * send them (mcollina/autocannon#485). Bytes are counted before that.
 */
function leaveBodiesUnread(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(): void } }
  pipelinedRequests.addBody = () => {}
}

const bytesEach = ({ throughput, requests }: autocannon.Result) => throughput.total / requests.total

const failed = ({ non2xx, errors }: autocannon.Result) => non2xx + errors
