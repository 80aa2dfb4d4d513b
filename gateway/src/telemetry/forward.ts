import type { FastifyBaseLogger } from 'fastify'

const TIMEOUT_MS = 10_000

export interface Forwarded {
  url: string
  body: Buffer
  contentType: string
  /** The buyer's IP address, from which the services derive a country. */
  ip: string
}

/** Forwards a body unchanged. The browser does not wait, and an unavailable service is only logged. */
export function forward(sent: Forwarded, log: FastifyBaseLogger): void {
  void request(sent).catch((error: unknown) => log.warn({ err: error }, 'telemetry was not taken'))
}

/** Forwards a body and returns the reply. */
export async function request({ url, body, contentType, ip }: Forwarded): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': contentType, 'x-forwarded-for': ip },
    body: new Uint8Array(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer = await response.text()
  if (!response.ok) throw new Error(`${new URL(url).origin} answered ${response.status}`)
  return answer
}

/** The envelope endpoint of a DSN (https://key@host/project). */
export function envelopeUrl(dsn: string): string {
  const { protocol, host, pathname, username } = new URL(dsn)
  return `${protocol}//${host}/api${pathname}/envelope/?sentry_key=${username}&sentry_version=7`
}
