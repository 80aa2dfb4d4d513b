import * as fileCalls from '@borong/api/files'
import { HOUR_MS, SECOND_MS } from '@borong/api/rules/time'
import { LimitReached, reserve, withinLimits } from '../../identity/public.ts'
import type { Gateway } from '../../server/domain.ts'
import { WorkQueue } from '../../server/work-queue.ts'
import { readUpload } from '../receive.ts'
import { readTable } from './read-table.ts'
import { LIMITS, TableError } from './table-error.ts'

const MOST_AN_HOUR = 100

// A table may take the memory of its unpacked texts.
const queue = new WorkQueue({ running: 2, runningOfOwner: 1, waiting: 50 })

export function serveTables({ serve, db, now, app }: Gateway): void {
  serve(fileCalls.readTable, async ({ request, buyerId, refuse }) => {
    const upload = await readUpload(request, LIMITS.fileBytes)
    if (typeof upload === 'string') return refuse(upload)
    const windowSeconds = HOUR_MS / SECOND_MS
    const limit = { key: `tables:${buyerId}`, most: MOST_AN_HOUR, windowSeconds }
    const counted = await withinLimits(db, (trx) => reserve(trx, [limit], now()))
    if (counted instanceof LimitReached) return refuse('TABLES_LIMIT')
    try {
      return { result: await queue.run(() => readTable(upload.bytes), buyerId) }
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      app.log.info({ refusal: error.refusal, reason: error.message }, 'A table was refused')
      return refuse(error.refusal)
    }
  })
}
