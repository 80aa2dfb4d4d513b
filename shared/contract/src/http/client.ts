import axios from 'axios'
import type { Language } from '../language.ts'
import { responseError, clientSideError } from './api-error.ts'
import type { HttpRequest } from './request.ts'

// No status rejects, so an error status is never mistaken for a missing response. Axios holds no token and no state.
const client = axios.create({
  adapter: 'fetch',
  validateStatus: () => true,
  responseType: 'text',
  timeout: 30_000,
})

export interface HttpAnswer {
  status: number
  body: unknown
  /** The versions that were rolled back, as the edge names them. */
  recalled: string
}

/** Sends a request. Rejects with a network error when no response arrives, or with the abort of the caller. */
export async function send(request: HttpRequest, language: Language): Promise<HttpAnswer> {
  try {
    const response = await client.request<string | Blob | ReadableStream>(request)
    const { status, data } = response
    const recalled = String(response.headers['x-recalled'] ?? '')
    if (typeof data === 'string' || !data) return { status, body: parse(data), recalled }
    const body = status < 300 ? data : parse(await new Response(data).text())
    return { status, body, recalled }
  } catch (error) {
    if (axios.isCancel(error)) throw error
    throw clientSideError(error, language)
  }
}

/** Returns the body of a successful response, and throws an `ApiError` for any other. */
export function reply(answer: Pick<HttpAnswer, 'status' | 'body'>, language: Language): unknown {
  if (answer.status >= 200 && answer.status < 300) return answer.body
  throw responseError(answer.status, answer.body, language)
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
