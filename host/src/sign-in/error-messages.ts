import type { ApiError } from '@borong/contract'

/** An error of codes and channels: the server's message, otherwise the network message. */
export const codeProblem = (error: ApiError, networkError: string): string =>
  error.serverMessage ?? networkError

/** An error of a social sign-in: the first wrong field, otherwise the server's message, otherwise the general one. */
export const socialProblem = (error: ApiError, general: string): string =>
  Object.values(error.errors)[0]?.[0] ?? error.serverMessage ?? general

/** The message for a refused sign-in. */
export function loginProblem(
  error: ApiError,
): 'PASSWORD_NOT_VALID' | 'EMAIL_NOT_VERIFIED' | 'LOGIN_ERROR' {
  if (error.status === 403 && error.code === 95) return 'PASSWORD_NOT_VALID'
  if (error.status === 403 && error.code === 93) return 'EMAIL_NOT_VERIFIED'
  return 'LOGIN_ERROR'
}

/** The wait in seconds, where the gateway returns one. */
export function waitOf(error: ApiError): number | undefined {
  const { data } = (error.body ?? {}) as { data?: { resend_in?: unknown; retry_in?: unknown } }
  const seconds = data?.resend_in ?? data?.retry_in
  return typeof seconds === 'number' ? seconds : undefined
}

/** The number of attempts left for a code. */
export function attemptsLeft(error: ApiError): number | undefined {
  const { data } = (error.body ?? {}) as { data?: { attempts_left?: unknown } }
  return typeof data?.attempts_left === 'number' ? data.attempts_left : undefined
}
