import type { Problem } from '@borong/api/types'

export type FaultKind = 'network' | 'http' | 'validation' | 'refusal'

const WORTH_RETRYING = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Why a call failed, as data. `network`: no answer came. `validation`: the fields in `errors` are wrong. `refusal`: the
 * gateway said no for a reason with a name; show its message beside what caused it. `http`: anything else.
 */
export class Fault extends Error {
  override readonly name = 'Fault'
  readonly kind: FaultKind
  /** 0 when no answer came. */
  readonly status: number
  /** The refusal's name, `client_side_error` without an answer. */
  readonly reason: string
  readonly code: number | undefined
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** The answer's body, unchanged. */
  readonly body: unknown
  /** Whether the same call may succeed when it is made again. */
  readonly retry: boolean

  constructor(
    kind: FaultKind,
    status: number,
    body: Partial<Problem> & { name: string },
    options?: ErrorOptions,
  ) {
    super(body.message ?? body.name, options)
    this.kind = kind
    this.status = status
    this.reason = body.name
    this.code = body.code
    this.errors = body.errors ?? {}
    this.body = body
    this.retry = kind === 'network' || (kind === 'http' && WORTH_RETRYING.has(status))
  }
}

export const isFault = (error: unknown): error is Fault => error instanceof Fault

/** No answer came: the synthetic error of the specification, with its message. */
export const clientSideError = (cause?: unknown): Fault =>
  new Fault(
    'network',
    0,
    {
      name: 'client_side_error',
      message: 'Mohon maaf terjadi kesalahan, silahkan coba beberapa saat lagi.',
    },
    { cause },
  )

/** An answer that is not a success. Its body passes through unchanged. */
export function answeredFault(status: number, body: unknown, cause?: unknown): Fault {
  // What is no problem still says something: a cart's refusal stands in a GraphQL answer.
  const problem = isProblem(body)
    ? body
    : { ...(isRecord(body) ? body : {}), name: `HTTP_${status}` }
  return new Fault(kindOf(status, problem), status, problem, { cause })
}

function kindOf(status: number, problem: Partial<Problem> & { name: string }): FaultKind {
  if (problem.errors && Object.keys(problem.errors).length > 0) return 'validation'
  const unnamed = status >= 500 || status === 429 || problem.name.startsWith('HTTP_')
  return unnamed ? 'http' : 'refusal'
}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null

const isProblem = (body: unknown): body is Problem & Record<string, unknown> =>
  isRecord(body) && typeof body.name === 'string'
