import { flagsAtom, flagsRequestedAtom, type Page } from '@borong/contract/host'
import { isAllowed } from '@borong/ui/consent'
import type { Visits } from '../offline/visits.ts'
import { whenIdle } from '../page/when-idle.ts'
import type { LoadedUnits } from '../singletons/loaded-units.ts'
import type { QueuedTelemetry, TelemetrySink } from './create-telemetry.ts'
import { toDataLayer, type DataLayerEntry } from './data-layer.ts'
import { defaultFlags } from './flags.ts'
import { createHealthBook, type HealthBook } from './health.ts'
import { askForConsent, consentedSink, forgetIdentifiers } from './consent.ts'
import { inTurn, lateSink } from './late-sink.ts'
import { reportNavigation } from './report-navigation.ts'
import { observeVitals } from './vitals.ts'
import { isBot, isPartnerVisit, landingAddress } from './tracking-exclusions.ts'

interface Parts {
  page: Page
  telemetry: QueuedTelemetry
  visits: Visits
  /** The unit of the current route. */
  routeUnit(): string | undefined
  loaded: Pick<LoadedUnits, 'rendered'>
}

/** The registry's endpoint for the health of releases. */
const REPORTS = '/registry/v1/reports'

/** Takes telemetry out of its queue after the load and passes it to the services. */
export function startTelemetry({ page, telemetry, visits, routeUnit, loaded }: Parts): void {
  // Versions that a visitor chose by hand are not representative.
  const isCounted = !page.boot.overridden?.length
  const isMeasured = !isBot(navigator.userAgent) && !isPartnerVisit(landingAddress())
  const health = createHealthBook()
  health.used('host', page.modules.version('host'))
  const sinks: TelemetrySink[] = [
    health.take,
    ...(isMeasured && isCounted ? [consentedSink(page, () => toWindow, noop)] : []),
    ...services(page, visits, isMeasured, isCounted),
  ]
  telemetry.drainTo((records) => sinks.forEach((sink) => sink(records)))
  observeVitals((name, value) => {
    const unit = routeUnit()
    if (!unit) return
    const from = { unit, version: page.modules.version(unit) }
    telemetry.record({ type: 'vital', name, value, from })
  })
  if (isCounted) reportHealth(page, health, loaded)
  const trace = sampledTrace()
  if (trace) whenIdle(() => reportNavigation(trace))
}

/** The trace of this document, where the shop records it. */
function sampledTrace(): string | undefined {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  const timings = (navigation as PerformanceNavigationTiming | undefined)?.serverTiming
  const place = timings?.find(({ name }) => name === 'traceparent')?.description ?? ''
  return /^00-(\w+)-\w+-01$/.exec(place)?.[1]
}

const noop = () => {}

const toWindow: TelemetrySink = (records) => {
  const dataLayer = ((window as unknown as { dataLayer?: DataLayerEntry[] }).dataLayer ??= [])
  for (const record of records) {
    const entry = toDataLayer(record)
    if (entry) dataLayer.push(entry)
  }
}

/** The services with a configured key, each in its own file. */
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
  const useDefaults = () => page.store.set(flagsAtom, defaultFlags)
  if (isMeasured && posthogKey) {
    askForConsent(page)
    let end: (() => void) | undefined
    const start = () => {
      const analytics = turn(
        () => import('./analytics.ts'),
        (module) => {
          // The visitor may have said no while the file was loading.
          if (!isAllowed(page.boot.config.consent)) return null
          end = module.endAnalytics
          return module.startAnalytics(page, isCounted)
        },
      )
      analytics.catch(useDefaults)
      return lateSink(analytics)
    }
    const forget = () => {
      end?.()
      end = undefined
      forgetIdentifiers(page.boot.config.cookieDomain)
      if (page.store.get(flagsAtom) === null) useDefaults()
    }
    sinks.push(consentedSink(page, start, forget))
  } else useDefaults()
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
 * The services' files take a cheap phone most of a second. A new visitor reads, scrolls and taps in that time, so they
 * start later, unless a screen requests a flag.
 */
const untilServicesBegin = (store: Page['store']) =>
  new Promise<void>((resolve) => {
    const begin = () => store.get(flagsRequestedAtom) && resolve()
    setTimeout(resolve, READING_MS)
    store.sub(flagsRequestedAtom, begin)
    begin()
  })

function reportHealth(page: Page, health: HealthBook, { rendered }: Parts['loaded']): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    rendered.forEach((version, unit) => health.used(unit, version))
    const report = {
      channel: page.boot.set.channel,
      visitor: page.credentials.guestId(),
      units: health.units(),
    }
    navigator.sendBeacon(REPORTS, JSON.stringify(report))
  })
}
