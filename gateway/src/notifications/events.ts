import * as notificationCalls from '@borong/api/notifications'
import type { ServerResponse } from 'node:http'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { followLanguage } from '../push/public.ts'
import { unreadNotifications } from './unread.ts'
import { viewNotification } from './view.ts'

const POLL_MS = 1000
const HEARTBEAT_MS = 15_000
// Limits the life of a stream, so that a stream with a revoked token ends.
const LIFE_MS = 10 * 60 * 1000
// The ids of this period are read again: a row may be committed long after its time, and clocks of gateways differ. It is
// longer than a statement may take.
const OVERLAP_MS = 150_000
const BATCH = 1000
const STREAMS = 1000
const STREAMS_OF_ONE_BUYER = 5

/** Counts of other domains that a stream begins with. */
export interface OtherCounts {
  unreadChat(db: Database, buyerId: string): Promise<number>
}

interface Stream {
  buyerId: string
  language: Language
  response: ServerResponse
  /** The notifications that were there when the stream began, or that it has sent. */
  seen: Map<string, number>
}

/** C-30: server-sent events. One query a second serves all streams of a gateway, with the news of all gateways. */
export function serveEvents({ serve, app, db, now }: Gateway, { unreadChat }: OtherCounts) {
  const streams = new Set<Stream>()
  let poll: NodeJS.Timeout | undefined
  let busy = false

  serve(notificationCalls.events, async ({ buyerId, visitor, language, reply, refuse }) => {
    const ofBuyer = [...streams].filter((stream) => stream.buyerId === buyerId).length
    if (streams.size >= STREAMS || ofBuyer >= STREAMS_OF_ONE_BUYER)
      return refuse('TOO_MANY_STREAMS')
    // Read before the counts, so that news in between is sent, not lost.
    const seen = new Map<string, number>()
    for (const row of await recent([buyerId])) seen.set(row.id, row.created_at.getTime())
    const stream: Stream = { buyerId, language, response: reply.raw, seen }
    if (visitor.family) await followLanguage(db, visitor.family, language)
    const hello = {
      unread_count: await unreadNotifications(db, buyerId),
      unread_chat_count: await unreadChat(db, buyerId),
    }
    reply.hijack()
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // The end of a stream closes its connection; else a closing gateway would wait for the connection.
      connection: 'close',
      // Proxies that buffer responses would delay the events.
      'x-accel-buffering': 'no',
    })
    write(stream, 'hello', hello)
    const heartbeat = setInterval(() => reply.raw.write(':\n\n'), HEARTBEAT_MS)
    const end = setTimeout(() => reply.raw.end(), LIFE_MS)
    reply.raw.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(end)
      streams.delete(stream)
      if (streams.size === 0) stop()
    })
    streams.add(stream)
    poll ??= setInterval(tellNews, POLL_MS)
    return ''
  })

  app.addHook('preClose', async () => {
    stop()
    for (const stream of streams) stream.response.end()
  })

  function stop() {
    clearInterval(poll)
    poll = undefined
  }

  async function tellNews() {
    if (busy) return
    busy = true
    try {
      await tell()
    } catch (error) {
      app.log.error({ err: error }, 'the events were not sent')
    } finally {
      busy = false
    }
  }

  async function tell() {
    const current = [...streams]
    const buyers = [...new Set(current.map((stream) => stream.buyerId))]
    if (buyers.length === 0) return
    const forgotten = now().getTime() - 2 * OVERLAP_MS
    for (const { seen } of current) for (const [id, at] of seen) if (at < forgotten) seen.delete(id)
    const rows = await recent(buyers)
    const fresh = rows.filter(({ id, user_id }) =>
      current.some(({ buyerId, seen }) => buyerId === user_id && !seen.has(id)),
    )
    for (let at = 0; at < fresh.length; at += BATCH)
      await send(
        current,
        fresh.slice(at, at + BATCH).map(({ id }) => id),
      )
  }

  /** The notifications of these buyers that may be news, in order. */
  const recent = (buyers: readonly string[]) =>
    db
      .selectFrom('notifications')
      .select(['id', 'user_id', 'created_at'])
      .where('created_at', '>', new Date(now().getTime() - OVERLAP_MS))
      .where('user_id', 'in', buyers)
      .orderBy('id')
      .execute()

  async function send(current: readonly Stream[], ids: readonly string[]) {
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
    for (const stream of current) {
      const fresh = rows.filter(
        ({ id, user_id }) => user_id === stream.buyerId && !stream.seen.has(id),
      )
      if (fresh.length === 0) continue
      const unread_count = await unreadNotifications(db, stream.buyerId)
      for (const row of fresh) {
        stream.seen.set(row.id, row.created_at.getTime())
        write(stream, 'notification', {
          notification: viewNotification(row, stream.language),
          unread_count,
        })
      }
    }
  }
}

function write({ response }: Stream, event: string, data: unknown) {
  if (!response.writableEnded) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
