import type { Fault } from '@borong/contract'

const messageOf = (fault: Fault): string | undefined => {
  const { message } = (fault.body ?? {}) as { message?: unknown }
  return fault.kind !== 'network' && typeof message === 'string' && message !== ''
    ? message
    : undefined
}

/** Codes and channels: the server's message, else that the network failed. */
export const codeProblem = (fault: Fault, networkError: string): string =>
  messageOf(fault) ?? networkError

/** A social sign-in: the first wrong field, else the server's message, else the general one. */
export const socialProblem = (fault: Fault, general: string): string =>
  Object.values(fault.errors)[0]?.[0] ?? messageOf(fault) ?? general

/** How a refused sign-in is called in the words of this app. */
export function loginProblem(
  fault: Fault,
): 'PASSWORD_NOT_VALID' | 'EMAIL_NOT_VERIFIED' | 'LOGIN_ERROR' {
  if (fault.status === 403 && fault.code === 95) return 'PASSWORD_NOT_VALID'
  if (fault.status === 403 && fault.code === 93) return 'EMAIL_NOT_VERIFIED'
  return 'LOGIN_ERROR'
}

/** Seconds that the gateway asks to wait, where it says so. */
export function waitOf(fault: Fault): number | undefined {
  const { data } = (fault.body ?? {}) as { data?: { resend_in?: unknown; retry_in?: unknown } }
  const seconds = data?.resend_in ?? data?.retry_in
  return typeof seconds === 'number' ? seconds : undefined
}

/** How many more times a code may be tried. */
export function attemptsLeft(fault: Fault): number | undefined {
  const { data } = (fault.body ?? {}) as { data?: { attempts_left?: unknown } }
  return typeof data?.attempts_left === 'number' ? data.attempts_left : undefined
}
