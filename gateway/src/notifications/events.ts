import { MINUTE_MS } from '@borong/api/rules/time'
import * as notificationCalls from '@borong/api/notifications'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { Gateway, Language } from '../server/domain.ts'
import { followLanguage } from '../push/public.ts'
import type { NotificationRow } from './table.ts'
import { unreadNotifications } from './unread.ts'
import { viewNotification } from './view.ts'

const POLL_MS = 1000
const HEARTBEAT_MS = 15_000
// Limits the life of a stream, so that a stream with a revoked token ends.
const LIFE_MS = 10 * MINUTE_MS
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
  /** A snapshot of the database: what was committed before is counted in the stream's greeting, or was sent. */
  since: string
}

/**
 * C-30: server-sent events. One query a second serves all streams of a gateway, with the news of all gateways: what was
 * committed since the last one. In an idle shop it only reads which transactions are committed.
 */
export function serveEvents({ serve, app, db }: Gateway, { unreadChat }: OtherCounts) {
  const streams = new Set<Stream>()
  let poll: NodeJS.Timeout | undefined
  let busy = false

  serve(notificationCalls.events, async ({ buyerId, visitor, language, reply, refuse }) => {
    const ofBuyer = [...streams].filter((stream) => stream.buyerId === buyerId).length
    if (streams.size >= STREAMS || ofBuyer >= STREAMS_OF_ONE_BUYER)
      return refuse('TOO_MANY_STREAMS')
    // Read before the counts, so that news in between is sent, not lost.
    const since = await snapshotOf(db)
    const stream: Stream = { buyerId, language, response: reply.raw, since }
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
    if (current.length === 0) return
    const until = await snapshotOf(db)
    for (const { stream, rows } of await newsOf(current, until)) {
      if (rows.length > 0) {
        const unread_count = await unreadNotifications(db, stream.buyerId)
        for (const row of rows)
          write(stream, 'notification', {
            notification: viewNotification(row, stream.language),
            unread_count,
          })
      }
      stream.since = until
    }
  }

  /** The notifications that were committed between the snapshot of each stream and this one, in order. */
  async function newsOf(current: readonly Stream[], until: string) {
    const behind = current.filter(({ since }) => since !== until)
    if (behind.length === 0) return []
    const { rows } = await sql<NotificationRow & { at: string }>`
      select notifications.*, stream.at
      from unnest(${behind.map(({ buyerId }) => buyerId)}::text[], ${behind.map(({ since }) => since)}::pg_snapshot[])
        with ordinality as stream (user_id, since, at)
      join notifications on notifications.user_id = stream.user_id
        and transaction_sequence >= pg_snapshot_xmin(stream.since)
        and not pg_visible_in_snapshot(transaction_sequence, stream.since)
        and pg_visible_in_snapshot(transaction_sequence, ${until}::pg_snapshot)
      order by notifications.id`.execute(db)
    return behind.map((stream, at) => ({
      stream,
      rows: rows.filter((row) => Number(row.at) === at + 1),
    }))
  }
}

/** Which transactions are committed, as PostgreSQL writes it. A slow one is in a later snapshot, whenever it began. */
async function snapshotOf(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]!.snapshot
}

function write({ response }: Stream, event: string, data: unknown) {
  if (!response.writableEnded) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
