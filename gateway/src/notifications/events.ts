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
// Rows of this period are read again, because an older row may be committed after a newer one by another gateway.
const OVERLAP_MS = 10_000
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
  seen: Map<string, number>
  since: Date
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
    // Set before the counts are read, so that news in between is sent, not lost.
    const stream: Stream = { buyerId, language, response: reply.raw, seen: new Map(), since: now() }
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
      app.log.error(error)
    } finally {
      busy = false
    }
  }

  async function tell() {
    const current = [...streams]
    const buyers = [...new Set(current.map((stream) => stream.buyerId))]
    if (buyers.length === 0) return
    const from = new Date(now().getTime() - OVERLAP_MS)
    const rows = await db
      .selectFrom('notifications')
      .selectAll()
      .where('created_at', '>', from)
      .where('user_id', 'in', buyers)
      .orderBy('id')
      .limit(1000)
      .execute()
    for (const stream of current) {
      for (const [id, at] of stream.seen)
        if (at < from.getTime() - OVERLAP_MS) stream.seen.delete(id)
      const fresh = rows.filter(
        (row) =>
          row.user_id === stream.buyerId &&
          row.created_at >= stream.since &&
          !stream.seen.has(row.id),
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
