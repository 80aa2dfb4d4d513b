import type { Page } from '@borong/contract/host'
import { isAllowed, watchChoice } from '@borong/ui/consent'
import { datadogLogs } from '@datadog/browser-logs'
import { LoadFailure } from '../loading/load-failure.ts'
import type { TelemetrySink } from './create-telemetry.ts'
import { featureTags } from './feature-tags.ts'
import { toLogLine } from './log-line.ts'
import { mask } from './mask.ts'

const SERVICE = 'borong-mobile-web'

/**
 * Sends log lines to the monitoring intake. The library's built-in figures match the specification: batches of 50
 * lines, 16 KB or 30 seconds, 3000 errors a minute, sessions of 15 minutes without a visit and four hours at most.
 */
export function startLogs({ boot }: Pick<Page, 'boot'>): TelemetrySink {
  const { logsToken, logsProxy } = boot.config.telemetry
  datadogLogs.init({
    clientToken: logsToken,
    ...(logsProxy ? { proxy: logsProxy } : {}),
    service: SERVICE,
    env: boot.set.channel,
    version: boot.set.units.host?.version,
    sessionSampleRate: 100,
    telemetrySampleRate: 0,
    trackAnonymousUser: false,
    // Without consent the session ends with the document, and nothing is stored.
    ...(isAllowed(boot.config.consent) ? {} : { sessionPersistence: 'memory' as const }),
    useSecureSessionCookie: location.protocol === 'https:',
    // Our own queue records uncaught errors from the start.
    forwardErrorsToLogs: false,
    beforeSend(log) {
      Object.assign(log, mask({ ...log }))
      return true
    },
  })
  const { consent } = boot.config
  // A no ends the lines and the session's cookie; errors are still reported, without an identifier.
  watchChoice(() => datadogLogs.setTrackingConsent(isAllowed(consent) ? 'granted' : 'not-granted'))
  datadogLogs.setGlobalContext({
    channel: boot.set.channel,
    ...featureTags(boot.config),
    ...(boot.overridden?.length ? { overridden: boot.overridden.join(',') } : {}),
  })
  return (records) => {
    for (const stamped of records) {
      // The loader has already reported it, with its outcome.
      if (stamped.record.type === 'error' && stamped.record.error instanceof LoadFailure) continue
      const line = toLogLine(stamped)
      if (line) datadogLogs.logger.log(line.message, line.context, line.level, line.error)
    }
  }
}
