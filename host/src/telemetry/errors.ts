import type { Page } from '@borong/contract/host'
import {
  addBreadcrumb,
  breadcrumbsIntegration,
  captureException,
  captureMessage,
  consoleIntegration,
  dedupeIntegration,
  eventFiltersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  withScope,
  type Breadcrumb,
  type ErrorEvent,
} from '@sentry/react'
import { LoadFailure } from '../loading/load-failure.ts'
import type { Visits } from '../offline/visits.ts'
import type { StampedRecord, TelemetrySink } from './create-telemetry.ts'
import { mask } from './mask.ts'
import { originOf, type Origin } from './origin.ts'
import { followSteps } from './steps.ts'

const MOST_BREADCRUMBS = 100
const STACK_DEPTH = 50

/** Sends errors to the error-reporting service, through our own origin. */
export function startErrorReports({ boot }: Pick<Page, 'boot'>, visits: Visits): TelemetrySink {
  const { sentryDsn, sentryTunnel } = boot.config.telemetry
  init({
    dsn: sentryDsn,
    ...(sentryTunnel ? { tunnel: sentryTunnel } : {}),
    environment: boot.set.channel,
    maxBreadcrumbs: MOST_BREADCRUMBS,
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpBodies: [] },
    // What nobody caught is in our own queue from the first moment on, so the service's handlers would tell it twice.
    defaultIntegrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      consoleIntegration(),
      // Calls come from our own queue, with those from before the service was there; taps and visits when they are answered.
      breadcrumbsIntegration({ dom: false, history: false, fetch: false, xhr: false }),
    ],
    beforeBreadcrumb: (breadcrumb) => mask(breadcrumb),
    beforeSend: (event) => ({ ...mask(event), release: releaseOf(event) }),
    initialScope: {
      tags: {
        channel: boot.set.channel,
        ...(boot.overridden?.length ? { overridden: boot.overridden.join(',') } : {}),
      },
    },
  })
  // Chrome alone keeps ten frames unless it is told otherwise.
  Error.stackTraceLimit = STACK_DEPTH
  const tellSteps = followSteps(visits, addBreadcrumb)
  return (records) => {
    if (records.some(isFailure)) tellSteps()
    records.forEach(report)
  }
}

const isFailure = ({ record: { type } }: StampedRecord) =>
  type === 'error' || type === 'load-failure'

function report(stamped: StampedRecord): void {
  const { record } = stamped
  // The loader has told of it already, with what became of it.
  if (record.type === 'error' && !(record.error instanceof LoadFailure))
    return inItsScope(stamped, record.context, () => captureException(record.error))
  if (record.type === 'load-failure') {
    const { unit, version, module, recovered, error } = record
    const failure = new LoadFailure(unit, version, module, error)
    return inItsScope(stamped, { module, recovered }, () => captureException(failure))
  }
  if (record.type === 'duplicate') {
    const message = `${record.bringer} brought a second copy of ${record.library}`
    return inItsScope(stamped, undefined, () => captureMessage(message, 'warning'))
  }
  const breadcrumb = toBreadcrumb(stamped)
  if (breadcrumb) addBreadcrumb(breadcrumb)
}

/** Gives what is captured the origin and the moment of its record. */
function inItsScope(
  stamped: StampedRecord,
  context: Readonly<Record<string, unknown>> | undefined,
  capture: () => void,
): void {
  withScope((scope) => {
    scope.setTags({ ...originOf(stamped) } satisfies Origin)
    scope.setTransactionName(stamped.path)
    scope.setContext('record', { ...context, versions: stamped.versions })
    scope.addEventProcessor((event) => ({ ...event, timestamp: stamped.at / 1000 }))
    capture()
  })
}

/** The release that an error belongs to is its remote's, not the page's. */
function releaseOf({ tags }: ErrorEvent): string | undefined {
  return tags?.remote ? `${String(tags.remote)}@${String(tags.remote_version)}` : undefined
}

/** What led to an error: what was called, and what was done. */
function toBreadcrumb({ record, at }: StampedRecord): Breadcrumb | undefined {
  const timestamp = at / 1000
  if (record.type === 'request') {
    const { call, url, status } = record
    const level = status >= 200 && status < 400 ? 'info' : 'error'
    return { type: 'http', category: call, level, timestamp, data: { url, status_code: status } }
  }
  if (record.type !== 'track') return undefined
  const { event } = record
  const message = 'page' in event ? event.page : `${event.category} ${event.action}`
  return { category: 'track', level: 'info', timestamp, message }
}
