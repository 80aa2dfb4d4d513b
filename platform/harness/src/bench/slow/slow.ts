import { root } from '@borong/build/units'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, cpus, loadavg, setPriority } from 'node:os'
import { join } from 'node:path'
import { readOptions } from '@borong/cli/read-options'
import { fromShop } from '../from-shop.ts'
import { write } from '../report.ts'
import type { SlowClients } from './slow-clients.ts'
import { sendTraffic, type Latencies, type Request } from './traffic.ts'

const PER_SECOND = 60
const HELD = { bodies: 2_000, headers: 300, idle: 2_000 }

const REQUESTS: readonly Request[] = [
  { name: 'document', path: '/search/beras' },
  { name: 'read', path: '/gateway/health' },
  // The gateway refuses this request after it has read the body.
  { name: 'write', path: '/gateway/cart/graphql', body: '{"query":"{ cart { total } }"}' },
]

const addressesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `127.0.1.${index + 1}`)

/**
 * The response times of an open shop while slow clients hold thousands of connections, from one address and from a
 * hundred. The same clients are measured while they are connected to another server, because they share the processors
 * with the shop: the difference between the two is what the shop spends on them.
 */
export async function benchSlow(args: string[]): Promise<boolean> {
  const { values } = readOptions(
    {
      shop: { type: 'string', default: 'http://localhost:3000' },
      seconds: { type: 'string', default: '20' },
    },
    args,
  )
  await fromShop(values.shop)
  const load = loadavg()[0] ?? 0
  const traffic = () =>
    sendTraffic(values.shop, REQUESTS, { perSecond: PER_SECOND, seconds: Number(values.seconds) })
  await traffic()
  const results: [connected: string, Map<string, Latencies>][] = [['none', await traffic()]]
  const other = await startOtherServer()
  const servers: [name: string, port: number][] = [
    ['another server', other.port],
    ['the shop', Number(new URL(values.shop).port || 80)],
  ]
  for (const count of [1, 100])
    for (const [server, port] of servers) {
      const stop = await holdConnections(port, count)
      results.push([`${server} from ${count} address${count > 1 ? 'es' : ''}`, await traffic()])
      await stop()
    }
  await other.stop()
  const rows = results.flatMap(([connected, latencies]) =>
    [...latencies].map(([name, latency]) => row(connected, name, latency)),
  )
  const table = [
    `${PER_SECOND} requests a second; ${cpus().length} cores shared by clients and shop. Other work on the machine had a load average of ${load.toFixed(1)} when it began.`,
    '',
    '| slow clients connected to | request | answered | failed | p50 ms | p99 ms |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
  await write(join(root, 'docs/reliability.md'), 'slow', table)
  return results.every(([, latencies]) => [...latencies.values()].every(({ failed }) => !failed))
}

const row = (connected: string, name: string, { answered, failed, p50, p99 }: Latencies) =>
  `| ${connected} | ${name} | ${answered} | ${failed} | ${p50.toFixed(1)} | ${p99.toFixed(1)} |`

/**
 * Opens the slow clients in a process of their own; returns a function that ends them. Real ones are on other machines,
 * so the process has the lowest priority: its work takes no processor time from the shop.
 */
async function holdConnections(port: number, addresses: number): Promise<() => Promise<void>> {
  const clients: SlowClients = { port, addresses: addressesOf(addresses), ...HELD }
  const child = fork(new URL('./slow-clients.ts', import.meta.url), [JSON.stringify(clients)])
  setPriority(child.pid!, constants.priority.PRIORITY_LOW)
  await once(child, 'message')
  return () => end(child)
}

async function startOtherServer(): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = fork(new URL('./other-server.ts', import.meta.url))
  const [port] = (await once(child, 'message')) as [number]
  return { port, stop: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill()
  await once(child, 'exit')
}
