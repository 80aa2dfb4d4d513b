import type { Page } from '@borong/contract/host'
import { inThisBrowser, inThisTab } from '@borong/contract'
import { isAllowed, readChoice, saysNo, watchChoice } from '@borong/ui/consent'
import { consentAskedAtom } from '../shell/consent-asked.ts'
import type { TelemetrySink } from './create-telemetry.ts'

/** Shows the notice to a visitor who has not chosen. A browser that says no for its user is not asked. */
export function askForConsent(page: Page): void {
  const follow = () => page.store.set(consentAskedAtom, readChoice() === undefined && !saysNo())
  watchChoice(follow)
  follow()
}

/**
 * A sink that exists only while analytics are allowed. Records from before the consent are dropped. `forget` removes
 * what the service stored in the browser.
 */
export function consentedSink(
  page: Page,
  start: () => TelemetrySink,
  forget: () => void,
): TelemetrySink {
  const { consent } = page.boot.config
  let sink: TelemetrySink | undefined
  const follow = () => {
    const allowed = isAllowed(consent)
    if (allowed) sink ??= start()
    else {
      sink = undefined
      forget()
    }
  }
  watchChoice(follow)
  follow()
  return (records) => sink?.(records)
}

/** PostHog's and Datadog's identifiers. */
const STORED = /^(?:ph_|__ph_|_dd_s|gid-user$)/

/** Removes the identifiers of the analytics service and of the log intake from this browser. */
export function forgetIdentifiers(cookieDomain: string): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? ''
    if (!STORED.test(name)) continue
    for (const domain of ['', cookieDomain, location.hostname])
      document.cookie = `${name}=; Path=/; Max-Age=0${domain ? `; Domain=${domain}` : ''}`
  }
  for (const storage of [inThisBrowser, inThisTab])
    for (const name of storage.keys()) if (STORED.test(name)) storage.removeItem(name)
}
