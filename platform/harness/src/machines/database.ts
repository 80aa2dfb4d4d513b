import { root } from '@borong/build/units'
import { join } from 'node:path'
import { freePort } from '@borong/cli/shop/processes'
import { installPackage } from '../tests/install-package.ts'
import { openPostgres } from '../tests/postgres.ts'
import { startHaproxy } from './haproxy.ts'

/** The database of a shop on several machines. */
export interface ShopDatabase {
  url: string
  /** Two machines, where Patroni and etcd are installed. */
  cluster: Cluster | undefined
  stop(): Promise<void>
}

export interface Cluster {
  nodes: readonly [ClusterNode, ClusterNode]
  /** Resolves when HAProxy sends statements to this machine. */
  uses(node: ClusterNode): Promise<void>
}

export interface ClusterNode {
  name: string
  port: number
  apiPort: number
  kill(): Promise<void>
  start(): void
  is(role: 'primary' | 'sync'): Promise<void>
}

interface RunningCluster {
  nodes: readonly [ClusterNode, ClusterNode]
  urlAt(port: number): string
  stop(): Promise<void>
}

/** Opens PostgreSQL with a synchronous standby behind HAProxy; a single server where Patroni can't be had. */
export async function openDatabase(
  haproxy: string,
  logs: string,
  report: (text: string) => void,
): Promise<ShopDatabase> {
  const running = await openCluster()
  if (!running) {
    report('not run: patroni')
    const { url, stop } = await openPostgres({ isDurable: true })
    return { url, cluster: undefined, stop }
  }
  try {
    const { nodes } = running
    const [port, stats] = [await freePort(), await freePort()]
    const at = (one: number) => `127.0.0.1:${one}`
    const addresses = {
      POSTGRES_BIND: at(port),
      STATS_BIND: at(stats),
      ...Object.fromEntries(
        nodes.flatMap((node, index) => [
          [`POSTGRES_${index + 1}`, at(node.port)],
          [`PATRONI_PORT_${index + 1}`, String(node.apiPort)],
        ]),
      ),
    }
    const balancer = await startHaproxy(haproxy, 'postgres/haproxy.cfg', addresses, logs)
    await balancer.uses(nodes[0].name)
    await balancer.spares(nodes[1].name)
    return {
      url: running.urlAt(port),
      cluster: { nodes, uses: ({ name }) => balancer.uses(name) },
      async stop() {
        await balancer.stop()
        await running.stop()
      },
    }
  } catch (error) {
    await running.stop()
    throw error
  }
}

/** Starts both machines of the database; undefined where Patroni or etcd is missing and can't be installed. */
async function openCluster(): Promise<RunningCluster | undefined> {
  // Resolved at run time: the gateway is no dependency of the command line.
  const { startPostgresCluster } = (await import(
    join(root, 'gateway/src/testing/postgres-cluster.ts')
  )) as {
    startPostgresCluster(free: typeof freePort): Promise<RunningCluster | { reason: string }>
  }
  const first = await startPostgresCluster(freePort)
  if (!('reason' in first)) return first
  installPackage('Patroni and etcd', 'postgresql', 'patroni', 'etcd-server')
  const second = await startPostgresCluster(freePort)
  return 'reason' in second ? undefined : second
}
