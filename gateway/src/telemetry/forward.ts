const TIMEOUT_MS = 10_000

export interface Forwarded {
  url: string
  body: Buffer
  contentType: string
  /** The buyer's IP address, from which the services derive a country. */
  ip: string
}

/** Forwards a body unchanged and returns the reply. */
export async function forward({ url, body, contentType, ip }: Forwarded): Promise<string> {
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
