import { root } from '@borong/build/units'
import autocannon from 'autocannon'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { write } from './report.ts'

// A visitor whom the shop knows, so that each answer is the document alone.
const cookie = 'guest_id=6f1d2c3b-0000-4000-8000-1234567890ab; grant_token=there'
const headers = { cookie, 'accept-encoding': 'br' }
const CONNECTIONS = 50
const WARM_UP_SECONDS = 4

/** Documents a second of a shop that is open: kept ones, and ones that have to be drawn. */
export async function benchDocuments(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      shop: { type: 'string', default: 'http://localhost:3000' },
      seconds: { type: 'string', default: '8' },
    },
  })
  const load = loadavg()[0] ?? 0
  const common = { url: values.shop, connections: CONNECTIONS, duration: Number(values.seconds) }
  // Prices above all prices, which no earlier run has asked for.
  let drawn = 1_000_000_000 + (Date.now() % 1_000_000_000)
  const unseen: autocannon.Request = {
    setupRequest: (request) => ({
      ...request,
      path: `/search/beras?price_max=${(drawn += 1)}`,
      headers,
    }),
  }
  // New processes are slow until they have done it a few hundred times.
  await autocannon({ ...common, requests: [unseen], duration: WARM_UP_SECONDS })
  const results = [
    ['kept', await autocannon({ ...common, headers, requests: [{ path: '/search/beras' }] })],
    ['drawn for the first time', await autocannon({ ...common, requests: [unseen] })],
  ] as const
  const rows = results.map(
    ([name, { requests, latency, non2xx, errors }]) =>
      `| ${name} | ${Math.round(requests.average)} | ${latency.p50} | ${latency.p99} | ${non2xx + errors} |`,
  )
  const table = [
    `${CONNECTIONS} connections; ${cpus().length} cores shared by the driver, the edge and the gateway. Other work on the machine had a load average of ${load.toFixed(1)} when it began.`,
    '',
    '| documents of a search | a second | p50 ms | p99 ms | failed |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
  await write(join(root, 'docs/performance.md'), 'documents', table)
  return results.every(([, { non2xx, errors }]) => non2xx + errors === 0)
}
