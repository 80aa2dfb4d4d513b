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
import { featureTags } from './feature-tags.ts'
import { withDebugIds } from './debug-ids.ts'
import { mask } from './mask.ts'
import { originOf, type Origin } from './origin.ts'
import { shapeOf } from './shop-events.ts'
import { followSteps } from './steps.ts'

const MOST_BREADCRUMBS = 100
/** With these lengths an event stays below the 256 kB that the gateway takes. */
const LONGEST_BREADCRUMB = 1000
const LONGEST_TEXT = 10_000

/** Sends errors to the error-reporting service, through our own origin. */
export function startErrorReports({ boot }: Pick<Page, 'boot'>, visits: Visits): TelemetrySink {
  const { sentryDsn, sentryTunnel } = boot.config.telemetry
  init({
    dsn: sentryDsn,
    ...(sentryTunnel ? { tunnel: sentryTunnel } : {}),
    environment: boot.set.channel,
    maxBreadcrumbs: MOST_BREADCRUMBS,
    maxValueLength: LONGEST_TEXT,
    sendClientReports: false,
    dataCollection: { userInfo: false, cookies: false, httpBodies: [] },
    // Our own queue records uncaught errors from the start, so the service's handlers would report them twice.
    defaultIntegrations: [
      eventFiltersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      consoleIntegration(),
      // Our own queue provides the calls, including those before the service started. Clicks and navigation are added
      // after the input is handled.
      breadcrumbsIntegration({ dom: false, history: false, fetch: false, xhr: false }),
    ],
    beforeBreadcrumb: (breadcrumb) => mask(shortened(breadcrumb)),
    beforeSend: (event) => withDebugIds({ ...mask(event), release: releaseOf(event) }),
    initialScope: {
      tags: {
        channel: boot.set.channel,
        ...featureTags(boot.config),
        ...(boot.overridden?.length ? { overridden: boot.overridden.join(',') } : {}),
      },
    },
  })
  const tellSteps = followSteps(visits, addBreadcrumb)
  return (records) => {
    if (records.some(isFailure)) tellSteps()
    records.forEach(report)
  }
}

/** The message of a console call has its arguments already. */
function shortened({ message, data, ...breadcrumb }: Breadcrumb): Breadcrumb {
  const { arguments: _, ...rest } = data ?? {}
  return {
    ...breadcrumb,
    ...(message === undefined ? {} : { message: message.slice(0, LONGEST_BREADCRUMB) }),
    ...(data ? { data: rest } : {}),
  }
}

const isFailure = ({ record: { type } }: StampedRecord) =>
  type === 'error' || type === 'load-failure'

function report(stamped: StampedRecord): void {
  const { record } = stamped
  // The loader has already reported it, with its outcome.
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

/** Sets the origin and the time of a record on the captured event. */
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

/** The release of an error is its remote's, not the page's. */
function releaseOf({ tags }: ErrorEvent): string | undefined {
  return tags?.remote ? `${String(tags.remote)}@${String(tags.remote_version)}` : undefined
}

/** A breadcrumb: a call or an event before an error. */
function toBreadcrumb({ record, at }: StampedRecord): Breadcrumb | undefined {
  const timestamp = at / 1000
  if (record.type === 'request') {
    const { call, url, status } = record
    const level = status >= 200 && status < 400 ? 'info' : 'error'
    return { type: 'http', category: call, level, timestamp, data: { url, status_code: status } }
  }
  if (record.type !== 'track') return undefined
  const event = shapeOf(record.event)
  const message = 'page' in event ? event.page : `${event.category} ${event.action}`
  return { category: 'track', level: 'info', timestamp, message }
}
