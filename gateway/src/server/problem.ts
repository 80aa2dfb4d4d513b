import { type Language, textOf } from '@borong/api/messages'
import type { Problem } from '@borong/api/types'
import { generalMessages } from './messages.ts'

/** An error reply, thrown from any depth. */
export class ProblemError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

const statuses = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
} as const

/** One of the errors that every call can return. */
export function generalProblem(
  name: keyof typeof statuses,
  language: Language,
  errors?: Problem['errors'],
): ProblemError {
  return new ProblemError(statuses[name], {
    name,
    message: textOf(generalMessages[name], language),
    ...(errors ? { errors } : {}),
  })
}
