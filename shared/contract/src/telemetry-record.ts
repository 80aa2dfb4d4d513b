import type { NamedEvent } from './events.ts'
import type { RemoteIdentity } from './remote-context.ts'

/** An event of the data layer: one of the shop's by its name, or any other in one of the three shapes. */
export type TrackEvent =
  | NamedEvent
  | { category: string; action: string; label?: string; value?: number }
  | { category: string; action: string; ecommerce: Readonly<Record<string, unknown>> }
  | { page: string; ecommerce: Readonly<Record<string, unknown>> }

/** A record for the telemetry services. */
export type TelemetryRecord =
  | { type: 'track'; event: TrackEvent; from?: RemoteIdentity }
  | {
      type: 'error'
      error: unknown
      from?: RemoteIdentity
      context?: Readonly<Record<string, unknown>>
    }
  | {
      type: 'load-failure'
      unit: string
      version: string
      module: string
      error: unknown
      recovered: boolean
    }
  | { type: 'request'; call: string; url: string; status: number; ms: number }
  | { type: 'vital'; name: string; value: number; from?: RemoteIdentity }
  | { type: 'duplicate'; library: string; bringer: string }

/** Receives events, errors and measurements, and queues them until the services are loaded. */
export interface Telemetry {
  record(record: TelemetryRecord): void
}
