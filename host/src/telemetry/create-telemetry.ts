import type { Telemetry, TelemetryRecord } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'

/** A record with its time and its release set. */
export interface StampedRecord {
  record: TelemetryRecord
  at: number
  path: string
  set: string
  versions: Readonly<Record<string, string>>
}

export type TelemetrySink = (records: readonly StampedRecord[]) => void

const LONGEST_QUEUE = 500

/** Telemetry that is queued until a sink exists. */
export interface QueuedTelemetry extends Telemetry {
  drainTo(sink: TelemetrySink): void
}

/** Records from the start of the page. When the queue is full, the oldest are dropped. */
export function createTelemetry(boot: Pick<Boot, 'set'>): QueuedTelemetry {
  const versions = Object.fromEntries(
    Object.entries(boot.set.units).map(([name, unit]) => [name, unit.version]),
  )
  let queue: StampedRecord[] = []
  let sink: TelemetrySink | undefined
  return {
    record(record) {
      const stamped = {
        record,
        at: Date.now(),
        path: location.pathname,
        set: boot.set.id,
        versions,
      }
      if (sink) return sink([stamped])
      queue = [...queue.slice(-(LONGEST_QUEUE - 1)), stamped]
    },
    drainTo(next) {
      sink = next
      if (queue.length > 0) next(queue)
      queue = []
    },
  }
}
