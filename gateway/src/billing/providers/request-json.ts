const TIMEOUT_MS = 20_000

/** The answer of a biller: readable JSON with its HTTP status, or the reason why there is none. */
export type JsonAnswer = { status: number; body: unknown } | { status: 0; detail: string }

export interface JsonRequest {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
  timeoutMs?: number | undefined
}

/**
 * Sends a request to a biller and never throws: a time-out, a broken connection, a server error and an unreadable
 * answer all leave open whether the biller has acted. The detail names neither the address nor the contents.
 */
export async function requestJson(
  url: string,
  { method = 'POST', headers, body, timeoutMs = TIMEOUT_MS }: JsonRequest,
): Promise<JsonAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'error',
      signal,
    })
    text = await response.text()
  } catch {
    return { status: 0, detail: signal.aborted ? 'TIMEOUT' : 'UNREACHABLE' }
  }
  if (response.status >= 500) return { status: 0, detail: `HTTP_${response.status}` }
  try {
    return { status: response.status, body: JSON.parse(text) }
  } catch {
    return { status: 0, detail: 'UNREADABLE' }
  }
}
