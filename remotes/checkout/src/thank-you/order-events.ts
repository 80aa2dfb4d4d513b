import { call, type Reply } from '@borong/contract'

type News = Reply<'orderNotifications'>['result']['items'][number]

/**
 * Tells of every event of the buyer's orders as the gateway sends it, first of all that it listens (without news), until
 * the signal says to stop or the stream ends.
 */
export async function listen(onNews: (news?: News) => void, signal: AbortSignal): Promise<void> {
  // The client hands this call's answer over before it has ended.
  const answer: unknown = await call('events', {}, { requireLogin: false, signal })
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

/** The whole events of a text of server-sent events, and what of it belongs to the next one. */
export function readEvents(text: string) {
  const blocks = text.split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.map((block) => {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1] ?? ''
    return { event: field('event'), data: field('data') }
  })
  return { events, rest }
}
