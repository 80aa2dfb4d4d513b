interface Problem {
  message: string
  hint?: string
  reasons?: { message: string }[]
}

const CALLS = '/registry/v1/'

/** Reads something that anybody may read. */
export async function read<T>(path: string): Promise<T> {
  return answered<T>(await fetch(CALLS + path))
}

/** Does something to a unit in a channel, in the name of a token; answers what was done, in a sentence. */
export async function act(
  token: string,
  channel: string,
  unit: string,
  action: Readonly<Record<string, string | number>>,
): Promise<string> {
  const response = await fetch(`${CALLS}channels/${channel}/units/${unit}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(action),
  })
  return (await answered<{ message: string }>(response)).message
}

async function answered<T>(response: Response): Promise<T> {
  const body = (await response.json()) as T & Problem
  if (response.ok) return body
  const { message, hint, reasons = [] } = body
  throw new Error(
    [message, ...reasons.map((reason) => reason.message), hint].filter(Boolean).join('\n'),
  )
}
