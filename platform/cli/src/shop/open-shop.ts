import { root } from '@borong/build/units'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort, startProcess, waitUntilOpen, type Running } from './processes.ts'

export interface ShopOptions {
  port: number
  dataDirectory: string
  channel: string
  /** A gateway that runs already; without it one is started. */
  gatewayOrigin?: string
  env?: Record<string, string>
  /** Called with each line that a service prints while it starts. */
  onLine?(service: string, line: string): void
}

/** Services that make a shop, each in a process of its own. */
export interface Shop {
  address: string
  registryAddress: string
  gatewayAddress: string
  dataDirectory: string
  services: Running[]
  /** Starts the edge, which needs releases to serve. */
  openEdge(): Promise<Running>
  stop(): Promise<void>
}

const GATEWAY_PATIENCE_S = 300
const PATIENCE_S = 180

const script = (name: string) => join(root, name, 'src/main.ts')

/** Starts registry and gateway; the edge is opened once there are releases. */
export async function startShop(options: ShopOptions): Promise<Shop> {
  const { dataDirectory } = options
  await mkdir(dataDirectory, { recursive: true })
  const address = `http://localhost:${options.port}`
  const [registryPort, gatewayPort] = [await freePort(), await freePort()]
  const registryAddress = `http://127.0.0.1:${registryPort}`
  const gatewayAddress = options.gatewayOrigin ?? `http://127.0.0.1:${gatewayPort}`
  const logs = join(dataDirectory, 'logs')
  const env = {
    ...options.env,
    DATA_DIR: dataDirectory,
    SHOP_URL: address,
    REGISTRY_PORT: String(registryPort),
    CHANNELS: [...new Set(['production', 'staging', options.channel])].join(','),
    BUDGETS: join(root, 'budgets.json'),
    GATEWAY_PORT: String(gatewayPort),
    REGISTRY_ORIGIN: registryAddress,
    GATEWAY_ORIGIN: gatewayAddress,
    CHANNEL: options.channel,
    PORT: String(options.port),
  }
  const services: Running[] = []
  const start = async (name: string, folder: string) => {
    const running = await startProcess({ name, script: script(folder), env, logs })
    running.onLine((line) => options.onLine?.(name, line))
    services.push(running)
    return running
  }
  const stop = async () => {
    // The edge first, so that nobody is served from half a shop; then what it stands on.
    for (const service of services.toReversed()) await service.stop()
  }
  try {
    const gateway = options.gatewayOrigin ? undefined : await start('gateway', 'gateway')
    const registry = await start('registry', 'platform/registry')
    await Promise.all([
      gateway && waitUntilOpen(`${gatewayAddress}/health`, gateway, GATEWAY_PATIENCE_S),
      waitUntilOpen(`${registryAddress}/registry/v1/key`, registry, PATIENCE_S),
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
    services,
    stop,
    async openEdge() {
      const edge = await start('edge', 'platform/edge')
      await waitUntilOpen(`http://127.0.0.1:${options.port}/healthz`, edge, PATIENCE_S)
      return edge
    },
  }
}
