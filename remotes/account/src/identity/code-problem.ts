import type { Fault, useMessages } from '@borong/contract'

interface Told {
  attempts_left?: unknown
  resend_in?: unknown
  retry_in?: unknown
}

const dataOf = (fault: Fault): Told => (fault.body as { data?: Told } | undefined)?.data ?? {}

/** Why a code was not taken, in the server's words, and how often it may still be tried. */
export function codeProblem(fault: Fault, t: ReturnType<typeof useMessages>): string {
  if (fault.kind === 'network') return t('network')
  const { attempts_left: left } = dataOf(fault)
  const more = typeof left === 'number' && left > 0 ? t('identity.left', { count: left }) : ''
  return [fault.message, more].filter(Boolean).join('. ')
}

/** Seconds that the gateway asks to wait, where it says so. */
export function waitOf(fault: Fault): number | undefined {
  const { resend_in: resend, retry_in: retry } = dataOf(fault)
  const seconds = resend ?? retry
  return typeof seconds === 'number' ? seconds : undefined
}
