interface Problem {
  message: string
  hint?: string
  reasons?: { message: string }[]
}

const CALLS = '/registry/v1/'

/** Sends a read call, which needs no token. */
export async function read<T>(path: string): Promise<T> {
  return answered<T>(await fetch(CALLS + path))
}

/** Sends an action on a unit in a channel with a token; returns the result as a sentence. */
export async function act(
  token: string,
  channel: string,
  unit: string,
  action: Readonly<Record<string, string | number>> & { expected: number },
): Promise<string> {
  const response = await fetch(`${CALLS}channels/${channel}/units/${unit}`, {
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

async function answered<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & Problem
  if (response.ok) return body
  const { message, hint, reasons = [] } = body
  throw new Error(
    [message, ...reasons.map((reason) => reason.message), hint].filter(Boolean).join('\n'),
  )
}
