import type { Page } from '@borong/contract/host'
import type { Renderers } from '../witness/renderers.ts'
import type { LoadedUnits } from '../witness/loaded-units.ts'
import type { ReleaseSet } from '../loading/release-set.ts'
import type { KeptCopy } from '../offline/kept-copy.ts'
import type { Visits } from '../offline/visits.ts'
import { startOffline } from '../offline/start-offline.ts'
import { findRoute } from '../routing/use-current-route.ts'
import { startTelemetry } from '../telemetry/after-load.ts'
import type { QueuedTelemetry } from '../telemetry/create-telemetry.ts'
import { startWitness } from '../witness/browser-witness.ts'

interface Started {
  page: Page
  telemetry: QueuedTelemetry
  set: ReleaseSet
  renderers: Renderers
  loaded: LoadedUnits
  visits: Visits
  keptCopy: KeptCopy
  workers: ServiceWorkerContainer | undefined
}

/** Begins what the first view can do without. What fails keeps nothing else from beginning. */
export function beginAfterLoad({ page, workers, ...parts }: Started): void {
  const routeUnit = () => findRoute(page.boot.routes, location.pathname)?.unit
  const begin = (start: () => unknown) =>
    void Promise.resolve()
      .then(start)
      .catch(() => {})
  begin(() => startTelemetry({ page, routeUnit, ...parts }))
  begin(() => startWitness(parts))
  if (workers) begin(() => startOffline({ page, workers, ...parts }))
}
