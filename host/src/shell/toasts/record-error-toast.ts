import type { Telemetry, ToastMessage } from '@borong/contract/host'

/** C-33: an error toast is an event. Its id names the error; its message may contain personal data. */
export function recordErrorToast(telemetry: Telemetry, { type, id }: ToastMessage): void {
  if (type !== 'error') return
  const fields = { code: id ?? 'toast', place: 'toast' } as const
  telemetry.record({ type: 'track', event: { name: 'error_shown', fields } })
}
