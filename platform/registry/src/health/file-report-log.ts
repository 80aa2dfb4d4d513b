import { appendFile, mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { CountedVisit, ReportLog } from './report-log.ts'

const NEWLINE = 10

/** The counted visits in one file, a JSON object per line. Visits before `oldest` are removed. */
export async function openFileReportLog(path: string, oldest: Date): Promise<ReportLog> {
  await mkdir(dirname(path), { recursive: true })
  await removeOlder(path, oldest.toISOString())
  const file = await open(path, 'a+', 0o600)
  let offset = 0
  return {
    append: (...visits) =>
      appendFile(path, visits.map((visit) => `${JSON.stringify(visit)}\n`).join('')),
    async read() {
      const { size } = await file.stat()
      // Another registry has removed old visits. Counting the others again changes no tally.
      if (size < offset) offset = 0
      const tail = Buffer.alloc(Math.max(0, size - offset))
      const { bytesRead } = await file.read(tail, 0, tail.length, offset)
      // Another registry may be writing the last line.
      const end = tail.subarray(0, bytesRead).lastIndexOf(NEWLINE) + 1
      offset += end
      const lines = tail.subarray(0, end).toString('utf8').split('\n')
      return lines.flatMap((line) => parse(line) ?? [])
    },
    close: () => file.close(),
  }
}

async function removeOlder(path: string, oldest: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const lines = text.split('\n').filter(Boolean)
  const retained = lines.filter((line) => (parse(line)?.at ?? '') >= oldest)
  // Only an old file is written again: another registry may be appending to this one.
  if (retained.length < lines.length)
    await writeFile(path, retained.map((line) => `${line}\n`).join(''))
}

// A crash may leave an incomplete line. One lost visit changes no verdict.
function parse(line: string): CountedVisit | undefined {
  try {
    return JSON.parse(line) as CountedVisit
  } catch {
    return undefined
  }
}
