import type { Problem } from '@borong/api/types'
import type { Language } from '../language.ts'
import { generalMessage, serverMessageOf } from './error-messages.ts'

/** The four kinds of a failed call. */
export type ApiErrorKind = 'network' | 'http' | 'validation' | 'refusal'

const WORTH_RETRYING = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * A failed call, as data. `network`: no response arrived. `validation`: the fields in `errors` are invalid. `refusal`:
 * the gateway refused for a reason, whose message belongs beside its cause. `http`: any other response. `message` is
 * always in the buyer's language.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** 0 when no response arrived. */
  readonly status: number
  /** The refusal's name, or `client_side_error` without a response. */
  readonly reason: string
  readonly code: number | undefined
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The server's message in the buyer's language, or undefined when the server sent none. */
  readonly serverMessage: string | undefined
  /** The response body, unchanged. */
  readonly body: unknown
  /** Whether a retry of the same call may succeed. */
  readonly retry: boolean

  constructor(
    kind: ApiErrorKind,
    status: number,
    body: Partial<Problem> & { name: string },
    { language = 'id', ...options }: ErrorOptions & { language?: Language } = {},
  ) {
    const serverMessage = serverMessageOf(body)
    super(serverMessage ?? generalMessage[language], options)
    this.serverMessage = kind === 'network' ? undefined : serverMessage
    this.kind = kind
    this.status = status
    this.reason = body.name
    this.code = body.code
    this.errors = body.errors ?? {}
    this.body = body
    this.retry = kind === 'network' || (kind === 'http' && WORTH_RETRYING.has(status))
  }
}

/** Returns whether a caught value is an `ApiError`. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Creates the error of the specification for a call without a response. */
export const clientSideError = (cause?: unknown, language: Language = 'id'): ApiError =>
  new ApiError(
    'network',
    0,
    { name: 'client_side_error', message: generalMessage[language] },
    { cause, language },
  )

/** Creates the error that is shown for a mistake of the page's own code. */
export const unexpectedError = (cause: unknown, language: Language): ApiError =>
  new ApiError(
    'http',
    0,
    { name: 'unexpected_error', message: generalMessage[language] },
    { cause, language },
  )

/** Creates the error for an unsuccessful response. Its body is passed on unchanged. */
export function responseError(status: number, body: unknown, language: Language = 'id'): ApiError {
  // A body in another format still has content. The cart's refusals, for example, are in a GraphQL response.
  const problem = isProblem(body)
    ? body
    : { ...(isRecord(body) ? body : {}), name: `HTTP_${status}` }
  return new ApiError(kindOf(status, problem), status, problem, { language })
}

function kindOf(status: number, problem: Partial<Problem> & { name: string }): ApiErrorKind {
  if (problem.errors && Object.keys(problem.errors).length > 0) return 'validation'
  if (status >= 500 || status === 429) return 'http'
  // a message without a name is shown where it was asked for, as of an order. It may be in any language, so it is
  // no reason for a page. X-05: an `error` is one.
  const hasReason = !problem.name.startsWith('HTTP_') || isRecord((problem as Fields).error)
  return hasReason ? 'refusal' : 'http'
}

type Fields = Record<string, unknown>

const isRecord = (body: unknown): body is Fields => typeof body === 'object' && body !== null

const isProblem = (body: unknown): body is Problem & Fields =>
  isRecord(body) && typeof body.name === 'string'
