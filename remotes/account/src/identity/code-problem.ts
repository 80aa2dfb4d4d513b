import type { ApiError, useMessages } from '@borong/contract'

interface Told {
  attempts_left?: unknown
  resend_in?: unknown
  retry_in?: unknown
}

const dataOf = (error: ApiError): Told => (error.body as { data?: Told } | undefined)?.data ?? {}

/** The server's message for a refused code, and the number of attempts left. */
export function codeProblem(error: ApiError, t: ReturnType<typeof useMessages>): string {
  if (error.kind === 'network') return t('network')
  const { attempts_left: left } = dataOf(error)
  const more = typeof left === 'number' && left > 0 ? t('identity.left', { count: left }) : ''
  return [error.message, more].filter(Boolean).join('. ')
}

/** The wait in seconds that the gateway requires, if it returns one. */
export function waitOf(error: ApiError): number | undefined {
  const { resend_in: resend, retry_in: retry } = dataOf(error)
  const seconds = resend ?? retry
  return typeof seconds === 'number' ? seconds : undefined
}
