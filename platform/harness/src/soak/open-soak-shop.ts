import { join } from 'node:path'
import { LOCAL_CHANNEL } from '@borong/cli/releases/known'
import { buildAll } from '@borong/cli/shop/build-all'
import { shopEnvironment } from '@borong/cli/shop/open-shop'
import { freePort } from '@borong/cli/shop/processes'
import { adminClient, publishChanged } from '@borong/cli/shop/publish-changed'
import { openPostgres, type RunningPostgres } from '../tests/postgres.ts'
import { startBalancer } from './balancer.ts'
import { startService, type Service } from './service.ts'

/** A shop with two gateways behind a balancer, on a PostgreSQL of its own. */
export interface SoakShop {
  address: string
  postgres: RunningPostgres
  gateways: readonly [Service, Service]
  registry: Service
  edge: Service
  /** The names of services that ended without being told to. */
  ended: readonly string[]
  stop(): Promise<void>
}

const PRODUCTS = 1_000
/** Small, so that a hostile client reaches the limit, and fills the caches in the warm-up, also on a slow machine. */
const LIMITS = { TELEMETRY_LIMIT: '100', CACHE_MB: '64' }

/** Builds what changed, and opens a shop whose state is in the directory. */
export async function openSoakShop(
  directory: string,
  report: (text: string) => void,
): Promise<SoakShop> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).toReversed()) await end()
  }
  const ended: string[] = []
  const service = async (
    name: string,
    folder: string,
    env: Record<string, string>,
    healthUrl: string,
  ): Promise<Service> => {
    const logs = join(directory, 'logs')
    const onEnd = () => void ended.push(name)
    const started = await startService({ name, folder, env, logs, healthUrl, onEnd })
    stops.push(started.stop)
    return started
  }

  try {
    const built = await buildAll(report)
    report('Filling the shop …')
    const postgres = await openPostgres({ isDurable: true })
    stops.push(postgres.stop)
    const ports = [await freePort(), await freePort(), await freePort()] as const
    const registryPort = await freePort()
    const port = await freePort()
    const env = shopEnvironment({
      port,
      dataDirectory: directory,
      channel: LOCAL_CHANNEL,
      env: { DEMO: '1', SCALE: String(PRODUCTS), ...LIMITS },
      registryPort,
      gatewayPort: ports[0],
      gatewayAddress: `http://127.0.0.1:${ports[2]}`,
    })
    const gateway = (number: 1 | 2) => {
      const address = `http://127.0.0.1:${ports[number - 1]}`
      const own = {
        GATEWAY_PORT: String(ports[number - 1]),
        DATABASE_URL: postgres.url,
        DATA_DIR: join(directory, `gateway-${number}`),
      }
      return service(`gateway-${number}`, 'gateway', { ...env, ...own }, `${address}/health`)
    }
    const gateways = await Promise.all([gateway(1), gateway(2)])
    const origins = ports.slice(0, 2).map((port) => `http://127.0.0.1:${port}`)
    const balancer = await startBalancer(ports[2], origins)
    stops.push(balancer.close)
    const registryAddress = `http://127.0.0.1:${registryPort}`
    const registry = await service(
      'registry',
      'platform/registry',
      env,
      `${registryAddress}/registry/v1/key`,
    )
    const client = await adminClient(registryAddress, directory)
    await publishChanged(
      client,
      built,
      { channel: LOCAL_CHANNEL, dataDirectory: directory },
      report,
    )
    const address = `http://localhost:${port}`
    const edge = await service('edge', 'platform/edge', env, `http://127.0.0.1:${port}/healthz`)
    return { address, postgres, gateways, registry, edge, ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
