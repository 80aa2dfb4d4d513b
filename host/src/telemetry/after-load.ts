import type { Page } from '@borong/contract/host'
import type { QueuedTelemetry } from './create-telemetry.ts'
import { toDataLayer, type DataLayerEntry } from './data-layer.ts'
import { createHealthBook } from './health.ts'
import { observeVitals } from './vitals.ts'

interface Parts {
  page: Page
  telemetry: QueuedTelemetry
  /** The unit that draws the current route. */
  routeUnit(): string | undefined
}

/** Where browsers tell the registry how releases do. */
const REPORTS = '/registry/v1/reports'

/** Takes telemetry out of its queue, once the page has loaded: events to the data layer, failures and vitals to the registry. */
export function startTelemetry({ page, telemetry, routeUnit }: Parts): void {
  const dataLayer = ((window as unknown as { dataLayer?: DataLayerEntry[] }).dataLayer ??= [])
  const health = createHealthBook()
  health.used('host', page.modules.version('host'))
  telemetry.drainTo((records) => {
    health.take(records)
    for (const record of records) {
      const entry = toDataLayer(record)
      if (entry) dataLayer.push(entry)
    }
  })
  observeVitals((name, value) => {
    const unit = routeUnit()
    if (unit)
      telemetry.record({
        type: 'vital',
        name,
        value,
        from: { unit, version: page.modules.version(unit) },
      })
  })
  // Versions that somebody chose for himself say nothing about what visitors get.
  if (page.boot.overridden?.length) return
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const unit = routeUnit()
    if (unit) health.used(unit, page.modules.version(unit))
    const report = {
      channel: page.boot.set.channel,
      visitor: page.credentials.guestId(),
      units: health.units(),
    }
    navigator.sendBeacon(REPORTS, JSON.stringify(report))
  })
}
