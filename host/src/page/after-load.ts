import type { Page } from '@borong/contract/host'
import type { LoadedUnits } from '../singletons/loaded-units.ts'
import type { ReleaseSet } from '../loading/release-set.ts'
import type { OfflineCopy } from '../offline/offline-copy.ts'
import type { Visits } from '../offline/visits.ts'
import { startInApp } from '../in-app/start-in-app.ts'
import { startOffline } from '../offline/start-offline.ts'
import { findRoute } from '../routing/use-current-route.ts'
import { startTelemetry } from '../telemetry/after-load.ts'
import type { QueuedTelemetry } from '../telemetry/create-telemetry.ts'
import { startSingletonCheck } from '../singletons/start-singleton-check.ts'

interface Started {
  page: Page
  telemetry: QueuedTelemetry
  set: ReleaseSet
  loaded: LoadedUnits
  visits: Visits
  offlineCopy: OfflineCopy
  workers: ServiceWorkerContainer | undefined
}

/** Starts everything that the first view does not need. A failure of one part does not stop the others. */
export function beginAfterLoad({ page, workers, ...parts }: Started): void {
  const routeUnit = () => findRoute(page.boot.routes, location.pathname)?.unit
  const begin = (start: () => unknown) =>
    void Promise.resolve()
      .then(start)
      .catch(() => {})
  begin(() => startTelemetry({ page, routeUnit, ...parts }))
  begin(() => startSingletonCheck(parts))
  begin(() => startInApp(page))
  if (workers) begin(() => startOffline({ page, workers, ...parts }))
}
