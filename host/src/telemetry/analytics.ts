import type { Page } from '@borong/contract/host'
import { flagsAtom } from '@borong/contract/host'
import posthog, {
  type CaptureResult,
  type PostHogConfig,
} from 'posthog-js/dist/module.no-external.js'
import type { TelemetrySink } from './create-telemetry.ts'
import { resolveFlags } from './flags.ts'
import { followVisitor } from './follow-visitor.ts'
import { mask } from './mask.ts'
import { sendPersistently } from './persistent-sending.ts'
import { toAnalyticsEvent } from './to-analytics-event.ts'

const REQUEST_MS = 10_000

/** Starts the flag and analytics service. `isCounted` is false for a visit that says nothing of what visitors get: it has flags alone. */
export function startAnalytics(page: Page, isCounted: boolean): TelemetrySink {
  const { posthogKey } = page.boot.config.telemetry
  // The client waits a minute for an answer, and has no setting for it.
  const send = posthog._send_request.bind(posthog)
  posthog._send_request = (request) =>
    send({ timeout: REQUEST_MS, ...request, data: withMaskedPerson(request.data) })
  sendPersistently(posthog)
  posthog.init(posthogKey, configOf(page, isCounted))
  posthog.register({ channel: page.boot.set.channel, release_set: page.boot.set.id })
  posthog.onFeatureFlags(() =>
    page.store.set(
      flagsAtom,
      resolveFlags((name) => posthog.isFeatureEnabled(name, { send_event: false })),
    ),
  )
  followVisitor(page, posthog, isCounted)
  return (records) => {
    for (const stamped of records) {
      const event = toAnalyticsEvent(stamped)
      if (event) posthog.capture(event.name, event.properties, { timestamp: new Date(stamped.at) })
    }
  }
}

export const configOf = (
  { boot }: Pick<Page, 'boot'>,
  isCounted: boolean,
): Partial<PostHogConfig> => ({
  api_host: new URL(boot.config.telemetry.posthogHost, location.origin).href,
  persistence: 'localStorage+cookie',
  cookie_expiration: 365,
  // The client ends a session after 24 hours in any case.
  session_idle_timeout_seconds: 30 * 60,
  request_queue_config: { flush_interval_ms: 3000 },
  feature_flag_request_timeout_ms: REQUEST_MS,
  properties_string_max_length: 65_535,
  // Autocapture is off: without this the client would hear no clicks at all and so no rage clicks. All else is dropped below.
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
  before_send: (event) => cleaned(event, isCounted),
})

/** An event as it may leave the browser: the buyer's email and phone are people properties, and stand nowhere else. */
export function cleaned(event: CaptureResult | null, isCounted: boolean): CaptureResult | null {
  if (!event || !isCounted || event.event === '$autocapture') return null
  const { token, $set, ...properties } = event.properties
  return {
    ...event,
    // The service knows its project by this; it is in every document.
    properties: { ...mask(properties), token, ...($set ? { $set: person($set) } : {}) },
    ...(event.$set ? { $set: person(event.$set) } : {}),
    ...(event.$set_once ? { $set_once: mask(event.$set_once) } : {}),
  }
}

/** Flags are asked for with the person's properties, the first address among them, and before_send does not see them. */
export function withMaskedPerson<T>(data: T): T {
  if (typeof data !== 'object' || data === null || !('person_properties' in data)) return data
  return { ...data, person_properties: person(data.person_properties as Record<string, unknown>) }
}

function person(set: Readonly<Record<string, unknown>>) {
  const { email, phone, ...rest } = set
  return {
    ...mask(rest),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  }
}
