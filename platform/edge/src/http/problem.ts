import { type Language, textOf } from '@borong/api/messages'
import type { Problem } from '@borong/api/types'
import type { ServerResponse } from 'node:http'
import { problemMessages } from './messages.ts'

const statuses = {
  INVALID_REQUEST: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  OVERRIDE_REFUSED: 403,
  FOREIGN_FORM: 403,
  SERVICE_NOT_APPROVED: 404,
  TOO_LARGE: 413,
  REQUEST_TIMEOUT: 408,
  TOO_MANY_CALLS: 429,
  SERVICE_BUSY: 503,
  BAD_GATEWAY: 502,
  GATEWAY_TIMEOUT: 504,
} as const

/** A problem in the shape of every failed call. `detail` is more specific than the general sentence. */
export function problemText(
  name: keyof typeof statuses,
  language: Language,
  detail?: string,
): { status: number; text: string } {
  const body: Problem = { name, message: detail ?? textOf(problemMessages[name], language) }
  return { status: statuses[name], text: JSON.stringify(body) }
}

/** Answers with a problem. */
export function sendProblem(
  response: ServerResponse,
  name: keyof typeof statuses,
  language: Language,
  detail?: string,
): void {
  const { status, text } = problemText(name, language, detail)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(text)
}
