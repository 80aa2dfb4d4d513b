import type { Telemetry, TelemetryRecord } from '@borong/contract/host'
import type { Boot } from '@borong/contract/release'

/** A record with the moment it was made and the release set it was made in. */
export interface StampedRecord {
  record: TelemetryRecord
  at: number
  path: string
  set: string
  versions: Readonly<Record<string, string>>
}

export type TelemetrySink = (records: readonly StampedRecord[]) => void

const LONGEST_QUEUE = 500

/** Telemetry that waits in line until a sink is there. */
export interface QueuedTelemetry extends Telemetry {
  drainTo(sink: TelemetrySink): void
}

/** Records from the first moment on; the oldest give way when the line grows too long. */
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
