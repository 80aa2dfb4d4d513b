import { makeToken } from '@borong/registry/keys'
import { startTestStore } from '@borong/object-store/testing/test-store'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { makeClient } from '@borong/cli/releases/client'
import { LOCAL_CHANNEL } from '@borong/cli/releases/known'
import { buildAll } from '@borong/cli/shop/build-all'
import { shopEnvironment } from '@borong/cli/shop/open-shop'
import { freePort } from '@borong/cli/shop/processes'
import { publishChanged } from '@borong/cli/shop/publish-changed'
import { startService, type Service } from '../soak/service.ts'
import { startVarnish, type Varnish } from './cache/varnish.ts'
import { openDatabase, type ShopDatabase } from './database.ts'
import { startHaproxy } from './haproxy.ts'

/** A process and its name in HAProxy's configuration. */
export interface Machine {
  name: string
  /** Its own address, without HAProxy. */
  address: string
  service: Service
  /** Resolves when HAProxy sends it requests. */
  inUse(): Promise<void>
}

/** A shop with two of each service behind HAProxy, on PostgreSQL with a standby and one object store. */
export interface Machines {
  /** The folder of all state. */
  directory: string
  address: string
  registryAddress: string
  adminToken: string
  database: ShopDatabase
  /** Varnish before HAProxy, where it is installed. Visitors of `address` do not go through it. */
  cache: Varnish | undefined
  edges: readonly Machine[]
  gateways: readonly Machine[]
  registries: readonly Machine[]
  /** The names of services that ended without being told to. */
  ended: readonly string[]
  stop(): Promise<void>
}

const PRODUCTS = 1_000
/** Longer than the second in which HAProxy notices. */
const DRAIN_MS = 2_500
const FOLDERS = {
  edge: 'platform/edge',
  gateway: 'gateway',
  registry: 'platform/registry',
} as const
type Part = keyof typeof FOLDERS
const PORT_SETTINGS = { edge: 'PORT', gateway: 'GATEWAY_PORT', registry: 'REGISTRY_PORT' } as const

/** Builds what changed, and opens the machines. The state of each is in its own folder of the directory. */
export async function openMachines(
  program: string,
  directory: string,
  report: (text: string) => void,
): Promise<Machines> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  const logs = join(directory, 'logs')
  const ended: string[] = []

  try {
    const built = await buildAll(report)
    report('Opening two of each service …')
    const database = await openDatabase(program, logs, report)
    stops.push(database.stop)
    const store = await startTestStore()
    stops.push(store.close)
    const ports = {
      edge: [await freePort(), await freePort()],
      gateway: [await freePort(), await freePort()],
      registry: [await freePort(), await freePort()],
    }
    const front = {
      shop: await freePort(),
      gateway: await freePort(),
      registry: await freePort(),
      stats: await freePort(),
      cache: await freePort(),
    }
    const at = (port: number) => `127.0.0.1:${port}`
    const haproxy = await startHaproxy(
      program,
      'haproxy.cfg',
      {
        SHOP_BIND: at(front.shop),
        GATEWAY_BIND: at(front.gateway),
        REGISTRY_BIND: at(front.registry),
        STATS_BIND: at(front.stats),
        ...Object.fromEntries(
          Object.entries(ports).flatMap(([part, pair]) =>
            pair.map((port, index) => [`${part.toUpperCase()}_${index + 1}`, at(port)]),
          ),
        ),
      },
      logs,
    )
    stops.push(haproxy.stop)

    const adminToken = makeToken()
    const { privateKey } = generateKeyPairSync('ed25519')
    const env = {
      ...shopEnvironment({
        port: front.shop,
        dataDirectory: directory,
        channel: LOCAL_CHANNEL,
        env: { DEMO: '1', SCALE: String(PRODUCTS), DRAIN_MS: String(DRAIN_MS) },
        registryPort: front.registry,
        gatewayPort: front.gateway,
        gatewayAddress: `http://${at(front.gateway)}`,
      }),
      ...store.env,
      DATABASE_URL: database.url,
      PURGED_CACHES: `http://${at(front.cache)}/`,
      OVERRIDE_KEY: randomBytes(32).toString('hex'),
      REGISTRY_ADMIN_TOKEN: adminToken,
      REGISTRY_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    }
    const open = async (part: Part): Promise<Machine[]> => {
      const machines = await Promise.all(
        ports[part].map(async (port, index) => {
          const name = `${part}-${index + 1}`
          const service = await startService({
            name,
            folder: FOLDERS[part],
            env: {
              ...env,
              DATA_DIR: join(directory, name),
              [PORT_SETTINGS[part]]: String(port),
            },
            logs,
            healthUrl: `http://${at(port)}/readyz`,
            onEnd: () => void ended.push(name),
          })
          stops.push(service.stop)
          return {
            name,
            address: `http://${at(port)}`,
            service,
            inUse: () => haproxy.uses(name),
          }
        }),
      )
      for (const { inUse } of machines) await inUse()
      return machines
    }

    const [gateways, registries] = [await open('gateway'), await open('registry')]
    const registryAddress = `http://${at(front.registry)}`
    const client = makeClient(`${registryAddress}/registry`, {
      authorization: `Bearer ${adminToken}`,
    })
    await publishChanged(
      client,
      built,
      { channel: LOCAL_CHANNEL, dataDirectory: directory },
      report,
    )
    const edges = await open('edge')
    const cache = await startVarnish({ front: front.cache, behind: front.shop }, logs)
    if (cache) stops.push(cache.stop)
    else report('not run: varnish')
    const address = `http://localhost:${front.shop}`
    return {
      directory,
      address,
      registryAddress,
      adminToken,
      database,
      cache,
      edges,
      gateways,
      registries,
      ended,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
