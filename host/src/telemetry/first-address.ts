import type { PostHog } from 'posthog-js/dist/module.no-external.js'
import { mask } from './mask.ts'

type Client = Pick<PostHog, 'setPersonPropertiesForFlags'>

/**
 * Flags are requested with the visitor's first address, which `before_send` does not see. These properties replace the
 * client's own. No flag depends on them.
 */
export function maskFirstAddress(client: Client): void {
  const { href, pathname } = location
  const { referrer } = document
  const first = {
    $initial_current_url: href,
    $initial_pathname: pathname,
    $initial_referrer: referrer,
  }
  client.setPersonPropertiesForFlags(mask(first), false)
}
