interface Problem {
  message: string
  hint?: string
  reasons?: { message: string }[]
}

const CALLS = '/registry/v1/'

const PROXY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

/** The message while the registry can't be reached. */
export const SILENT = 'The registry does not answer.'

/** Whether a call got no answer at all. */
export const isUnreachable = (error: Error): boolean => error.message === SILENT

/** Sends a read call, which needs no token. */
export async function read<T>(path: string): Promise<T> {
  return answered<T>(await sent(CALLS + path))
}

/** Sends an action on a unit in a channel with a token; returns the result as a sentence. */
export async function act(
  token: string,
  channel: string,
  unit: string,
  action: Readonly<Record<string, string | number>> & { expected: number },
): Promise<string> {
  const response = await sent(`${CALLS}channels/${channel}/units/${unit}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(action),
  })
  const { message, notes = [] } = await answered<{ message: string; notes?: string[] }>(response)
  return [message, ...notes].join('. ')
}

async function sent(address: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(address, request).catch(() => undefined)
  // The edge in front of a registry that does not run answers in its place.
  if (!response || PROXY_STATUSES.has(response.status)) throw new Error(SILENT)
  return response
}

async function answered<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & Problem
  if (response.ok) return body
  const { message, hint, reasons = [] } = body
  throw new Error(
    [message, ...reasons.map((reason) => reason.message), hint].filter(Boolean).join('\n'),
  )
}
