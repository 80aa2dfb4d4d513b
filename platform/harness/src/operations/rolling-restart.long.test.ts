import { root } from '@borong/build/units'
import { startRegistry } from '@borong/edge/testing/fake-registry'
import { hostRelease, remoteRelease } from '@borong/edge/testing/releases'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProcess, type Running } from '@borong/cli/shop/processes'
import { openPostgres } from '../tests/postgres.ts'
import { startReadyBalancer } from './ready-balancer.ts'

/** Longer than a busy machine needs to ask for readiness and to use each open connection once more. */
const DRAIN_MS = 4_000
const CLIENTS = 8

interface Kind {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: string
}
const event = { event: 'visit', distinct_id: 'guest', properties: {} }
const REQUESTS: Kind[] = [
  { name: 'document', method: 'GET', path: '/' },
  // Each of these stores a token, and each write an event.
  { name: 'read', method: 'GET', path: '/gateway/sso/v1/authorize' },
  {
    name: 'write',
    method: 'POST',
    path: '/gateway/telemetry/posthog/e/',
    body: JSON.stringify(event),
  },
]
const home = remoteRelease('home', '1.0.0', [
  { path: '/', guard: 'public', screen: './HomeScreen' },
])

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

test('C-30: no request fails while two gateways and two edges are restarted in turn', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'borong-rolling-'))
  stops.push(() => rm(directory, { recursive: true }))
  const postgres = await openPostgres()
  stops.push(postgres.stop)
  const registry = await startRegistry()
  stops.push(registry.close)
  registry.set({ production: { host: { stable: '1.0.0' }, home: { stable: '1.0.0' } } }, [
    hostRelease('1.0.0'),
    home,
  ])
  const ports = {
    gateway: [await freePort(), await freePort()],
    edge: [await freePort(), await freePort()],
  } as const
  const gateways = await startReadyBalancer(ports.gateway)
  const edges = await startReadyBalancer(ports.edge)
  stops.push(gateways.close, edges.close)
  const common = {
    DEMO: '1',
    SCALE: '200',
    LIMITS: 'off',
    DRAIN_MS: String(DRAIN_MS),
    SHOP_URL: edges.address,
    DATABASE_URL: postgres.url,
    REGISTRY_ORIGIN: registry.origin,
    GATEWAY_ORIGIN: gateways.address,
    OVERRIDE_KEY: 'a'.repeat(64),
  }
  const start = async (part: 'gateway' | 'edge', at: number) => {
    const started = await startProcess({
      name: `${part}-${at}`,
      script: join(root, part === 'edge' ? 'platform/edge' : 'gateway', 'src/main.ts'),
      env: {
        ...common,
        DATA_DIR: join(directory, `${part}-${at}`),
        GATEWAY_PORT: String(ports.gateway[at]),
        PORT: String(ports.edge[at]),
      },
      logs: directory,
    })
    stops.push(started.stop)
    return started
  }
  const running: Record<'gateway' | 'edge', Running[]> = { gateway: [], edge: [] }
  const balancers = { gateway: gateways, edge: edges }
  for (const part of ['gateway', 'edge'] as const) {
    running[part] = await Promise.all([start(part, 0), start(part, 1)])
    await balancers[part].uses(ports[part])
  }

  const traffic = startTraffic(edges.address)
  for (const part of ['gateway', 'edge'] as const) {
    for (const at of [0, 1] as const) {
      await running[part][at]!.stop()
      await balancers[part].uses([ports[part][1 - at]!])
      running[part][at] = await start(part, at)
      await balancers[part].uses(ports[part])
    }
  }
  const { answers, failures } = await traffic.stop()
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(500)
})

/** Sends requests without a pause: half of the clients keep their connections, half open one for each request. */
function startTraffic(address: string) {
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: false })]
  const failures: string[] = []
  let answers = 0
  const ending = new AbortController()
  const client = async (number: number) => {
    for (let count = number; !ending.signal.aborted; count += 1) {
      const kind = REQUESTS[count % REQUESTS.length]!
      const outcome = await send(address, kind, agents[number % 2]!)
      if (outcome === 200) answers += 1
      else failures.push(`${kind.name}: ${outcome}`)
    }
  }
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number))
  return {
    async stop() {
      ending.abort()
      await Promise.all(clients)
      for (const agent of agents) agent.destroy()
      return { answers, failures }
    },
  }
}

const send = (address: string, { method, path, body }: Kind, agent: Agent) =>
  new Promise<number | string>((resolve) => {
    const authorization = `Basic ${Buffer.from('borong-mobile-web:borong-mobile-web').toString('base64')}`
    const sent = request(address + path, {
      agent,
      method,
      headers: { authorization, 'content-type': 'application/json' },
    })
    sent
      .once('error', (error) => resolve(error.message))
      .once('response', (response) => {
        response.resume()
        response
          .once('end', () => resolve(response.statusCode ?? 0))
          .once('error', (error) => resolve(error.message))
      })
      .end(body)
  })
