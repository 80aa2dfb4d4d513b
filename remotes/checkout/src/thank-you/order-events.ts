import { events as eventsCall, type orderNotifications } from '@borong/api/notifications'
import { call, type Reply } from '@borong/contract'

/** An event of the buyer. */
export type News = Reply<typeof orderNotifications>['result']['items'][number]

/**
 * Reports every event of the buyer's orders from the gateway's stream; the first call, without news, reports that the
 * stream is open. Ends when the signal aborts or the stream ends.
 */
export async function listen(onNews: (news?: News) => void, signal: AbortSignal): Promise<void> {
  // For this call the client returns the response's stream before it has ended.
  const answer: unknown = await call(eventsCall, {}, { requireLogin: false, signal })
  if (!(answer instanceof ReadableStream)) return
  const reader = (answer as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const read = readEvents(text + decoder.decode(value, { stream: true }))
    text = read.rest
    for (const { event, data } of read.events) {
      if (event === 'hello') onNews()
      if (event === 'notification')
        onNews((JSON.parse(data) as { notification: News }).notification)
    }
  }
}

/** The complete events in a text of server-sent events, and the incomplete rest. */
export function readEvents(text: string) {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? ''
    return { event: field('event'), data: field('data') }
  })
  return { events, rest }
}
