import type { Page } from '@borong/contract/host'
import { flagsAtom } from '@borong/contract/host'
import posthog, {
  type CaptureResult,
  type PostHogConfig,
} from 'posthog-js/dist/module.no-external.js'
import type { TelemetrySink } from './create-telemetry.ts'
import { createEventSender } from './event-sender.ts'
import { maskFirstAddress } from './first-address.ts'
import { resolveFlags } from './flags.ts'
import { followVisitor } from './follow-visitor.ts'
import { mask } from './mask.ts'
import { toAnalyticsEvent } from './to-analytics-event.ts'

const REQUEST_MS = 10_000

let hasEnded = false
let leave = () => {}

/** Ends analytics in this document after a visitor's no: nothing more is sent or stored. */
export function endAnalytics(): void {
  hasEnded = true
  leave()
  posthog.set_config({ disable_persistence: true, autocapture: false, capture_pageview: false })
}

/**
 * Starts the flag and analytics service. `isCounted` is false for a visit that is not representative: it gets only
 * flags.
 */
export function startAnalytics(page: Page, isCounted: boolean): TelemetrySink {
  // After a no and another yes, the next document starts the service again.
  if (hasEnded) return () => {}
  const { posthogKey } = page.boot.config.telemetry
  const config = configOf(page)
  const sender = createEventSender(config.api_host, posthogKey)
  posthog.init(posthogKey, {
    ...config,
    // The client sends only flags and its settings; the event sender sends events as K-05 requires.
    before_send(event) {
      const sent = hasEnded ? null : cleaned(event, isCounted)
      if (sent) sender.send(sent)
      return null
    },
  })
  maskFirstAddress(posthog)
  posthog.register({ channel: page.boot.set.channel, release_set: page.boot.set.id })
  posthog.onFeatureFlags(() =>
    page.store.set(
      flagsAtom,
      resolveFlags((name) => posthog.isFeatureEnabled(name, { send_event: false })),
    ),
  )
  leave = followVisitor(page, posthog, isCounted)
  return (records) => {
    for (const stamped of records) {
      const event = toAnalyticsEvent(stamped)
      if (event) posthog.capture(event.name, event.properties, { timestamp: new Date(stamped.at) })
    }
  }
}

export const configOf = ({
  boot,
}: Pick<Page, 'boot'>): Partial<PostHogConfig> & { api_host: string } => ({
  api_host: new URL(boot.config.telemetry.posthogHost, location.origin).href,
  persistence: 'localStorage+cookie',
  cookie_expiration: 365,
  // The client always ends a session after 24 hours.
  session_idle_timeout_seconds: 30 * 60,
  feature_flag_request_timeout_ms: REQUEST_MS,
  properties_string_max_length: 65_535,
  // Autocapture is off, but without this setting the client would capture no clicks and so no rage clicks. All other
  // clicks are dropped below.
  autocapture: { dom_event_allowlist: ['click'], capture_copied_text: false },
  rageclick: { click_count: 3, timeout_ms: 1000, threshold_px: 30 },
  mask_all_text: true,
  mask_all_element_attributes: true,
  mask_personal_data_properties: true,
  capture_pageview: 'history_change',
  capture_performance: false,
  capture_dead_clicks: false,
  capture_heatmaps: false,
  capture_exceptions: false,
  disable_session_recording: true,
  disable_surveys: true,
  disable_product_tours: true,
  disable_conversations: true,
  disable_web_experiments: true,
  disable_external_dependency_loading: true,
  person_profiles: 'identified_only',
})

/** An event as it may leave the browser. The buyer's email and phone occur only as people properties. */
export function cleaned(event: CaptureResult | null, isCounted: boolean): CaptureResult | null {
  if (!event || !isCounted || event.event === '$autocapture') return null
  const { token, $set, ...properties } = event.properties
  return {
    ...event,
    // The service identifies its project by this token, which is public in every document.
    properties: { ...mask(properties), token, ...($set ? { $set: person($set) } : {}) },
    ...(event.$set ? { $set: person(event.$set) } : {}),
    ...(event.$set_once ? { $set_once: mask(event.$set_once) } : {}),
  }
}

function person(set: Readonly<Record<string, unknown>>) {
  const { email, phone, ...rest } = set
  return {
    ...mask(rest),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  }
}
