import { Gauge, type Registry } from 'prom-client'

/** A pool of connections, as `pg` counts it. */
export interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** Adds the use of pools of database connections, by name. */
export function watchPools(metrics: Registry, pools: Readonly<Record<string, Pool>>): void {
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers: [metrics],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}
