import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readFile, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EventLog, LoggedEvent } from './events.ts'

const NEWLINE = 10
const LOCK_STALE_MS = 10_000

/** The audit log in one file, a JSON object per line. */
export async function openFileLog(path: string): Promise<EventLog> {
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  const lock = `${path}.lock`
  const events: LoggedEvent[] = []
  // The number of bytes read so far: complete lines only.
  let offset = 0
  let busy: Promise<unknown> = Promise.resolve()

  const catchUp = async () => {
    const tail = await readFrom(file, offset)
    const end = tail.lastIndexOf(NEWLINE) + 1
    for (const line of tail.subarray(0, end).toString('utf8').split('\n')) {
      if (line) events.push(parse(line, events.length + 1, path))
    }
    offset += end
    return tail.length > end
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = busy.then(work, work)
    busy = turn.catch(() => undefined)
    return turn
  }

  await inTurn(catchUp).catch(async (error) => {
    await file.close()
    throw error
  })
  return {
    read: (after) =>
      inTurn(async () => {
        await catchUp()
        return events.slice(after)
      }),
    append: (event) =>
      inTurn(() =>
        withLock(lock, async () => {
          // The lock excludes other writers, so an incomplete line was left by a crash.
          if (await catchUp()) await file.truncate(offset)
          if (event.sequence !== events.length + 1) return false
          const line = Buffer.from(`${JSON.stringify(event)}\n`)
          await file.write(line, 0, line.length, offset)
          await file.datasync()
          await catchUp()
          return true
        }),
      ),
    close: () => inTurn(() => file.close()),
  }
}

function parse(line: string, expected: number, path: string): LoggedEvent {
  let event: LoggedEvent | undefined
  try {
    event = JSON.parse(line) as LoggedEvent
  } catch {
    event = undefined
  }
  if (event?.sequence !== expected)
    throw new Error(`${path} is damaged: its line ${expected} is not event ${expected}`)
  return event
}

async function readFrom(file: FileHandle, offset: number): Promise<Buffer> {
  const { size } = await file.stat()
  const buffer = Buffer.alloc(Math.max(0, size - offset))
  const { bytesRead } = await file.read(buffer, 0, buffer.length, offset)
  return buffer.subarray(0, bytesRead)
}

async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const owner = randomUUID()
  while (!(await create(path, owner))) {
    if (await isStale(path)) await removeStale(path)
    else await sleep(5)
  }
  try {
    return await work()
  } finally {
    // Another writer has removed the lock if the work took too long.
    if ((await readFile(path, 'utf8').catch(() => '')) === owner) await rm(path, { force: true })
  }
}

/** Only one process removes a stale lock: another one would remove the lock that the first then creates. */
async function removeStale(path: string): Promise<void> {
  const removal = `${path}.removal`
  if (!(await create(removal, ''))) {
    // Its process crashed in the middle of these lines.
    if (await isStale(removal)) await rm(removal, { force: true })
    return sleep(5)
  }
  try {
    if (await isStale(path)) await rm(path, { force: true })
  } finally {
    await rm(removal, { force: true })
  }
}

async function create(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

const isStale = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > LOCK_STALE_MS,
    () => false,
  )
