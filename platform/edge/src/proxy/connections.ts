import { Agent, type Dispatcher } from 'undici'

/** Connections to the services behind the edge, separated by purpose, so that none waits for another kind. */
export interface Connections {
  reads: Dispatcher
  writes: Dispatcher
  /** Event streams occupy their connections for minutes. The gateway limits their number. */
  streams: Dispatcher
  destroy(): Promise<void>
}

const COMMON = { connect: { timeout: 3_000 }, keepAliveTimeout: 30_000 }

export function openConnections(): Connections {
  const reads = new Agent({ ...COMMON, connections: 128 })
  const writes = new Agent({ ...COMMON, connections: 64 })
  const streams = new Agent(COMMON)
  return {
    reads,
    writes,
    streams,
    async destroy() {
      await Promise.all([reads.destroy(), writes.destroy(), streams.destroy()])
    },
  }
}
