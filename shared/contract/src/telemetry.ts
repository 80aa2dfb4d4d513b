import { useCallback } from 'react'
import { currentPage, usePage } from './page.ts'
import { useRemote, type RemoteIdentity } from './remote-context.ts'

/** An event of the data layer, in one of its three shapes. */
export type TrackEvent =
  | { category: string; action: string; label?: string; value?: number }
  | { category: string; action: string; ecommerce: Readonly<Record<string, unknown>> }
  | { page: string; ecommerce: Readonly<Record<string, unknown>> }

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

/** Where events, errors and measurements go. They wait in line until the services behind it are loaded. */
export interface Telemetry {
  record(record: TelemetryRecord): void
}

/** Puts an event on the data layer. Inside a component prefer `useTrack`, which also says which remote it came from. */
export const track = (event: TrackEvent): void =>
  currentPage().telemetry.record({ type: 'track', event })

/** Puts events of this remote on the data layer. */
export function useTrack(): (event: TrackEvent) => void {
  const { telemetry } = usePage()
  const from = useRemote()
  return useCallback(
    (event: TrackEvent) => telemetry.record({ type: 'track', event, from }),
    [telemetry, from],
  )
}
