import type { Page } from '@borong/contract/host'
import { findRoute } from '../routing/use-current-route.ts'
import { unitInStack } from './unit-in-stack.ts'

/**
 * Records an error that the server met at a place, or a difference from its HTML. The server names the unit in the
 * digest, the browser in the stack: a remote in its region, the host in the frame. Without either it belongs to the unit
 * of the route.
 */
export function recordHydrationError(page: Page, error: unknown, componentStack: string): void {
  const { digest = '' } = (error ?? {}) as { digest?: string }
  const named = digest in page.boot.set.units ? digest : unitInStack(componentStack)
  const unit = named === 'unknown' ? findRoute(page.boot.routes, location.pathname)?.unit : named
  const isRemote = unit !== undefined && unit !== 'host'
  page.telemetry.record({
    type: 'error',
    error,
    ...(isRemote ? { from: { unit, version: page.boot.set.units[unit]?.version ?? '' } } : {}),
    context: { hydration: true, componentStack },
  })
}
