import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoggedEvent } from './events.ts'
import { openFileLog } from './file-log.ts'

let directory: string
let path: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'borong-log-'))
  path = join(directory, 'log.jsonl')
})
afterEach(() => rm(directory, { recursive: true }))

const event = (sequence: number): LoggedEvent => ({
  type: 'promoted',
  channel: 'production',
  unit: 'checkout',
  version: `1.${sequence}.0`,
  sequence,
  at: '2030-01-01T00:00:00.000Z',
  by: 'squad',
})

test('M-04: drops a line that a crash left incomplete, and continues the log after the last complete one', async () => {
  const log = await openFileLog(path)
  await log.append(event(1))
  await log.append(event(2))
  await log.close()
  await appendFile(path, '{"type":"promoted","chan')

  const again = await openFileLog(path)
  expect(await again.read(0)).toEqual([event(1), event(2)])
  expect(await again.append(event(3))).toBe(true)
  expect(await again.read(0)).toEqual([event(1), event(2), event(3)])
  await again.close()
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as LoggedEvent).sequence)).toEqual([1, 2, 3])
})

test('M-04: does not read a log that was altered in the middle', async () => {
  const log = await openFileLog(path)
  for (const sequence of [1, 2, 3]) await log.append(event(sequence))
  await log.close()
  const lines = (await readFile(path, 'utf8')).split('\n')
  await writeFile(path, lines.toSpliced(1, 1).join('\n'))
  await expect(openFileLog(path)).rejects.toThrow(`${path} is damaged: its line 2 is not event 2`)
})

test('M-04: closes a log that it refuses to read', async () => {
  await writeFile(path, 'no event\n')
  await expect(openFileLog(path)).rejects.toThrow('is damaged')
  // Linux lists the open files of a process here.
  const open = await readdir('/proc/self/fd').catch(() => [])
  const files = await Promise.all(open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  expect(files).not.toContain(path)
})

test('M-04: many writers that find a lock of a crash write each event once', async () => {
  const logs = await Promise.all(Array.from({ length: 8 }, () => openFileLog(path)))
  for (const sequence of [1, 2, 3]) {
    await writeFile(`${path}.lock`, '')
    await utimes(`${path}.lock`, new Date(0), new Date(0))
    const written = await Promise.all(logs.map((log) => log.append(event(sequence))))
    expect(written.filter(Boolean)).toHaveLength(1)
  }
  expect(await logs[0]!.read(0)).toEqual([event(1), event(2), event(3)])
  expect((await readdir(directory)).toSorted()).toEqual(['log.jsonl'])
  for (const log of logs) await log.close()
})

test('M-04: takes over a lock that a crash left', async () => {
  const log = await openFileLog(path)
  await writeFile(`${path}.lock`, '')
  await utimes(`${path}.lock`, new Date(0), new Date(0))
  expect(await log.append(event(1))).toBe(true)
  await log.close()
})
