import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestDatabase, server } from '../testing/test-database.ts'
import { openFileReportLog } from './file-report-log.ts'
import { openPostgresReportLog } from './postgres-report-log.ts'
import type { CountedVisit } from './report-log.ts'

async function openLog() {
  if (server) {
    const { url, remove } = await makeTestDatabase()
    return { log: await openPostgresReportLog(url), remove }
  }
  const directory = await mkdtemp(join(tmpdir(), 'borong-reports-'))
  const remove = () => rm(directory, { recursive: true })
  return { log: await openFileReportLog(join(directory, 'visits.jsonl'), new Date(0)), remove }
}

test('M-05: stores a report with half of a character or a zero character', async () => {
  const { log, remove } = await openLog()
  const visit: CountedVisit = {
    at: '2026-01-01T00:00:00.000Z',
    channel: 'production',
    unit: 'checkout',
    version: '1.0.0',
    since: '2026-01-01T00:00:00.000Z',
    visitor: 'v',
    network: 'n',
    failing: true,
    error: 'half \ud83d and \u0000zero',
  }
  await log.append(visit)
  const [stored] = await log.read()
  expect(stored?.error).toMatch(/^half . and .?zero$/s)
  await log.close()
  await remove()
})
