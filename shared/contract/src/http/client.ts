import axios from 'axios'
import { answeredFault, clientSideError } from './fault.ts'
import type { HttpRequest } from './request.ts'

// Every answer is an answer here, so that a status is never mistaken for silence. Axios keeps no token and no state.
const client = axios.create({
  adapter: 'fetch',
  validateStatus: () => true,
  responseType: 'text',
  timeout: 30_000,
})

export interface HttpAnswer {
  status: number
  body: unknown
}

/** Sends a request. Rejects with a network fault when no answer came, or with the abort when the caller gave up. */
export async function send(request: HttpRequest): Promise<HttpAnswer> {
  try {
    const { status, data } = await client.request<string | Blob | ReadableStream>(request)
    if (typeof data === 'string' || !data) return { status, body: parse(data) }
    return { status, body: status < 300 ? data : parse(await new Response(data).text()) }
  } catch (error) {
    if (axios.isCancel(error)) throw error
    throw clientSideError(error)
  }
}

/** The reply, or the fault that the answer is. */
export function reply(answer: HttpAnswer): unknown {
  if (answer.status >= 200 && answer.status < 300) return answer.body
  throw answeredFault(answer.status, answer.body)
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
