import { DAY_MS, MINUTE_MS } from '@borong/api/rules/time'
import type { CallReply } from '@borong/api/shape'
import type { streams } from '@borong/api/campaigns.shapes'
import type { StoredSellerCard } from '../catalogue/public.ts'
import { wibDay, wibDayStart } from '../server/wib.ts'
import type { Database } from '../server/database.ts'

type Stream = CallReply<typeof streams>['result'][number]

// A stream that starts within this time is upcoming; before that, its last recording is shown.
const ANNOUNCED_MS = 3 * 60 * MINUTE_MS

interface StreamRow {
  id: number
  title: string
  starts_at_minute: number
  minutes: number
  viewers: number
  video: string
  product_ids: number[]
  card: StoredSellerCard
}

/** The status, start and end of the stream: today's in Jakarta when it has begun or is upcoming, else yesterday's. */
export function timesOf(stream: { starts_at_minute: number; minutes: number }, now: number) {
  const midnight = wibDayStart(wibDay(new Date(now))).getTime()
  const today = midnight + stream.starts_at_minute * MINUTE_MS
  const start = today <= now || today - now <= ANNOUNCED_MS ? today : today - DAY_MS
  const end = start + stream.minutes * MINUTE_MS
  const status =
    now < start ? ('upcoming' as const) : now < end ? ('live' as const) : ('recorded' as const)
  return { status, start, end }
}

const rank = { live: 0, upcoming: 1, recorded: 2 }
const MOST_STREAMS = 200

/** All streams with their current status: live first, then upcoming, then the latest recordings. */
export async function listStreams(db: Database, now: Date): Promise<Stream[]> {
  const rows = await rowsOf(db).limit(MOST_STREAMS).execute()
  return rows
    .map((row) => streamOf(row, now))
    .toSorted((a, b) => rank[a.status] - rank[b.status] || b.start_date.localeCompare(a.start_date))
}

/** One stream and its products. */
export async function findStream(
  db: Database,
  id: number,
  now: Date,
): Promise<{ stream: Stream; productIds: number[] } | undefined> {
  const row = await rowsOf(db).where('streams.id', '=', id).executeTakeFirst()
  return row && { stream: streamOf(row, now), productIds: row.product_ids }
}

const rowsOf = (db: Database) =>
  db
    .selectFrom('streams')
    .innerJoin('sellers', 'sellers.id', 'streams.seller_id')
    .select([
      'streams.id',
      'streams.title',
      'streams.starts_at_minute',
      'streams.minutes',
      'streams.viewers',
      'streams.video',
      'streams.product_ids',
      'sellers.card',
    ])
    .orderBy('streams.id')

function streamOf(row: StreamRow, now: Date): Stream {
  const { status, start, end } = timesOf(row, now.getTime())
  return {
    id: String(row.id),
    title: row.title,
    status,
    start_date: new Date(start).toISOString(),
    end_date: new Date(end).toISOString(),
    viewers: status === 'upcoming' ? 0 : row.viewers,
    image: `p/${row.product_ids[0]}`,
    video: row.video,
    seller: row.card,
  }
}
