import { root } from '@borong/build/units'
import autocannon from 'autocannon'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { Complaint } from '@borong/cli/command'
import { LOCAL_CHANNEL } from '@borong/cli/releases/known'
import { startShop, type Shop } from '@borong/cli/shop/open-shop'
import { freePort } from '@borong/cli/shop/processes'
import { readOptions } from '@borong/cli/read-options'
import { fromShop } from '../from-shop.ts'
import { write } from '../report.ts'

const CONNECTIONS = 30
const STAGES = 5
const MB = 1024 * 1024
// A returning visitor. Of fifty requests, the first two come from new visitors.
const cookie = 'guest_id=6f1d2c3b-0000-4000-8000-1234567890ab; grant_token=there'

/** The memory of an edge after each fifth of many requests. */
export async function benchMemory(args: string[]): Promise<boolean> {
  const { values } = readOptions(
    {
      data: { type: 'string', default: process.env.DATA_DIR ?? '.data' },
      requests: { type: 'string', default: '500000' },
    },
    args,
  )
  const port = await freePort()
  const shop = await startShop({
    port,
    dataDirectory: resolve(values.data),
    channel: LOCAL_CHANNEL,
    env: { LIMITS: 'off' },
  })
  const edge = openEdge(shop, port)
  try {
    const pathOf = pathsOf(await firstPage(shop.address))
    const amount = Math.round(Number(values.requests) / STAGES)
    const rows: string[] = []
    let failed = 0
    for (let stage = 0; stage <= STAGES; stage += 1) {
      if (stage > 0) failed += await drive(shop.address, amount, (stage - 1) * amount, pathOf)
      const { heapUsed, external, rss } = await memoryOf(edge)
      const [heap, outside, resident] = [heapUsed, external, rss].map((bytes) =>
        (bytes / MB).toFixed(1),
      )
      rows.push(`| ${(stage * amount).toLocaleString('en')} | ${heap} | ${outside} | ${resident} |`)
      process.stdout.write(`${rows.at(-1)}\n`)
    }
    const table = [
      `${failed} of the requests failed. MB, after a forced collection:`,
      '',
      '| requests | heap used | external | resident |',
      '| ---: | ---: | ---: | ---: |',
      ...rows,
    ].join('\n')
    await write(join(root, 'docs/reliability.md'), 'memory', table)
    return failed === 0
  } finally {
    edge.kill('SIGTERM')
    await shop.stop()
  }
}

function openEdge(shop: Shop, port: number): ChildProcess {
  return fork(join(root, 'platform/edge/src/main.ts'), {
    execArgv: ['--expose-gc', '--import', new URL('./report-memory.ts', import.meta.url).href],
    env: {
      ...process.env,
      DATA_DIR: shop.dataDirectory,
      SHOP_URL: shop.address,
      REGISTRY_ORIGIN: shop.registryAddress,
      GATEWAY_ORIGIN: shop.gatewayAddress,
      CHANNEL: LOCAL_CHANNEL,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

async function memoryOf(edge: ChildProcess): Promise<NodeJS.MemoryUsage> {
  edge.send('memory')
  const [usage] = (await once(edge, 'message')) as [NodeJS.MemoryUsage]
  return usage
}

const TRIES = 200
const PAUSE_MS = 300

/** Waits until the edge is open and returns one of its pages. */
async function firstPage(address: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fromShop(`${address}/search/beras`).catch(() => undefined)
    if (answer?.ok) return answer.text()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Complaint('The edge has nothing to serve. Open the shop once with npm start.', 'failed')
}

/** Of fifty requests: two documents of new addresses, 14 of known ones, 24 release files, 10 calls. */
function pathsOf(html: string): (count: number) => string {
  const assets = [...new Set(html.match(/\/assets\/[\w./@+-]+\.(?:js|css|woff2)/g))]
  const known = ['/', '/search/beras', '/category', '/promo', '/brand']
  return (count) => {
    const kind = count % 50
    if (kind === 0) return `/search/beras?price_max=${100_000_000 + count}`
    if (kind === 1) return `/nothing-here-${count}`
    if (kind < 16) return known[count % known.length]!
    if (kind < 40) return assets[count % assets.length]!
    return '/gateway/health'
  }
}

async function drive(
  url: string,
  amount: number,
  from: number,
  pathOf: (count: number) => string,
): Promise<number> {
  let count = from
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    requests: [
      {
        setupRequest(request) {
          const number = count++
          const isNew = number % 50 < 2
          const headers = { 'accept-encoding': 'br', ...(isNew ? {} : { cookie }) }
          return { ...request, path: pathOf(number), headers }
        },
      },
    ],
  })
  return result.errors + result['5xx']
}
