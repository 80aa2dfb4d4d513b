import { root } from '@borong/build/units'
import autocannon from 'autocannon'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fromShop } from './from-shop.ts'
import { quietMachine } from './quiet-machine.ts'
import { write } from './report.ts'

// A visitor whom the shop knows, so that each answer is the document alone.
const cookie = 'guest_id=6f1d2c3b-0000-4000-8000-1234567890ab; grant_token=there'
const headers = { cookie, 'accept-encoding': 'br' }
const CONNECTIONS = 50
const WARM_UP_SECONDS = 4

// Each comes from elsewhere, as through a balancer: of one address the gateway takes only so much.
const addressOf = (visitor: number) =>
  `10.${[visitor >> 16, visitor >> 8, visitor].map((part) => part & 255).join('.')}`

/** Documents a second of a shop that is open: kept ones, ones that have to be drawn, ones whose products have to be searched for too. */
export async function benchDocuments(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string', default: 'http://localhost:3000' },
      seconds: { type: 'string', default: '8' },
    },
  })
  await fromShop(values.shop)
  const machine = quietMachine()
  const common = {
    url: values.shop,
    connections: CONNECTIONS,
    duration: Number(values.seconds),
    setupClient: leaveBodiesUnread,
  }
  // Prices above all prices, which no earlier run has asked for, so that the same products are found anew.
  let visitors = 100_000_000 + (Date.now() % 800_000_000)
  const drawn = (parameter: string): autocannon.Request => ({
    setupRequest: (request) => ({
      ...request,
      path: `/search/beras?${parameter}=${(visitors += 1)}`,
      headers: { ...headers, 'x-forwarded-for': addressOf(visitors) },
    }),
  })
  // New processes are slow until they have done it a few hundred times.
  await autocannon({ ...common, requests: [drawn('price_max')], duration: WARM_UP_SECONDS })
  const kept = await machine.measure(() =>
    autocannon({ ...common, headers, requests: [{ path: '/search/beras' }] }),
  )
  const measured = (parameter: string) =>
    machine.measure(() => autocannon({ ...common, requests: [drawn(parameter)] }))
  const results = [
    ['kept', kept],
    ['drawn anew', await measured('visit')],
    ['drawn and searched anew', await measured('price_max')],
  ] as const
  const rows = results.map(
    ([name, result]) =>
      `| ${name} | ${Math.round(result.requests.average)} | ${result.latency.p50} | ${result.latency.p99} | ${(bytesEach(result) / 1000).toFixed(1)} | ${failed(result)} |`,
  )
  const table = [
    `${CONNECTIONS} connections; ${cpus().length} cores shared by the driver, the edge and the gateway. ${machine.says()}`,
    '',
    '| documents of a search | a second | p50 ms | p99 ms | KB | failed |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
  await write(join(root, 'docs/performance.md'), 'documents', table)
  if (results.some(([, result]) => bytesEach(result) < bytesEach(kept))) {
    process.stderr.write('Documents were drawn without their products.\n')
    return false
  }
  return results.every(([, result]) => failed(result) === 0)
}

/**
 * The driver makes text of every body as it comes, which of packed ones takes it three times as long as the edge takes to send them
 * (mcollina/autocannon#485). Bytes are counted before.
 */
function leaveBodiesUnread(client: autocannon.Client) {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody(): void } }
  pipelinedRequests.addBody = () => {}
}

const bytesEach = ({ throughput, requests }: autocannon.Result) => throughput.total / requests.total

const failed = ({ non2xx, errors }: autocannon.Result) => non2xx + errors
