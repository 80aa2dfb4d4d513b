import type { Page } from '@borong/contract/host'
import { findRoute } from '../routing/use-current-route.ts'
import { unitInStack } from './unit-in-stack.ts'

/**
 * Records an error that the server met at a place, or a difference from its HTML. It belongs to the unit of the region:
 * the server names it in the digest, the browser in the stack. Without either it belongs to the unit of the route.
 */
export function recordHydrationError(page: Page, error: unknown, componentStack: string): void {
  const { digest = '' } = (error ?? {}) as { digest?: string }
  const region = digest in page.boot.set.units ? digest : unitInStack(componentStack)
  const isRemote = region !== 'host' && region !== 'unknown'
  const unit = isRemote ? region : findRoute(page.boot.routes, location.pathname)?.unit
  page.telemetry.record({
    type: 'error',
    error,
    ...(unit ? { from: { unit, version: page.boot.set.units[unit]?.version ?? '' } } : {}),
    context: { hydration: true, componentStack },
  })
}
