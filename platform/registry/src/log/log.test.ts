import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTestDatabase, server } from '../testing/test-database.ts'
import type { EventLog, LoggedEvent } from './events.ts'
import { openFileLog } from './file-log.ts'
import { openPostgresLog } from './postgres-log.ts'

const event = (sequence: number, by = 'squad'): LoggedEvent => ({
  type: 'frozen',
  channel: 'production',
  unit: 'checkout',
  reason: 'a line\nand "another" – ✓',
  sequence,
  at: '2030-01-01T00:00:00.000Z',
  by,
})

/** The location of one log that several registries open. */
interface Place {
  open(): Promise<EventLog>
  remove(): Promise<void>
}

const filePlace = async (): Promise<Place> => {
  const directory = await mkdtemp(join(tmpdir(), 'borong-log-'))
  return {
    open: () => openFileLog(join(directory, 'log.jsonl')),
    remove: () => rm(directory, { recursive: true }),
  }
}

const databasePlace = async (): Promise<Place> => {
  const { url, remove } = await makeTestDatabase()
  return { open: () => openPostgresLog(url), remove }
}

const places = [
  ['a file', filePlace] as const,
  ...(server ? [['PostgreSQL', databasePlace] as const] : []),
]

describe.each(places)('the audit log in %s', (_, makePlace) => {
  let place: Place
  const logs: EventLog[] = []
  const open = async () => {
    const log = await place.open()
    logs.push(log)
    return log
  }
  beforeEach(async () => {
    place = await makePlace()
  })
  afterEach(async () => {
    for (const log of logs.splice(0)) await log.close()
    await place.remove()
  })

  test('M-04: returns the written events, also after it was opened again', async () => {
    const log = await open()
    expect(await log.append(event(1))).toBe(true)
    expect(await log.append(event(2))).toBe(true)
    expect(await log.read(1)).toEqual([event(2)])
    expect(await (await open()).read(0)).toEqual([event(1), event(2)])
  })

  test('M-04: accepts only the next sequence, so that it has no gaps and no duplicates', async () => {
    const log = await open()
    expect(await log.append(event(2))).toBe(false)
    expect(await log.append(event(1))).toBe(true)
    expect(await log.append(event(1, 'somebody else'))).toBe(false)
    expect(await log.read(0)).toEqual([event(1)])
  })

  test('M-04: of two registries that write concurrently, one is first and the other sees its event', async () => {
    const [a, b] = await Promise.all([open(), open()])
    const write = async (log: EventLog, by: string, count: number) => {
      for (let written = 0; written < count;) {
        const next = (await log.read(0)).length + 1
        if (await log.append(event(next, by))) written++
      }
    }
    await Promise.all([write(a, 'a', 10), write(b, 'b', 10)])
    const all = await a.read(0)
    expect(all.map((one) => one.sequence)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(all.filter((one) => one.by === 'a')).toHaveLength(10)
    expect(await b.read(0)).toEqual(all)
  })
})
