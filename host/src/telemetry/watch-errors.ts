import type { Modules, Telemetry } from '@borong/contract/host'
import { unitInStack } from './unit-in-stack.ts'

/** Records uncaught errors with the unit whose code threw them. */
export function watchErrors(
  target: Window,
  telemetry: Telemetry,
  modules: Pick<Modules, 'version'>,
): void {
  const record = (error: unknown) => {
    const unit = unitInStack(error instanceof Error ? (error.stack ?? '') : '')
    telemetry.record({
      type: 'error',
      error,
      ...(unit === 'unknown' ? {} : { from: { unit, version: modules.version(unit) } }),
    })
  }
  target.addEventListener('error', (event) =>
    record((event as ErrorEvent).error ?? (event as ErrorEvent).message),
  )
  target.addEventListener('unhandledrejection', (event) =>
    record((event as PromiseRejectionEvent).reason),
  )
}
