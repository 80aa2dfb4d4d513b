import type { IncomingMessage, ServerResponse } from 'node:http'
import { problemText } from '../http/problem.ts'
import { askedLanguage } from '../http/visitor-language.ts'
import type { BodyRefused } from './request-bodies.ts'

const LONGEST_DRAIN_MS = 5_000
const LARGEST_DRAIN = 64 * 1024 * 1024

/**
 * Refuses a body and closes the connection. The rest of the body is read for a while: closing a connection with unread
 * bytes resets it, and the client may never receive the answer.
 */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  { problem }: BodyRefused,
): void {
  const { status, text } = problemText(problem, askedLanguage(request.headers['accept-language']))
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  })
  response.write(text)
  const end = () => {
    clearTimeout(patience)
    response.end()
  }
  const patience = setTimeout(end, problem === 'TOO_LARGE' ? LONGEST_DRAIN_MS : 0)
  let drained = 0
  request.on('data', (chunk: Buffer) => {
    drained += chunk.length
    if (drained > LARGEST_DRAIN) end()
  })
  request.once('close', end).once('end', end)
}
