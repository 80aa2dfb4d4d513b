import { useCallback } from 'react'
import { currentPage, usePage } from './page.ts'
import { useRemote } from './remote-context.ts'
import type { TrackEvent } from './telemetry-record.ts'

export type { Telemetry, TelemetryRecord, TrackEvent } from './telemetry-record.ts'

/** Adds an event to the data layer. Components use `useTrack`, which also records their remote. */
export const track = (event: TrackEvent): void =>
  currentPage().telemetry.record({ type: 'track', event })

/** Returns a function that adds events of this remote to the data layer. */
export function useTrack(): (event: TrackEvent) => void {
  const { telemetry } = usePage()
  const from = useRemote()
  return useCallback(
    (event: TrackEvent) => telemetry.record({ type: 'track', event, from }),
    [telemetry, from],
  )
}
