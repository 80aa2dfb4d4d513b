import type { Message } from './message.ts'

const TIMEOUT_MS = 10_000

/** Sends an SMS or a WhatsApp message to a provider that accepts JSON with a bearer key. */
export async function sendByHttp(
  url: string,
  key: string | undefined,
  message: Message,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
    },
    body: JSON.stringify({ channel: message.channel, to: message.to, message: message.text }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The ${message.channel} provider answered ${response.status}`)
}
