import { root } from '@borong/build/units'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { demoSites } from './demo-sites.ts'
import type { MetricsPorts } from './observe.ts'
import { freePort, startProcess, waitUntilOpen, type Running } from './processes.ts'
import { supervise, type Supervised } from './supervise.ts'

export interface ShopOptions {
  port: number
  dataDirectory: string
  channel: string
  /** The address of a running gateway; without it one is started. */
  gatewayOrigin?: string
  env?: Record<string, string>
  /** The ports of the services' metrics; without them there are none. */
  metricsPorts?: MetricsPorts
  /** Called with each line that a service prints while it starts. */
  onLine?(service: string, line: string): void
  /** Ends a start that is still under way. */
  signal?: AbortSignal
}

/** The services of a shop, each in its own process. */
export interface Shop {
  address: string
  registryAddress: string
  gatewayAddress: string
  dataDirectory: string
  /** Starts the edge, which needs releases to serve. */
  openEdge(): Promise<void>
  /** Restarts services that exit unexpectedly; resolves with the name of one that keeps exiting. */
  supervise(onRestart: (name: string) => void): Promise<string>
  stop(): Promise<void>
}

const GATEWAY_PATIENCE_S = 300
const PATIENCE_S = 180

const script = (name: string) => join(root, name, 'src/main.ts')

/** The environment of all services of a shop on this machine. */
export function shopEnvironment(
  shop: Pick<ShopOptions, 'port' | 'dataDirectory' | 'channel' | 'env'> & {
    registryPort: number
    gatewayPort: number
    gatewayAddress: string
  },
): Record<string, string> {
  const address = `http://localhost:${shop.port}`
  const channels = [...new Set(['production', 'staging', shop.channel])]
  return {
    ...demoSites(address, process.env),
    ...shop.env,
    DATA_DIR: shop.dataDirectory,
    SHOP_URL: address,
    REGISTRY_PORT: String(shop.registryPort),
    // The registry has no other address that is known beforehand.
    REGISTRY_PUBLIC: '1',
    CHANNELS: channels.join(','),
    GATEWAYS: channels.map((channel) => `${channel}=${shop.gatewayAddress}`).join(','),
    BUDGETS: join(root, 'budgets.json'),
    GATEWAY_PORT: String(shop.gatewayPort),
    REGISTRY_ORIGIN: `http://127.0.0.1:${shop.registryPort}`,
    GATEWAY_ORIGIN: shop.gatewayAddress,
    EDGES: `${shop.channel}=http://127.0.0.1:${shop.port}`,
    CHANNEL: shop.channel,
    // The service of a squad runs on this machine, too.
    SERVICE_NETWORKS: 'loopback',
    PORT: String(shop.port),
  }
}

/**
 * Thousands of connections are objects that a collection of new objects has to copy. It then takes 3 ms instead of 25,
 * during which no request is answered. The processes that render pages do not inherit it.
 */
const EDGE_OPTIONS = ['--max-semi-space-size=4']

/** Starts registry and gateway; the edge is opened once there are releases. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { dataDirectory, signal } = options
  await mkdir(dataDirectory, { recursive: true })
  const address = `http://localhost:${options.port}`
  const [registryPort, gatewayPort] = [await freePort(), await freePort()]
  const registryAddress = `http://127.0.0.1:${registryPort}`
  const gatewayAddress = options.gatewayOrigin ?? `http://127.0.0.1:${gatewayPort}`
  const logs = join(dataDirectory, 'logs')
  const env = shopEnvironment({ ...options, registryPort, gatewayPort, gatewayAddress })
  const services: { running: Running | Supervised; restart(): Promise<Running> }[] = []
  const start = async (name: keyof MetricsPorts, folder: string, execArgv?: readonly string[]) => {
    const restart = async () => {
      const started = await startProcess({
        name,
        script: script(folder),
        // A port in the environment of this process would be the same for all services.
        env: { ...env, METRICS_PORT: options.metricsPorts?.[name]?.toString() },
        logs,
        execArgv,
      })
      started.onLine((line) => options.onLine?.(name, line))
      return started
    }
    const running = await restart()
    services.push({ running, restart })
    return running
  }
  const stop = async () => {
    // The edge stops first, so that no request meets an incomplete shop; then the services that it needs.
    for (const { running } of services.toReversed()) await running.stop()
  }
  try {
    const gateway = options.gatewayOrigin ? undefined : await start('gateway', 'gateway')
    const registry = await start('registry', 'platform/registry')
    await Promise.all([
      gateway && waitUntilOpen(`${gatewayAddress}/health`, gateway, GATEWAY_PATIENCE_S, signal),
      waitUntilOpen(`${registryAddress}/registry/v1/key`, registry, PATIENCE_S, signal),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address,
    registryAddress,
    gatewayAddress,
    dataDirectory,
    stop,
    supervise(onRestart) {
      const failures = services.map(async (service) => {
        const supervised = supervise(service.running as Running, {
          start: service.restart,
          onRestart,
        })
        service.running = supervised
        await supervised.failed
        return supervised.name
      })
      return Promise.race(failures)
    },
    async openEdge() {
      const edge = await start('edge', 'platform/edge', EDGE_OPTIONS)
      await waitUntilOpen(`http://127.0.0.1:${options.port}/healthz`, edge, PATIENCE_S, signal)
    },
  }
}
