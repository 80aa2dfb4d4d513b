import { flagsAtom, flagsWantedAtom, type Page } from '@borong/contract/host'
import type { Visits } from '../offline/visits.ts'
import type { QueuedTelemetry, TelemetrySink } from './create-telemetry.ts'
import { toDataLayer, type DataLayerEntry } from './data-layer.ts'
import { defaultFlags } from './flags.ts'
import { createHealthBook, type HealthBook } from './health.ts'
import { inTurn, lateSink } from './late-sink.ts'
import { observeVitals } from './vitals.ts'
import { isBot, isPartnerVisit, landingAddress } from './who-is-left-out.ts'

interface Parts {
  page: Page
  telemetry: QueuedTelemetry
  visits: Visits
  /** The unit that draws the current route. */
  routeUnit(): string | undefined
}

/** Where browsers tell the registry how releases do. */
const REPORTS = '/registry/v1/reports'

/** Takes telemetry out of its queue, once the page has loaded, and brings it to the services. */
export function startTelemetry({ page, telemetry, visits, routeUnit }: Parts): void {
  // Versions that somebody chose for himself say nothing about what visitors get.
  const isCounted = !page.boot.overridden?.length
  const isMeasured =
    !isBot(navigator.userAgent) && !isPartnerVisit(landingAddress(), () => sessionStorage)
  const health = createHealthBook()
  health.used('host', page.modules.version('host'))
  const sinks: TelemetrySink[] = [
    health.take,
    ...(isMeasured && isCounted ? [toWindow] : []),
    ...services(page, visits, isMeasured, isCounted),
  ]
  telemetry.drainTo((records) => sinks.forEach((sink) => sink(records)))
  observeVitals((name, value) => {
    const unit = routeUnit()
    if (!unit) return
    const from = { unit, version: page.modules.version(unit) }
    telemetry.record({ type: 'vital', name, value, from })
  })
  if (isCounted) reportHealth(page, health, routeUnit)
}

const toWindow: TelemetrySink = (records) => {
  const dataLayer = ((window as unknown as { dataLayer?: DataLayerEntry[] }).dataLayer ??= [])
  for (const record of records) {
    const entry = toDataLayer(record)
    if (entry) dataLayer.push(entry)
  }
}

/** The services that a key is configured for, each in a file of its own. */
function services(
  page: Page,
  visits: Visits,
  isMeasured: boolean,
  isCounted: boolean,
): TelemetrySink[] {
  const { posthogKey, sentryDsn, logsToken } = page.boot.config.telemetry
  const turn = inTurn(untilServicesBegin(page.store))
  const sinks: TelemetrySink[] = []
  if (sentryDsn)
    sinks.push(
      lateSink(
        turn(
          () => import('./errors.ts'),
          ({ startErrorReports }) => startErrorReports(page, visits),
        ),
      ),
    )
  if (isMeasured && posthogKey) {
    const analytics = turn(
      () => import('./analytics.ts'),
      ({ startAnalytics }) => startAnalytics(page, isCounted),
    )
    analytics.catch(() => page.store.set(flagsAtom, defaultFlags))
    sinks.push(lateSink(analytics))
  } else page.store.set(flagsAtom, defaultFlags)
  if (logsToken)
    sinks.push(
      lateSink(
        turn(
          () => import('./logs.ts'),
          ({ startLogs }) => startLogs(page),
        ),
      ),
    )
  return sinks
}

const READING_MS = 4000

/**
 * The services' files take a cheap phone most of a second. Whoever has just opened a page reads, scrolls and taps in that
 * time, so it is left alone for a while, unless a screen asks for a flag.
 */
const untilServicesBegin = (store: Page['store']) =>
  new Promise<void>((resolve) => {
    const begin = () => store.get(flagsWantedAtom) && resolve()
    setTimeout(resolve, READING_MS)
    store.sub(flagsWantedAtom, begin)
    begin()
  })

function reportHealth(page: Page, health: HealthBook, routeUnit: Parts['routeUnit']): void {
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
